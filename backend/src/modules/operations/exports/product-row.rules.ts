import type { Product } from '../../catalogue';
import {
  INPUT_FIELDS,
  PRODUCT_FIELDS,
  PlainField,
  ProductField,
} from '../../catalogue/index.rules';
import type { CsvCell } from '../../../platform/rest/stream-csv';

/** The columns of the catalogue import, which ignores the number. */
export const PRODUCT_COLUMNS = [
  ...INPUT_FIELDS.map((name) => PRODUCT_FIELDS[name].column),
  'productId',
];

type ExportedProduct = Omit<Product, 'createdAt'>;

/** A product as a row. */
export function productRow(product: ExportedProduct, categorySlug: string | undefined): CsvCell[] {
  const cells = INPUT_FIELDS.map((name) =>
    name === 'categorySlug' ? (categorySlug ?? null) : cellOf(product, name),
  );
  return [...cells, product.id];
}

function cellOf(product: ExportedProduct, name: PlainField): CsvCell {
  const field: ProductField<unknown> = PRODUCT_FIELDS[name];
  return field.write ? field.write(product[name]) : (product[name] as CsvCell);
}
