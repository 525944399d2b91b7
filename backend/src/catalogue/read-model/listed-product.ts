import { Product } from '../product.entity';

/** The fields of a product that are listed, searched and shown. */
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

/** A product as the catalogue in memory has it. It is never changed: another one comes into its place. */
export type ListedProduct = Readonly<Pick<Product, (typeof LISTED_FIELDS)[number]>>;

/** Whether two are the same in all that is shown. */
export function isSameListed(one: ListedProduct, other: ListedProduct): boolean {
  return LISTED_FIELDS.every((field) => one[field] === other[field]);
}
