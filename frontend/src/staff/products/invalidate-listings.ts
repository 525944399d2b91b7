import type { ApolloCache } from '@apollo/client';

import { invalidate } from '../../apollo/invalidate';

/** Any listing, and any category's count, may have changed. */
export const invalidateListings = (cache: ApolloCache): void =>
  invalidate(cache, 'products', 'lowStockProducts', 'categories');
