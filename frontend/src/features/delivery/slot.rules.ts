import { t } from '@lingui/core/macro';

import type { DeliverySlotsQuery } from '../../generated/graphql';

export type DeliverySlot = DeliverySlotsQuery['deliverySlots'][number];

/** The fields that decide whether a slot is available. */
export interface SlotRoom {
  remaining: number;
  closedReason?: 'CLOSED' | 'FULL' | null;
}

export interface SlotDay<T> {
  date: string;
  slots: T[];
}

const fewPlacesLeft = 5;

/** Groups the slots by day and keeps their order. */
export function groupByDay<T extends { date: string }>(slots: readonly T[]): SlotDay<T>[] {
  const days = new Map<string, T[]>();
  for (const slot of slots) days.set(slot.date, [...(days.get(slot.date) ?? []), slot]);
  return [...days].map(([date, ofDay]) => ({ date, slots: ofDay }));
}

/** Why a slot is not available, or how much capacity it has left. */
export function slotNote({ closedReason, remaining }: SlotRoom): string {
  if (closedReason === 'CLOSED') return t`closed`;
  if (closedReason === 'FULL' || remaining <= 0) return t`full`;
  return remaining <= fewPlacesLeft ? t`only ${remaining} left` : t`free`;
}

/** Whether a customer may still choose the slot. */
export const isOpen = ({ closedReason, remaining }: SlotRoom): boolean =>
  !closedReason && remaining > 0;
