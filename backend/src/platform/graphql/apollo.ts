import { ApolloServer, ApolloServerPlugin } from '@apollo/server';
import { ApolloServerPluginCacheControlDisabled } from '@apollo/server/plugin/disabled';
import { ApolloServerPluginLandingPageDisabled } from '@apollo/server/plugin/disabled';
import { InMemoryLRUCache } from '@apollo/utils.keyvaluecache';
import { FastifyBaseLogger } from 'fastify';
import { GraphQLSchema } from 'graphql';
import { headOf, logFailures } from './answer';
import { formatGraphqlError } from './error-format';
import type { RequestContext } from './request-context';

/** Parsed documents are kept, as long as this many bytes of them: the site has some fifty. */
const KEPT_DOCUMENTS_BYTES = 4 * 1024 * 1024;

/** Apollo Server over the schema, with the shop's way to answer errors. It executes what passed OperationChecks, and nothing else does. */
export function createApollo(
  schema: GraphQLSchema,
  log: FastifyBaseLogger,
): ApolloServer<RequestContext> {
  return new ApolloServer<RequestContext>({
    schema,
    // Both are decided by OperationChecks, which every request passes before it comes here.
    introspection: true,
    dangerouslyDisableValidation: true,
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
      failures(log),
    ],
  });
}

/** Puts the HTTP status to failed answers, and writes them to the log. */
function failures(log: FastifyBaseLogger): ApolloServerPlugin<RequestContext> {
  return {
    async requestDidStart() {
      return {
        async didEncounterErrors({ errors, contextValue }) {
          logFailures(log, errors, contextValue.requestId);
          // An answer with errors is not kept.
          contextValue.cacheWhile(() => false);
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
