import { rankWithStock } from '../search/rank.rules';
import type { Hits, ProductSearch } from '../search/product-search';
import { traitFilter, traitOf } from './filter-traits';
import { ListedProduct } from '../products/listed-product';
import { ProductFilter } from './product-filter';

/** More than any position by popularity; twice the ranks multiplied by it are still exact integers. */
const PLACES = 2 ** 32;
/** More than any rank with its stock. */
const RANKS = 1024;

/**
 * Sorts the hits of a search: by how well they match, then those in stock first, then by how much of what they are was
 * searched for, then by popularity. The values for sorting and filters are in plain arrays by slot.
 */
export class Relevance {
  private traits = new Uint8Array(0);
  private prices = new Int32Array(0);
  private categoryIds = new Int32Array(0);
  /** Of the category's parent; 0 if there is none. */
  private parentIds = new Int32Array(0);
  private placeOf = new Uint32Array(0);
  private popular: readonly ListedProduct[] = [];
  private isFresh = false;

  /** @param slots the slots of the search */
  constructor(private readonly slots: () => ProductSearch['slots']) {}

  /** Invalidates the order of popularity. */
  forget(): void {
    this.isFresh = false;
  }

  /** Updates a product whose position by popularity is unchanged. */
  note(product: ListedProduct): void {
    if (this.isFresh) this.noteAt(this.slots().slotOf(product.id), product);
  }

  /** The hits that match a filter. */
  filtered(hits: Hits, filter: ProductFilter, popular: readonly ListedProduct[]): Hits {
    this.refresh(popular);
    const { slots, ranks, correctedSearch } = hits;
    const { categoryId } = filter;
    const { fits, minPaise, maxPaise } = traitFilter(filter);
    const found = new Uint32Array(slots.length);
    const foundRanks = new Uint16Array(slots.length);
    let count = 0;
    for (let at = 0; at < slots.length; at++) {
      const slot = slots[at] as number;
      const paise = this.prices[slot] as number;
      if (paise < minPaise || paise > maxPaise || fits[this.traits[slot] as number] === 0) continue;
      if (
        categoryId !== undefined &&
        this.categoryIds[slot] !== categoryId &&
        this.parentIds[slot] !== categoryId
      )
        continue;
      found[count] = slot;
      foundRanks[count++] = ranks[at] as number;
    }
    return {
      slots: found.subarray(0, count),
      ranks: foundRanks.subarray(0, count),
      correctedSearch,
    };
  }

  /** All hits, best first. `popular` are all products by popularity. */
  all(hits: Hits, popular: readonly ListedProduct[]): ListedProduct[] {
    this.refresh(popular);
    const keys = new Float64Array(hits.slots.length);
    for (let at = 0; at < keys.length; at++) keys[at] = this.keyOf(hits, at);
    return Array.from(keys.sort(), (key) => this.productAt(key));
  }

  /** The best hits. */
  top(hits: Hits, popular: readonly ListedProduct[], limit: number): ListedProduct[] {
    this.refresh(popular);
    const best: number[] = [];
    let worst = Infinity;
    for (let at = 0; at < hits.slots.length; at++) {
      const key = this.keyOf(hits, at);
      if (key >= worst) continue;
      best.splice(placeIn(best, key), 0, key);
      if (best.length > limit) best.pop();
      if (best.length === limit) worst = best[limit - 1] as number;
    }
    return best.map((key) => this.productAt(key));
  }

  /** The sort key of a hit: the smaller the better. */
  private keyOf({ slots, ranks }: Hits, at: number): number {
    const slot = slots[at] as number;
    const isInStock = ((this.traits[slot] as number) & 1) === 1;
    const rank = rankWithStock(ranks[at] as number, isInStock);
    return (RANKS - rank) * PLACES + (this.placeOf[slot] as number);
  }

  private productAt(key: number): ListedProduct {
    return this.popular[key % PLACES] as ListedProduct;
  }

  private refresh(popular: readonly ListedProduct[]): void {
    this.popular = popular;
    if (this.isFresh) return;
    const slots = this.slots();
    if (this.placeOf.length < slots.slotLimit) {
      this.placeOf = new Uint32Array(slots.slotLimit);
      this.traits = new Uint8Array(slots.slotLimit);
      this.prices = new Int32Array(slots.slotLimit);
      this.categoryIds = new Int32Array(slots.slotLimit);
      this.parentIds = new Int32Array(slots.slotLimit);
    }
    popular.forEach((product, place) => {
      const slot = slots.slotOf(product.id);
      this.placeOf[slot] = place;
      this.noteAt(slot, product);
    });
    this.isFresh = true;
  }

  private noteAt(slot: number, product: ListedProduct): void {
    this.traits[slot] = traitOf(product);
    this.prices[slot] = product.pricePaise;
    this.categoryIds[slot] = product.categoryId;
    this.parentIds[slot] = product.category.parentId ?? 0;
  }
}

function placeIn(sorted: readonly number[], key: number): number {
  let at = sorted.length;
  while (at > 0 && (sorted[at - 1] as number) > key) at--;
  return at;
}
