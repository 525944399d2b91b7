import { Clock } from '../../../kernel/clock';
import { ShopError } from '../../../kernel/shop-error';
import { PaymentStatus } from '../../../kernel/payment-status.enum';
import { OrderLimitsConfig } from '../../../platform/config/order-settings';
import { Transaction } from '../../../platform/database/database';
import { OrderStatus, PaymentMethod } from '../../../kernel/order.enums';
import type { NewOrder } from '../orders/order.repository';
import { Message } from '../../../kernel/message';
import { orderingMessages } from '../ordering.messages';

const HOUR_MS = 60 * 60 * 1000;

/** A customer's numbers of orders; the orders of one delivery group count as one. */
interface OrderCounts {
  unpaid: number;
  openCash: number;
  lastHour: number;
}

/**
 * Limits how many open orders one customer can have, so that nobody fills the slots with orders that they never pay.
 */
export class OrderLimits {
  constructor(
    private readonly clock: Clock,
    private readonly limits: OrderLimitsConfig,
  ) {}

  /**
   * Ensures that a customer may place one more order, within the transaction that places it. The customer is locked, so
   * concurrent orders are counted, too.
   * @throws TOO_MANY_ORDERS with the limit in its details
   */
  async assertRoom(
    tx: Transaction,
    { customerId, status, paymentMethod, paymentStatus }: NewOrder,
  ): Promise<void> {
    const { unpaid, openCash, lastHour } = await this.count(tx, customerId);
    const { unpaidPerCustomer, openCashPerCustomer, perCustomerAndHour } = this.limits;
    const isUnpaid = status === OrderStatus.PENDING;
    const isCash =
      paymentMethod === PaymentMethod.CASH_ON_DELIVERY && paymentStatus === PaymentStatus.PENDING;
    if (isUnpaid && unpaid >= unpaidPerCustomer)
      throw tooMany(
        'UNPAID_ORDERS',
        unpaidPerCustomer,
        orderingMessages.unpaidOrders({ most: unpaidPerCustomer }),
      );
    if (isCash && openCash >= openCashPerCustomer)
      throw tooMany(
        'OPEN_CASH_ORDERS',
        openCashPerCustomer,
        orderingMessages.openCashOrders({ most: openCashPerCustomer }),
      );
    if (lastHour >= perCustomerAndHour)
      throw tooMany(
        'ORDERS_PER_HOUR',
        perCustomerAndHour,
        orderingMessages.ordersPerHour({ most: perCustomerAndHour }),
      );
  }

  private async count(tx: Transaction, customerId: number): Promise<OrderCounts> {
    const hourAgo = new Date(this.clock.now().getTime() - HOUR_MS);
    const { PENDING, SUCCESS, PICKING, PACKED, OUT_FOR_DELIVERY, DELIVERY_FAILED } = OrderStatus;
    const [row] = await tx.query<Record<keyof OrderCounts, string | number>[]>(COUNT, [
      ...[customerId, PENDING],
      ...[customerId, SUCCESS, PICKING, PACKED, OUT_FOR_DELIVERY, DELIVERY_FAILED],
      ...[PaymentMethod.CASH_ON_DELIVERY, PaymentStatus.PENDING],
      ...[customerId, hourAgo],
    ]);
    return {
      unpaid: Number(row?.unpaid),
      openCash: Number(row?.openCash),
      lastHour: Number(row?.lastHour),
    };
  }
}

const COUNT = `SELECT
    (SELECT COUNT(DISTINCT COALESCE(deliveryGroupId, id)) FROM orders
      WHERE customerId = ? AND status = ?) AS unpaid,
    (SELECT COUNT(DISTINCT COALESCE(deliveryGroupId, id)) FROM orders
      WHERE customerId = ? AND status IN (?, ?, ?, ?, ?)
        AND paymentMethod = ? AND paymentStatus = ?) AS openCash,
    (SELECT COUNT(DISTINCT COALESCE(deliveryGroupId, id)) FROM orders
      WHERE customerId = ? AND placedAt > ?) AS lastHour`;

type Limit = 'UNPAID_ORDERS' | 'OPEN_CASH_ORDERS' | 'ORDERS_PER_HOUR';

function tooMany(limit: Limit, most: number, message: Message): ShopError {
  const fields = limit === 'ORDERS_PER_HOUR' ? undefined : { paymentMethod: message };
  return new ShopError('TOO_MANY_ORDERS', message, fields, undefined, { limit, most });
}
