import { Paise } from '../../../kernel/money';
import { Comparison, atLeast, equal, oneOf } from '../../../platform/integrity/comparison.rules';

/** An order with the sums of its payments and refunds. */
export interface OrderMoney {
  id: number;
  status: string;
  paymentStatus: string;
  paymentMethod: string;
  toPayPaise: Paise;
  /** Payments that went through. */
  capturedPaise: Paise;
  /** Refunds that went through. */
  refundedPaise: Paise;
  /** Refunds that the gateway has not answered yet. */
  underWayPaise: Paise;
  /** What an admin chose to pay back, of both: it leaves the order paid. */
  goodwillPaise: Paise;
  /** What its credit notes leave to the shop once it is returned; 0 of any other order. */
  keptPaise: Paise;
  /** What its credit notes leave of what was paid by card once it is cancelled or returned; 0 of any other order. */
  keptCardPaise: Paise;
}

/** Compares where an order's money is with where the order says it is. */
export function compareMoney(order: OrderMoney): Comparison[] {
  const { id, status, capturedPaise, refundedPaise, underWayPaise, goodwillPaise } = order;
  const backPaise = refundedPaise + underWayPaise;
  const paymentStatus = oneOf(
    `paymentStatus of order ${id}`,
    paymentStatusesOf(order),
    order.paymentStatus,
  );
  if (status === 'cancelled' || status === 'returned') {
    const what = `paise kept of ${status} order ${id}`;
    return [paymentStatus, equal(what, order.keptCardPaise, capturedPaise - backPaise)];
  }
  if (order.paymentStatus === 'refunded')
    return [paymentStatus, equal(`refunds of order ${id}`, capturedPaise, refundedPaise)];
  const keptPaise = capturedPaise - (backPaise - goodwillPaise);
  const expectedPaise = isPaidByCard(order) ? order.toPayPaise : 0;
  // What staff paid back before it was packed may leave less of the payment than the order costs less.
  const isAllBack = backPaise === capturedPaise && goodwillPaise > 0;
  const kept = `captured - refunds of order ${id}`;
  return [
    paymentStatus,
    isAllBack ? atLeast(kept, expectedPaise, keptPaise) : equal(kept, expectedPaise, keptPaise),
  ];
}

/** What may be said of an order's money, by where the order is. */
function paymentStatusesOf(order: OrderMoney) {
  const { status, paymentMethod, toPayPaise, refundedPaise } = order;
  if (status === 'cancelled') return ['pending', 'success', 'failed', 'refunded'];
  if (status === 'pending') return ['pending', 'failed'];
  if (status === 'returned') return returnedStatusesOf(order);
  if (paymentMethod !== 'card' && toPayPaise > 0) return ['pending', 'success'];
  return refundedPaise > 0 ? ['success', 'refunded'] : ['success'];
}

function isPaidByCard({ paymentMethod, paymentStatus }: OrderMoney): boolean {
  return paymentMethod === 'card' && paymentStatus === 'success';
}

/** Cash that was never collected stays pending, or paid where some is kept; money of a card is on its way back, or back. */
function returnedStatusesOf({ paymentMethod, toPayPaise, keptPaise }: OrderMoney) {
  if (toPayPaise === 0) return ['refunded'];
  if (keptPaise > 0) return ['success'];
  return paymentMethod === 'card' ? ['success', 'refunded'] : ['pending', 'refunded'];
}
