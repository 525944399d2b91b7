import { LRUCache } from 'lru-cache';
import { ListedProduct } from './listed-product';
import { ProductSort } from '../product.page';
import { OrderedProducts, PRODUCT_ORDERS, firstNotBefore } from './product-order';
import { TextIndex } from './text-index';

/** What a list of products is narrowed to. */
export interface ProductFilter {
  /** Words in lower case that all stand in the product's search text. */
  words: readonly string[];
  categoryId?: number;
  inStock: boolean;
}

/** Answers of searches are kept, as long as they hold so many numbers together (8 bytes each). */
const KEPT_NUMBERS = 500_000;
/** So many texts may have changed before the index of them is made anew. */
const STALE_TEXTS = 5_000;

const SORTS = Object.values(ProductSort);

/**
 * The catalogue as each server keeps it in memory: every product, in every order that it is listed in, and an index
 * of the texts. It knows nothing of the database; see CatalogueSync.
 */
export class CatalogueModel {
  private readonly products = new Map<number, ListedProduct>();
  private readonly everything = newShelf();
  private readonly shelves = new Map<number, Shelf>();
  private texts = new TextIndex();
  private staleTexts = 0;
  /** The numbers of what a search found, in its order: so that stocks may change meanwhile. */
  private readonly found = new LRUCache<string, Uint32Array>({
    maxSize: KEPT_NUMBERS,
    sizeCalculation: (ids) => ids.length + 16,
  });

  /** Counts the changes of what is listed where, and found by which words: another stock is none, unless it is empty. */
  arrangement = 0;

  /** How many products there are. */
  get size(): number {
    return this.products.size;
  }

  /** One product; undefined where there is none. */
  get(id: number): ListedProduct | undefined {
    return this.products.get(id);
  }

  /** Puts a whole catalogue in the place of what was there. */
  fill(products: readonly ListedProduct[]): void {
    this.products.clear();
    this.shelves.clear();
    for (const product of products) this.products.set(product.id, product);
    for (const [categoryId, own] of grouped(products)) fillShelf(this.shelf(categoryId), own);
    fillShelf(this.everything, products);
    this.indexTexts();
    this.rearranged();
  }

  /** Puts a product in, or in the place of what it was. */
  put(product: ListedProduct): void {
    const old = this.products.get(product.id);
    if (old && hasSamePlace(old, product)) {
      this.products.set(product.id, product);
      for (const shelf of [this.everything, this.shelf(product.categoryId)])
        for (const list of Object.values(shelf)) list.replace(old, product);
      if (old.stockQuantity > 0 !== product.stockQuantity > 0) this.forgetInStock();
      return;
    }
    if (old) this.takeOut(old);
    this.products.set(product.id, product);
    for (const shelf of [this.everything, this.shelf(product.categoryId)])
      for (const list of Object.values(shelf)) list.add(product);
    this.rearranged();
    if (old?.searchText === product.searchText) return;
    this.texts.add(product.id, product.searchText);
    if (old && ++this.staleTexts > STALE_TEXTS) this.indexTexts();
  }

  /** Takes a product out, where it is in. */
  remove(id: number): void {
    const product = this.products.get(id);
    if (!product) return;
    this.takeOut(product);
    this.products.delete(id);
    this.rearranged();
  }

  /** Tells the stock of a product, where there is such a product. */
  setStock(id: number, stockQuantity: number): void {
    const product = this.products.get(id);
    if (product && product.stockQuantity !== stockQuantity) this.put({ ...product, stockQuantity });
  }

  /** One page of the list, and how many products match in all. */
  page(
    filter: ProductFilter,
    sort: ProductSort,
    offset: number,
    limit: number,
  ): [ListedProduct[], number] {
    if (filter.words.length === 0 && !filter.inStock) {
      const all = this.listOf(filter, sort);
      return [all.slice(offset, offset + limit), all.length];
    }
    const ids = this.search(filter, sort);
    const page = Array.from(ids.subarray(offset, offset + limit));
    return [page.map((id) => this.products.get(id) as ListedProduct), ids.length];
  }

  /**
   * What somebody who types these words may mean: names that begin with them first, then names with a word that does,
   * then whatever else a search would find; each by name.
   */
  suggest(words: readonly string[], limit: number): ListedProduct[] {
    const begin = words.join(' ');
    const isMeant = [
      (name: string) => name.startsWith(begin),
      (name: string) => name.includes(` ${begin}`),
      () => true,
    ];
    const found = this.search({ words, inStock: false }, ProductSort.NAME);
    const chosen = new Map<number, ListedProduct>();
    for (const isClose of isMeant)
      for (const id of found) {
        if (chosen.size >= limit) return [...chosen.values()];
        const product = this.products.get(id);
        if (product && isClose(product.name.toLowerCase())) chosen.set(id, product);
      }
    return [...chosen.values()];
  }

  /** Every product as it is at this moment, in the order of their numbers. */
  inOrderOfIds(): ListedProduct[] {
    return [...this.everything[ProductSort.NEWEST].all].reverse();
  }

  /** The numbers of the products after one number and up to another. */
  idsBetween(afterId: number, upToId: number): number[] {
    const newestFirst = this.everything[ProductSort.NEWEST].all;
    const placeBelow = (limit: number) => firstNotBefore(newestFirst, ({ id }) => id > limit);
    return newestFirst.slice(placeBelow(upToId), placeBelow(afterId)).map(({ id }) => id);
  }

  /** How many products stand on a shelf. */
  countOf(categoryId: number): number {
    return this.shelves.get(categoryId)?.[ProductSort.NAME].all.length ?? 0;
  }

  private search(filter: ProductFilter, sort: ProductSort): Uint32Array {
    const { words, categoryId, inStock } = filter;
    const key = `${inStock ? IN_STOCK : ''}${sort} ${categoryId ?? ''} ${words.join(' ')}`;
    let ids = this.found.get(key);
    if (!ids) {
      ids = Uint32Array.from(this.matching(filter, sort), ({ id }) => id);
      this.found.set(key, ids);
    }
    return ids;
  }

  private matching(filter: ProductFilter, sort: ProductSort): readonly ListedProduct[] {
    const { words, categoryId, inStock } = filter;
    const isMeant = (product: ListedProduct) =>
      (categoryId === undefined || product.categoryId === categoryId) &&
      (!inStock || product.stockQuantity > 0) &&
      words.every((word) => product.searchText.includes(word));
    const candidates = this.texts.candidates(words);
    if (!candidates) return this.listOf(filter, sort).filter(isMeant);
    const products = [...new Set(candidates)].flatMap((id) => this.products.get(id) ?? []);
    return products.filter(isMeant).sort(PRODUCT_ORDERS[sort]);
  }

  private listOf({ categoryId }: ProductFilter, sort: ProductSort): readonly ListedProduct[] {
    const shelf = categoryId === undefined ? this.everything : this.shelf(categoryId);
    return shelf[sort].all;
  }

  private shelf(categoryId: number): Shelf {
    let shelf = this.shelves.get(categoryId);
    if (!shelf) this.shelves.set(categoryId, (shelf = newShelf()));
    return shelf;
  }

  private takeOut(product: ListedProduct): void {
    for (const shelf of [this.everything, this.shelf(product.categoryId)])
      for (const list of Object.values(shelf)) list.remove(product);
  }

  private rearranged(): void {
    this.arrangement++;
    this.found.clear();
  }

  /** What was found of what is in stock is not so any more. */
  private forgetInStock(): void {
    this.arrangement++;
    for (const key of this.found.keys()) if (key.startsWith(IN_STOCK)) this.found.delete(key);
  }

  private indexTexts(): void {
    this.texts = new TextIndex();
    this.staleTexts = 0;
    for (const { id, searchText } of this.products.values()) this.texts.add(id, searchText);
  }
}

const IN_STOCK = '+';

/** Products in each of the orders. */
type Shelf = Record<ProductSort, OrderedProducts>;

function newShelf(): Shelf {
  const lists = SORTS.map((sort) => [sort, new OrderedProducts(PRODUCT_ORDERS[sort])]);
  return Object.fromEntries(lists) as Shelf;
}

function fillShelf(shelf: Shelf, products: readonly ListedProduct[]): void {
  for (const list of Object.values(shelf)) list.fill(products);
}

/** Whether it is found and listed where it was: all but what lists and searches go by may differ. */
function hasSamePlace(old: ListedProduct, product: ListedProduct): boolean {
  return (
    old.name === product.name &&
    old.mrpPaise === product.mrpPaise &&
    old.categoryId === product.categoryId &&
    old.searchText === product.searchText
  );
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
