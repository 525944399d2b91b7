import type { Product } from './product.entity';

/** The text that searches look through is cut to so many characters. */
export const MOST_SEARCHED = 1_000;

/** The text that the search looks through. */
export function searchTextOf(
  product: Pick<Product, 'name' | 'unit' | 'aliases' | 'brand' | 'sku'>,
): string {
  return [product.name, product.aliases, product.brand, product.unit, product.sku]
    .filter(Boolean)
    .join(' ')
    .toLowerCase()
    .slice(0, MOST_SEARCHED);
}
