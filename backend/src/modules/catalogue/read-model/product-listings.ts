import type { Category } from '../category.entity';
import { ProductSort } from '../product.page';
import { traitFilter } from './filter-traits';
import { ListedProduct } from './listed-product';
import { PriceCounts } from './price-counts';
import { ProductFilter } from './product-filter';
import { KeptOrder, OrderedProducts, PRODUCT_ORDERS, sortedBy } from './product-order';

const ORDERS = Object.keys(PRODUCT_ORDERS) as KeptOrder[];

/** Products in each of the orders. */
type SortedProducts = Record<KeptOrder, OrderedProducts>;

/** Every product in every order that it is listed in: those of the whole shop, and those of each category. */
export class ProductListings {
  private readonly everything = newSortedProducts();
  private readonly byCategory = new Map<number, SortedProducts>();
  private readonly counts = new PriceCounts();

  /** Puts a whole catalogue in the place of what was there: sorted once, then taken apart. */
  fill(products: readonly ListedProduct[]): void {
    this.byCategory.clear();
    this.counts.fill(products);
    for (const order of ORDERS) {
      const sorted = sortedBy(order, products);
      this.everything[order].fill(sorted);
      for (const [categoryId, own] of grouped(sorted)) this.sorted(categoryId)[order].fill(own);
    }
  }

  /** Puts a product in. */
  add(product: ListedProduct): void {
    this.counts.add(product);
    for (const list of this.listsWith(product)) list.add(product);
  }

  /** Takes a product out, as it was put in. */
  remove(product: ListedProduct): void {
    this.counts.remove(product);
    for (const list of this.listsWith(product)) list.remove(product);
  }

  /** Puts a product in the place of what it was; in orders that its change means nothing to, it stays where it is. */
  replace(old: ListedProduct, product: ListedProduct): void {
    if (old.categoryId !== product.categoryId) {
      this.remove(old);
      this.add(product);
      return;
    }
    this.counts.remove(old);
    this.counts.add(product);
    for (const sorted of [this.everything, this.sorted(product.categoryId)])
      for (const order of ORDERS) {
        const list = sorted[order];
        if (PRODUCT_ORDERS[order](old, product) === 0) list.replace(old, product);
        else {
          list.remove(old);
          list.add(product);
        }
      }
  }

  /** The products of one category, or all of them, in an order. */
  list(categoryId: number | undefined, order: KeptOrder): readonly ListedProduct[] {
    return this.ordered(categoryId, order)?.all ?? [];
  }

  /** Some of what a filter lets through, in an order, and how many there are of it. */
  filtered(filter: ProductFilter, order: KeptOrder, offset: number, limit: number) {
    const { categoryId } = filter;
    const traits = traitFilter(filter);
    const totalCount = this.counts.count(categoryId, traits);
    const list = offset < totalCount ? this.ordered(categoryId, order) : undefined;
    return { items: list?.filtered(traits, offset, limit) ?? [], totalCount };
  }

  /** How many products a filter lets through. */
  count(filter: ProductFilter): number {
    return this.counts.count(filter.categoryId, traitFilter(filter));
  }

  /** The categories that have products. */
  get categories(): Category[] {
    const firsts = [...this.byCategory.values()].map((sorted) => sorted[ProductSort.NEWEST].all[0]);
    return firsts.filter((first) => first !== undefined).map(({ category }) => category);
  }

  private ordered(categoryId: number | undefined, order: KeptOrder): OrderedProducts | undefined {
    const sorted = categoryId === undefined ? this.everything : this.byCategory.get(categoryId);
    return sorted?.[order];
  }

  private listsWith(product: ListedProduct): OrderedProducts[] {
    return [this.everything, this.sorted(product.categoryId)].flatMap((sorted) =>
      Object.values(sorted),
    );
  }

  private sorted(categoryId: number): SortedProducts {
    let sorted = this.byCategory.get(categoryId);
    if (!sorted) this.byCategory.set(categoryId, (sorted = newSortedProducts()));
    return sorted;
  }
}

function newSortedProducts(): SortedProducts {
  const lists = ORDERS.map((order) => [order, new OrderedProducts(PRODUCT_ORDERS[order])]);
  return Object.fromEntries(lists) as SortedProducts;
}

function grouped(products: readonly ListedProduct[]): Map<number, ListedProduct[]> {
  const groups = new Map<number, ListedProduct[]>();
  for (const product of products) {
    const group = groups.get(product.categoryId);
    if (group) group.push(product);
    else groups.set(product.categoryId, [product]);
  }
  return groups;
}
