import { ListedProduct } from '../products/listed-product';
import { ProductFilter } from './product-filter';

/** Number of different traits. */
export const TRAITS = 6;

/** What filters read besides price and category, as a small integer: in stock or not, and veg, non-veg or neither. */
export function traitOf({ stockQuantity, isVeg }: ListedProduct): number {
  const diet = isVeg === null ? 0 : isVeg ? 1 : 2;
  return 2 * diet + (stockQuantity > 0 ? 1 : 0);
}

/** A filter by price and traits, optimized for very many products. */
export interface TraitFilter {
  /** For each trait 1 if it matches. */
  fits: Uint8Array;
  /** Inclusive bounds, in paise. */
  minPaise: number;
  maxPaise: number;
}

/** The parts of a filter other than the category. */
export function traitFilter({
  inStock,
  veg,
  minPricePaise = 0,
  maxPricePaise = Number.MAX_SAFE_INTEGER,
}: ProductFilter): TraitFilter {
  const fits = Uint8Array.from({ length: TRAITS }, (_, trait) => {
    const diet = trait >> 1;
    const isWanted = veg === undefined || diet === (veg ? 1 : 2);
    return isWanted && (!inStock || (trait & 1) === 1) ? 1 : 0;
  });
  return { fits, minPaise: minPricePaise, maxPaise: maxPricePaise };
}
