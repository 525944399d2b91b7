import type { ListedProduct } from '../products/listed-product';

/** What a search found: products by their slots, in no order. */
export interface Hits {
  slots: Uint32Array;
  /** How well each of them answers, and below that how much of what it is was searched for: see rankOf. */
  ranks: Uint16Array;
  /** What was searched for instead of what was typed, where nothing has that. */
  correctedSearch: string | null;
}

/** A product by its number. */
export type ProductOf = (id: number) => ListedProduct;

/** Products have slots, small numbers that are used again: what else ranks them is kept in arrays by these. */
export interface ProductSlots {
  /** More than any slot that is in use. */
  readonly slotLimit: number;
  /** The slot of a product that is in. */
  slotOf(id: number): number;
  /** The number of the product in a slot. */
  idAt(slot: number): number;
}

/**
 * The one search of the shop: by words and their beginnings, by other names in two scripts, by packs, and by what is
 * spelled nearly so. It knows texts only; prices and stocks do not touch it. Texts that are searched for are in lower
 * case. See README.md.
 */
export interface ProductSearch {
  readonly slots: ProductSlots;
  /** Whether so much was taken out that it should be filled anew. */
  readonly isStale: boolean;
  /** Puts a whole catalogue in the place of what was there. */
  fill(products: Iterable<ListedProduct>): void;
  /** Puts a product in. */
  add(product: ListedProduct): void;
  /** Takes a product out, as it was put in. */
  remove(product: ListedProduct): void;
  /** Every product that answers a search; undefined where nothing is searched for. */
  find(search: string): Hits | undefined;
  /**
   * What somebody who is typing may mean: as `find`, but where enough is found by words, letters within words are not
   * looked for.
   */
  findQuickly(search: string, enough: number): Hits | undefined;
  /**
   * Other words that find something, where a search finds little or nothing; the likeliest first.
   * @param hits what the search finds
   */
  didYouMean(search: string, hits: Hits): string[];
  /** Products that share words of the name with one, each with how much these tell: rare words more than usual ones. */
  sharingWords(product: ListedProduct): Map<number, number>;
}
