import { toShopError } from '../../apollo/shop-error';
import { CartDocument } from '../../generated/cart/cart';
import type { ReorderMutation } from '../../generated/graphql';
import { useReorderMutation } from '../../generated/orders/reorder';
import { announceCartChange } from '../../shared/lib/cart-sync';
import type { Named } from '../../shared/lib/local-name';
import type { MessageRef } from '../../shared/lib/server-text';
import { useMessages } from '../../shared/ui/messages/use-messages';

/** What of an order was put into the cart. */
export interface Reordered {
  orderId: string;
  addedLineCount: number;
  /** What could not be put into the cart, or not as much, and why. */
  left: readonly (Named & { reason: string; reasonMessage: MessageRef })[];
}

/** What the cart is told on the way from 'Order again'. */
export interface ReorderState {
  reordered?: Reordered;
}

/** Puts what an order had into the cart; answers what became of it, or nothing where it failed. */
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
