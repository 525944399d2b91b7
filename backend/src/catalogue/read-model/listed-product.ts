import type { Category } from '../category.entity';
import { Product } from '../product.entity';

/** The columns of a product that are listed, searched and shown. */
export const LISTED_FIELDS = [
  'id',
  'sku',
  'name',
  'description',
  'imageUrl',
  'mrpPaise',
  'stockQuantity',
  'unit',
  'aliases',
  'searchText',
  'categoryId',
] as const satisfies readonly (keyof Product)[];

/** A product as it stands in its table. */
export type ProductRow = Readonly<Pick<Product, (typeof LISTED_FIELDS)[number]>>;

/** A product as the catalogue in memory has it. It is never changed: another one comes into its place. */
export interface ListedProduct extends ProductRow {
  /** The shelf it stands on. */
  readonly category: Category;
}

/** A product with its shelf, and nothing else. */
export function listed(product: ProductRow, category: Category): ListedProduct {
  const fields = LISTED_FIELDS.map((field) => [field, product[field]]);
  return { ...(Object.fromEntries(fields) as ProductRow), category };
}

/** Whether two are the same in all that is shown. */
export function isSameListed(one: ProductRow, other: ProductRow): boolean {
  return LISTED_FIELDS.every((field) => one[field] === other[field]);
}
