import type { Category } from '../categories/category.entity';
import { Product } from './product.entity';
import { ComparedPrice, comparedPrice } from './unit-price.rules';

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
  'isVeg',
  'searchText',
  'categoryId',
  'version',
] as const satisfies readonly (keyof Product)[];

/** A product as it stands in its table. */
export type ProductRow = Readonly<Pick<Product, (typeof LISTED_FIELDS)[number]>>;

/** A product as the catalogue in memory has it. It is never changed: another one comes into its place. */
export interface ListedProduct extends ProductRow, Readonly<ComparedPrice> {
  /** The category it belongs to. */
  readonly category: Category;
  /** Pieces that were sold of it lately; see SalesFigures. */
  readonly soldPieces: number;
}

/** A product with its category and what follows from its fields, and nothing else. Written out, since there are many. */
export function listed(product: ProductRow, category: Category, soldPieces = 0): ListedProduct {
  const { unitPrice, unitPriceRank } = comparedPrice(product.unit, product.mrpPaise);
  return {
    id: product.id,
    sku: product.sku,
    name: product.name,
    description: product.description,
    imageUrl: product.imageUrl,
    mrpPaise: product.mrpPaise,
    stockQuantity: product.stockQuantity,
    unit: product.unit,
    aliases: product.aliases,
    isVeg: product.isVeg,
    searchText: product.searchText,
    categoryId: product.categoryId,
    version: product.version,
    category,
    unitPrice,
    unitPriceRank,
    soldPieces,
  };
}

/** Whether two are the same in all that is shown. */
export function isSameListed(one: ProductRow, other: ProductRow): boolean {
  return LISTED_FIELDS.every((field) => one[field] === other[field]);
}
