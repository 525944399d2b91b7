import { Brackets } from 'typeorm';
import { ShopError } from '../kernel/shop-error';
import { Transaction } from '../platform/db/database';
import { PaymentStatus } from './payment-status.enum';
import { Payment } from './payment.entity';

/** Whoever tries stolen card numbers goes through many; whoever mistypes their own, through a few. */
const DECLINES_PER_HOUR = 10;
const HOUR_MS = 60 * 60 * 1000;

/**
 * Whether an earlier payment of an order is not settled yet; false without an order. A further payment of a customer
 * of whom too many were declined in the last hour is refused, before anything is asked of the gateway. Both by one look.
 * @throws TOO_MANY_ATTEMPTS that says after how many seconds the next one is taken
 */
export async function hasOpenPayment(
  tx: Transaction,
  customerId: number,
  orderId: number | null,
  now: Date,
): Promise<boolean> {
  const hourAgo = new Date(now.getTime() - HOUR_MS);
  const { PENDING, FAILED } = PaymentStatus;
  const payments = await tx
    .createQueryBuilder(Payment, 'payment')
    .select(['payment.id', 'payment.status', 'payment.createdAt'])
    .where('payment.customerId = :customerId', { customerId })
    .andWhere(
      new Brackets((either) =>
        either
          .where('payment.status = :PENDING AND payment.orderId = :orderId', { PENDING, orderId })
          .orWhere('payment.status = :FAILED AND payment.createdAt > :hourAgo', {
            FAILED,
            hourAgo,
          }),
      ),
    )
    .orderBy('payment.id', 'DESC')
    .getMany();
  if (payments.some(({ status }) => status === PENDING)) return true;
  const oldest = payments[DECLINES_PER_HOUR - 1];
  if (!oldest) return false;
  const waitMs = oldest.createdAt.getTime() + HOUR_MS - now.getTime();
  const message = 'Too many payments were declined. Please try again in an hour, or pay in cash';
  throw new ShopError('TOO_MANY_ATTEMPTS', message, undefined, Math.ceil(waitMs / 1000));
}
