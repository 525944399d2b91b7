import { isGeneratedSku } from './generated-sku.rules';
import type { Product } from './product.entity';

/** The texts of a product that are searched. */
export type SearchedTexts = Pick<
  Product,
  'name' | 'nameHi' | 'nameMr' | 'aliases' | 'brand' | 'unit' | 'sku'
>;

/** Maximum length of the searched text; the rest is cut. */
export const MOST_SEARCHED = 1_000;

/** The searched text of a product, without a generated SKU. */
export function searchTextOf(product: SearchedTexts): string {
  const { name, nameHi, nameMr, aliases, brand, unit, sku } = product;
  return [name, nameHi, nameMr, aliases, brand, unit, sku && !isGeneratedSku(sku) ? sku : null]
    .filter(Boolean)
    .join(' ')
    .toLowerCase()
    .slice(0, MOST_SEARCHED);
}
