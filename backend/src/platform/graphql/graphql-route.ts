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

/** What the GraphQL endpoint needs. */
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
/** Tells what a question cost of what one may; documented for integrators. */
const QUERY_COST = 'x-query-cost';

/**
 * Serves the schema at POST /graphql. Every question passes OperationChecks first; Apollo Server executes it. What many
 * ask in the same words, and everybody may know, is answered from the response cache: only answers of questions that
 * passed are kept.
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
  // Made only for questions that passed the checks: without a context Apollo runs nothing.
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
    // Each query and mutation has a rule of its own.
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
        // Just what was checked, and nothing that Apollo might read otherwise.
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

/** The media type of an answer. One that the client does not name is better than 406 for a mutation that has run. */
function mediaTypeOf({ headers: { accept } }: FastifyRequest): string {
  return accept?.includes(GRAPHQL_RESPONSE) ? GRAPHQL_RESPONSE : 'application/json';
}

/** Has an answer that does not come from Apollo Server say what it is. */
function nameMediaType(reply: FastifyReply): void {
  reply.header('content-type', `${mediaTypeOf(reply.request)}; charset=utf-8`);
}

/** Answers that are made for one caller are not packed: that would cost more than it saves, and tell their lengths. */
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

/** Reads bodies; one whose answer is in the response cache need not be read. */
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
  // As it is: a hundred thousand of them are kept, and a list around each was a third of what an answer took.
  if (only && others.length === 0) return only;
  return () => freshnessChecks.every((isFresh) => isFresh());
}
