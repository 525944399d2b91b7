import type { ApolloCache } from '@apollo/client';

import type { QueryField } from '../generated/query-fields';

/**
 * Removes the cached results of some queries, for all arguments. Screens that show one refetch it at once, others when
 * they next need it.
 */
export function invalidate(cache: ApolloCache, ...queries: QueryField[]): void {
  for (const fieldName of queries) cache.evict({ fieldName });
}
