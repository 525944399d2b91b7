import { isDeepStrictEqual } from 'node:util';
import { PaymentStatus } from '../../../kernel/payment-status.enum';
import { SlotWindow, deliveryFeeOf, slotId } from '../../checkout/index.rules';
import type { Order } from '../orders/order.entity';
import { OrderStatus } from '../../../kernel/order.enums';

/** How long after the first order of a delivery group others may join it: far longer than it takes to send one cart. */
export const JOIN_WITHIN_MS = 10 * 60 * 1000;

/**
 * As many as a cart has lines (see MAX_LINES of the cart), so that one place of a slot never covers more than one cart.
 */
export const MAX_GROUP_ORDERS = 200;

/** The fields of an order that the choice of a delivery group needs. */
export type GroupedOrder = Pick<
  Order,
  | 'id'
  | 'status'
  | 'deliveryGroupId'
  | 'deliveryAddress'
  | 'slotDate'
  | 'slotStartMinute'
  | 'slotEndMinute'
  | 'placedAt'
  | 'paymentStatus'
  | 'billSteps'
>;

/** A delivery group that another order can join without a further place in the slot. */
export interface DeliveryGroup {
  id: number;
  slot: SlotWindow;
}

/** Statuses before packing. */
export const NOT_PACKED: readonly string[] = [OrderStatus.PENDING, OrderStatus.SUCCESS];

/**
 * The newest delivery group of a customer that a further order can join: its first order was placed a moment ago, all
 * its orders go to the same address in the same slot, none is packed, at least one is not cancelled, its delivery fee
 * was not lost, and the slot is open.
 * @param recent the customer's grouped orders of the last JOIN_WITHIN_MS, in any order
 * @param isBookable whether a slot can still be ordered for
 */
export function joinableGroup(
  recent: readonly GroupedOrder[],
  address: Order['deliveryAddress'],
  isBookable: (slot: SlotWindow) => boolean,
  now: Date,
): DeliveryGroup | undefined {
  const groups = new Map<number, GroupedOrder[]>();
  for (const order of recent) {
    if (order.deliveryGroupId === null) continue;
    groups.set(order.deliveryGroupId, [...(groups.get(order.deliveryGroupId) ?? []), order]);
  }
  const newestFirst = [...groups].sort(([a], [b]) => b - a);
  for (const [id, orders] of newestFirst) {
    const slot = slotOf(id, orders, address, now);
    if (slot && isBookable(slot)) return { id, slot };
  }
  return undefined;
}

/** The slot of a group, if the group can be joined while the slot is open. */
function slotOf(
  id: number,
  orders: readonly GroupedOrder[],
  address: Order['deliveryAddress'],
  now: Date,
): SlotWindow | undefined {
  const first = orders.find((order) => order.id === id);
  const open = orders.filter(({ status }) => status !== OrderStatus.CANCELLED);
  if (!first || open.length === 0 || orders.length >= MAX_GROUP_ORDERS) return undefined;
  if (first.placedAt.getTime() + JOIN_WITHIN_MS <= now.getTime()) return undefined;
  const slot = windowOf(first);
  const isTogether = open.every(
    (order) =>
      NOT_PACKED.includes(order.status) &&
      isDeepStrictEqual(windowOf(order), slot) &&
      isDeepStrictEqual(order.deliveryAddress, address),
  );
  return isTogether && !isFeeLost(orders) ? slot : undefined;
}

/**
 * Whether the order with the fee was cancelled before it was paid, and no other order has had the fee since: joining
 * such a group would make the delivery free.
 */
function isFeeLost(orders: readonly GroupedOrder[]): boolean {
  const withFee = orders.filter(({ billSteps }) => deliveryFeeOf(billSteps) > 0);
  const isDue = ({ status, paymentStatus }: GroupedOrder) =>
    status !== OrderStatus.CANCELLED || paymentStatus === PaymentStatus.SUCCESS;
  return withFee.length > 0 && !withFee.some(isDue);
}

/** The id of the slot in which an order is delivered. */
export function slotIdOf({ slotDate, slotStartMinute }: GroupedOrder): string {
  return slotId({ date: slotDate, startMinute: slotStartMinute });
}

function windowOf({ slotDate, slotStartMinute, slotEndMinute }: GroupedOrder): SlotWindow {
  return { date: slotDate, startMinute: slotStartMinute, endMinute: slotEndMinute };
}
