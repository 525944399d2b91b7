import type { ApolloCache } from '@apollo/client';

import { invalidate } from '../../apollo/invalidate';
import { invalidateListings } from '../products/invalidate-listings';

/** All views of stocks may have changed. */
export function invalidateStock(cache: ApolloCache): void {
  invalidateListings(cache);
  invalidate(cache, 'buyingList', 'expiringBatches', 'stockMovements', 'stockAttention');
  invalidate(cache, 'stockLocations', 'locationStock', 'stockElsewhere');
}
