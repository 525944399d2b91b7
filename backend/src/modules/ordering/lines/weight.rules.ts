/** Pieces that are delivered, and what they weigh where they are sold by weight. */
export interface Weighable {
  /** Pieces that are neither missing nor substituted. */
  quantity: number;
  /** What one of them is to weigh; nothing where it is sold by the piece. */
  packGrams: number | null;
  /** What they weigh together; nothing until they are weighed. */
  weighedGrams: number | null;
}

/** What so many pieces of a line are counted in: grams where it is sold by weight, pieces elsewhere. */
export function orderedParts(
  { packGrams }: Pick<Weighable, 'packGrams'>,
  quantity: number,
): number {
  return quantity * (packGrams ?? 1);
}

/** What of it is billed: what is heavier than it was ordered is on the shop. */
export function billedParts(pieces: Weighable): number {
  const parts = orderedParts(pieces, pieces.quantity);
  return Math.min(pieces.weighedGrams ?? parts, parts);
}

/** Whether pieces were weighed and cost less than as ordered. */
export function isLighter(pieces: Weighable): boolean {
  return billedParts(pieces) < orderedParts(pieces, pieces.quantity);
}

/** What pieces may weigh at most: a tenth more than ordered is given away, beyond that some is taken out. */
export function mostGrams({
  quantity,
  packGrams,
}: Pick<Weighable, 'quantity' | 'packGrams'>): number {
  return Math.floor((quantity * (packGrams ?? 0) * 11) / 10);
}
