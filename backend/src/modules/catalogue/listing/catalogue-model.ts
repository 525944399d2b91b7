import { ProductSort } from './product-sort.enum';
import { IndexedSearch } from '../search/engine/indexed-search';
import type { Hits, ProductSearch } from '../search/product-search';
import { Facets, countFacets, facetsByCounts } from './facets';
import { ListedProduct, listed } from '../products/listed-product';
import { ProductFilter, ReadyFilter } from './product-filter';
import { KeptOrder, PRODUCT_ORDERS, firstNotBefore } from './product-order';
import { PackIndex } from './pack-index';
import { Relevance } from './relevance';
import { ProductListings } from './product-listings';

/** A request for products. */
export interface ProductQuestion {
  /** The typed text; a blank one matches everything. */
  search: string;
  filter: ProductFilter;
  sort: ProductSort;
  /** The hits of the search, shared by all parts of one response; looked up when first needed. */
  searched?: { hits: Hits | undefined; atChange: number };
}

/** One page of results. */
export interface ProductsFound {
  items: ListedProduct[];
  /** Total number of results. */
  totalCount: number;
  /** The corrected search, if nothing matches the typed one. */
  correctedSearch: string | null;
}

const byPopularity = PRODUCT_ORDERS[ProductSort.POPULARITY];
/** The maximum that callers may request. */
const MOST_SUGGESTED = 20;
const MOST_SIMILAR = 20;
/** Up to here the first results are selected without sorting; further on all results are sorted. */
const MOST_PICKED = 200;

/**
 * The catalogue that each server keeps in memory: every product, in every sort order, and the search indexes. It does
 * not access the database; see CatalogueSync.
 */
export class CatalogueModel {
  private readonly products = new Map<number, ListedProduct>();
  private readonly listings = new ProductListings();
  private readonly packs = new PackIndex((id) => this.known(id));
  private readonly search: ProductSearch = new IndexedSearch((id) => this.known(id));
  private readonly relevance = new Relevance(() => this.search.slots);

  /** Counts changes of lists and of search results: a new stock counts only if it becomes zero, or was. */
  arrangement = 0;

  /** Counts all changes of all products. */
  changes = 0;

  /** Notes that categories changed, and with them what is shown of them. */
  noteCategories(): void {
    this.changes++;
    this.rearranged();
  }

  /** Number of products. */
  get size(): number {
    return this.products.size;
  }

  /** One product; undefined if there is none. */
  get(id: number): ListedProduct | undefined {
    return this.products.get(id);
  }

  /** Replaces the whole catalogue. */
  fill(products: readonly ListedProduct[]): void {
    this.changes++;
    this.products.clear();
    for (const product of products) this.products.set(product.id, product);
    this.listings.fill(products);
    this.packs.fill(products);
    this.search.fill(products);
    this.relevance.forget();
    this.rearranged();
  }

  /** Adds or replaces a product. */
  put(product: ListedProduct): void {
    this.changes++;
    const old = this.products.get(product.id);
    this.products.set(product.id, product);
    if (!old || !isFoundAlike(old, product)) this.indexAnew(old, product);
    if (old) this.listings.replace(old, product);
    else this.listings.add(product);
    this.packs.replace(old, product);
    if (old && isListedAlike(old, product)) return;
    if (old && isAsPopular(old, product)) this.relevance.note(product);
    else this.relevance.forget();
    this.rearranged();
  }

  /** Removes a product, if it exists. */
  remove(id: number): void {
    const product = this.products.get(id);
    if (!product) return;
    this.changes++;
    this.listings.remove(product);
    this.packs.remove(product);
    this.search.remove(product);
    this.products.delete(id);
    this.relevance.forget();
    this.rearranged();
  }

  /** Sets the recent sales of a product, if it exists. */
  setSold(id: number, soldPieces: number): void {
    const product = this.products.get(id);
    if (product && product.soldPieces !== soldPieces)
      this.put(listed(product, product.category, soldPieces));
  }

  /** One page of results. */
  page(question: ProductQuestion, offset: number, limit: number): ProductsFound {
    const { filter, sort } = question;
    const hits = this.hitsOf(question);
    if (hits) return this.pageOfHits(hits, question, offset, limit);
    const order = keptOrder(sort);
    if (!new ReadyFilter(filter).isCategoryOnly)
      return { ...this.listings.filtered(filter, order, offset, limit), correctedSearch: null };
    const all = this.listings.list(filter.categoryId, order);
    const items = all.slice(offset, offset + limit);
    return { items, totalCount: all.length, correctedSearch: null };
  }

  private pageOfHits(
    hits: Hits,
    { filter, sort }: ProductQuestion,
    offset: number,
    limit: number,
  ): ProductsFound {
    const isOpen = new ReadyFilter(filter).isOpen;
    const left = isOpen ? hits : this.relevance.filtered(hits, filter, this.popular);
    const { length: totalCount } = left.slots;
    const end = Math.min(offset + limit, totalCount);
    const first = offset < end ? this.firstOfHits(left, sort, end) : [];
    return {
      items: first.slice(offset, end),
      totalCount,
      correctedSearch: hits.correctedSearch,
    };
  }

  /** At least the first so many hits, in an order. */
  private firstOfHits(hits: Hits, sort: ProductSort, count: number): readonly ListedProduct[] {
    if (sort === ProductSort.RELEVANCE)
      return count <= MOST_PICKED
        ? this.relevance.top(hits, this.popular, count)
        : this.relevance.all(hits, this.popular);
    const products = this.productsOf(hits);
    const order = PRODUCT_ORDERS[sort];
    return count <= MOST_PICKED ? firstOf(products, count, order) : products.sort(order);
  }

  private hitsOf(question: ProductQuestion): Hits | undefined {
    if (question.searched?.atChange !== this.changes)
      question.searched = { hits: this.search.find(question.search), atChange: this.changes };
    return question.searched.hits;
  }

  /** The facets of a request. */
  facets(question: ProductQuestion): Facets {
    const { filter } = question;
    const hits = this.hitsOf(question);
    return hits
      ? countFacets(this.productsOf(hits), new ReadyFilter(filter))
      : facetsByCounts(filter, this.listings.categories, (other) => this.listings.count(other));
  }

  /** Alternatives to a search without results: other words that have some, the likeliest first. */
  didYouMean(question: ProductQuestion): string[] {
    const hits = this.hitsOf(question);
    return hits ? this.search.didYouMean(question.search, hits) : [];
  }

  /** Suggestions for a text being typed, the likeliest first; none for a text without words. */
  suggest(search: string, limit: number): ListedProduct[] {
    const hits = this.search.findQuickly(search, MOST_SUGGESTED);
    return hits ? this.relevance.top(hits, this.popular, limit) : [];
  }

  /**
   * The most similar products of the same category: those that share words of the name, the most similar first, then
   * popular ones.
   */
  similar(product: ListedProduct, limit: number): ListedProduct[] {
    const shared = this.search.sharingWords(product);
    const alike: { product: ListedProduct; likeness: number }[] = [];
    for (const [id, likeness] of shared) {
      const other = this.known(id);
      if (other.categoryId === product.categoryId) alike.push({ product: other, likeness });
    }
    const likest = firstOf(alike, MOST_SIMILAR, (one, other) =>
      one.likeness === other.likeness
        ? byPopularity(one.product, other.product)
        : other.likeness - one.likeness,
    );
    const sameCategory = this.listings.list(product.categoryId, ProductSort.POPULARITY);
    const beside = sameCategory.slice(0, 2 * MOST_SIMILAR + 1);
    const others = new Set([...likest.map((each) => each.product), ...beside]);
    others.delete(this.known(product.id));
    return [...others].slice(0, limit);
  }

  /** The products of a pack group, the smallest size first. */
  inPackGroup(packGroup: string | null): ListedProduct[] {
    return this.packs.of(packGroup);
  }

  /** All products as they are now, in the order of their numbers. */
  inOrderOfIds(): ListedProduct[] {
    return [...this.listings.list(undefined, ProductSort.NEWEST)].reverse();
  }

  /** A page of all products, or of one category, in the order of their numbers; copies only the page. */
  pageInOrderOfIds(categoryId: number | undefined, offset: number, limit: number) {
    const newestFirst = this.listings.list(categoryId, ProductSort.NEWEST);
    const end = Math.max(0, newestFirst.length - offset);
    const items = newestFirst.slice(Math.max(0, end - limit), end).reverse();
    return { items, totalCount: newestFirst.length };
  }

  /** The numbers of the products after one number and up to another. */
  idsBetween(afterId: number, upToId: number): number[] {
    const newestFirst = this.listings.list(undefined, ProductSort.NEWEST);
    const placeBelow = (limit: number) => firstNotBefore(newestFirst, ({ id }) => id > limit);
    return newestFirst.slice(placeBelow(upToId), placeBelow(afterId)).map(({ id }) => id);
  }

  /** The numbers of the products whose texts or SKU contain all of these lower-case words anywhere. */
  idsHolding(words: readonly string[]): number[] {
    const ids: number[] = [];
    for (const { id, searchText, sku } of this.products.values()) {
      const code = sku?.toLowerCase() ?? '';
      if (words.every((word) => searchText.includes(word) || code.includes(word))) ids.push(id);
    }
    return ids;
  }

  /** The numbers of the products that match a search, with its correction, if any; undefined for a blank search. */
  found(search: string): { ids: number[]; correctedSearch: string | null } | undefined {
    const hits = this.search.find(search);
    if (!hits) return undefined;
    const ids = Array.from(hits.slots, (slot) => this.search.slots.idAt(slot));
    return { ids, correctedSearch: hits.correctedSearch };
  }

  /** Number of products in a category, including its subcategories. */
  countOf(categoryId: number): number {
    return this.listings.list(categoryId, ProductSort.NAME).length;
  }

  private indexAnew(old: ListedProduct | undefined, product: ListedProduct): void {
    if (old) this.search.remove(old);
    this.search.add(product);
    if (this.search.isStale) this.search.fill(this.products.values());
  }

  /** All products by popularity. */
  private get popular(): readonly ListedProduct[] {
    return this.listings.list(undefined, ProductSort.POPULARITY);
  }

  private productsOf({ slots }: Hits): ListedProduct[] {
    return Array.from(slots, (slot) => this.atSlot(slot));
  }

  private atSlot(slot: number): ListedProduct {
    return this.known(this.search.slots.idAt(slot));
  }

  private known(id: number): ListedProduct {
    return this.products.get(id) as ListedProduct;
  }

  private rearranged(): void {
    this.arrangement++;
  }
}

/** Without a search there is no relevance: then popularity decides. */
function keptOrder(sort: ProductSort): KeptOrder {
  return sort === ProductSort.RELEVANCE ? ProductSort.POPULARITY : sort;
}

/** The first items of a list in an order, without sorting all of it. */
function firstOf<Item>(
  items: readonly Item[],
  most: number,
  compare: (one: Item, other: Item) => number,
): Item[] {
  const first: Item[] = [];
  for (const item of items) {
    const last = first[most - 1];
    if (last !== undefined && compare(item, last) >= 0) continue;
    let place = first.length;
    while (place > 0 && compare(item, first[place - 1] as Item) < 0) place--;
    first.splice(place, 0, item);
    if (first.length > most) first.pop();
  }
  return first;
}

/** Whether a product keeps its position in every order, and matches the same filters and searches. */
function isListedAlike(old: ListedProduct, product: ListedProduct): boolean {
  return (
    isAsPopular(old, product) &&
    isFoundAlike(old, product) &&
    old.pricePaise === product.pricePaise &&
    old.unitPriceRank === product.unitPriceRank &&
    old.categoryId === product.categoryId &&
    old.category.parentId === product.category.parentId &&
    old.isVeg === product.isVeg &&
    old.packGroup === product.packGroup &&
    old.stockQuantity > 0 === product.stockQuantity > 0
  );
}

/** Whether a product keeps its position by popularity, where names decide between equal sales. */
function isAsPopular(old: ListedProduct, product: ListedProduct): boolean {
  return isFoundAlike(old, product) && old.soldPieces === product.soldPieces;
}

/** Whether the same searches match a product. */
function isFoundAlike(old: ListedProduct, product: ListedProduct): boolean {
  return (
    old.name === product.name &&
    old.searchText === product.searchText &&
    old.category.name === product.category.name &&
    old.category.parent?.name === product.category.parent?.name
  );
}
