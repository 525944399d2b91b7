import type { Caller } from './caller';
import { insist } from './patience';
import type { Answer } from './http';
import { newKey } from './operations';

/**
 * Starts a payment, and retries with the same key while the shop has no response from the provider, which takes long on
 * a busy machine.
 */
export async function beginOnlinePayment(
  customer: Caller,
  orderId: string,
): Promise<{ clientSecret: string; payment: { id: string } }> {
  const begin = `mutation ($orderId: ID!, $key: String!) {
    beginOnlinePayment(orderId: $orderId, idempotencyKey: $key) { clientSecret payment { id } }
  }`;
  return (await insist(customer, begin, { orderId, key: newKey() })).beginOnlinePayment;
}

export const confirmOnlinePayment = (customer: Caller, paymentId: string): Promise<Answer> =>
  customer.ask('mutation ($id: ID!) { confirmOnlinePayment(paymentId: $id) { status } }', {
    id: paymentId,
  });
