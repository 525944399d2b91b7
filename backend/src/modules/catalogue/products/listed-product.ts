import { changedFields } from '../../../kernel/changed-fields.rules';
import type { Category } from '../categories/category.entity';
import { Product } from './product.entity';
import { STORED_FIELDS } from './product-fields.rules';
import { priceOf } from './price.rules';
import { ComparedPrice, comparedPrice } from './unit-price.rules';

/** The columns of a product that are listed, searched and shown. */
export const LISTED_FIELDS = [
  'id',
  ...STORED_FIELDS,
  'searchText',
  'version',
  'changedAt',
] as const satisfies readonly (keyof Product)[];

/** A product as stored in its table. */
export type ProductRow = Readonly<Pick<Product, (typeof LISTED_FIELDS)[number]>>;

/** A product in the in-memory catalogue. It is immutable: changes replace it. */
export interface ListedProduct extends ProductRow, Readonly<ComparedPrice> {
  /** The category it belongs to. */
  readonly category: Category;
  /** The price that customers pay for one piece; see `priceOf`. */
  readonly pricePaise: number;
  /** Recently sold pieces; see SalesFigures. */
  readonly soldPieces: number;
}

/**
 * A product with its category and the values derived from its fields, and nothing else. It is created from entries: V8
 * stores objects from a spread of so many fields, or from a loop that sets them, as hash tables, which take three times
 * the memory.
 */
export function listed(product: ProductRow, category: Category, soldPieces = 0): ListedProduct {
  const pricePaise = priceOf(product);
  const { unitPrice, unitPriceRank } = comparedPrice(product.unit, pricePaise);
  const derived = { category, pricePaise, unitPrice, unitPriceRank, soldPieces };
  const fields: [string, unknown][] = LISTED_FIELDS.map((field) => [field, product[field]]);
  return Object.fromEntries([...fields, ...Object.entries(derived)]) as unknown as ListedProduct;
}

/** Whether two rows are equal in all that is shown. */
export function isSameListed(one: ProductRow, other: ProductRow): boolean {
  return !changedFields<ProductRow>(one, other, LISTED_FIELDS);
}
