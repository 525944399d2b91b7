import { LRUCache } from 'lru-cache';
import { ProductSort } from '../product.page';
import { Hits, ProductSearch } from '../search/product-search';
import { Facets, countFacets } from './facets';
import { ListedProduct } from './listed-product';
import { ProductFilter, ReadyFilter, filterKey } from './product-filter';
import { KeptOrder, PRODUCT_ORDERS, firstNotBefore } from './product-order';
import { Relevance } from './relevance';
import { Shelves } from './shelves';

/** What somebody wants to see of the catalogue. */
export interface ProductQuestion {
  /** What was typed; nothing but spaces means everything. */
  search: string;
  filter: ProductFilter;
  sort: ProductSort;
}

/** A part of the answer to a question. */
export interface ProductsFound {
  items: ListedProduct[];
  /** How many products the whole answer has. */
  totalCount: number;
  /** What was searched for instead of what was typed, where nothing has that. */
  correctedSearch: string | null;
}

/** Answers are kept, as long as they hold so many numbers together (4 bytes each). */
const KEPT_NUMBERS = 1_000_000;
const KEPT_FACETS = 200;
const byPopularity = PRODUCT_ORDERS[ProductSort.POPULARITY];
/** Texts that were being typed. */
const KEPT_SUGGESTIONS = 10_000;
/** As many as anybody may ask for. */
const MOST_SUGGESTED = 20;

/**
 * The catalogue as each server keeps it in memory: every product, in every order that it is listed in, and the index
 * that searches go by. It knows nothing of the database; see CatalogueSync.
 */
export class CatalogueModel {
  private readonly products = new Map<number, ListedProduct>();
  private readonly shelves = new Shelves();
  private readonly search = new ProductSearch((id) => this.known(id).searchText);
  private readonly relevance = new Relevance(() => this.search.slots);
  /** The numbers of what answers a question, in its order: so that stocks may change meanwhile. */
  private readonly found = new LRUCache<string, Uint32Array>({
    maxSize: KEPT_NUMBERS,
    sizeCalculation: (ids) => ids.length + 16,
  });
  private readonly suggested = new LRUCache<string, number[]>({ max: KEPT_SUGGESTIONS });
  private readonly facetsFound = new LRUCache<string, Facets>({ max: KEPT_FACETS });

  /** Counts the changes of what is listed where, and found by which words: another stock is none, unless it is empty. */
  arrangement = 0;

  /** Counts every change of every product. */
  changes = 0;

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
    this.changes++;
    this.products.clear();
    for (const product of products) this.products.set(product.id, product);
    this.shelves.fill(products);
    this.search.fill(products);
    this.relevance.forget();
    this.rearranged();
  }

  /** Puts a product in, or in the place of what it was. */
  put(product: ListedProduct): void {
    this.changes++;
    const old = this.products.get(product.id);
    this.products.set(product.id, product);
    if (!old || !isFoundAlike(old, product)) this.indexAnew(old, product);
    if (old) this.shelves.replace(old, product);
    else this.shelves.add(product);
    if (old && isListedAlike(old, product)) return;
    if (old && isAsPopular(old, product)) this.relevance.note(product);
    else this.relevance.forget();
    this.rearranged();
  }

  /** Takes a product out, where it is in. */
  remove(id: number): void {
    const product = this.products.get(id);
    if (!product) return;
    this.changes++;
    this.shelves.remove(product);
    this.search.remove(product);
    this.products.delete(id);
    this.relevance.forget();
    this.rearranged();
  }

  /** Tells how many pieces of a product were sold lately, where there is such a product. */
  setSold(id: number, soldPieces: number): void {
    const product = this.products.get(id);
    if (product && product.soldPieces !== soldPieces) this.put({ ...product, soldPieces });
  }

  /** One page of the answer to a question. */
  page(question: ProductQuestion, offset: number, limit: number): ProductsFound {
    const { search, filter } = question;
    const hits = this.search.find(search);
    const ready = new ReadyFilter(filter);
    if (!hits && ready.isOfShelfOnly) {
      const all = this.shelves.list(filter.categoryId, keptOrder(question.sort));
      const items = all.slice(offset, offset + limit);
      return { items, totalCount: all.length, correctedSearch: null };
    }
    const ids = this.idsFor(question, ready);
    const items = Array.from(ids.subarray(offset, offset + limit), (id) => this.known(id));
    return { items, totalCount: ids.length, correctedSearch: hits?.correctedSearch ?? null };
  }

  /** What the answer to a question can be narrowed or widened to. */
  facets({ search, filter }: ProductQuestion): Facets {
    const key = `${filterKey(filter)}|${search}`;
    let facets = this.facetsFound.get(key);
    if (!facets) {
      const hits = this.search.find(search);
      const products = hits
        ? this.productsOf(hits)
        : this.shelves.list(undefined, ProductSort.NEWEST);
      facets = countFacets(products, new ReadyFilter(filter));
      this.facetsFound.set(key, facets);
    }
    return facets;
  }

  /** What somebody may have meant who typed this: other words that find something, the likeliest first. */
  didYouMean(search: string): string[] {
    return this.search.didYouMean(search);
  }

  /** What somebody who is typing this may mean, the likeliest first; nothing for a text without words. */
  suggest(search: string, limit: number): ListedProduct[] {
    let ids = this.suggested.get(search);
    if (!ids) {
      const hits = this.search.findQuickly(search, MOST_SUGGESTED);
      const products = hits ? this.relevance.top(hits, this.popular, MOST_SUGGESTED) : [];
      ids = products.map(({ id }) => id);
      this.suggested.set(search, ids);
    }
    return ids.slice(0, limit).map((id) => this.known(id));
  }

  /**
   * What stands on the same shelf and is most like a product: what shares words of its name, the likest first, then
   * what is popular there.
   */
  similar(id: number, limit: number): ListedProduct[] {
    const product = this.products.get(id);
    if (!product) return [];
    const shared = this.search.sharingWords(product);
    const alike = [...shared.keys()]
      .map((other) => this.known(other))
      .filter(({ categoryId }) => categoryId === product.categoryId);
    const likeness = ({ id: other }: ListedProduct) => shared.get(other) ?? 0;
    alike.sort((one, other) => likeness(other) - likeness(one) || byPopularity(one, other));
    const shelf = this.shelves.list(product.categoryId, ProductSort.POPULARITY);
    const beside = shelf.slice(0, 2 * limit + 1);
    return [...new Set([...alike.slice(0, limit), ...beside])]
      .filter((each) => each.id !== id)
      .slice(0, limit);
  }

  /** Every product as it is at this moment, in the order of their numbers. */
  inOrderOfIds(): ListedProduct[] {
    return [...this.shelves.list(undefined, ProductSort.NEWEST)].reverse();
  }

  /** A page of all products, or of one category, in the order of their numbers; copies no more than the page. */
  pageInOrderOfIds(categoryId: number | undefined, offset: number, limit: number) {
    const newestFirst = this.shelves.list(categoryId, ProductSort.NEWEST);
    const end = Math.max(0, newestFirst.length - offset);
    const items = newestFirst.slice(Math.max(0, end - limit), end).reverse();
    return { items, totalCount: newestFirst.length };
  }

  /** The numbers of the products after one number and up to another. */
  idsBetween(afterId: number, upToId: number): number[] {
    const newestFirst = this.shelves.list(undefined, ProductSort.NEWEST);
    const placeBelow = (limit: number) => firstNotBefore(newestFirst, ({ id }) => id > limit);
    return newestFirst.slice(placeBelow(upToId), placeBelow(afterId)).map(({ id }) => id);
  }

  /** How many products stand on a shelf. */
  countOf(categoryId: number): number {
    return this.shelves.list(categoryId, ProductSort.NAME).length;
  }

  private idsFor(question: ProductQuestion, filter: ReadyFilter): Uint32Array {
    const key = `${question.sort}|${filterKey(question.filter)}|${question.search}`;
    let ids = this.found.get(key);
    if (!ids) {
      ids = Uint32Array.from(this.matching(question, filter), ({ id }) => id);
      this.found.set(key, ids);
    }
    return ids;
  }

  private matching(question: ProductQuestion, ready: ReadyFilter): readonly ListedProduct[] {
    const { search, filter, sort } = question;
    const hits = this.search.find(search);
    const order = keptOrder(sort);
    if (!hits)
      return this.shelves.list(filter.categoryId, order).filter((each) => ready.takes(each));
    if (sort === ProductSort.RELEVANCE)
      return this.relevance.all(hits, this.popular).filter((each) => ready.takes(each));
    const products = this.productsOf(hits).filter((each) => ready.takes(each));
    return products.sort(PRODUCT_ORDERS[order]);
  }

  private indexAnew(old: ListedProduct | undefined, product: ListedProduct): void {
    if (old) this.search.remove(old);
    this.search.add(product);
    if (this.search.isStale) this.search.fill(this.products.values());
  }

  /** Every product by popularity. */
  private get popular(): readonly ListedProduct[] {
    return this.shelves.list(undefined, ProductSort.POPULARITY);
  }

  private productsOf({ slots }: Hits): ListedProduct[] {
    return Array.from(slots, (slot) => this.known(this.search.slots.idAt(slot)));
  }

  private known(id: number): ListedProduct {
    return this.products.get(id) as ListedProduct;
  }

  private rearranged(): void {
    this.arrangement++;
    this.found.clear();
    this.suggested.clear();
    this.facetsFound.clear();
  }
}

/** What is not searched for has no relevance: then it is what people buy. */
function keptOrder(sort: ProductSort): KeptOrder {
  return sort === ProductSort.RELEVANCE ? ProductSort.POPULARITY : sort;
}

/** Whether it is listed where it was in every order, and every filter and every search takes it as before. */
function isListedAlike(old: ListedProduct, product: ListedProduct): boolean {
  return (
    isAsPopular(old, product) &&
    isFoundAlike(old, product) &&
    old.mrpPaise === product.mrpPaise &&
    old.unitPriceRank === product.unitPriceRank &&
    old.categoryId === product.categoryId &&
    old.isVeg === product.isVeg &&
    old.stockQuantity > 0 === product.stockQuantity > 0
  );
}

/** Whether it stands where it did by popularity, which goes by name where as much was sold. */
function isAsPopular(old: ListedProduct, product: ListedProduct): boolean {
  return isFoundAlike(old, product) && old.soldPieces === product.soldPieces;
}

/** Whether every search finds it as before. */
function isFoundAlike(old: ListedProduct, product: ListedProduct): boolean {
  return (
    old.name === product.name &&
    old.searchText === product.searchText &&
    old.category.name === product.category.name
  );
}
