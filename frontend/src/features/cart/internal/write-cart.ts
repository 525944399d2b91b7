import type { ApolloCache } from '@apollo/client';

import { CartDocument } from '../../../generated/cart/cart';
import type { CartFieldsFragment } from '../../../generated/graphql';
import { announceCartChange } from '../../../shared/lib/cart-sync';

/** Makes an answered cart the current one, here and in other tabs: a guest's first item begins a cart with a new id. */
export function writeCart(cache: ApolloCache, cart: CartFieldsFragment | undefined): void {
  if (!cart) return;
  cache.writeQuery({ query: CartDocument, data: { cart } });
  announceCartChange();
}
