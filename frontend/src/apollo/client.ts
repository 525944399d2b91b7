import { ApolloClient, ApolloLink, HttpLink } from '@apollo/client';
import { ErrorLink } from '@apollo/client/link/error';
import { OperationTypeNode } from 'graphql';

import { forgetSession } from '../shared/lib/session';
import { createCache } from './cache';
import { LiveLink } from './live-link';
import { createPersistedLink } from './persisted-link';
import { toShopError } from './shop-error';

/**
 * Where the server no longer knows the session, the stored id is only a memory: without it the
 * header shows the truth, and a guarded screen leads to its login page.
 */
const forgetEndedSession = new ErrorLink(({ error }) => {
  if (toShopError(error).code === 'UNAUTHENTICATED') forgetSession();
});

/** A client for the server this page came from; its session cookie travels along. */
export function createApolloClient(): ApolloClient {
  const http = new HttpLink({
    uri: '/graphql',
    credentials: 'same-origin',
    headers: { accept: 'application/graphql-response+json, application/json' },
  });
  return new ApolloClient({
    link: ApolloLink.from([
      forgetEndedSession,
      ApolloLink.split(
        ({ operationType }) => operationType === OperationTypeNode.SUBSCRIPTION,
        new LiveLink(),
        // While somebody develops, the server does not know what changes under it.
        ApolloLink.from([...(import.meta.env.PROD ? [createPersistedLink()] : []), http]),
      ),
    ]),
    cache: createCache(),
  });
}

/** The page is hydrated: from now on a screen that looks whether something is newer than it knows asks the server. */
export function letScreensAsk(client: ApolloClient): void {
  client.prioritizeCacheValues = false;
}
