/** Pieces to deliver, with their weight if they are sold by weight. */
export interface Weighable {
  /** Pieces that are neither missing nor substituted. */
  quantity: number;
  /** The nominal weight of one piece; null if it is sold by the piece. */
  packGrams: number | null;
  /** Their total weight; null until they are weighed. */
  weighedGrams: number | null;
}

/** The quantity of pieces in the unit of the line: grams if it is sold by weight, otherwise pieces. */
export function orderedParts(
  { packGrams }: Pick<Weighable, 'packGrams'>,
  quantity: number,
): number {
  return quantity * (packGrams ?? 1);
}

/** The billed part; the shop bears any excess weight. */
export function billedParts(pieces: Weighable): number {
  const parts = orderedParts(pieces, pieces.quantity);
  return Math.min(pieces.weighedGrams ?? parts, parts);
}

/** Whether pieces were weighed and cost less than as ordered. */
export function isLighter(pieces: Weighable): boolean {
  return billedParts(pieces) < orderedParts(pieces, pieces.quantity);
}

/** The most that pieces may weigh: a tenth more than ordered is given away, beyond that some has to be removed. */
export function mostGrams({
  quantity,
  packGrams,
}: Pick<Weighable, 'quantity' | 'packGrams'>): number {
  return Math.floor((quantity * (packGrams ?? 0) * 11) / 10);
}
