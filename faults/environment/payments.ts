import { addToCart, cardInput, type Order, payOperation } from '../../backend/test/kit/shared';
import type { Caller } from './caller';
import type { Answer } from './http';
import { newKey, orderOf, placeOrder } from './operations';

/** The sandbox's card that is approved, and the one that is charged without a response. */
export const GOOD_CARD = '4242424242424242';
export const SILENT_CARD = '4000000000000259';

/** Orders one piece, with payment by card. */
export async function orderToPay(customer: Caller, productId: string): Promise<Order> {
  await addToCart(customer, productId);
  const order = orderOf(await placeOrder(customer, newKey(), { paymentMethod: 'CARD' }));
  if (!order) throw new Error('No order to pay');
  return order;
}

/** Pays an order by card in the sandbox. */
export function pay(
  customer: Caller,
  orderId: string,
  idempotencyKey: string,
  cardNumber: string,
): Promise<Answer> {
  return customer.ask(payOperation, {
    input: cardInput({ cardNumber, orderId, idempotencyKey }),
  });
}

/** Cancels an order. */
export async function cancel(customer: Caller, orderId: string): Promise<void> {
  await customer.call('mutation ($id: ID!) { cancelOrder(id: $id) { status } }', { id: orderId });
}

/**
 * The state of an order and its money in one line: status, payment status, number of successful payments, number of
 * successful refunds.
 */
export async function moneyOf(customer: Caller, orderId: string): Promise<string> {
  const money = await customer.call(
    `query ($id: ID!) {
      order(id: $id) { status paymentStatus payments { status } refunds { status } }
    }`,
    { id: orderId },
  );
  const successes = (rows: { status: string }[]) =>
    rows.filter(({ status }) => status === 'SUCCESS').length;
  const { status, paymentStatus, payments, refunds } = money;
  return `${status} ${paymentStatus}, ${successes(payments)} paid, ${successes(refunds)} refunded`;
}
