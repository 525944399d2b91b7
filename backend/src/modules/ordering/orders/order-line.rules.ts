import type { OrderLine } from './order-line.entity';
import type { AgreedBill, Order } from './order.entity';
import { Paise } from '../../../kernel/money';
import { OrderStatus, PaymentMethod } from '../../../kernel/order.enums';
import { PaymentStatus } from '../../../kernel/payment-status.enum';

/** The fields of a line that change during picking and later, with their initial values. */
export const AS_ORDERED = {
  agreedDiscountPaise: null,
  version: 1,
  pickedQuantity: null,
  weighedGrams: null,
  shortQuantity: 0,
  shortReason: null,
  substitutedQuantity: 0,
  substitutesLineId: null,
  replacedQuantity: null,
  refundedQuantity: 0,
  returnedQuantity: 0,
};

/** The number of pieces of a line that the customer ordered: 0 for a substitute. */
export function orderedQuantity(
  line: Pick<OrderLine, 'quantity' | 'shortQuantity' | 'substitutedQuantity' | 'substitutesLineId'>,
): number {
  if (line.substitutesLineId !== null) return 0;
  return line.quantity + line.shortQuantity + line.substitutedQuantity;
}

/** The bill that the customer agreed to. */
export function agreedBillOf(order: Order): AgreedBill {
  const { subtotalPaise, billSteps: steps, giftCreditPaise, toPayPaise } = order;
  return order.agreedBill ?? { subtotalPaise, steps, giftCreditPaise, toPayPaise };
}

/**
 * The sums that the order has taken from its customer: the agreed ones until it is packed, even if pieces are missing
 * by then; packing pays the difference back.
 */
export function takenMoney(order: Order): Pick<Order, 'giftCreditPaise' | 'toPayPaise'> {
  return order.status === OrderStatus.PICKING ? agreedBillOf(order) : order;
}

/** The amount still to collect on delivery; for a delivered order, the debt of its customer. */
export function toCollectPaise(
  order: Pick<
    Order,
    'paymentMethod' | 'paymentStatus' | 'toPayPaise' | 'collectLessPaise' | 'collectedPaise'
  >,
): Paise {
  const isCash = order.paymentMethod === PaymentMethod.CASH_ON_DELIVERY;
  const isOpen = isCash && order.paymentStatus === PaymentStatus.PENDING;
  return isOpen ? order.toPayPaise - order.collectLessPaise - order.collectedPaise : 0;
}
