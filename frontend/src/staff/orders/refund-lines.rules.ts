import type {
  AdminOrderDetailsFragment,
  OrderStatus,
  ReturnedGoods,
} from '../../generated/graphql';

type Line = AdminOrderDetailsFragment['order']['lines'][number];

/** A line as it was seen, and what of it is to be paid back. */
export interface RefundLine {
  id: string;
  name: string;
  unit: string | null | undefined;
  version: number;
  /** Pieces that can be paid back. */
  left: number;
  /** Pieces that are to be paid back. */
  quantity: number;
  goods: ReturnedGoods;
}

/** What somebody else did to a line meanwhile. */
export interface RefundClash {
  name: string;
  /** Pieces that could be paid back when the line was seen, and can be now. */
  before: number;
  left: number;
  /** Pieces that were chosen here. */
  chosen: number;
}

/** The order has its receipt, and is not over. */
const refundable: readonly OrderStatus[] = [
  'PACKED',
  'OUT_FOR_DELIVERY',
  'DELIVERY_FAILED',
  'DELIVERED',
];

/** The lines of which pieces can be paid back, with none chosen; none where the order is not packed or is over. */
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

/** What the server is sent of the chosen lines. */
export const chosenOf = (lines: readonly RefundLine[]) =>
  lines
    .filter(({ quantity }) => quantity > 0)
    .map(({ id, version, quantity, goods }) => ({
      ...{ orderLineId: id, expectedVersion: version, quantity, goods },
    }));

/**
 * Applies a line as it is stored now, as the CONFLICT tells it. What is chosen stays, as far as there are pieces.
 * @returns the lines, and what somebody else did; nothing where the conflict names no line of these
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
