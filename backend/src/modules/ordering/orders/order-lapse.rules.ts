import { PaymentStatus } from '../../../kernel/payment-status.enum';
import type { OrderStatusName } from './order-transitions.rules';

/** How long an order waits for its online payment; then it lapses. */
export const PAY_WITHIN_MINUTES = 15;

/**
 * How long an order is kept, at the longest, for a payment of which the provider does not say what became of
 * it. Should money arrive later, it is paid back.
 */
const WAIT_FOR_UNKNOWN_MINUTES = 60;

/** How long an order waits after the shop did not find the transfer that its customer spoke of: they read it by email. */
const PAY_AGAIN_WITHIN_MINUTES = 60;

const MINUTE_MS = 60_000;

/** A transfer by UPI that a customer spoke of, as far as its order waits for it. */
interface Transfer {
  status: PaymentStatus;
  /** When it was decided. */
  settledAt: Date | null;
}

/**
 * Until when an order has to be paid; nothing where it awaits no payment, or where the shop has to look for a transfer
 * first.
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

/** Unpaid orders that were placed at this instant or before it have lapsed by now. */
export function lapsedIfPlacedBy(now: Date): Date {
  return new Date(now.getTime() - PAY_WITHIN_MINUTES * MINUTE_MS);
}

/** Whether an order that was placed then is no longer kept for a payment that nobody knows about. */
export function waitedLongEnough(placedAt: Date, now: Date): boolean {
  return now.getTime() - placedAt.getTime() >= WAIT_FOR_UNKNOWN_MINUTES * MINUTE_MS;
}
