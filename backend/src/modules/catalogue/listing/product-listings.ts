import { listIdsOf, topOf } from '../categories/category-tree.rules';
import type { Category } from '../categories/category.entity';
import { ProductSort } from './product-sort.enum';
import { traitFilter } from './filter-traits';
import { ListedProduct } from '../products/listed-product';
import { PriceCounts } from './price-counts';
import { ProductFilter } from './product-filter';
import { KeptOrder, OrderedProducts, PRODUCT_ORDERS, sortedBy } from './product-order';

const ORDERS = Object.keys(PRODUCT_ORDERS) as KeptOrder[];

/** Products in each sort order. */
type SortedProducts = Record<KeptOrder, OrderedProducts>;

/** All products in every sort order: of the whole shop, and of each category including its subcategories. */
export class ProductListings {
  private readonly everything = newSortedProducts();
  private readonly byCategory = new Map<number, SortedProducts>();
  private readonly counts = new PriceCounts();

  /** Replaces all products; sorts once, then splits by category. */
  fill(products: readonly ListedProduct[]): void {
    this.byCategory.clear();
    this.counts.fill(products);
    for (const order of ORDERS) {
      const sorted = sortedBy(order, products);
      this.everything[order].fill(sorted);
      for (const [categoryId, own] of grouped(sorted)) this.sorted(categoryId)[order].fill(own);
    }
  }

  /** Adds a product. */
  add(product: ListedProduct): void {
    this.counts.add(product);
    for (const list of this.listsWith(product)) list.add(product);
  }

  /** Removes a product; needs the version that was added. */
  remove(product: ListedProduct): void {
    this.counts.remove(product);
    for (const list of this.listsWith(product)) list.remove(product);
  }

  /** Replaces a product; it keeps its position in sort orders that the change does not affect. */
  replace(old: ListedProduct, product: ListedProduct): void {
    this.counts.remove(old);
    this.counts.add(product);
    const listIds = listIdsOf(product.category);
    const oldIds = listIdsOf(old.category);
    for (const id of oldIds)
      if (!listIds.includes(id)) for (const list of this.listsOf(id)) list.remove(old);
    for (const id of listIds)
      if (!oldIds.includes(id)) for (const list of this.listsOf(id)) list.add(product);
    const kept = listIds.filter((id) => oldIds.includes(id)).map((id) => this.sorted(id));
    for (const sorted of [this.everything, ...kept])
      for (const order of ORDERS) {
        const list = sorted[order];
        if (PRODUCT_ORDERS[order](old, product) === 0) list.replace(old, product);
        else {
          list.remove(old);
          list.add(product);
        }
      }
  }

  /** The products of one category, or all, in a sort order. */
  list(categoryId: number | undefined, order: KeptOrder): readonly ListedProduct[] {
    return this.ordered(categoryId, order)?.all ?? [];
  }

  /** A page of the products that match a filter, in a sort order, and their total count. */
  filtered(filter: ProductFilter, order: KeptOrder, offset: number, limit: number) {
    const { categoryId } = filter;
    const traits = traitFilter(filter);
    const totalCount = this.counts.count(categoryId, traits);
    const list = offset < totalCount ? this.ordered(categoryId, order) : undefined;
    return { items: list?.filtered(traits, offset, limit) ?? [], totalCount };
  }

  /** How many products match a filter. */
  count(filter: ProductFilter): number {
    return this.counts.count(filter.categoryId, traitFilter(filter));
  }

  /** The categories that have products, in themselves or in subcategories. */
  get categories(): Category[] {
    return [...this.byCategory].flatMap(([id, sorted]) => {
      const category = sorted[ProductSort.NEWEST].all[0]?.category;
      if (!category) return [];
      return [category.id === id ? category : topOf(category)];
    });
  }

  private ordered(categoryId: number | undefined, order: KeptOrder): OrderedProducts | undefined {
    const sorted = categoryId === undefined ? this.everything : this.byCategory.get(categoryId);
    return sorted?.[order];
  }

  private listsWith(product: ListedProduct): OrderedProducts[] {
    return [
      ...Object.values(this.everything),
      ...listIdsOf(product.category).flatMap((id) => this.listsOf(id)),
    ];
  }

  private listsOf(categoryId: number): OrderedProducts[] {
    return Object.values(this.sorted(categoryId));
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
    for (const id of listIdsOf(product.category)) {
      const group = groups.get(id);
      if (group) group.push(product);
      else groups.set(id, [product]);
    }
  }
  return groups;
}
