import type { CallToolResult, Tool } from '@modelcontextprotocol/sdk/types.js';
import { GraphQLError, GraphQLSchema, OperationTypeNode, getOperationAST, parse } from 'graphql';
import { AccessRule, assertAccess } from '../../../kernel/access';
import { AppScope } from '../../../kernel/app-scopes';
import { Viewer, requireAppScope } from '../../../kernel/viewer';
import { formatErrors, logFailures } from '../../../platform/graphql/answer';
import { OperationRefused, refusal } from '../../../platform/graphql/operation-checks';
import type { RequestContext } from '../../../platform/graphql/request-context';
import { Execution, carryOut } from '../execution';
import { AgentTool } from './agent-tool';
import { inputSchemaOf, outputSchemaOf } from './tool-schemas';

/** A tool as listed to agents, with the rules about its callers. */
interface OfferedTool {
  told: Tool;
  document: string;
  arguments: ReadonlySet<string>;
  rules: readonly AccessRule[];
  scope: AppScope | undefined;
}

/** The tools of one endpoint over the GraphQL schema. */
export class ToolBox {
  private readonly offered: ReadonlyMap<string, OfferedTool>;

  constructor(
    tools: readonly AgentTool[],
    private readonly execution: Execution,
  ) {
    const { schema } = execution;
    this.offered = new Map(tools.map((tool) => [tool.name, offer(schema, tool)]));
  }

  /** The tools that a viewer may call. Agents without a token also see those that they can get a token for. */
  toolsOf(viewer: Viewer): Tool[] {
    return [...this.offered.values()]
      .filter((tool) => (tool.scope && viewer.role === 'guest') || isAllowed(viewer, tool))
      .map(({ told }) => told);
  }

  /** The scope that a customer must grant an agent to call a tool. */
  scopeOf(name: string): AppScope | undefined {
    return this.offered.get(name)?.scope;
  }

  /** Runs a call; undefined if the tool does not exist. Errors are results, too, so that the model can read them. */
  async call(
    name: string,
    values: Record<string, unknown>,
    context: RequestContext,
  ): Promise<CallToolResult | undefined> {
    const tool = this.offered.get(name);
    if (!tool) return undefined;
    try {
      assertAllowed(context.viewer, tool);
      const unknown = Object.keys(values).find((argument) => !tool.arguments.has(argument));
      if (unknown !== undefined) return this.failed([unknownArgument(name, unknown)], context);
      return await this.run(tool.document, values, context);
    } catch (error) {
      // This includes faults of the shop, whose text the SDK would expose.
      const { errors } =
        error instanceof OperationRefused ? error : { errors: [refusal(error as Error)] };
      return this.failed(errors, context);
    }
  }

  private async run(
    query: string,
    variables: Record<string, unknown>,
    contextValue: RequestContext,
  ): Promise<CallToolResult> {
    const { data, errors } = await carryOut(this.execution, query, variables, contextValue);
    if (errors || !data) return this.failed(errors ?? [], contextValue);
    // Copied to a plain object: graphql-js returns objects without a prototype.
    const text = JSON.stringify(data);
    return {
      content: [{ type: 'text', text }],
      structuredContent: JSON.parse(text) as Record<string, unknown>,
    };
  }

  private failed(errors: readonly GraphQLError[], { requestId }: RequestContext): CallToolResult {
    logFailures(this.execution.log, errors, requestId);
    const [first] = formatErrors(errors);
    const { code, fields, details } = first?.extensions ?? {};
    const failure = { code, message: first?.message, fields, details, requestId };
    return { content: [{ type: 'text', text: JSON.stringify(failure) }], isError: true };
  }
}

/** The error that GraphQL gives for an unknown input field; it ignores variables that a document does not declare. */
function unknownArgument(tool: string, name: string): GraphQLError {
  const extensions = { code: 'BAD_USER_INPUT' };
  return new GraphQLError(`Field "${name}" is not defined by type "${tool}".`, { extensions });
}

function offer(schema: GraphQLSchema, tool: AgentTool): OfferedTool {
  const { name, title, description, document: source, permission, scope, writes } = tool;
  const document = parse(source);
  const operation = getOperationAST(document);
  if (!operation) throw new Error(`The tool ${name} is not one operation`);
  const inputSchema = inputSchemaOf(schema, document, operation);
  const isQuery = operation.operation === OperationTypeNode.QUERY;
  if (isQuery === (writes !== undefined)) throw new Error(`What does the tool ${name} write?`);
  const fields = schema.getRootType(operation.operation)?.getFields() ?? {};
  const rules = operation.selectionSet.selections.flatMap((selection) =>
    'name' in selection && selection.name
      ? [fields[selection.name.value]?.extensions['access'] as AccessRule]
      : [],
  );
  return {
    told: {
      ...{ name, title, description },
      inputSchema: inputSchema as Tool['inputSchema'],
      outputSchema: outputSchemaOf(schema, document, operation) as Tool['outputSchema'],
      annotations: {
        title,
        readOnlyHint: isQuery,
        destructiveHint: writes?.isDestructive ?? false,
        idempotentHint: writes?.isIdempotent ?? true,
        openWorldHint: false,
      },
    },
    document: source,
    arguments: new Set(Object.keys(inputSchema['properties'] as object)),
    rules: permission ? [...rules, permission] : rules,
    scope,
  };
}

/** The only place that checks the scopes of customers' agents. */
function assertAllowed(viewer: Viewer, { rules, scope }: OfferedTool): void {
  if (scope) requireAppScope(viewer, scope);
  for (const rule of rules) assertAccess(viewer, rule);
}

function isAllowed(viewer: Viewer, tool: OfferedTool): boolean {
  try {
    assertAllowed(viewer, tool);
    return true;
  } catch {
    return false;
  }
}
