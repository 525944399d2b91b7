/** Pieces of a product that is sold by weight. */
export interface WeighedPieces {
  quantity: number;
  /** The nominal weight of one piece. */
  packGrams: number;
  /** The price of one piece. */
  unitPricePaise: number;
}

/** The ordered weight. */
export const orderedGrams = ({ quantity, packGrams }: WeighedPieces): number =>
  quantity * packGrams;

/** The maximum weight: a tenth more than ordered is given away, and more is refused. */
export const mostGrams = (pieces: WeighedPieces): number =>
  Math.floor((orderedGrams(pieces) * 11) / 10);

/** Less than half of the ordered weight: more likely a missing digit than the actual weight. */
export const isOddlyLight = (pieces: WeighedPieces, grams: number): boolean =>
  2 * grams < orderedGrams(pieces);

/** The price of a weight: rounded half up by the gram, and never more than as ordered. */
export const costOf = (pieces: WeighedPieces, grams: number): number => {
  const { packGrams, unitPricePaise } = pieces;
  const billed = Math.min(grams, orderedGrams(pieces));
  return Math.floor((2 * billed * unitPricePaise + packGrams) / (2 * packGrams));
};

/** A typed weight; undefined if invalid. */
export const readGrams = (text: string): number | undefined =>
  /^[1-9]\d{0,7}$/.test(text.trim()) ? Number(text) : undefined;
