import { PackMeasure, packOf } from './pack.rules';

/** The price of a pack per comparison measure. */
export interface PricePerMeasure {
  /** Price per measure, in paise. */
  paise: number;
  /** The measure: '100 g', 'kg', '100 ml', 'l' or 'piece'. */
  per: string;
}

/** From so many grams or millilitres on, packs are compared per kilogram or litre. */
const LARGE = 1000;

const measures: Record<PackMeasure, { small: [string, number]; large: [string, number] }> = {
  g: { small: ['100 g', 100], large: ['kg', 1000] },
  ml: { small: ['100 ml', 100], large: ['l', 1000] },
  piece: { small: ['piece', 1], large: ['piece', 1] },
};

/** The unit price as displayed, and as the sort key of lists. */
export interface ComparedPrice {
  /** null if the pack has no measure, or is exactly one measure, so that its price is the unit price. */
  unitPrice: PricePerMeasure | null;
  /**
   * The sort key of lists by unit price: paise per kilogram or litre, then products counted by the piece, then those
   * without a measure.
   */
  unitPriceRank: number;
}

/**
 * The unit sale price that Indian law requires next to the price of a pack: per 100 g or kg, per 100 ml or litre, or
 * per piece.
 */
export function comparedPrice(unit: string | null, pricePaise: number): ComparedPrice {
  const pack = packOf(unit);
  if (!pack) return { unitPrice: null, unitPriceRank: NOT_COMPARED };
  const { amount, measure } = pack;
  const { small, large } = measures[measure];
  const [per, size] = amount >= LARGE ? large : small;
  const paise = Math.round((pricePaise * size) / amount);
  const unitPriceRank =
    measure === 'piece' ? COUNTED + pricePaise / amount : (pricePaise * LARGE) / amount;
  return { unitPrice: amount === size ? null : { paise, per }, unitPriceRank };
}

/** More than any kilogram can cost: a gram at ten lakh rupees. */
const COUNTED = 1e12;
const NOT_COMPARED = 1e15;
