import type { ApolloCache } from '@apollo/client';

import { CartDocument, type CartFieldsFragment } from '../../../generated/graphql';

/** Makes an answered cart the current one: a visitor's first item begins a cart with a new id. */
export function writeCart(cache: ApolloCache, cart: CartFieldsFragment | undefined): void {
  if (cart) cache.writeQuery({ query: CartDocument, data: { cart } });
}
