import { Paise } from '../../../kernel/money';
import { Comparison, atLeast, atMost, equal } from '../../../platform/integrity/comparison.rules';

/** A payment with the total of its order and the sums of its refunds. */
export interface StoredPayment {
  id: number;
  orderId: number | null;
  status: string;
  gateway: string;
  amountPaise: Paise;
  gatewayReference: string | null;
  refundRequestedPaise: Paise;
  refundedPaise: Paise;
  /** The order's total; null if there is no such order. */
  toPayPaise: Paise | null;
  /** Sum of its completed and pending refunds. */
  requestedPaise: Paise;
  /** Sum of its completed refunds. */
  paidBackPaise: Paise;
  /** Number of its refunds that name another order. */
  foreignCount: number;
}

/** Compares a payment with its order and its refunds. */
export function comparePayment(payment: StoredPayment): Comparison[] {
  const { id, status, amountPaise, requestedPaise, paidBackPaise } = payment;
  const captured = status === 'success';
  return [
    captured && payment.gateway === 'upi'
      ? atLeast(`refunds of transfer ${id}`, notPaying(payment), requestedPaise)
      : equal(`amount of payment ${id}`, payment.toPayPaise ?? 0, amountPaise),
    equal(
      `gateway's number of payment ${id}`,
      captured && amountPaise > 0 ? 'one' : hasReference(payment),
      hasReference(payment),
    ),
    equal(`paise asked back of payment ${id}`, requestedPaise, payment.refundRequestedPaise),
    equal(`paise paid back of payment ${id}`, paidBackPaise, payment.refundedPaise),
    atMost(`refunds of payment ${id}`, captured ? amountPaise : 0, requestedPaise),
    equal(`refunds of payment ${id} that name another order`, 0, payment.foreignCount),
  ];
}

/** What a transfer brought beside the price of its order: all of it if it is less, as that pays nothing. */
function notPaying({ amountPaise, toPayPaise }: StoredPayment): Paise {
  const duePaise = toPayPaise ?? 0;
  return amountPaise < duePaise ? amountPaise : amountPaise - duePaise;
}

function hasReference({ gatewayReference }: StoredPayment): 'one' | 'none' {
  return gatewayReference === null ? 'none' : 'one';
}
