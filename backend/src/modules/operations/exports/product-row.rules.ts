import type { Product } from '../../catalogue';
import { paiseToRupees } from '../../../kernel/money';
import type { CsvCell } from '../../../platform/rest/stream-csv';

/** By the names that the import of a catalogue knows; it takes no notice of the number. */
export const PRODUCT_COLUMNS = [
  'sku',
  'name',
  'category',
  'description',
  'unit',
  'mrp',
  'stock',
  'picture',
  'aliases',
  'veg',
  'productId',
] as const;

/** A product as a row; its price in rupees. */
export function productRow(product: Product, categorySlug: string | undefined): CsvCell[] {
  return [
    product.sku,
    product.name,
    categorySlug ?? null,
    product.description,
    product.unit,
    paiseToRupees(product.mrpPaise),
    product.stockQuantity,
    product.imageUrl,
    product.aliases,
    vegCell(product.isVeg),
    product.id,
  ];
}

function vegCell(isVeg: boolean | null): string | null {
  if (isVeg === null) return null;
  return isVeg ? 'yes' : 'no';
}
