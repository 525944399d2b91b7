import { ApolloClient, ApolloLink, HttpLink } from '@apollo/client';
import { ErrorLink } from '@apollo/client/link/error';
import { OperationTypeNode } from 'graphql';

import { forgetSession } from '../shared/lib/session';
import { createCache } from './cache';
import { LiveLink } from './live-link';
import { createPersistedLink } from './persisted-link';
import { toShopError } from './shop-error';

/**
 * Forgets the stored id of a session that the server no longer knows: the header then shows a guest, and a guarded
 * screen redirects to its login page.
 */
const forgetEndedSession = new ErrorLink(({ error }) => {
  if (toShopError(error).code === 'UNAUTHENTICATED') forgetSession();
});

/** Creates a client for the server of this page; requests include its session cookie. */
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
        // In development, operations change while the server runs.
        ApolloLink.from([...(import.meta.env.PROD ? [createPersistedLink()] : []), http]),
      ),
    ]),
    cache: createCache(),
  });
}

/** Call after hydration: from then on, screens that check for newer data query the server. */
export function letScreensAsk(client: ApolloClient): void {
  client.prioritizeCacheValues = false;
}
