import { toShopError } from '../../apollo/shop-error';
import { CartDocument } from '../../generated/cart/cart';
import type { ReorderMutation } from '../../generated/graphql';
import { useReorderMutation } from '../../generated/orders/reorder';
import { announceCartChange } from '../../shared/lib/cart-sync';
import type { Named } from '../../shared/lib/local-name';
import type { MessageRef } from '../../shared/lib/server-text';
import { useMessages } from '../../shared/ui/messages/use-messages';

/** The result of adding an order's products to the cart. */
export interface Reordered {
  orderId: string;
  addedLineCount: number;
  /** Products that could not be added, or only in part, with the reason. */
  left: readonly (Named & { reason: string; reasonMessage: MessageRef })[];
}

/** The router state that 'Order again' passes to the cart. */
export interface ReorderState {
  reordered?: Reordered;
}

/** Adds the products of an order to the cart; returns the result, or undefined if it failed. */
export function useReorder() {
  const { showFailure } = useMessages();
  const [send, { loading }] = useReorderMutation({
    update: (cache, { data }) => {
      const cart = data?.reorder.cart;
      if (!cart) return;
      cache.writeQuery({ query: CartDocument, data: { cart } });
      announceCartChange();
    },
  });

  const reorder = async (orderId: string): Promise<ReorderMutation['reorder'] | undefined> => {
    try {
      const { data } = await send({ variables: { orderId } });
      return data?.reorder;
    } catch (error) {
      showFailure(toShopError(error).message);
      return undefined;
    }
  };
  return { reorder, loading };
}
