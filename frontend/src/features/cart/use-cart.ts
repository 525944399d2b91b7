import { useApolloClient } from '@apollo/client/react';
import { useMemo, useSyncExternalStore } from 'react';

import { useCartQuery } from '../../generated/cart/cart';
import { CartProductFragmentDoc } from '../../generated/cart/cart-fields';
import type { CartFieldsFragment } from '../../generated/graphql';
import { useSession } from '../../shared/lib/session';
import { intentsOf, nothingWanted } from './internal/cart-intents';
import { seenCart } from './internal/seen-cart.rules';

export interface CartState {
  /** Includes changes not yet confirmed by the server. Undefined until it is loaded, and for admins. */
  cart: CartFieldsFragment | undefined;
  /** The cart on the server. */
  storedCart: CartFieldsFragment | undefined;
  /** Whether a change is not yet confirmed by the server. */
  changing: boolean;
  loading: boolean;
  failed: boolean;
  retry: () => void;
}

/**
 * The cart of the customer or guest. `fresh` queries the server even if the cart is cached: prices and stock change
 * while the customer shops.
 */
export function useCart({ fresh = false } = {}): CartState {
  const client = useApolloClient();
  const { role } = useSession();
  const intents = intentsOf(client);
  const wanted = useSyncExternalStore(intents.subscribe, intents.current, nothingWanted);
  const { data, loading, error, refetch } = useCartQuery({
    skip: role === 'admin',
    // A page is rendered once for all guests; only the cart is rendered for each of them.
    ssr: role === 'customer' || fresh,
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
