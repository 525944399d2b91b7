import type { ApolloClient } from '@apollo/client';

import { CartDocument } from '../../../generated/cart/cart';
import type { SendQuantity } from './cart-intents';
import { dropWaiting, readWaiting } from './waiting-changes';

/** The name of the lock shared by the tabs of a browser. */
const lockName = 'grocessay.cart-waiting';

/**
 * Sends the stored changes from one tab only. It fetches the cart first and sets the wanted quantity, so a retry after
 * a lost response is safe.
 */
export async function sendWaiting(
  client: ApolloClient,
  productId: string,
  send: SendQuantity,
): Promise<boolean> {
  const work = async () => {
    const quantity = readWaiting().get(productId);
    await client.query({ query: CartDocument, fetchPolicy: 'network-only' });
    // Another tab has sent the change.
    if (quantity === undefined) return true;
    const answered = await send(productId, quantity);
    if (answered) dropWaiting(productId, quantity);
    return answered;
  };
  try {
    // Browsers offer locks on https and localhost only.
    return await ('locks' in navigator ? navigator.locks.request(lockName, work) : work());
  } catch {
    // The cart could not be fetched, so the change stays stored.
    return false;
  }
}
