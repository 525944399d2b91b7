import { fastifyApolloHandler } from '@as-integrations/fastify';
import { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { GraphQLSchema, OperationTypeNode } from 'graphql';
import { ShopError } from '../../kernel/shop-error';
import { refuse } from './answer';
import { createApollo } from './apollo';
import { AffordableOperation, OperationChecks, OperationRefused } from './operation-checks';
import { PersistedOperations } from './persisted-operations';
import {
  AnswerWork,
  CachedResponse,
  ResponseCache,
  FreshnessCheck,
  queryCountOf,
} from './response-cache';
import type { ContextFactory, RequestContext } from './request-context';
import { readQuestion } from './read-question';
import { refusedFor } from './subscribing';
import { platformMessages } from '../platform.messages';

/** Dependencies of the GraphQL endpoint. */
export interface GraphqlEndpoint extends ContextFactory {
  schema: GraphQLSchema;
  checks: OperationChecks;
  /** The file with the persisted operations of the site. */
  operationsPath: string;
  /** Current number of products, each with its own page. */
  productCount: () => number;
}

declare module 'fastify' {
  interface FastifyRequest {
    /** The raw body of a GraphQL request. */
    question: string;
  }
}

const GRAPHQL_RESPONSE = 'application/graphql-response+json';
/** Reports the cost of a request and the limit; documented for integrators. */
const QUERY_COST = 'x-query-cost';

/**
 * Serves the schema at POST /graphql. Every request passes OperationChecks before Apollo Server executes it. The
 * response cache answers repeated public requests; it only stores responses to requests that passed the checks.
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
  // Created only for requests that passed the checks: Apollo executes nothing without a context.
  const contexts = new WeakMap<FastifyRequest, RequestContext>();
  const execute = fastifyApolloHandler(apollo, {
    context: async (request) => {
      const context = contexts.get(request);
      if (!context) throw new Error('A question came to Apollo that was not checked');
      return context;
    },
  });
  await app.register(async (scope) => {
    takeQuestions(scope, responseCache, persisted);
    // Each query and mutation has its own access rule.
    scope.post('/graphql', { config: { access: 'self' } }, (request, reply) =>
      request.body instanceof CachedResponse
        ? sendCached(request, reply, request.body)
        : answer(request, reply),
    );

    async function answer(request: FastifyRequest, reply: FastifyReply) {
      const freshnessChecks: FreshnessCheck[] = [];
      const works: AnswerWork[] = [];
      const context: RequestContext = {
        ...endpoint.contextOf(request, reply),
        viewer: await endpoint.viewerOf(request),
        cacheWhile: (isFresh) => void freshnessChecks.push(isFresh),
        forEachAnswer: (work) => {
          work();
          works.push(work);
        },
      };
      let checked: AffordableOperation;
      try {
        const question = readQuestion(request.body);
        checked = checks.check(question);
        if (checked.operation.operation === OperationTypeNode.SUBSCRIPTION) throw notHere();
        // Passes exactly the checked request, so that Apollo cannot interpret the body differently.
        request.body = question;
        request.headers.accept = mediaTypeOf(request);
      } catch (error) {
        const { errors } = error instanceof OperationRefused ? error : refusedFor(error as Error);
        nameMediaType(reply);
        return refuse(app.log, reply, errors);
      }
      const { operation, queryCost } = checked;
      reply.header(QUERY_COST, queryCost);
      contexts.set(request, context);
      const text = (await execute.call(app, request, reply)) as string;
      const { rootField } = request.scope;
      if (freshnessChecks.length > 0 && freshnessChecks.length === queryCountOf(operation))
        responseCache.keep(
          request.question,
          new CachedResponse(text, allFresh(freshnessChecks), rootField, queryCost, allOf(works)),
        );
      return text;
    }
  });
}

function notHere(): ShopError {
  return new ShopError('BAD_REQUEST', platformMessages.subscriptionsElsewhere());
}

/** The media type of a response. For a mutation that has run, a type the client does not accept is better than 406. */
function mediaTypeOf({ headers: { accept } }: FastifyRequest): string {
  return accept?.includes(GRAPHQL_RESPONSE) ? GRAPHQL_RESPONSE : 'application/json';
}

/** Sets the media type of a response that does not come from Apollo Server. */
function nameMediaType(reply: FastifyReply): void {
  reply.header('content-type', `${mediaTypeOf(reply.request)}; charset=utf-8`);
}

/**
 * Responses for a single caller are not compressed: that would cost more than it saves, and reveal information through
 * their length.
 */
function sendCached(
  { headers, scope }: FastifyRequest,
  reply: FastifyReply,
  answer: CachedResponse,
) {
  scope.rootField = answer.rootField;
  answer.work?.();
  reply.header(QUERY_COST, answer.queryCost);
  nameMediaType(reply);
  const gzipped = /\bgzip\b/.test(String(headers['accept-encoding'])) && answer.gzipped;
  if (gzipped) reply.headers({ 'content-encoding': 'gzip', vary: 'accept-encoding' });
  return gzipped || answer.text;
}

/** Parses bodies; skipped where the response cache has the response. */
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
    const answer = responseCache.find(request.question);
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

function allOf(works: readonly AnswerWork[]): AnswerWork | undefined {
  return works.length === 0 ? undefined : () => works.forEach((work) => work());
}

function allFresh(freshnessChecks: readonly FreshnessCheck[]): FreshnessCheck {
  const [only, ...others] = freshnessChecks;
  // As it is: a hundred thousand of them are cached, and a list around each took a third of the memory of a response.
  if (only && others.length === 0) return only;
  return () => freshnessChecks.every((isFresh) => isFresh());
}
