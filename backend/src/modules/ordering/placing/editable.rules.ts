import { Message } from '../../../kernel/message';
import { OrderStatus, PaymentMethod } from '../../../kernel/order.enums';
import { PaymentStatus } from '../../../kernel/payment-status.enum';
import type { Order } from '../orders/order.entity';
import { orderingMessages } from '../ordering.messages';

/** The fields of an order that decide whether it can be edited. */
export type EditableOrder = Pick<Order, 'status' | 'paymentMethod' | 'paymentStatus'>;

const { CANCELLED, PENDING, SUCCESS } = OrderStatus;

/** Why an order cannot be edited in its current state; undefined if it can, until the cut-off of its delivery slot. */
export function editProblem(order: EditableOrder): Message | undefined {
  const { status, paymentMethod, paymentStatus } = order;
  // Its payment may be in progress, or staff may be looking for its transfer, so the sum that will arrive is unknown.
  if (status === PENDING) return orderingMessages.editUnpaid();
  if (status === CANCELLED) return orderingMessages.editCancelled();
  if (status !== SUCCESS) return orderingMessages.editTooLate();
  const isCash = paymentMethod === PaymentMethod.CASH_ON_DELIVERY;
  if (!isCash && paymentStatus !== PaymentStatus.SUCCESS) return orderingMessages.editPaidBack();
  return undefined;
}
