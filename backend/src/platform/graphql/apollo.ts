import { ApolloServer, ApolloServerPlugin } from '@apollo/server';
import { ApolloServerPluginCacheControlDisabled } from '@apollo/server/plugin/disabled';
import { ApolloServerPluginLandingPageDisabled } from '@apollo/server/plugin/disabled';
import { InMemoryLRUCache } from '@apollo/utils.keyvaluecache';
import { FastifyBaseLogger } from 'fastify';
import { GraphQLSchema } from 'graphql';
import { headOf, logFailures } from './answer';
import { CompiledOperations } from './compiled-operations';
import { formatGraphqlError } from './error-format';
import { assertAffordable } from './query-cost';
import { queryLimitRules, queryLimits } from './query-limits';
import type { RequestContext } from './request-context';

/** How much is told of what is wrong with a document. */
const MOST_ERRORS = 10;

/** Documents that were checked once are kept, as long as this many bytes of them: the site has some fifty. */
const KEPT_DOCUMENTS_BYTES = 4 * 1024 * 1024;

/** Apollo Server over the schema, with the shop's limits and its way to answer errors. */
export function createApollo(
  { schema, introspection }: { schema: GraphQLSchema; introspection: boolean },
  compiled: CompiledOperations,
  log: FastifyBaseLogger,
): ApolloServer<RequestContext> {
  return new ApolloServer<RequestContext>({
    schema,
    introspection,
    // Who may not read the schema is told no names of it by 'Did you mean', either.
    hideSchemaDetailsFromClientErrors: !introspection,
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
    plugins: [
      ApolloServerPluginLandingPageDisabled(),
      // It looks at every field for rules that the schema does not have; nothing of GraphQL is kept by caches.
      ApolloServerPluginCacheControlDisabled(),
      checks(compiled),
      failures(log),
    ],
  });
}

/** Refuses what would cost too much, once it is known which operation runs; what may run is noted. */
function checks(compiled: CompiledOperations): ApolloServerPlugin<RequestContext> {
  return {
    async requestDidStart() {
      return {
        async didResolveOperation({ schema, document, operation, request, source }) {
          if (!operation) return;
          const variables = request.variables ?? {};
          assertAffordable({ schema, document, operation, variables });
          compiled.note({ source, document, operation, operationName: request.operationName });
        },
      };
    },
  };
}

/** Puts the HTTP status to failed answers, and writes them to the log. */
function failures(log: FastifyBaseLogger): ApolloServerPlugin<RequestContext> {
  return {
    async requestDidStart() {
      return {
        async didEncounterErrors({ errors, contextValue }) {
          logFailures(log, errors, contextValue.requestId);
        },
        async willSendResponse({ response, errors: causes }) {
          if (response.body.kind !== 'single') return;
          const { errors, data } = response.body.singleResult;
          if (!errors?.length) return;
          const { status, retryAfterSeconds } = headOf(data, errors, causes);
          if (status !== undefined) response.http.status = status;
          if (retryAfterSeconds !== undefined)
            response.http.headers.set('retry-after', String(retryAfterSeconds));
        },
      };
    },
  };
}
