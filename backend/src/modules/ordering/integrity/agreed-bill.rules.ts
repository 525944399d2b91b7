import { Paise } from '../../../kernel/money';

/** The bill that a customer agreed to, as it is stored beside a smaller one. */
export interface StoredAgreedBill {
  subtotalPaise: Paise;
  steps: unknown;
  giftCreditPaise: Paise;
  toPayPaise: Paise;
}

/** What is stored of it; nothing where the order costs what was agreed. */
export function readAgreedBill(json: string | null): StoredAgreedBill | null {
  return json === null ? null : (JSON.parse(json) as StoredAgreedBill | null);
}

/**
 * What has been taken for an order: as agreed until it is packed, then what it costs. It is worked out anew here, as all that
 * these checks look at.
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
