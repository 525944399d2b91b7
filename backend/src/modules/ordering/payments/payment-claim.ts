import { Clock } from '../../../kernel/clock';
import { Order } from '../orders/order.entity';
import { OrderRepository } from '../orders/order.repository';
import { Transaction } from '../../../platform/database/database';

/** How long one payment of an order may be under way; one that takes longer has died with its server. */
export const CLAIM_MS = 60_000;

/** The right to pay an order: while it is held, no other payment of the order begins. */
export interface PaymentClaim {
  orderId: number;
  customerId: number;
  /** When it runs out; with that it is told from the claims of others. */
  until: Date;
}

/** Takes the right to pay an order; false where the order awaits no payment, or somebody holds it. */
export function takeClaim(
  tx: Transaction,
  { orderId: id, customerId, until }: PaymentClaim,
  clock: Clock,
): Promise<boolean> {
  return new OrderRepository(tx).claimPayment({ id, customerId }, until, clock.now());
}

/** Gives the right back, unless it ran out and somebody else has it by now. */
export async function releaseClaim(tx: Transaction, claim: PaymentClaim | null): Promise<void> {
  if (!claim) return;
  const held = { id: claim.orderId, paymentClaimedUntil: claim.until };
  await tx.update(Order, held, { paymentClaimedUntil: null });
}

/** Whether this very claim is the one that an order has. */
export function isHeld(order: Order, { until }: PaymentClaim): boolean {
  return order.paymentClaimedUntil?.getTime() === until.getTime();
}

/** Whether a payment of an order is under way. */
export function isClaimed(order: Order, clock: Clock): boolean {
  return order.paymentClaimedUntil !== null && order.paymentClaimedUntil > clock.now();
}
