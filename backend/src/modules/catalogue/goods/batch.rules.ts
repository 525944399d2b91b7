/** Pieces that were received together and have the same expiry date. */
export interface Batch {
  id: number;
  expiresOn: string;
  pieces: number;
}

/** The ID of a batch at a place: `12` in the shop, `12-3` at location 3. */
export function batchIdAt(lineId: number, locationId: number | null): string {
  return locationId === null ? String(lineId) : `${lineId}-${locationId}`;
}

/** The two parts of such an ID; the second is undefined in the shop. */
export function partsOfBatchId(id: string): [string, string | undefined] {
  const [lineId = '', ...location] = id.split('-');
  return [lineId, location.length > 0 ? location.join('-') : undefined];
}

/**
 * The remaining pieces of a product's batches, by their numbers. What expires first leaves first, so the pieces on hand
 * belong to the batches that expire last. Pieces of unknown batches leave before all others, so that no batch counts as
 * sold while it may still be there.
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
