import { ListedProduct } from './listed-product';
import { ProductSort } from '../product.page';

/** Says which of two products comes first: below zero the first. */
type Compare = (one: ListedProduct, other: ListedProduct) => number;

const byId: Compare = (one, other) => one.id - other.id;

/** Names are compared letter by letter in lower case, as they are shown, whatever the database would do. */
const byName: Compare = (one, other) =>
  compareTexts(one.name.toLowerCase(), other.name.toLowerCase()) || byId(one, other);

/** An order that products are kept in, whatever is searched for. */
export type KeptOrder = Exclude<ProductSort, ProductSort.RELEVANCE>;

/** Each order of the list; the number breaks ties, so that pages neither repeat nor leave out. */
export const PRODUCT_ORDERS: Record<KeptOrder, Compare> = {
  [ProductSort.NAME]: byName,
  [ProductSort.PRICE_LOW_TO_HIGH]: (one, other) =>
    one.mrpPaise - other.mrpPaise || byId(one, other),
  [ProductSort.PRICE_HIGH_TO_LOW]: (one, other) =>
    other.mrpPaise - one.mrpPaise || byId(one, other),
  [ProductSort.NEWEST]: (one, other) => other.id - one.id,
  [ProductSort.UNIT_PRICE]: (one, other) =>
    one.unitPriceRank - other.unitPriceRank || byId(one, other),
  [ProductSort.POPULARITY]: (one, other) => other.soldPieces - one.soldPieces || byName(one, other),
};

/** Many products in an order, as quickly as can be: names are brought to lower case once. */
export function sortedBy(order: KeptOrder, products: readonly ListedProduct[]): ListedProduct[] {
  if (order !== ProductSort.NAME && order !== ProductSort.POPULARITY)
    return [...products].sort(PRODUCT_ORDERS[order]);
  const named = products.map((product) => ({ product, name: product.name.toLowerCase() }));
  const byLowerName = named.sort(
    (one, other) => compareTexts(one.name, other.name) || byId(one.product, other.product),
  );
  const sorted = byLowerName.map(({ product }) => product);
  if (order === ProductSort.NAME) return sorted;
  return sorted.sort((one, other) => other.soldPieces - one.soldPieces);
}

function compareTexts(one: string, other: string): number {
  if (one === other) return 0;
  return one < other ? -1 : 1;
}

/** Products that are kept in an order while they come and go. */
export class OrderedProducts {
  private products: ListedProduct[] = [];

  constructor(private readonly compare: Compare) {}

  get all(): readonly ListedProduct[] {
    return this.products;
  }

  /** Puts many in at once, which are in this order already. */
  fill(products: ListedProduct[]): void {
    this.products = products;
  }

  add(product: ListedProduct): void {
    this.products.splice(this.placeOf(product), 0, product);
  }

  /** Takes one out, as it was put in. */
  remove(product: ListedProduct): void {
    this.products.splice(this.placeOf(product), 1);
  }

  /** Puts one in the place of another that stands where it will. */
  replace(old: ListedProduct, product: ListedProduct): void {
    this.products[this.placeOf(old)] = product;
  }

  /** Where it stands, or would stand. */
  private placeOf(product: ListedProduct): number {
    return firstNotBefore(this.products, (each) => this.compare(each, product) < 0);
  }
}

/** The place of the first that does not stand before something, in a list where those that do come first. */
export function firstNotBefore(
  products: readonly ListedProduct[],
  isBefore: (product: ListedProduct) => boolean,
): number {
  let low = 0;
  let high = products.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (isBefore(products[middle] as ListedProduct)) low = middle + 1;
    else high = middle;
  }
  return low;
}
