import { useApolloClient } from '@apollo/client/react';
import { t } from '@lingui/core/macro';
import { useSyncExternalStore } from 'react';

import { toShopError } from '../../../apollo/shop-error';
import {
  useAddToCartMutation,
  useChangeCartItemMutation,
  useRemoveCartItemMutation,
} from '../../../generated/cart/cart';
import { useMessages } from '../../../shared/ui/messages/use-messages';
import { intentsOf, type SendQuantity } from './cart-intents';
import { changeCart, hasArrived, knownCart, lineOf } from './change-cart';
import { seenQuantitiesOf } from './seen-quantities';
import { readWaiting } from './waiting-changes';
import { writeCart } from './write-cart';

/**
 * The quantity of a product in the cart, and its setter. A change is visible everywhere at once; if the server refuses
 * it, the old quantity returns with a message.
 */
export function useLineQuantity(productId: string) {
  const client = useApolloClient();
  const seen = seenQuantitiesOf(client);
  const send = useSendQuantity();
  return {
    quantity: useSyncExternalStore(
      seen.subscribe,
      () => seen.of(productId),
      () => seen.stored(productId),
    ),
    setQuantity: (quantity: number) => void intentsOf(client).want(productId, quantity, send),
  };
}

/** Sets a quantity on the server by adding, changing or removing the line. */
export function useSendQuantity(): SendQuantity {
  const client = useApolloClient();
  const { showSuccess, showFailure } = useMessages();
  const [add] = useAddToCartMutation({
    update: (cache, { data }) => writeCart(cache, data?.addToCart.cart),
  });
  const [change] = useChangeCartItemMutation({
    update: (cache, { data }) => writeCart(cache, data?.changeCartItem.cart),
  });
  const [remove] = useRemoveCartItemMutation({
    update: (cache, { data }) => writeCart(cache, data?.removeCartItem),
  });

  const sendNow: SendQuantity = async (productId, quantity) => {
    const line = lineOf(client, productId);
    try {
      if (!line && quantity > 0) {
        await add({ variables: { input: { productId, quantity } } });
        showSuccess(t`Item added sucessfully`);
      } else if (line && quantity === 0) {
        await remove({ variables: { cartItemId: line.id } });
        showSuccess(t`Item deleted from cart..`, {
          label: t`Undo`,
          act: () => void intentsOf(client).want(productId, line.quantity, send),
        });
      } else if (line && line.quantity !== quantity) {
        await change({ variables: { input: { cartItemId: line.id, quantity } } });
      }
      return true;
    } catch (error) {
      const { code, message } = toShopError(error);
      // The request may or may not have arrived; the cart is refetched once there is a connection.
      const waits = !navigator.onLine || readWaiting().has(productId);
      if (code === 'UNREACHABLE' && waits) return false;
      if (!(await hasArrived(client, error, productId, quantity))) showFailure(message);
      return true;
    }
  };
  const sendInOrder: SendQuantity = (productId, quantity) => {
    const hasCart = (knownCart(client)?.id ?? 'none') !== 'none';
    const work = () => changeCart(client, () => sendNow(productId, quantity));
    return hasCart ? work() : intentsOf(client).sequentially(work);
  };
  const send: SendQuantity = async (productId, quantity) => {
    if (!readWaiting().has(productId)) return sendInOrder(productId, quantity);
    // Loaded on demand: few customers need this code. If it cannot be loaded, there is still no connection.
    const waiting = await import('./send-waiting').catch(() => undefined);
    return waiting?.sendWaiting(client, productId, sendInOrder) ?? false;
  };
  return send;
}
