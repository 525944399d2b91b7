/** Pieces of a product that is sold by weight. */
export interface WeighedPieces {
  quantity: number;
  /** What one of them is to weigh. */
  packGrams: number;
  /** What one of them costs. */
  unitPricePaise: number;
}

/** What pieces weigh as they were ordered. */
export const orderedGrams = ({ quantity, packGrams }: WeighedPieces): number =>
  quantity * packGrams;

/** More is refused: a tenth above what was ordered is given away. */
export const mostGrams = (pieces: WeighedPieces): number =>
  Math.floor((orderedGrams(pieces) * 11) / 10);

/** Less than half of what was ordered: rather a digit that was not typed than what lies on the scales. */
export const isOddlyLight = (pieces: WeighedPieces, grams: number): boolean =>
  2 * grams < orderedGrams(pieces);

/** What a weight costs: half up by the gram, and never more than as ordered. */
export const costOf = (pieces: WeighedPieces, grams: number): number => {
  const { packGrams, unitPricePaise } = pieces;
  const billed = Math.min(grams, orderedGrams(pieces));
  return Math.floor((2 * billed * unitPricePaise + packGrams) / (2 * packGrams));
};

/** A weight as it is typed; nothing where it is none. */
export const readGrams = (text: string): number | undefined =>
  /^[1-9]\d{0,7}$/.test(text.trim()) ? Number(text) : undefined;
