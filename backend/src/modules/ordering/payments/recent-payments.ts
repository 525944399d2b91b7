import { Brackets } from 'typeorm';
import { ShopError } from '../../../kernel/shop-error';
import { Order } from '../orders/order.entity';
import { Transaction } from '../../../platform/database/database';
import { PaymentStatus } from '../../../kernel/payment-status.enum';
import { Payment } from './payment.entity';
import { orderingMessages } from '../ordering.messages';

/** Trying out stolen card numbers takes many attempts, mistyping one's own card few. */
export const DECLINES_PER_HOUR = 10;
const HOUR_MS = 60 * 60 * 1000;

/** The fields of an order that its payment needs. */
export type OrderToPay = Pick<Order, 'id' | 'toPayPaise'>;

/** A claimed order with counts of payments, read in one statement. */
interface ClaimedOrder extends OrderToPay {
  /** Payments of this order that are not settled yet. */
  openPayments: number;
  /** Declined payments of its customer in the last hour. */
  recentDeclines: number;
}

/** The amount to pay for an order that the caller has claimed. */
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
 * Whether an earlier payment of an order is not settled yet; false without an order. Also refuses a further payment of
 * a customer with too many declines in the last hour, before the gateway is called. Both are one statement.
 * @throws TOO_MANY_ATTEMPTS with the seconds until the next one is accepted
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
