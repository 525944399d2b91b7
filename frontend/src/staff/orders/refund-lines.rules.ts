import type {
  AdminOrderDetailsFragment,
  OrderStatus,
  ReturnedGoods,
} from '../../generated/graphql';

type Line = AdminOrderDetailsFragment['order']['lines'][number];

/** A line as seen, with the pieces to refund. */
export interface RefundLine {
  id: string;
  name: string;
  unit: string | null | undefined;
  version: number;
  /** The number of refundable pieces. */
  left: number;
  /** The number of pieces to refund. */
  quantity: number;
  goods: ReturnedGoods;
}

/** A change of a line that somebody else made meanwhile. */
export interface RefundClash {
  name: string;
  /** The refundable pieces when the line was seen, and now. */
  before: number;
  left: number;
  /** The pieces chosen here. */
  chosen: number;
}

/** Statuses in which an order has its receipt, and is neither cancelled nor returned. */
const refundable: readonly OrderStatus[] = [
  'PACKED',
  'OUT_FOR_DELIVERY',
  'DELIVERY_FAILED',
  'DELIVERED',
];

/** The lines with refundable pieces, with none chosen; empty for an order in any other status. */
export function refundLinesOf(
  status: OrderStatus,
  lines: readonly Pick<
    Line,
    'id' | 'name' | 'unit' | 'version' | 'quantity' | 'refundedQuantity'
  >[],
): RefundLine[] {
  if (!refundable.includes(status)) return [];
  return lines
    .map(({ id, name, unit, version, quantity, refundedQuantity }) => ({
      ...{ id, name, unit, version, quantity: 0, left: quantity - refundedQuantity },
      goods: 'NOT_RETURNED' as const,
    }))
    .filter(({ left }) => left > 0);
}

/** The input of the API for the chosen lines. */
export const chosenOf = (lines: readonly RefundLine[]) =>
  lines
    .filter(({ quantity }) => quantity > 0)
    .map(({ id, version, quantity, goods }) => ({
      ...{ orderLineId: id, expectedVersion: version, quantity, goods },
    }));

/**
 * Applies the currently stored line of a CONFLICT. Keeps the choice, up to the number of pieces.
 * @returns the lines, and the other person's change; undefined if the conflict names none of these lines
 */
export function applyConflict(
  lines: readonly RefundLine[],
  current: Record<string, unknown>,
): { lines: RefundLine[]; clash: RefundClash } | undefined {
  const seen = lines.find(({ id }) => id === String(current.lineId));
  if (!seen) return undefined;
  const left = Number(current.quantity) - Number(current.refundedQuantity);
  const version = Number(current.version);
  const taken = { ...seen, version, left, quantity: Math.min(seen.quantity, left) };
  return {
    lines: lines.map((line) => (line === seen ? taken : line)),
    clash: { name: seen.name, before: seen.left, left, chosen: seen.quantity },
  };
}
