/** A movement of the stock ledger. */
interface Movement {
  kind: string;
  quantity: number;
  orderId: number | null;
}

/** What picking an order showed to be missing. */
const LOSSES: readonly string[] = ['count', 'waste'];

/** The kind a movement has to be of: an order's by its sign, another by what it says, if it can be that. */
export function movementKind({ kind, quantity, orderId }: Movement): string {
  if (LOSSES.includes(kind)) return orderId === null ? 'adjustment' : kind;
  if (orderId !== null) return quantity < 0 ? 'sale' : 'return';
  return kind === 'opening' && quantity > 0 ? 'opening' : 'adjustment';
}
