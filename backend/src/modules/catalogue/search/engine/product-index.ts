import type { Pack } from '../../products/pack.rules';
import { Posting, Postings, holdsNumber } from './posting';
import { Place } from '../language/places.rules';
import { ProductWords } from '../language/product-words.rules';
import { WordTable } from './word-table';

/** Bits for the place, in addition to the slot. */
const PLACE_BITS = 4;
const PLACE_MASK = (1 << PLACE_BITS) - 1;

/** If a list is so many times as long as the slots, each slot is looked up instead. */
const WORTH_LOOKING_UP = 8;

/** Maximum number of words without products to keep. */
const STALE_WORDS = 5_000;

/** Receives a product that has a word: its slot, and the word's place. */
export type Hear = (slot: number, place: Place) => void;

/**
 * An inverted index: which products have which words of the catalogue, and where. Products have slots, small numbers
 * that are reused, so that per-product values fit into plain arrays.
 */
export class ProductIndex {
  readonly table = new WordTable();
  /** The products of each word: most words, such as numbers, have a single one, which needs no list. */
  private readonly lists: (Posting | number | undefined)[] = [];
  private readonly packs = new Postings();
  private readonly phrases = new Postings();
  private readonly slots = new Map<number, number>();
  private readonly ids: number[] = [];
  private readonly headWords: number[] = [];
  private readonly skuLengths: number[] = [];
  private readonly free: number[] = [];
  private lostWords = 0;

  /** More than any slot in use. */
  get slotLimit(): number {
    return this.ids.length;
  }

  /** Whether so much was removed that the index should be rebuilt. */
  get isStale(): boolean {
    return this.lostWords > STALE_WORDS && this.lostWords * 2 > this.table.size;
  }

  /** Adds a new product. */
  add(id: number, { places, phrases, packs, headWords, skuLength }: ProductWords): void {
    const slot = this.free.pop() ?? this.ids.length;
    this.ids[slot] = id;
    this.headWords[slot] = headWords;
    this.skuLengths[slot] = skuLength;
    this.slots.set(id, slot);
    for (const [word, place] of places)
      this.addEntry(this.table.add(word), (slot << PLACE_BITS) | place);
    for (const pack of packs) this.packs.add(packKey(pack), slot);
    for (const phrase of phrases) this.phrases.add(phrase, slot);
  }

  /** Removes a product; needs the words it was added with. */
  remove(id: number, { places, phrases, packs }: ProductWords): void {
    const slot = this.slots.get(id);
    if (slot === undefined) return;
    for (const [word, place] of places) {
      const number = this.table.numberOf(word);
      if (number !== undefined) this.removeEntry(number, (slot << PLACE_BITS) | place);
    }
    for (const pack of packs) this.packs.remove(packKey(pack), slot);
    for (const phrase of phrases) this.phrases.remove(phrase, slot);
    this.slots.delete(id);
    this.free.push(slot);
  }

  /** The number of the product in a slot. */
  idAt(slot: number): number {
    return this.ids[slot] as number;
  }

  /** The slot of an indexed product. */
  slotOf(id: number): number {
    return this.slots.get(id) as number;
  }

  /** How many words say what the product in a slot is. */
  headWordsAt(slot: number): number {
    return this.headWords[slot] as number;
  }

  /** The length of the SKU of the product in a slot, 0 without one. */
  skuLengthAt(slot: number): number {
    return this.skuLengths[slot] as number;
  }

  /** How many products have a word. */
  countOf(word: number): number {
    const list = this.lists[word];
    if (list === undefined) return 0;
    return typeof list === 'number' ? 1 : list.length;
  }

  /**
   * Reports every product that has a word.
   * @param among the relevant slots, if known: others may be skipped
   */
  each(word: number, hear: Hear, among?: readonly number[]): void {
    const list = this.lists[word];
    if (list === undefined) return;
    if (typeof list === 'number') hear(list >>> PLACE_BITS, (list & PLACE_MASK) as Place);
    else if (among && among.length * WORTH_LOOKING_UP < list.length)
      for (const slot of among) {
        const entry = list.firstFrom(slot << PLACE_BITS);
        if (entry !== undefined && entry >>> PLACE_BITS === slot)
          hear(slot, (entry & PLACE_MASK) as Place);
      }
    else {
      const entries = list.all;
      for (let at = 0; at < entries.length; at++) {
        const entry = entries[at] as number;
        hear(entry >>> PLACE_BITS, (entry & PLACE_MASK) as Place);
      }
    }
  }

  /** Reports every product with such a pack; `among` as for `each`. */
  eachOfPack(pack: Pack, hear: Hear, among?: readonly number[]): void {
    const slots = this.packs.of(packKey(pack));
    if (among && among.length < slots.length) {
      for (const slot of among) if (holdsNumber(slots, slot)) hear(slot, Place.UNIT);
    } else for (const slot of slots) hear(slot, Place.UNIT);
  }

  /** An upper bound of the number of products with any of these words. */
  countOfAll(words: Iterable<number>): number {
    let sum = 0;
    for (const word of words) sum += this.countOf(word);
    return sum;
  }

  /** The slots of the products with another name or a category of exactly these words, by their keys. */
  withPhrase(keys: readonly string[]): Uint32Array {
    return this.phrases.of(keys.join(' '));
  }

  /** The slots of all products. */
  allSlots(): Iterable<number> {
    return this.slots.values();
  }

  private addEntry(word: number, entry: number): void {
    const list = this.lists[word];
    if (list === undefined) this.lists[word] = entry;
    else if (typeof list === 'number') {
      const longer = new Posting();
      longer.add(list);
      longer.add(entry);
      this.lists[word] = longer;
    } else list.add(entry);
  }

  private removeEntry(word: number, entry: number): void {
    const list = this.lists[word];
    if (list === entry) this.lists[word] = undefined;
    else if (typeof list === 'object') list.remove(entry);
    if (this.countOf(word) === 0) this.lostWords++;
  }
}

function packKey({ amount, measure }: Pack): string {
  return `${amount} ${measure}`;
}
