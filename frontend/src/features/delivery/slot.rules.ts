import { t } from '@lingui/core/macro';

import type { DeliverySlotsQuery } from '../../generated/graphql';

export type DeliverySlot = DeliverySlotsQuery['deliverySlots'][number];

/** What decides whether a delivery slot can be had. */
export interface SlotRoom {
  remaining: number;
  closedReason?: 'CLOSED' | 'FULL' | null;
}

export interface SlotDay<T> {
  date: string;
  slots: T[];
}

const fewPlacesLeft = 5;

/** The slots under their days, both in the order they came. */
export function groupByDay<T extends { date: string }>(slots: readonly T[]): SlotDay<T>[] {
  const days = new Map<string, T[]>();
  for (const slot of slots) days.set(slot.date, [...(days.get(slot.date) ?? []), slot]);
  return [...days].map(([date, ofDay]) => ({ date, slots: ofDay }));
}

/** Why a slot cannot be chosen, or how much room it has. */
export function slotNote({ closedReason, remaining }: SlotRoom): string {
  if (closedReason === 'CLOSED') return t`closed`;
  if (closedReason === 'FULL' || remaining <= 0) return t`full`;
  return remaining <= fewPlacesLeft ? t`only ${remaining} left` : t`free`;
}

/** Whether a customer may still choose the slot. */
export const isOpen = ({ closedReason, remaining }: SlotRoom): boolean =>
  !closedReason && remaining > 0;
