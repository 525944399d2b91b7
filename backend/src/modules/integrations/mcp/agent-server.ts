import { Server } from '@modelcontextprotocol/sdk/server/index.js';
import { WebStandardStreamableHTTPServerTransport } from '@modelcontextprotocol/sdk/server/webStandardStreamableHttp.js';
import {
  CallToolRequestSchema,
  ErrorCode,
  GetPromptRequestSchema,
  InitializeRequestSchema,
  JSONRPCRequestSchema,
  ListPromptsRequestSchema,
  ListToolsRequestSchema,
  McpError,
} from '@modelcontextprotocol/sdk/types.js';
import { AjvJsonSchemaValidator } from '@modelcontextprotocol/sdk/validation/ajv-provider.js';
import { FastifyRequest } from 'fastify';
import type { AppScope } from '../../../kernel/app-scopes';
import type { RequestContext } from '../../../platform/graphql/request-context';
import { adminTools } from './admin-tools';
import { Execution } from '../execution';
import { listed, promptOf } from './agent-prompts';
import { AgentToolSet } from './agent-tool';
import { shopTools } from './shop-tools';
import { ToolBox } from './tool-box';

/** The version of the tools; removing or changing a tool increments the major version. */
const VERSION = '1.0.0';

/**
 * Validates what clients answer to requests of the server by schema. The shop sends none, so all requests share one
 * validator.
 */
const jsonSchemaValidator = new AjvJsonSchemaValidator();

/** A validator of a request. */
interface RequestSchema {
  safeParse: (request: unknown) => { error?: { issues: { path: PropertyKey[] }[] } | undefined };
}

/** The requests that have params. */
const REQUESTS = new Map<string, RequestSchema>([
  ['initialize', InitializeRequestSchema],
  ['prompts/get', GetPromptRequestSchema],
  ['prompts/list', ListPromptsRequestSchema],
  ['tools/call', CallToolRequestSchema],
  ['tools/list', ListToolsRequestSchema],
]);

const toolSets = { shop: shopTools, admin: adminTools };

/**
 * Serves the Model Context Protocol to the agents of one endpoint, by the SDK. Requests are independent, so that any of
 * several servers can answer them: there are no sessions, and no streams that the server initiates.
 */
export class AgentServer {
  private readonly toolSet: AgentToolSet;
  private readonly toolBox: ToolBox;

  constructor(
    private readonly storeName: string,
    audience: keyof typeof toolSets,
    execution: Execution,
  ) {
    this.toolSet = toolSets[audience];
    this.toolBox = new ToolBox(this.toolSet.tools, execution);
  }

  /** The scope that a customer must grant an agent for this message; undefined if none is needed. */
  scopeOf({ method, params }: { method?: unknown; params?: unknown }): AppScope | undefined {
    if (method !== 'tools/call') return undefined;
    return this.toolBox.scopeOf(String((params as { name?: unknown } | undefined)?.name));
  }

  /** Answers one message. */
  async answer(request: FastifyRequest, context: RequestContext): Promise<Response> {
    const refusal = paramsRefusal(request.body);
    if (refusal) return Response.json(refusal);
    const server = this.serverFor(context);
    const transport = new WebStandardStreamableHTTPServerTransport({ enableJsonResponse: true });
    await server.connect(transport);
    try {
      return await transport.handleRequest(asMessage(request), { parsedBody: request.body });
    } finally {
      await server.close();
    }
  }

  private serverFor(context: RequestContext): Server {
    const { title, instructions, prompts } = this.toolSet;
    const name = `${this.storeName}: ${title}`;
    const server = new Server(
      { name, version: VERSION },
      { capabilities: { prompts: {}, tools: {} }, instructions, jsonSchemaValidator },
    );
    server.setRequestHandler(ListToolsRequestSchema, () => ({
      tools: this.toolBox.toolsOf(context.viewer),
    }));
    server.setRequestHandler(CallToolRequestSchema, async ({ params }) => {
      const result = await this.toolBox.call(params.name, params.arguments ?? {}, context);
      if (!result) throw new McpError(ErrorCode.InvalidParams, `Unknown tool: ${params.name}`);
      return result;
    });
    server.setRequestHandler(ListPromptsRequestSchema, () => ({ prompts: listed(prompts) }));
    server.setRequestHandler(GetPromptRequestSchema, ({ params }) =>
      promptOf(prompts, params.name, params.arguments ?? {}),
    );
    return server;
  }
}

/**
 * Refuses invalid params of a request itself: the SDK reports them as an internal error with the text of its validator.
 */
function paramsRefusal(body: unknown) {
  const request = JSONRPCRequestSchema.safeParse(body).data;
  const problem = request && REQUESTS.get(request.method)?.safeParse(request).error;
  if (!problem) return undefined;
  const fields = [...new Set(problem.issues.map(({ path }) => path.join('.')))];
  const error = {
    code: ErrorCode.InvalidParams,
    message: `Invalid params: ${fields.join(', ')}`,
    data: { fields },
  };
  return { jsonrpc: '2.0', id: request.id, error };
}

/** The parts of a request besides its body that the SDK reads. */
function asMessage({ host, headers: sent }: FastifyRequest): Request {
  const headers = new Headers();
  for (const name of ['accept', 'content-type', 'mcp-protocol-version'])
    if (sent[name] !== undefined) headers.set(name, String(sent[name]));
  return new Request(`http://${host}`, { method: 'POST', headers });
}
