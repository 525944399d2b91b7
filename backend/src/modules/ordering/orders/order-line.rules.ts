import type { OrderLine } from './order-line.entity';
import type { AgreedBill, Order } from './order.entity';
import { Paise } from '../../../kernel/money';
import { OrderStatus, PaymentMethod } from '../../../kernel/order.enums';
import { PaymentStatus } from '../../../kernel/payment-status.enum';

/** What of a line changes while it is picked, and after that, as it is before. */
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

/** How many pieces of a line the customer ordered: none of a substitute. */
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
 * What the order has taken of its customer: as agreed until it is packed, whatever is missing by then; what it costs
 * less goes back with packing.
 */
export function takenMoney(order: Order): Pick<Order, 'giftCreditPaise' | 'toPayPaise'> {
  return order.status === OrderStatus.PICKING ? agreedBillOf(order) : order;
}

/** What is still to be collected at the door; of a delivered order, what its customer owes. */
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
