/** Pieces that came together and may be sold until the same day. */
export interface Batch {
  id: number;
  expiresOn: string;
  pieces: number;
}

/**
 * What is left of the batches of one product, by their numbers: what expires first leaves first, so what is on hand
 * belongs to the batches that expire last. Pieces of no known batch leave before all others, so that no batch is
 * taken for sold while it may still be there.
 */
export function leftOf(stockQuantity: number, batches: readonly Batch[]): Map<number, number> {
  let onHand = stockQuantity;
  const lastFirst = [...batches].sort(
    (one, other) => other.expiresOn.localeCompare(one.expiresOn) || other.id - one.id,
  );
  return new Map(
    lastFirst.map(({ id, pieces }) => {
      const left = Math.min(pieces, onHand);
      onHand -= left;
      return [id, left];
    }),
  );
}
