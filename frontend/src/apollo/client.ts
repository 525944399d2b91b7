import { ApolloClient, ApolloLink, HttpLink } from '@apollo/client';
import { ErrorLink } from '@apollo/client/link/error';
import { OperationTypeNode } from 'graphql';

import { forgetSession } from '../lib/session';
import { createCache } from './cache';
<<<<<<< HEAD
import { createPersistedLink } from './persisted-link';
=======
import { LiveLink } from './live-link';
>>>>>>> 644de58 (Pasted lists, wish list, notify me, buy again and the live order on the screens; journeys at both widths)
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
<<<<<<< HEAD
    // While somebody develops, the server does not know what changes under it.
    link: ApolloLink.from([
      forgetEndedSession,
      ...(import.meta.env.PROD ? [createPersistedLink()] : []),
      http,
=======
    link: ApolloLink.from([
      forgetEndedSession,
      ApolloLink.split(
        ({ operationType }) => operationType === OperationTypeNode.SUBSCRIPTION,
        new LiveLink(),
        http,
      ),
>>>>>>> 644de58 (Pasted lists, wish list, notify me, buy again and the live order on the screens; journeys at both widths)
    ]),
    cache: createCache(),
  });
}
