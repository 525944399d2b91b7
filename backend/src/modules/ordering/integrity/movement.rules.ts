/** A movement of the stock ledger. */
interface Movement {
  kind: string;
  quantity: number;
  orderId: number | null;
}

/** Losses that may be recorded both while an order is picked and without an order. */
const LOSSES: readonly string[] = ['count', 'waste'];

/** Movements of both signs without an order. */
const BOTH_WAYS: readonly string[] = ['count', 'transfer'];

/** The sign of movements without an order. */
const SIGNS: Readonly<Record<string, number>> = {
  ...{ opening: 1, received: 1, undone: -1, theft: -1, waste: -1 },
};

/** The expected kind of a movement: for an order, by its sign; otherwise its own kind, if the sign allows that. */
export function movementKind({ kind, quantity, orderId }: Movement): string {
  if (orderId !== null) return LOSSES.includes(kind) ? kind : quantity < 0 ? 'sale' : 'return';
  return BOTH_WAYS.includes(kind) || SIGNS[kind] === Math.sign(quantity) ? kind : 'adjustment';
}
