import { PaymentStatus } from '../../../kernel/payment-status.enum';
import type { Order } from '../orders/order.entity';
import { PaymentMethod } from '../../../kernel/order.enums';

/**
 * What an order that is over says of its money: cash that was collected is handed back, and gift credit returned at
 * once; money of a card follows by its refund.
 */
export function moneyBack({
  paymentMethod,
  paymentStatus,
  toPayPaise,
}: Pick<Order, 'paymentMethod' | 'paymentStatus' | 'toPayPaise'>): Partial<
  Pick<Order, 'paymentStatus'>
> {
  const followsByRefund = paymentMethod === PaymentMethod.CARD && toPayPaise > 0;
  return paymentStatus === PaymentStatus.SUCCESS && !followsByRefund
    ? { paymentStatus: PaymentStatus.REFUNDED }
    : {};
}
