import type { ApolloCache } from '@apollo/client';

/** An order has moved: it may stand in another list now, and the next look at the lists is a fresh one. */
export function lookAgain(cache: ApolloCache): void {
  cache.evict({ fieldName: 'adminOrders' });
}
