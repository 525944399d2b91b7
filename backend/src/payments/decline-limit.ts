import { MoreThan } from 'typeorm';
import { ShopError } from '../kernel/shop-error';
import { Transaction } from '../platform/db/database';
import { PaymentStatus } from './payment-status.enum';
import { Payment } from './payment.entity';

/** Whoever tries stolen card numbers goes through many; whoever mistypes their own, through a few. */
const DECLINES_PER_HOUR = 10;
const HOUR_MS = 60 * 60 * 1000;

/**
 * Refuses a further payment of a customer of whom too many were declined, before anything is asked of the gateway.
 * @throws TOO_MANY_ATTEMPTS that says after how many seconds the next one is taken
 */
export async function refuseCardTesting(
  tx: Transaction,
  customerId: number,
  now: Date,
): Promise<void> {
  const hourAgo = new Date(now.getTime() - HOUR_MS);
  const declined = await tx.find(Payment, {
    select: { id: true, createdAt: true },
    where: { customerId, status: PaymentStatus.FAILED, createdAt: MoreThan(hourAgo) },
    order: { id: 'DESC' },
    take: DECLINES_PER_HOUR,
  });
  const oldest = declined[DECLINES_PER_HOUR - 1];
  if (!oldest) return;
  const waitMs = oldest.createdAt.getTime() + HOUR_MS - now.getTime();
  const message = 'Too many payments were declined. Please try again in an hour, or pay in cash';
  throw new ShopError('TOO_MANY_ATTEMPTS', message, undefined, Math.ceil(waitMs / 1000));
}
