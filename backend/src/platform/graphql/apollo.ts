import { ApolloServer, ApolloServerPlugin } from '@apollo/server';
import { ApolloServerPluginLandingPageDisabled } from '@apollo/server/plugin/disabled';
import { InMemoryLRUCache } from '@apollo/utils.keyvaluecache';
import fastifyApollo from '@as-integrations/fastify';
import { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { GraphQLError, GraphQLSchema } from 'graphql';
import { ShopError } from '../../kernel/shop-error';
import { logFailure } from '../http/error-handler';
import { giveRule } from '../http/route-access';
import { failureToLog, formatGraphqlError, statusOf } from './error-format';
import { assertAffordable } from './query-cost';
import { queryLimitRules, queryLimits } from './query-limits';
import type { RequestContext } from './request-context';

/** How much is told of what is wrong with a document. */
const MOST_ERRORS = 10;

/** Documents that were checked once are kept, as long as this many bytes of them: the site has some fifty. */
const KEPT_DOCUMENTS_BYTES = 4 * 1024 * 1024;

/** What the GraphQL door needs. */
export interface GraphqlDoor {
  schema: GraphQLSchema;
  introspection: boolean;
  contextOf(request: FastifyRequest, reply: FastifyReply): Promise<RequestContext>;
}

/** Serves the schema at POST /graphql. */
export async function registerGraphql(app: FastifyInstance, door: GraphqlDoor): Promise<void> {
  const apollo = new ApolloServer<RequestContext>({
    schema: door.schema,
    introspection: door.introspection,
    // Who may not read the schema is told no names of it by 'Did you mean', either.
    hideSchemaDetailsFromClientErrors: !door.introspection,
    parseOptions: { maxTokens: queryLimits.tokens },
    validationRules: queryLimitRules,
    // Who sent ten mistakes needs no hundred explained, each of which takes its time.
    validationOptions: { maxErrors: MOST_ERRORS },
    // One request is one document, which the limits count.
    allowBatchedHttpRequests: false,
    persistedQueries: false,
    documentStore: new InMemoryLRUCache({ maxSize: KEPT_DOCUMENTS_BYTES }),
    includeStacktraceInErrorResponses: false,
    formatError: formatGraphqlError,
    // It would end the process by the signal itself, while jobs and transactions still run: main stops the shop.
    stopOnTerminationSignals: false,
    plugins: [ApolloServerPluginLandingPageDisabled(), costs(), failures(app)],
  });
  await apollo.start();
  app.addHook('onClose', () => apollo.stop());
  const contexts = new WeakMap<FastifyRequest, RequestContext>();
  await app.register(async (scope) => {
    // Each query and mutation has a rule of its own.
    giveRule(scope, 'self');
    // Before Apollo comes in: a failure here, of the database say, is answered as any other, not with a bare 500.
    scope.addHook('preHandler', async (request, reply) => {
      contexts.set(request, await door.contextOf(request, reply));
    });
    await scope.register(fastifyApollo(apollo), {
      path: '/graphql',
      method: ['POST'],
      context: async (request) => contexts.get(request) as RequestContext,
    });
  });
}

/** Refuses what would cost too much, once it is known which operation runs with which variables. */
function costs(): ApolloServerPlugin<RequestContext> {
  return {
    async requestDidStart() {
      return {
        async didResolveOperation({ schema, document, operation, request }) {
          if (!operation) return;
          const query = { schema, document, operation, variables: request.variables ?? {} };
          assertAffordable(query);
        },
      };
    },
  };
}

/** Puts the HTTP status to failed answers, and writes them to the log. */
function failures(app: FastifyInstance): ApolloServerPlugin<RequestContext> {
  return {
    async requestDidStart() {
      return {
        async didEncounterErrors({ errors, contextValue }) {
          for (const error of errors)
            logFailure(app.log, failureToLog(error), contextValue.requestId);
        },
        async willSendResponse({ response, errors: causes }) {
          if (response.body.kind !== 'single') return;
          const { errors, data } = response.body.singleResult;
          if (!errors?.length) return;
          const wait = retryAfterSecondsOf(causes);
          if (wait !== undefined) response.http.headers.set('retry-after', String(wait));
          // Part of an answer is an answer; only where nothing could be answered does the status say why.
          if (!data) response.http.status = statusOf(errors[0]?.extensions?.code);
        },
      };
    },
  };
}

/** After how long whatever was tried too often may be tried again. */
function retryAfterSecondsOf(causes: readonly GraphQLError[] = []): number | undefined {
  for (const { originalError } of causes)
    if (originalError instanceof ShopError && originalError.retryAfterSeconds !== undefined)
      return originalError.retryAfterSeconds;
  return undefined;
}
