import { useCartQuery, type CartFieldsFragment } from '../../../generated/graphql';
import { useSession } from '../../../lib/session';

export interface CartState {
  /** Undefined until it is loaded; an admin has none. */
  cart: CartFieldsFragment | undefined;
  loading: boolean;
  failed: boolean;
  retry: () => void;
}

/**
 * The cart of the client, or of the visitor before logging in.
 * `fresh` asks the server even where the cart is known: prices and stock move while one shops.
 */
export function useCart({ fresh = false } = {}): CartState {
  const { role } = useSession();
  const { data, loading, error, refetch } = useCartQuery({
    skip: role === 'admin',
    fetchPolicy: fresh ? 'cache-and-network' : 'cache-first',
  });
  return {
    cart: data?.cart,
    loading,
    failed: error !== undefined,
    retry: () => void refetch(),
  };
}
