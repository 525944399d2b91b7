import { Paise } from '../../../kernel/money';
import { Comparison, atLeast, equal, oneOf } from '../../../platform/integrity/comparison.rules';

/** An order with the sums of its payments and refunds. */
export interface OrderMoney {
  id: number;
  status: string;
  paymentStatus: string;
  paymentMethod: string;
  toPayPaise: Paise;
  /** Completed payments. */
  capturedPaise: Paise;
  /** Completed refunds. */
  refundedPaise: Paise;
  /** Refunds without a response of the gateway yet. */
  underWayPaise: Paise;
  /** The part of both that staff paid back by choice: it leaves the order paid. */
  goodwillPaise: Paise;
  /** The amount that its credit notes leave to the shop after a return; 0 for any other order. */
  keptPaise: Paise;
  /** The amount that its credit notes leave of the card payment after cancellation or return; 0 for any other order. */
  keptCardPaise: Paise;
}

/** Compares the movements of an order's money with its payment status. */
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
  // Refunds by staff before packing may have left less of the payment than the order's reduction.
  const isAllBack = backPaise === capturedPaise && goodwillPaise > 0;
  const kept = `captured - refunds of order ${id}`;
  return [
    paymentStatus,
    isAllBack ? atLeast(kept, expectedPaise, keptPaise) : equal(kept, expectedPaise, keptPaise),
  ];
}

/** The possible payment statuses of an order, by its status. */
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

/**
 * Cash that was never collected stays pending, or counts as paid if the shop keeps some; card money is being or has
 * been refunded.
 */
function returnedStatusesOf({ paymentMethod, toPayPaise, keptPaise }: OrderMoney) {
  if (toPayPaise === 0) return ['refunded'];
  if (keptPaise > 0) return ['success'];
  return paymentMethod === 'card' ? ['success', 'refunded'] : ['pending', 'refunded'];
}
