import { fastifyApolloHandler } from '@as-integrations/fastify';
import { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { ExecutionResult, GraphQLError, GraphQLSchema } from 'graphql';
import { CompiledQuery } from 'graphql-jit';
import { createApollo } from './apollo';
import { headOf, logFailures } from './answer';
import { CompiledOperations } from './compiled-operations';
import { formatGraphqlError } from './error-format';
import type { RequestContext } from './request-context';

/** What the GraphQL door needs. */
export interface GraphqlDoor {
  schema: GraphQLSchema;
  introspection: boolean;
  contextOf(request: FastifyRequest, reply: FastifyReply): Promise<RequestContext>;
}

/** The media type of the answer, by what clients say they accept; other headers are left to Apollo to read. */
const MEDIA_TYPES = new Map([
  [undefined, 'application/json; charset=utf-8'],
  ['*/*', 'application/json; charset=utf-8'],
  ['application/json', 'application/json; charset=utf-8'],
  // As Apollo Client asks.
  [
    'application/graphql-response+json,application/json;q=0.9',
    'application/graphql-response+json; charset=utf-8',
  ],
]);

/**
 * Serves the schema at POST /graphql. Apollo Server answers; what it has let through often enough is compiled, and
 * from then on answered here, by the same resolvers and with the same errors.
 */
export async function registerGraphql(app: FastifyInstance, door: GraphqlDoor): Promise<void> {
  const compiled = new CompiledOperations(door.schema);
  const apollo = createApollo(door, compiled, app.log);
  await apollo.start();
  app.addHook('onClose', () => apollo.stop());
  // Made before Apollo comes in: a failure there, of the database say, is answered as any other, not with a bare 500.
  const contexts = new WeakMap<FastifyRequest, RequestContext>();
  const viaApollo = fastifyApolloHandler(apollo, {
    context: async (request) => contexts.get(request) as RequestContext,
  });
  // Each query and mutation has a rule of its own.
  app.post('/graphql', { config: { access: 'self' } }, async (request, reply) => {
    const context = await door.contextOf(request, reply);
    const asked = readyOperation(request, compiled);
    const answer = asked && (await run(asked, context));
    if (answer) return send(app, reply, answer, asked.mediaType, context);
    contexts.set(request, context);
    return viaApollo.call(app, request, reply);
  });
}

interface Asked {
  compiled: CompiledQuery;
  variables: Record<string, unknown>;
  mediaType: string;
}

/** The compiled operation that a request asks for, where it asks in the plain way. */
function readyOperation(
  request: FastifyRequest,
  operations: CompiledOperations,
): Asked | undefined {
  const mediaType = MEDIA_TYPES.get(request.headers.accept);
  const { query, operationName, variables = {}, extensions } = Object(request.body);
  if (!mediaType || typeof query !== 'string' || extensions !== undefined) return undefined;
  if (!isName(operationName) || !isRecord(variables)) return undefined;
  const compiled = operations.find(query, operationName);
  return compiled && { compiled, variables, mediaType };
}

function isName(value: unknown): value is string | undefined {
  return value === undefined || typeof value === 'string';
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/**
 * Runs it.
 * @returns undefined where its variables do not fit, so that nothing ran: Apollo has the words for that
 */
async function run(
  { compiled, variables }: Asked,
  context: RequestContext,
): Promise<ExecutionResult | undefined> {
  const result = (await compiled.query(undefined, context, variables)) as ExecutionResult;
  return 'data' in result ? result : undefined;
}

function send(
  app: FastifyInstance,
  reply: FastifyReply,
  { data, errors }: ExecutionResult,
  mediaType: string,
  context: RequestContext,
): string {
  reply.header('content-type', mediaType);
  if (!errors?.length) return `{"data":${JSON.stringify(data)}}\n`;
  const causes = errors.map(asGraphqlError);
  logFailures(app.log, causes, context.requestId);
  const formatted = causes.map((cause, at) =>
    formatGraphqlError({ ...cause.toJSON(), locations: errors[at]?.locations }, cause),
  );
  const { status, retryAfterSeconds } = headOf(data, formatted, causes);
  if (status !== undefined) reply.status(status);
  if (retryAfterSeconds !== undefined) reply.header('retry-after', retryAfterSeconds);
  return `${JSON.stringify({ errors: formatted, data })}\n`;
}

/** graphql-jit has an error class of its own, which lacks what graphql-js always has. */
function asGraphqlError({ message, path, originalError, extensions }: GraphQLError): GraphQLError {
  return new GraphQLError(message, { path, originalError, extensions });
}
