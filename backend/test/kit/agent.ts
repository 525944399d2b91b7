import { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { StreamableHTTPClientTransport } from '@modelcontextprotocol/sdk/client/streamableHttp.js';
import type { CallToolResult, Prompt, Tool } from '@modelcontextprotocol/sdk/types.js';
import { TestShop } from './test-shop';

/** The error of a tool call. */
export interface ToolFailure {
  code: string;
  message: string;
  fields?: Record<string, string>;
  // Each test checks the shape of details.
  details?: any; // eslint-disable-line @typescript-eslint/no-explicit-any
  requestId: string;
}

/** An agent with the official client of the protocol, which validates responses against the shop's schemas. */
export class Agent {
  calls = 0;

  private constructor(readonly client: Client) {}

  /** @param path of the endpoint, such as /mcp/shop */
  static async connect({ http }: TestShop, path: string, token?: string): Promise<Agent> {
    if (!http.server.listening) await http.listen({ port: 0, host: '127.0.0.1' });
    const { port } = http.server.address() as { port: number };
    const headers: Record<string, string> = token ? { authorization: `Bearer ${token}` } : {};
    const client = new Client({ name: 'test', version: '1.0.0' });
    const url = new URL(`http://127.0.0.1:${port}${path}`);
    await client.connect(new StreamableHTTPClientTransport(url, { requestInit: { headers } }));
    return new Agent(client);
  }

  async tools(): Promise<Tool[]> {
    return (await this.client.listTools()).tools;
  }

  async prompts(): Promise<Prompt[]> {
    return (await this.client.listPrompts()).prompts;
  }

  /** The text of a prompt. */
  async prompt(name: string, values: Record<string, string> = {}): Promise<string> {
    const { messages } = await this.client.getPrompt({ name, arguments: values });
    const [content] = messages.map((message) => message.content);
    return content?.type === 'text' ? content.text : '';
  }

  async call(name: string, values: Record<string, unknown> = {}): Promise<CallToolResult> {
    this.calls++;
    return (await this.client.callTool({ name, arguments: values })) as CallToolResult;
  }

  /** The result of a tool call that must succeed. */
  // eslint-disable-next-line @typescript-eslint/no-explicit-any
  async answer(name: string, values?: Record<string, unknown>): Promise<any> {
    const { isError, structuredContent, content } = await this.call(name, values);
    if (isError) throw new Error(JSON.stringify(content));
    return structuredContent;
  }

  /** The error of a tool call that must fail. */
  async failure(name: string, values?: Record<string, unknown>): Promise<ToolFailure> {
    const { isError, content } = await this.call(name, values);
    if (!isError) throw new Error(`${name} did not fail`);
    return JSON.parse(content[0]?.type === 'text' ? content[0].text : '') as ToolFailure;
  }
}
