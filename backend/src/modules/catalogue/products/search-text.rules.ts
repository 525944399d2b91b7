import type { Product } from './product.entity';

/** The texts of a product that searches go by. */
export type SearchedTexts = Pick<
  Product,
  'name' | 'nameHi' | 'nameMr' | 'aliases' | 'brand' | 'unit' | 'sku'
>;

/** The text that searches look through is cut to so many characters. */
export const MOST_SEARCHED = 1_000;

/** The text that the search looks through. */
export function searchTextOf(product: SearchedTexts): string {
  const { name, nameHi, nameMr, aliases, brand, unit, sku } = product;
  return [name, nameHi, nameMr, aliases, brand, unit, sku]
    .filter(Boolean)
    .join(' ')
    .toLowerCase()
    .slice(0, MOST_SEARCHED);
}
