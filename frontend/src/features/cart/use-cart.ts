import { useApolloClient } from '@apollo/client/react';
import { useMemo, useSyncExternalStore } from 'react';

import { useCartQuery } from '../../generated/cart/cart';
import { CartProductFragmentDoc } from '../../generated/cart/cart-fields';
import type { CartFieldsFragment } from '../../generated/graphql';
import { useSession } from '../../shared/lib/session';
import { intentsOf, nothingWanted } from './internal/cart-intents';
import { seenCart } from './internal/seen-cart.rules';

export interface CartState {
  /** With what the customer has just asked for. Undefined until it is loaded; an admin has none. */
  cart: CartFieldsFragment | undefined;
  /** As the server has it. */
  storedCart: CartFieldsFragment | undefined;
  /** Something was asked for that the server has not answered yet. */
  changing: boolean;
  loading: boolean;
  failed: boolean;
  retry: () => void;
}

/**
 * The cart of the client, or of the guest before logging in.
 * `fresh` asks the server even where the cart is known: prices and stock move while one shops.
 */
export function useCart({ fresh = false } = {}): CartState {
  const client = useApolloClient();
  const { role } = useSession();
  const intents = intentsOf(client);
  const wanted = useSyncExternalStore(intents.subscribe, intents.current, nothingWanted);
  const { data, loading, error, refetch } = useCartQuery({
    skip: role === 'admin',
    // A guest's page is rendered for all guests, and their cart is their own.
    ssr: role === 'customer',
    fetchPolicy: fresh ? 'cache-and-network' : 'cache-first',
  });
  const storedCart = data?.cart;
  const cart = useMemo(() => {
    const productOf = (id: string) =>
      client.cache.readFragment({
        id: client.cache.identify({ __typename: 'Product', id }),
        fragment: CartProductFragmentDoc,
      }) ?? undefined;
    return storedCart && seenCart(storedCart, wanted, productOf);
  }, [client, storedCart, wanted]);
  return {
    cart,
    storedCart,
    changing: wanted.size > 0,
    loading,
    failed: error !== undefined,
    retry: () => void refetch(),
  };
}
