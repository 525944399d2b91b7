import { fastifyApolloHandler } from '@as-integrations/fastify';
import { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { ExecutionResult, GraphQLError, GraphQLSchema, OperationTypeNode, execute } from 'graphql';
import { ShopError } from '../../kernel/shop-error';
import type { Viewer } from '../../kernel/viewer';
import { headOf, logFailures } from './answer';
import { createApollo } from './apollo';
import { formatGraphqlError } from './error-format';
import { CheckedOperation, OperationChecks, OperationRefused, Question } from './operation-checks';
import { PersistedOperations } from './persisted-operations';
import { CachedResponse, ResponseCache, FreshnessCheck, queryCountOf } from './response-cache';
import type { ContextFactory, RequestContext } from './request-context';
import { readQuestion } from './read-question';
import { refusedFor } from './subscribing';

/** What the GraphQL door needs. */
export interface GraphqlEndpoint extends ContextFactory {
  schema: GraphQLSchema;
  checks: OperationChecks;
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

const GRAPHQL_RESPONSE = 'application/graphql-response+json';

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
 * Serves the schema at POST /graphql. Every question passes OperationChecks first and is executed by graphql-js, by the
 * same resolvers and with the same errors whoever reads the answer: Apollo Server answers clients that accept another
 * media type than the usual ones. What many ask in the same words, and everybody may know, is kept ready: only answers
 * of questions that passed are kept.
 */
export async function registerGraphql(
  app: FastifyInstance,
  endpoint: GraphqlEndpoint,
): Promise<void> {
  const { checks } = endpoint;
  const responseCache = new ResponseCache(endpoint.productCount);
  const persisted = PersistedOperations.ofBuild(endpoint.operationsPath);
  const apollo = createApollo(endpoint.schema, app.log);
  await apollo.start();
  app.addHook('onClose', () => apollo.stop());
  // Made before Apollo comes in, and only for questions that passed the checks: without a context Apollo runs nothing.
  const contexts = new WeakMap<FastifyRequest, RequestContext>();
  const viaApollo = fastifyApolloHandler(apollo, {
    context: async (request) => {
      const context = contexts.get(request);
      if (!context) throw new Error('A question came to Apollo that was not checked');
      return context;
    },
  });
  await app.register(async (scope) => {
    takeQuestions(scope, responseCache, persisted);
    // Each query and mutation has a rule of its own.
    scope.post('/graphql', { config: { access: 'self' } }, (request, reply) => {
      if (request.body instanceof CachedResponse) return sendCached(request, reply, request.body);
      const viewer = endpoint.viewerOf(request);
      if (viewer instanceof Promise) return viewer.then((known) => answer(request, reply, known));
      return answer(request, reply, viewer);
    });

    /** At once where an operation has nothing to wait for: a promise costs more than it then takes to answer. */
    function answer(request: FastifyRequest, reply: FastifyReply, viewer: Viewer) {
      const freshnessChecks: FreshnessCheck[] = [];
      const context: RequestContext = {
        ...endpoint.contextOf(request, reply),
        viewer,
        cacheWhile: (isFresh) => void freshnessChecks.push(isFresh),
      };
      const { accept } = request.headers;
      const mediaType = MEDIA_TYPES.get(accept);
      let question: Question;
      let checked: CheckedOperation;
      try {
        question = readQuestion(request.body);
        checked = checks.check(question);
        if (checked.operation.operation === OperationTypeNode.SUBSCRIPTION) throw notHere();
      } catch (error) {
        const { errors } = error instanceof OperationRefused ? error : refusedFor(error as Error);
        reply.header('content-type', mediaType ?? errorMediaType(accept));
        return failed(app, reply, {}, context, errors);
      }
      if (mediaType === undefined) {
        contexts.set(request, context);
        // Just what was checked, and nothing that Apollo might read otherwise.
        request.body = question;
        return viaApollo.call(app, request, reply);
      }
      const result = execute({
        schema: endpoint.schema,
        document: checked.document,
        contextValue: context,
        variableValues: question.variables,
        operationName: question.operationName,
      });
      return result instanceof Promise ? result.then(write) : write(result as ExecutionResult);

      function write(result: ExecutionResult) {
        reply.header('content-type', mediaType);
        if (result.errors) return failed(app, reply, result, context, result.errors);
        const text = `{"data":${JSON.stringify(result.data)}}\n`;
        if (
          freshnessChecks.length > 0 &&
          freshnessChecks.length === queryCountOf(checked.operation)
        )
          responseCache.keep(
            request.question,
            new CachedResponse(text, allFresh(freshnessChecks), request.scope.rootField),
          );
        return text;
      }
    }
  });
}

function notHere(): ShopError {
  return new ShopError('BAD_REQUEST', 'Subscriptions are answered at POST /graphql/stream');
}

/** The media type of a refusal for clients that ask in a way of their own. */
function errorMediaType(accept: string | undefined): string {
  const type = accept?.includes(GRAPHQL_RESPONSE) ? GRAPHQL_RESPONSE : 'application/json';
  return `${type}; charset=utf-8`;
}

/** Answers that are made for one caller are not packed: that would cost more than it saves, and tell their lengths. */
function sendCached(
  { headers, scope }: FastifyRequest,
  reply: FastifyReply,
  answer: CachedResponse,
) {
  scope.rootField = answer.rootField;
  reply.header('content-type', MEDIA_TYPES.get(headers.accept));
  const gzipped = /\bgzip\b/.test(String(headers['accept-encoding'])) && answer.gzipped;
  if (gzipped) reply.headers({ 'content-encoding': 'gzip', vary: 'accept-encoding' });
  return gzipped || answer.text;
}

/** Reads bodies; one that has a ready answer need not be read. */
function takeQuestions(
  scope: FastifyInstance,
  responseCache: ResponseCache,
  persisted: PersistedOperations,
): void {
  scope.decorateRequest('question', '');
  const parseJson = scope.getDefaultJsonParser('error', 'error');
  scope.removeContentTypeParser('application/json');
  scope.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    request.question = String(body);
    const answer = MEDIA_TYPES.has(request.headers.accept) && responseCache.find(request.question);
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

function allFresh(freshnessChecks: readonly FreshnessCheck[]): FreshnessCheck {
  const [only, ...others] = freshnessChecks;
  // As it is: a hundred thousand of them are kept, and a list around each was a third of what an answer took.
  if (only && others.length === 0) return only;
  return () => freshnessChecks.every((isFresh) => isFresh());
}

/** Answers failures as Apollo does: the same texts, codes, status and lines of the log. */
function failed(
  app: FastifyInstance,
  reply: FastifyReply,
  { data }: Pick<ExecutionResult, 'data'>,
  { requestId }: RequestContext,
  errors: readonly GraphQLError[],
): string {
  logFailures(app.log, errors, requestId);
  const formatted = errors.map((error) => formatGraphqlError(error.toJSON(), error));
  const { status, retryAfterSeconds } = headOf(data, formatted, errors);
  if (status !== undefined) reply.status(status);
  if (retryAfterSeconds !== undefined) reply.header('retry-after', retryAfterSeconds);
  return `${JSON.stringify({ errors: formatted, data })}\n`;
}
