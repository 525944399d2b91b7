/** Pieces of one batch of a product at one place. */
export interface BatchPieces {
  /** The line of the goods receipt that they came with; 0 if they have no known expiry date. */
  batchId: number;
  expiresOn: string | null;
  pieces: number;
}

/** Pieces without a known expiry date. */
export function undated(pieces: number): BatchPieces {
  return { batchId: 0, expiresOn: null, pieces };
}

/**
 * Which pieces leave a place: those without a known expiry date first, then what expires first. `leftOf` assumes the
 * same of the shop.
 */
export function firstToLeave(there: readonly BatchPieces[], wanted: number): BatchPieces[] {
  let missing = wanted;
  return [...there]
    .sort(
      (one, other) =>
        (one.expiresOn ?? '').localeCompare(other.expiresOn ?? '') || one.batchId - other.batchId,
    )
    .map((batch) => {
      const pieces = Math.min(batch.pieces, missing);
      missing -= pieces;
      return { ...batch, pieces };
    })
    .filter(({ pieces }) => pieces > 0);
}

/** All pieces of these batches. */
export function piecesOf(batches: readonly BatchPieces[]): number {
  return batches.reduce((sum, { pieces }) => sum + pieces, 0);
}
