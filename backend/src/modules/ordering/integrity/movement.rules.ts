/** A movement of the stock ledger. */
interface Movement {
  kind: string;
  quantity: number;
  orderId: number | null;
}

/** What may be found while an order is picked, and without one. */
const LOSSES: readonly string[] = ['count', 'waste'];

/** The sign of what has no order. */
const SIGNS: Readonly<Record<string, number>> = { opening: 1, received: 1, theft: -1, waste: -1 };

/** The kind a movement has to be of: an order's by its sign, another by what it says, if it can be that. */
export function movementKind({ kind, quantity, orderId }: Movement): string {
  if (orderId !== null) return LOSSES.includes(kind) ? kind : quantity < 0 ? 'sale' : 'return';
  return kind === 'count' || SIGNS[kind] === Math.sign(quantity) ? kind : 'adjustment';
}
