import type { ApolloCache } from '@apollo/client';

import { CartDocument } from '../../../generated/cart/cart';
import type { CartFieldsFragment } from '../../../generated/graphql';
import { announceCartChange } from '../../../shared/lib/cart-sync';

/**
 * Writes the cart from a response to the cache, and notifies the other tabs. The first item of a guest creates a cart
 * with a new id.
 */
export function writeCart(cache: ApolloCache, cart: CartFieldsFragment | undefined): void {
  if (!cart) return;
  cache.writeQuery({ query: CartDocument, data: { cart } });
  announceCartChange();
}
