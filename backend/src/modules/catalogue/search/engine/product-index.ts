import type { Pack } from '../../products/pack.rules';
import { Posting, Postings, holdsNumber } from './posting';
import { Place } from '../language/places.rules';
import { ProductWords } from '../language/product-words.rules';
import { WordTable } from './word-table';

/** Bits that tell the place, beside the number of a product. */
const PLACE_BITS = 4;
const PLACE_MASK = (1 << PLACE_BITS) - 1;

/** A list is looked into for each of some slots where it is so many times as long as these are many. */
const WORTH_LOOKING_UP = 8;

/** So many words that no product has any more are kept. */
const STALE_WORDS = 5_000;

/** Hears of a product that has a word: by its slot, and where it has it. */
export type Hear = (slot: number, place: Place) => void;

/**
 * Which products have which words, and where: an inverted index over the words of the catalogue. Products have slots,
 * small numbers that are used again, so that what is counted for each of them fits into plain arrays.
 */
export class ProductIndex {
  readonly table = new WordTable();
  /** The products of each word: most words, such as numbers, have only one, which needs no list. */
  private readonly lists: (Posting | number | undefined)[] = [];
  private readonly packs = new Postings();
  private readonly phrases = new Postings();
  private readonly slots = new Map<number, number>();
  private readonly ids: number[] = [];
  private readonly headWords: number[] = [];
  private readonly skuLengths: number[] = [];
  private readonly free: number[] = [];
  private lostWords = 0;

  /** More than any slot that is in use. */
  get slotLimit(): number {
    return this.ids.length;
  }

  /** Whether so much was taken out that it should be made anew. */
  get isStale(): boolean {
    return this.lostWords > STALE_WORDS && this.lostWords * 2 > this.table.size;
  }

  /** Puts a product in that is not in. */
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

  /** Takes a product out, by the words with which it was put in. */
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

  /** The slot of a product that is in. */
  slotOf(id: number): number {
    return this.slots.get(id) as number;
  }

  /** How many words say what the product in a slot is. */
  headWordsAt(slot: number): number {
    return this.headWords[slot] as number;
  }

  /** How long the sku of the product in a slot is, 0 where it has none. */
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
   * Tells every product that has a word.
   * @param among the slots that matter, where they are known: others need not be told
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

  /** Tells every product that comes in such a pack; `among` as for `each`. */
  eachOfPack(pack: Pack, hear: Hear, among?: readonly number[]): void {
    const slots = this.packs.of(packKey(pack));
    if (among && among.length < slots.length) {
      for (const slot of among) if (holdsNumber(slots, slot)) hear(slot, Place.UNIT);
    } else for (const slot of slots) hear(slot, Place.UNIT);
  }

  /** How many products have any of these words, at most. */
  countOfAll(words: Iterable<number>): number {
    let sum = 0;
    for (const word of words) sum += this.countOf(word);
    return sum;
  }

  /** The slots of the products that have another name, or a category, of just these words, by their keys. */
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
