import { ApolloServer, ApolloServerPlugin } from '@apollo/server';
import { ApolloServerPluginCacheControlDisabled } from '@apollo/server/plugin/disabled';
import { ApolloServerPluginLandingPageDisabled } from '@apollo/server/plugin/disabled';
import { InMemoryLRUCache } from '@apollo/utils.keyvaluecache';
import { FastifyBaseLogger } from 'fastify';
import { GraphQLSchema } from 'graphql';
import { headOf, logFailures } from './answer';
import { formatGraphqlError } from './error-format';
import type { RequestContext } from './request-context';

/** Size limit in bytes of Apollo's cache of parsed documents; the site has about fifty. */
const KEPT_DOCUMENTS_BYTES = 4 * 1024 * 1024;

/**
 * Creates Apollo Server with the shop's error format. It executes only operations that passed OperationChecks, and
 * nothing else executes operations.
 */
export function createApollo(
  schema: GraphQLSchema,
  log: FastifyBaseLogger,
): ApolloServer<RequestContext> {
  return new ApolloServer<RequestContext>({
    schema,
    // OperationChecks decides both, before a request gets here.
    introspection: true,
    dangerouslyDisableValidation: true,
    // The limits apply per document, so a request has exactly one.
    allowBatchedHttpRequests: false,
    persistedQueries: false,
    documentStore: new InMemoryLRUCache({ maxSize: KEPT_DOCUMENTS_BYTES }),
    includeStacktraceInErrorResponses: false,
    formatError: formatGraphqlError,
    // Apollo would end the process on a signal while jobs and transactions still run; main stops the shop instead.
    stopOnTerminationSignals: false,
    plugins: [
      ApolloServerPluginLandingPageDisabled(),
      // Disabled, since it checks every field for cache hints that the schema does not have; HTTP caches store no
      // GraphQL responses.
      ApolloServerPluginCacheControlDisabled(),
      failures(log),
    ],
  });
}

/** Sets the HTTP status of failed responses, and logs them. */
function failures(log: FastifyBaseLogger): ApolloServerPlugin<RequestContext> {
  return {
    async requestDidStart() {
      return {
        async didEncounterErrors({ errors, contextValue }) {
          logFailures(log, errors, contextValue.requestId);
          // Responses with errors are not cached.
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
