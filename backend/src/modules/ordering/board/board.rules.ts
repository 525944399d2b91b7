import type { DayOccupancy } from '../../checkout/index.rules';
import type { AdminOrder } from '../orders/admin-order.type';
import { Lateness, latenessOf } from './lateness.rules';
import type { BoardSlot } from './order-board.type';

/** The slots of a day: those that are offered, and any other with an order, such as one of a closed day. */
export function boardSlots(
  { offered, bookedCount }: DayOccupancy,
  orders: readonly Pick<AdminOrder, 'order'>[],
  now: Date,
): BoardSlot[] {
  const newSlot = (window: Omit<Window, 'bookedCount'>) =>
    emptySlot({ ...window, bookedCount: bookedCount(window.startMinute) });
  const board = new Map(
    offered.map(({ startMinute, endMinute, capacity }) => [
      startMinute,
      newSlot({ startMinute, endMinute, capacity, isOffered: true }),
    ]),
  );
  for (const { order } of orders) {
    const { slotStartMinute: startMinute, slotEndMinute: endMinute } = order;
    const slot = board.get(startMinute) ?? newSlot({ startMinute, endMinute, ...CLOSED });
    board.set(startMinute, slot);
    count(slot, order, now);
  }
  return [...board.values()].sort((a, b) => a.startMinute - b.startMinute);
}

type Window = Pick<
  BoardSlot,
  'startMinute' | 'endMinute' | 'capacity' | 'bookedCount' | 'isOffered'
>;

const CLOSED = { capacity: 0, isOffered: false };

function emptySlot(window: Window): BoardSlot {
  const remaining = Math.max(0, window.capacity - window.bookedCount);
  return { ...window, remaining, counts: [], lateCount: 0, dueSoonCount: 0 };
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
