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

/** A product as it stands in its table. */
export type ProductRow = Readonly<Pick<Product, (typeof LISTED_FIELDS)[number]>>;

/** A product as the catalogue in memory has it. It is never changed: another one comes into its place. */
export interface ListedProduct extends ProductRow, Readonly<ComparedPrice> {
  /** The category it belongs to. */
  readonly category: Category;
  /** What customers pay for one piece; see `priceOf`. */
  readonly pricePaise: number;
  /** Pieces that were sold of it lately; see SalesFigures. */
  readonly soldPieces: number;
}

/**
 * A product with its category and what follows from its fields, and nothing else. It is made of entries: V8 keeps what a
 * spread of so many fields makes, or a loop that sets them, as tables of hashes, which take three times the memory.
 */
export function listed(product: ProductRow, category: Category, soldPieces = 0): ListedProduct {
  const pricePaise = priceOf(product);
  const { unitPrice, unitPriceRank } = comparedPrice(product.unit, pricePaise);
  const derived = { category, pricePaise, unitPrice, unitPriceRank, soldPieces };
  const fields: [string, unknown][] = LISTED_FIELDS.map((field) => [field, product[field]]);
  return Object.fromEntries([...fields, ...Object.entries(derived)]) as unknown as ListedProduct;
}

/** Whether two are the same in all that is shown. */
export function isSameListed(one: ProductRow, other: ProductRow): boolean {
  return !changedFields<ProductRow>(one, other, LISTED_FIELDS);
}
