import type { SlotOccupancy } from '../../checkout/index.rules';
import type { AdminOrder } from '../orders/admin-order.type';
import { Lateness, latenessOf } from './lateness.rules';
import type { BoardSlot } from './order-board.type';

/** The slots of a day: those that are configured, and any other that has an order. */
export function boardSlots(
  slots: readonly SlotOccupancy[],
  orders: readonly Pick<AdminOrder, 'order'>[],
  now: Date,
): BoardSlot[] {
  const board = new Map(slots.map((slot) => [slot.startMinute, emptySlot(slot)]));
  for (const { order } of orders) {
    const { slotStartMinute: startMinute, slotEndMinute: endMinute } = order;
    const slot = board.get(startMinute) ?? emptySlot({ startMinute, endMinute, ...CLOSED });
    board.set(startMinute, slot);
    count(slot, order, now);
  }
  return [...board.values()].sort((a, b) => a.startMinute - b.startMinute);
}

const CLOSED = { capacity: 0, bookedCount: 0 };

function emptySlot({ startMinute, endMinute, capacity, bookedCount }: SlotOccupancy): BoardSlot {
  const remaining = Math.max(0, capacity - bookedCount);
  const counted = { counts: [], lateCount: 0, dueSoonCount: 0 };
  return { startMinute, endMinute, capacity, remaining, ...counted };
}

function count(slot: BoardSlot, order: AdminOrder['order'], now: Date): void {
  const { status, toPayPaise } = order;
  const counted = slot.counts.find((each) => each.status === status);
  if (counted) {
    counted.count++;
    counted.toPayPaise += toPayPaise;
  } else slot.counts.push({ status, count: 1, toPayPaise });
  const lateness = latenessOf(order, now);
  if (lateness === Lateness.LATE) slot.lateCount++;
  if (lateness === Lateness.DUE_SOON) slot.dueSoonCount++;
}
