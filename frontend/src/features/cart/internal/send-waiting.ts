import type { ApolloClient } from '@apollo/client';

import { CartDocument } from '../../../generated/cart/cart';
import type { SendQuantity } from './cart-intents';
import { dropWaiting, readWaiting } from './waiting-changes';

/** The tabs of a browser wait for each other by this name. */
const lockName = 'grocessay.cart-waiting';

/**
 * Sends what waited for the connection, in one tab only. What is sent is the quantity that was wanted last, measured
 * against the cart as the server has it now: so it may be sent again where nobody knows whether it arrived.
 */
export async function sendWaiting(
  client: ApolloClient,
  productId: string,
  send: SendQuantity,
): Promise<boolean> {
  const work = async () => {
    const quantity = readWaiting().get(productId);
    await client.query({ query: CartDocument, fetchPolicy: 'network-only' });
    // Another tab has sent it.
    if (quantity === undefined) return true;
    const answered = await send(productId, quantity);
    if (answered) dropWaiting(productId, quantity);
    return answered;
  };
  try {
    // Browsers have locks for sites that are served by https only, and on the machine itself.
    return await ('locks' in navigator ? navigator.locks.request(lockName, work) : work());
  } catch {
    // The cart could not be asked for: it goes on waiting.
    return false;
  }
}
