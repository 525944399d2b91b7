import { PackMeasure, packOf } from './pack.rules';

/** What a pack costs by the measure that packs are compared by. */
export interface PricePerMeasure {
  /** Price of one such measure, in paise. */
  paise: number;
  /** The measure: '100 g', 'kg', '100 ml', 'l' or 'piece'. */
  per: string;
}

/** From so many grams or millilitres on, a pack is compared by the kilogram or litre. */
const LARGE = 1000;

const measures: Record<PackMeasure, { small: [string, number]; large: [string, number] }> = {
  g: { small: ['100 g', 100], large: ['kg', 1000] },
  ml: { small: ['100 ml', 100], large: ['l', 1000] },
  piece: { small: ['piece', 1], large: ['piece', 1] },
};

/** The unit price as it is shown, and as lists are sorted by it. */
export interface ComparedPrice {
  /** Null where the pack names no measure, or is that very measure and its price says it already. */
  unitPrice: PricePerMeasure | null;
  /**
   * What the list goes by that is sorted by unit price: paise for a kilogram or litre, then what is counted by the
   * piece, then what names no measure at all.
   */
  unitPriceRank: number;
}

/**
 * The unit sale price, as Indian law has it beside the price of a pack: per 100 g or kg, per 100 ml or litre, or per
 * piece.
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

/** More than any kilogram can cost: a gram for ten lakh rupees. */
const COUNTED = 1e12;
const NOT_COMPARED = 1e15;
