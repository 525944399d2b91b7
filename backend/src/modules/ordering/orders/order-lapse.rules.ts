import { PaymentStatus } from '../../../kernel/payment-status.enum';
import type { OrderStatusName } from './order-transitions.rules';

/** How long an order waits for its online payment before it expires. */
export const PAY_WITHIN_MINUTES = 15;

/**
 * How long an order is kept, at most, while the provider does not report the result of a payment. Money that arrives
 * later is paid back.
 */
const WAIT_FOR_UNKNOWN_MINUTES = 60;

/** How long an order waits after the shop did not find the stated transfer: its customer learns that by email. */
const PAY_AGAIN_WITHIN_MINUTES = 60;

const MINUTE_MS = 60_000;

/** A stated UPI transfer, as far as the expiry of its order depends on it. */
interface Transfer {
  status: PaymentStatus;
  /** When staff decided about it. */
  settledAt: Date | null;
}

/**
 * Until when an order has to be paid; null if it does not await payment, or if staff have to look for a transfer first.
 */
export function payUntil(
  order: { status: OrderStatusName; placedAt: Date },
  transfers: readonly Transfer[] = [],
): Date | null {
  if (
    order.status !== 'pending' ||
    transfers.some(({ status }) => status === PaymentStatus.PENDING)
  )
    return null;
  const ends = transfers.map(({ settledAt }) => minutesAfter(settledAt, PAY_AGAIN_WITHIN_MINUTES));
  return new Date(Math.max(minutesAfter(order.placedAt, PAY_WITHIN_MINUTES), ...ends));
}

function minutesAfter(instant: Date | null, minutes: number): number {
  return (instant?.getTime() ?? 0) + minutes * MINUTE_MS;
}

/** Unpaid orders placed at this instant or before have expired. */
export function lapsedIfPlacedBy(now: Date): Date {
  return new Date(now.getTime() - PAY_WITHIN_MINUTES * MINUTE_MS);
}

/** Whether an order placed then is no longer kept for a payment with an unknown result. */
export function waitedLongEnough(placedAt: Date, now: Date): boolean {
  return now.getTime() - placedAt.getTime() >= WAIT_FOR_UNKNOWN_MINUTES * MINUTE_MS;
}
