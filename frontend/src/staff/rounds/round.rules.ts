import type { OrderToDeliverFieldsFragment, RoundFieldsFragment } from '../../generated/graphql';

export type Round = RoundFieldsFragment;
export type RoundStop = Round['stops'][number];
export type OrderToDeliver = OrderToDeliverFieldsFragment;

/** The state of a round: waiting in the shop, on the way, back with its cash, or settled. */
export type RoundState = 'planned' | 'started' | 'to-hand-in' | 'handed-in';

export function stateOf({ handIn, startedAt, stops }: Round): RoundState {
  if (handIn) return 'handed-in';
  if (!stops.some(({ isOpen }) => isOpen)) return 'to-hand-in';
  return startedAt === null ? 'planned' : 'started';
}

export const openStopsOf = ({ stops }: Round): RoundStop[] => stops.filter(({ isOpen }) => isOpen);

/** The amount that a customer still owes for a delivered order. */
export const debtPaise = ({ order }: RoundStop): number =>
  order.status === 'DELIVERED' ? order.toCollectPaise : 0;

/** Sums over the stops of a round. */
export function totalsOf(round: Round) {
  const open = openStopsOf(round);
  return {
    stopCount: round.stops.length,
    deliveredCount: round.stops.filter(({ outcome }) => outcome === 'DELIVERED').length,
    failedCount: round.stops.filter(({ outcome }) => outcome === 'FAILED').length,
    openCount: open.length,
    toCollectPaise: open.reduce((sum, { order }) => sum + order.toCollectPaise, 0),
    debtPaise: round.stops.reduce((sum, stop) => sum + debtPaise(stop), 0),
  };
}

/** Moves a member of a sequence up or down. */
export function moved<Each>(those: readonly Each[], at: number, by: -1 | 1): Each[] {
  const next = [...those];
  const [one] = next.splice(at, 1);
  if (one !== undefined) next.splice(at + by, 0, one);
  return next;
}

/** Orders by delivery slot, the earliest first. */
export function bySlot(orders: readonly OrderToDeliver[]): [number, OrderToDeliver[]][] {
  const slots = new Map<number, OrderToDeliver[]>();
  for (const order of orders) {
    const { slotStartMinute } = order;
    slots.set(slotStartMinute, [...(slots.get(slotStartMinute) ?? []), order]);
  }
  return [...slots].sort(([one], [other]) => one - other);
}

/**
 * The planned orders that can still be on the round: those delivered, failed or assigned to another round meanwhile are
 * removed.
 */
export const stillPossible = (
  planned: readonly string[],
  round: Round,
  free: readonly OrderToDeliver[],
): string[] => {
  const possible = new Set([
    ...openStopsOf(round).map(({ order }) => order.id),
    ...free.map(({ id }) => id),
  ]);
  return planned.filter((id) => possible.has(id));
};
