import { istInstant } from '../../../kernel/ist';
import { OrderStatus } from '../../../kernel/order.enums';
import type { Order } from '../orders/order.entity';

/** How an order stands to the end of its delivery slot. */
export enum Lateness {
  /** It has time, or nothing more is to be delivered. */
  ON_TIME = 'on time',
  /** Its slot ends soon. */
  DUE_SOON = 'due soon',
  /** Its slot has ended. */
  LATE = 'late',
}

/** So long before the end of its slot an order is due. */
const DUE_MINUTES = 30;

/** The states in which an order is still to be delivered in its slot. */
export const TO_DELIVER: readonly OrderStatus[] = [
  OrderStatus.SUCCESS,
  OrderStatus.PICKING,
  OrderStatus.PACKED,
  OrderStatus.OUT_FOR_DELIVERY,
];

/** Whether an order is late at an instant, or soon will be. */
export function latenessOf(
  { status, slotDate, slotEndMinute }: Pick<Order, 'status' | 'slotDate' | 'slotEndMinute'>,
  now: Date,
): Lateness {
  if (!TO_DELIVER.includes(status)) return Lateness.ON_TIME;
  if (now >= istInstant(slotDate, slotEndMinute)) return Lateness.LATE;
  const isDue = now >= istInstant(slotDate, slotEndMinute - DUE_MINUTES);
  return isDue ? Lateness.DUE_SOON : Lateness.ON_TIME;
}
