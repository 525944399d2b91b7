import { Brackets } from 'typeorm';
import { ShopError } from '../../../kernel/shop-error';
import { Order } from '../orders/order.entity';
import { Transaction } from '../../../platform/database/database';
import { PaymentStatus } from '../../../kernel/payment-status.enum';
import { Payment } from './payment.entity';
import { orderingMessages } from '../ordering.messages';

/** Whoever tries stolen card numbers goes through many; whoever mistypes their own, through a few. */
export const DECLINES_PER_HOUR = 10;
const HOUR_MS = 60 * 60 * 1000;

/** An order, as far as a payment of it goes by it. */
export type OrderToPay = Pick<Order, 'id' | 'toPayPaise'>;

/** An order that is claimed, and what there is of payments, counted in the one statement that reads it. */
interface ClaimedOrder extends OrderToPay {
  /** Of this order, not settled yet. */
  openPayments: number;
  /** Of its customer, in the last hour. */
  recentDeclines: number;
}

/** What is to be paid for an order that the caller holds the right to pay. */
export async function claimedOrder(
  tx: Transaction,
  orderId: number,
  now: Date,
): Promise<ClaimedOrder> {
  const hourAgo = new Date(now.getTime() - HOUR_MS);
  const { PENDING, FAILED } = PaymentStatus;
  const values = [PENDING, FAILED, hourAgo, orderId];
  const [row] = await tx.query<Record<keyof ClaimedOrder, string | number>[]>(CLAIMED, values);
  if (!row) throw new Error('The order that was claimed is not there');
  return {
    id: orderId,
    toPayPaise: Number(row.toPayPaise),
    openPayments: Number(row.openPayments),
    recentDeclines: Number(row.recentDeclines),
  };
}

const CLAIMED = `SELECT o.toPayPaise,
    (SELECT COUNT(*) FROM payments p WHERE p.orderId = o.id AND p.status = ?) AS openPayments,
    (SELECT COUNT(*) FROM payments p
      WHERE p.customerId = o.customerId AND p.status = ? AND p.createdAt > ?) AS recentDeclines
  FROM orders o WHERE o.id = ?`;

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
  const message = orderingMessages.tooManyDeclines();
  throw new ShopError('TOO_MANY_ATTEMPTS', message, undefined, Math.ceil(waitMs / 1000));
}
