import type { ApolloCache } from '@apollo/client';

import type { QueryField } from '../generated/query-fields';

/**
 * Removes the cached results of some queries, whatever their arguments. Screens that show one fetch it again at once;
 * others fetch it when they next need it.
 */
export function invalidate(cache: ApolloCache, ...queries: QueryField[]): void {
  for (const fieldName of queries) cache.evict({ fieldName });
}
