import type { ListedProduct } from '../products/listed-product';

/** The hits of a search: products by slot, unordered. */
export interface Hits {
  slots: Uint32Array;
  /** How well each of them matches, and secondarily how much of what it is was searched for: see rankOf. */
  ranks: Uint16Array;
  /** The corrected search, if nothing matches the typed one. */
  correctedSearch: string | null;
}

/** A product by its number. */
export type ProductOf = (id: number) => ListedProduct;

/** Products have slots, small numbers that are reused: other values for sorting are in arrays by slot. */
export interface ProductSlots {
  /** More than any slot in use. */
  readonly slotLimit: number;
  /** The slot of an indexed product. */
  slotOf(id: number): number;
  /** The number of the product in a slot. */
  idAt(slot: number): number;
}

/**
 * The only search of the shop: by words and their beginnings, by other names in two scripts, by packs, and by similar
 * spellings. It only knows texts; prices and stocks do not affect it. Searches must be in lower case. See README.md.
 */
export interface ProductSearch {
  readonly slots: ProductSlots;
  /** Whether so much was removed that the search should be refilled. */
  readonly isStale: boolean;
  /** Replaces the whole catalogue. */
  fill(products: Iterable<ListedProduct>): void;
  /** Adds a product. */
  add(product: ListedProduct): void;
  /** Removes a product; needs the version that was added. */
  remove(product: ListedProduct): void;
  /** All products that match a search; undefined for a blank search. */
  find(search: string): Hits | undefined;
  /**
   * Suggestions for a text being typed: as `find`, but if words yield enough hits, characters within words are not
   * searched.
   */
  findQuickly(search: string, enough: number): Hits | undefined;
  /**
   * Other words that have hits, if a search has few or none; the likeliest first.
   * @param hits the hits of the search
   */
  didYouMean(search: string, hits: Hits): string[];
  /** Products that share words of the name with one, each with their weight: rare words weigh more than common ones. */
  sharingWords(product: ListedProduct): Map<number, number>;
}
