import { istInstant } from '../../../kernel/ist';
import { OrderStatus } from '../../../kernel/order.enums';
import type { Order } from '../orders/order.entity';

/** The state of an order relative to the end of its delivery slot. */
export enum Lateness {
  /** It has time left, or nothing is left to deliver. */
  ON_TIME = 'on time',
  /** Its slot ends soon. */
  DUE_SOON = 'due soon',
  /** Its slot has ended. */
  LATE = 'late',
}

/** An order is due soon from this long before the end of its slot. */
const DUE_MINUTES = 30;

/** The statuses in which an order is still to be delivered in its slot. */
export const TO_DELIVER: readonly OrderStatus[] = [
  OrderStatus.SUCCESS,
  OrderStatus.PICKING,
  OrderStatus.PACKED,
  OrderStatus.OUT_FOR_DELIVERY,
];

/** Whether an order is late at an instant, or due soon. */
export function latenessOf(
  { status, slotDate, slotEndMinute }: Pick<Order, 'status' | 'slotDate' | 'slotEndMinute'>,
  now: Date,
): Lateness {
  if (!TO_DELIVER.includes(status)) return Lateness.ON_TIME;
  if (now >= istInstant(slotDate, slotEndMinute)) return Lateness.LATE;
  const isDue = now >= istInstant(slotDate, slotEndMinute - DUE_MINUTES);
  return isDue ? Lateness.DUE_SOON : Lateness.ON_TIME;
}
