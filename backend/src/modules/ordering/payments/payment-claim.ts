import { Clock } from '../../../kernel/clock';
import { Order } from '../orders/order.entity';
import { OrderRepository } from '../orders/order.repository';
import { Transaction } from '../../../platform/database/database';

/**
 * How long a payment of an order may be in progress; one that takes longer is assumed to have ended with its server.
 */
export const CLAIM_MS = 60_000;

/** The right to pay an order: while it is held, no other payment of the order can begin. */
export interface PaymentClaim {
  orderId: number;
  customerId: number;
  /** When the claim expires; this also distinguishes it from other claims. */
  until: Date;
}

/** Claims an order for payment; false if the order does not await payment, or is already claimed. */
export function takeClaim(
  tx: Transaction,
  { orderId: id, customerId, until }: PaymentClaim,
  clock: Clock,
): Promise<boolean> {
  return new OrderRepository(tx).claimPayment({ id, customerId }, until, clock.now());
}

/** Releases a claim, unless it has expired and another request has claimed the order meanwhile. */
export async function releaseClaim(tx: Transaction, claim: PaymentClaim | null): Promise<void> {
  if (!claim) return;
  const held = { id: claim.orderId, paymentClaimedUntil: claim.until };
  await tx.update(Order, held, { paymentClaimedUntil: null });
}

/** Whether the order currently has this claim. */
export function isHeld(order: Order, { until }: PaymentClaim): boolean {
  return order.paymentClaimedUntil?.getTime() === until.getTime();
}

/** Whether a payment of an order is in progress. */
export function isClaimed(order: Order, clock: Clock): boolean {
  return order.paymentClaimedUntil !== null && order.paymentClaimedUntil > clock.now();
}
