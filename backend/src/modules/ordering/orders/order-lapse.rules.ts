import type { OrderStatusName } from './order-transitions.rules';

/** How long an order waits for its online payment; then it lapses. */
export const PAY_WITHIN_MINUTES = 15;

/**
 * How long an order is kept, at the longest, for a payment of which the provider does not say what became of
 * it. Should money arrive later, it is paid back.
 */
export const WAIT_FOR_UNKNOWN_MINUTES = 60;

const MINUTE_MS = 60_000;

/** Until when an order has to be paid; nothing where it awaits no payment. */
export function payUntil(order: { status: OrderStatusName; placedAt: Date }): Date | null {
  if (order.status !== 'pending') return null;
  return new Date(order.placedAt.getTime() + PAY_WITHIN_MINUTES * MINUTE_MS);
}

/** Unpaid orders that were placed at this instant or before it have lapsed by now. */
export function lapsedIfPlacedBy(now: Date): Date {
  return new Date(now.getTime() - PAY_WITHIN_MINUTES * MINUTE_MS);
}

/** Whether an order that was placed then is no longer kept for a payment that nobody knows about. */
export function waitedLongEnough(placedAt: Date, now: Date): boolean {
  return now.getTime() - placedAt.getTime() >= WAIT_FOR_UNKNOWN_MINUTES * MINUTE_MS;
}
