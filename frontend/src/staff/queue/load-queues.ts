import type { ApolloClient } from '@apollo/client';

/** Every queue of this browser. Imported on demand, so that the console opens without them. */
export const loadQueues = (client: ApolloClient) =>
  Promise.all([
    import('../picking/picking-queue').then(({ queueOf }) => queueOf(client)),
    import('../riding/riding-queue').then(({ queueOf }) => queueOf(client)),
  ]);
