import { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { StreamableHTTPClientTransport } from '@modelcontextprotocol/sdk/client/streamableHttp.js';
import type { CallToolResult, Tool } from '@modelcontextprotocol/sdk/types.js';
import { TestShop } from './test-shop';

/** What a call of a tool failed with. */
export interface ToolFailure {
  code: string;
  message: string;
  fields?: Record<string, string>;
  // The shape of details is what each test is about.
  details?: any; // eslint-disable-line @typescript-eslint/no-explicit-any
  requestId: string;
}

/** An agent with the official client of the protocol, which holds answers to the schemas that the shop tells. */
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

  async call(name: string, values: Record<string, unknown> = {}): Promise<CallToolResult> {
    this.calls++;
    return (await this.client.callTool({ name, arguments: values })) as CallToolResult;
  }

  /** What a tool answers that must not fail. */
  // eslint-disable-next-line @typescript-eslint/no-explicit-any
  async answer(name: string, values?: Record<string, unknown>): Promise<any> {
    const { isError, structuredContent, content } = await this.call(name, values);
    if (isError) throw new Error(JSON.stringify(content));
    return structuredContent;
  }

  /** What a tool fails with that must fail. */
  async failure(name: string, values?: Record<string, unknown>): Promise<ToolFailure> {
    const { isError, content } = await this.call(name, values);
    if (!isError) throw new Error(`${name} did not fail`);
    return JSON.parse(content[0]?.type === 'text' ? content[0].text : '') as ToolFailure;
  }
}
