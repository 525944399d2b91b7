import { PaymentStatus } from '../../../kernel/payment-status.enum';
import type { Order } from '../orders/order.entity';
import { PaymentMethod } from '../../../kernel/order.enums';
import type { Paise } from '../../../kernel/money';

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

/**
 * What an order that was returned says of its money: where the shop keeps a part of what was paid at the door, it stays
 * paid; a card's part is told by its refund.
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
