import { Paise } from '../../../kernel/money';

/** The bill that a customer agreed to, as stored next to a smaller one. */
export interface StoredAgreedBill {
  subtotalPaise: Paise;
  steps: unknown;
  giftCreditPaise: Paise;
  toPayPaise: Paise;
}

/** The stored agreed bill; null if the order costs what was agreed. */
export function readAgreedBill(json: string | null): StoredAgreedBill | null {
  return json === null ? null : (JSON.parse(json) as StoredAgreedBill | null);
}

/**
 * The sums that an order has taken: those agreed until it is packed, then its actual price. Like everything in these
 * checks, they are computed independently.
 */
export function takenFor<Order extends StoredOrder>(order: Order): Order {
  const agreed = order.status === 'picking' ? readAgreedBill(order.agreedBill) : null;
  if (!agreed) return order;
  const { giftCreditPaise, toPayPaise } = agreed;
  return { ...order, giftCreditPaise, toPayPaise };
}

interface StoredOrder {
  status: string;
  /** JSON. */
  agreedBill: string | null;
}
