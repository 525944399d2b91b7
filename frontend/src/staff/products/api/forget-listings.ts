import type { ApolloCache } from '@apollo/client';

/** Any listing, and any category's count, may have changed: the next look at them is a fresh one. */
export function forgetListings(cache: ApolloCache): void {
  cache.evict({ fieldName: 'products' });
  cache.evict({ fieldName: 'categories' });
}
