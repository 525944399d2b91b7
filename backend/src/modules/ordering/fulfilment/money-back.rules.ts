import { PaymentStatus } from '../../../kernel/payment-status.enum';
import type { Order } from '../orders/order.entity';
import { PaymentMethod } from '../../../kernel/order.enums';
import type { Paise } from '../../../kernel/money';

/**
 * The payment status of an order that has ended: collected cash is handed back and gift credit returned at once; card
 * payments follow by refund.
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

/**
 * The payment status of a returned order: it stays paid if the shop keeps a part of a payment on delivery; for a card
 * payment, the refund determines the status.
 */
export function returnedMoney(
  order: Pick<Order, 'paymentMethod' | 'paymentStatus' | 'toPayPaise'>,
  keptPaise: Paise,
  isHandedBack: boolean,
): Partial<Pick<Order, 'paymentStatus'>> {
  const { SUCCESS, REFUNDED } = PaymentStatus;
  if (keptPaise > 0) return order.paymentStatus === SUCCESS ? {} : { paymentStatus: SUCCESS };
  return isHandedBack ? { paymentStatus: REFUNDED } : moneyBack(order);
}
