import { fastifyApolloHandler } from '@as-integrations/fastify';
import { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { ExecutionResult, GraphQLError, GraphQLSchema } from 'graphql';
import type { Viewer } from '../../kernel/viewer';
import { headOf, logFailures } from './answer';
import { createApollo } from './apollo';
import { CompiledOperations } from './compiled-operations';
import { formatGraphqlError } from './error-format';
import { PersistedOperations } from './persisted-operations';
import { ReadyAnswer, ReadyAnswers, StillTrue } from './ready-answers';
import type { ContextDoor, RequestContext } from './request-context';

/** What the GraphQL door needs. */
export interface GraphqlDoor extends ContextDoor {
  schema: GraphQLSchema;
  introspection: boolean;
  /** The file with the operations of the site. */
  operationsPath: string;
  /** How many products there are now, each with a page of its own. */
  productCount: () => number;
}

declare module 'fastify' {
  interface FastifyRequest {
    /** The body of a GraphQL request as it came. */
    question: string;
  }
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
 * from then on answered here, by the same resolvers and with the same errors. What many ask in the same words, and
 * everybody may know, is kept ready.
 */
export async function registerGraphql(app: FastifyInstance, door: GraphqlDoor): Promise<void> {
  const operations = new CompiledOperations(door.schema);
  const ready = new ReadyAnswers(door.productCount);
  const persisted = PersistedOperations.ofBuild(door.operationsPath);
  const apollo = createApollo(door, operations, app.log);
  await apollo.start();
  app.addHook('onClose', () => apollo.stop());
  // Made before Apollo comes in: a failure there, of the database say, is answered as any other, not with a bare 500.
  const contexts = new WeakMap<FastifyRequest, RequestContext>();
  const viaApollo = fastifyApolloHandler(apollo, {
    context: async (request) => contexts.get(request) as RequestContext,
  });
  await app.register(async (scope) => {
    takeQuestions(scope, ready, persisted);
    // Each query and mutation has a rule of its own.
    scope.post('/graphql', { config: { access: 'self' } }, (request, reply) => {
      if (request.body instanceof ReadyAnswer) return sendReady(request, reply, request.body);
      const viewer = door.viewerOf(request);
      if (viewer instanceof Promise) return viewer.then((known) => answer(request, reply, known));
      return answer(request, reply, viewer);
    });

    /** At once where a compiled operation has nothing to wait for: a promise costs more than it then takes to answer. */
    function answer(request: FastifyRequest, reply: FastifyReply, viewer: Viewer) {
      const proofs: StillTrue[] = [];
      const context: RequestContext = {
        ...door.contextOf(request, reply),
        viewer,
        keepWhile: (isStillTrue) => void proofs.push(isStillTrue),
      };
      const mediaType = MEDIA_TYPES.get(request.headers.accept);
      const operation = mediaType === undefined ? undefined : operations.find(request.body);
      const result = operation?.run(context);
      return result instanceof Promise ? result.then(write) : write(result);

      function write(result: ExecutionResult | undefined) {
        if (!operation || !result) {
          contexts.set(request, context);
          return viaApollo.call(app, request, reply);
        }
        reply.header('content-type', mediaType);
        if (result.errors?.length) return failed(app, reply, result, context);
        const text = `{"data":${JSON.stringify(result.data)}}\n`;
        if (proofs.length > 0 && proofs.length === operation.queryCount)
          ready.keep(
            request.question,
            new ReadyAnswer(text, isAllTrue(proofs), request.scope.rootField),
          );
        return text;
      }
    }
  });
}

/** Answers that are made for one caller are not packed: that would cost more than it saves, and tell their lengths. */
function sendReady({ headers, scope }: FastifyRequest, reply: FastifyReply, answer: ReadyAnswer) {
  scope.rootField = answer.rootField;
  reply.header('content-type', MEDIA_TYPES.get(headers.accept));
  const gzipped = /\bgzip\b/.test(String(headers['accept-encoding'])) && answer.gzipped;
  if (gzipped) reply.headers({ 'content-encoding': 'gzip', vary: 'accept-encoding' });
  return gzipped || answer.text;
}

/** Reads bodies; one that has a ready answer need not be read. */
function takeQuestions(
  scope: FastifyInstance,
  ready: ReadyAnswers,
  persisted: PersistedOperations,
): void {
  scope.decorateRequest('question', '');
  const parseJson = scope.getDefaultJsonParser('error', 'error');
  scope.removeContentTypeParser('application/json');
  scope.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    request.question = String(body);
    const answer = MEDIA_TYPES.has(request.headers.accept) && ready.find(request.question);
    if (answer) done(null, answer);
    else if (body === '') done(null, undefined);
    else
      void parseJson(request, request.question, (error, question) => {
        try {
          done(error, persisted.spellOut(question));
        } catch (unknownName) {
          done(unknownName as Error);
        }
      });
  });
}

function isAllTrue(proofs: readonly StillTrue[]): StillTrue {
  const [only, ...others] = proofs;
  // As it is: a hundred thousand of them are kept, and a list around each was a third of what an answer took.
  if (only && others.length === 0) return only;
  return () => proofs.every((isStillTrue) => isStillTrue());
}

/** Answers failures as Apollo does: the same texts, codes, status and lines of the log. */
function failed(
  app: FastifyInstance,
  reply: FastifyReply,
  { data, errors = [] }: ExecutionResult,
  { requestId }: RequestContext,
): string {
  const causes = errors.map(asGraphqlError);
  logFailures(app.log, causes, requestId);
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
