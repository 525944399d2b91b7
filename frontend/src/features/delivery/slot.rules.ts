import { t } from '@lingui/core/macro';

import type { DeliverySlotsQuery } from '../../generated/graphql';

export type DeliverySlot = DeliverySlotsQuery['deliverySlots'][number];

/** The fields that decide whether a slot is available. */
export interface SlotRoom {
  remaining: number;
  closedReason?: 'CLOSED' | 'FULL' | null;
}

/** A day without deliveries. */
export type ClosedDay = DeliverySlotsQuery['closedDays'][number];

export interface SlotDay<T> {
  date: string;
  slots: T[];
  /** The closure of the day, with or without a reason. */
  closed?: ClosedDay;
}

const fewPlacesLeft = 5;

/** Groups the slots by day in their order, and adds the closed days. */
export function groupByDay<T extends { date: string }>(
  slots: readonly T[],
  closedDays: readonly ClosedDay[] = [],
): SlotDay<T>[] {
  const days = new Map<string, SlotDay<T>>(
    closedDays.map((closed) => [closed.date, { date: closed.date, slots: [], closed }]),
  );
  for (const slot of slots) {
    const { date } = slot;
    days.set(date, { date, slots: [...(days.get(date)?.slots ?? []), slot] });
  }
  return [...days.values()].sort((a, b) => a.date.localeCompare(b.date));
}

/** The reason why a slot is not available, or its remaining capacity. */
export function slotNote({ closedReason, remaining }: SlotRoom): string {
  if (closedReason === 'CLOSED') return t`closed`;
  if (closedReason === 'FULL' || remaining <= 0) return t`full`;
  return remaining <= fewPlacesLeft ? t`only ${remaining} left` : t`available`;
}

/** Whether a customer can still choose the slot. */
export const isOpen = ({ closedReason, remaining }: SlotRoom): boolean =>
  !closedReason && remaining > 0;

/** The days to choose from: without today if none of its slots is open. */
export function withoutSpentToday<T extends SlotRoom>(
  days: readonly SlotDay<T>[],
  today: string,
): SlotDay<T>[] {
  const rest = days.filter(({ date, slots }) => date !== today || slots.some(isOpen));
  return rest.length > 0 ? rest : [...days];
}
