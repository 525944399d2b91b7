import { LRUCache } from 'lru-cache';
import type { ListedProduct } from '../read-model/listed-product';
import { hasDevanagari } from './devanagari.rules';
import { GroceryNames } from './grocery-names';
import { ProductIndex } from './product-index';
import { Place, ProductWords, productWords } from './product-words.rules';
import {
  Meaning,
  ProductQuery,
  Token,
  isNoise,
  readQuery,
  textOf,
  tokenOf,
} from './read-query.rules';
import { Collected } from './collected';
import { Tally, Wanted } from './tally';
import { Doubt, ReadPart, WantedParts } from './wanted-parts';
import { wordTexts } from './words.rules';

/** What a search found: products by their slots, in no order. */
export interface Hits {
  slots: Uint32Array;
  /** How well each of them answers, and below that how much of what it is was searched for: see rankOf. */
  ranks: Uint16Array;
  /** What was searched for instead of what was typed, where nothing has that. */
  correctedSearch: string | null;
}

/** What is known of a product's text by its number. */
export type TextOf = (id: number) => string;

const KEPT_NUMBERS = 500_000;
/** Where a search finds fewer, other words are offered. */
const ENOUGH = 5;
const MOST_OFFERED = 5;
/** How many other words are looked for at most: each takes as long as a search. */
const MOST_TRIED = 30;
/** Words that so many products have do not make them alike. */
const MOST_SHARING = 3_000;
/** What was typed as it is spelled is only doubted where other words find so many times more. */
const WORTH_OFFERING = 4;

/** What groceries are called, for all catalogues of this process: it never changes. */
const names = new GroceryNames();

/**
 * The one search of the shop: by words and their beginnings, by other names in two scripts, by packs, and by what is
 * spelled nearly so. It knows texts only; prices and stocks do not touch it.
 */
export class ProductSearch {
  private index = new ProductIndex();
  private parts = new WantedParts(this.index, names);
  private readonly tally = new Tally();
  private readonly kept = new LRUCache<string, Hits>({
    maxSize: KEPT_NUMBERS,
    sizeCalculation: ({ slots }) => slots.length + 16,
  });

  /** @param textOf the texts of a product, in which what was typed may stand letter by letter */
  constructor(private readonly searchTextOf: TextOf) {}

  /** Whether so much was taken out that it should be filled anew. */
  get isStale(): boolean {
    return this.index.isStale;
  }

  /** Puts a whole catalogue in the place of what was there. */
  fill(products: Iterable<ListedProduct>): void {
    this.index = new ProductIndex();
    this.parts = new WantedParts(this.index, names);
    for (const product of products) this.index.add(product.id, wordsOf(product));
    this.forget();
  }

  /** Puts a product in. */
  add(product: ListedProduct): void {
    this.index.add(product.id, wordsOf(product));
    this.forget();
  }

  /** Takes a product out, as it was put in. */
  remove(product: ListedProduct): void {
    this.index.remove(product.id, wordsOf(product));
    this.forget();
  }

  /** What stands at the slots of products: what else ranks them is kept by these. */
  get slots(): Pick<ProductIndex, 'slotLimit' | 'slotOf' | 'idAt'> {
    return this.index;
  }

  /** Every product that answers a search in lower case; undefined where nothing is searched for. */
  find(search: string): Hits | undefined {
    const known = this.kept.get(search);
    if (known) return known;
    const query = readQuery(search, names);
    if (!query) return undefined;
    const hits = this.findAnew(query);
    this.kept.set(search, hits);
    return hits;
  }

  /** Products that share words of the name with one, each with how much these tell: rare words more than usual ones. */
  sharingWords(product: ListedProduct): Map<number, number> {
    const shared = new Map<number, number>();
    for (const text of new Set(wordTexts(product.name.toLowerCase()))) {
      const word = this.index.table.numberOf(text);
      const products = word === undefined ? 0 : this.index.countOf(word);
      if (word === undefined || products < 2 || products > MOST_SHARING) continue;
      this.index.each(word, (slot, place) => {
        if (place < Place.NAME) return;
        const id = this.index.idAt(slot);
        const tells = (place - Place.NAME + 1) / Math.log2(products + 1);
        if (id !== product.id) shared.set(id, (shared.get(id) ?? 0) + tells);
      });
    }
    return shared;
  }

  /** Other words that find something, where a search finds little or nothing; the likeliest first. */
  didYouMean(search: string): string[] {
    const query = readQuery(search, names);
    const hits = this.find(search);
    if (!query || !hits || (hits.slots.length >= ENOUGH && hits.correctedSearch === null))
      return [];
    const least = hits.correctedSearch === null ? hits.slots.length * WORTH_OFFERING : 0;
    const offered = new Set<string>();
    const tried = new Set([search, hits.correctedSearch]);
    const most = tried.size + MOST_TRIED;
    for (const text of this.otherWords(query.meanings, hits.slots.length === 0)) {
      if (offered.size >= MOST_OFFERED || tried.size >= most) break;
      if (tried.has(text)) continue;
      tried.add(text);
      const others = this.kept.get(text) ?? this.asTyped(text);
      if (others && others.slots.length > least && others.correctedSearch === null)
        offered.add(text);
    }
    return [...offered];
  }

  /**
   * What somebody who is typing may mean: as `find`, but where enough is found by words, letters within words are not
   * looked for.
   */
  findQuickly(search: string, enough: number): Hits | undefined {
    const known = this.kept.get(search);
    const query = known ? undefined : readQuery(search, names);
    if (!query || query.meanings.length === 0) return known ?? this.find(search);
    const read = query.meanings.map((meaning) => this.parts.of(meaning));
    if (read.some(({ correction }) => correction !== undefined)) return this.find(search);
    const found = new Collected();
    this.run(read, query, found);
    return found.size < enough ? this.find(search) : found.hits(null);
  }

  private findAnew(query: ProductQuery): Hits {
    return (
      this.findAsTyped(query) ?? this.findOtherwise(query.meanings) ?? new Collected().hits(null)
    );
  }

  /** What has all the words of a search as they are or begin; nothing is corrected. */
  private asTyped(search: string): Hits | undefined {
    const query = readQuery(search, names);
    return query && this.findAsTyped(query);
  }

  private forget(): void {
    this.kept.clear();
    this.parts.forget();
  }

  /** What has all that was typed, in whatever way; undefined where nothing has. */
  private findAsTyped(query: ProductQuery): Hits | undefined {
    const { meanings, pieces } = query;
    const found = new Collected();
    const read = meanings.map((meaning) => this.parts.of(meaning));
    if (meanings.length > 0) this.run(read, query, found);
    const before = found.size;
    this.run(
      pieces.map((piece) => this.holding(piece)),
      undefined,
      found,
    );
    if (found.size === 0) return undefined;
    const isAsTyped = before < found.size || read.every(({ correction }) => !correction);
    return found.hits(isAsTyped ? null : corrected(meanings, read));
  }

  /** What is found when one word was misspelled, or without what says nothing of what is wanted. */
  private findOtherwise(meanings: readonly Meaning[]): Hits | undefined {
    const some = this.findCorrected(meanings, 'some');
    if (some) return some;
    const telling = meanings.filter(({ tokens, pack }) => !pack && !tokens.every(isNoise));
    if (telling.length > 0 && telling.length < meanings.length) {
      const read = telling.map((meaning) => this.parts.of(meaning));
      const found = this.collect(read);
      return found.size > 0 ? found.hits(corrected(telling, read)) : this.findOtherwise(telling);
    }
    return this.findCorrected(meanings, 'much');
  }

  private findCorrected(meanings: readonly Meaning[], doubt: Doubt): Hits | undefined {
    for (const wrong of meanings.keys()) {
      const read = meanings.map((meaning, at) =>
        this.parts.of(meaning, at === wrong ? doubt : 'none'),
      );
      if (!read[wrong]?.correction) continue;
      const found = this.collect(read);
      if (found.size > 0) return found.hits(corrected(meanings, read));
    }
    return undefined;
  }

  private collect(parts: readonly Wanted[]): Collected {
    const found = new Collected();
    this.run(parts, undefined, found);
    return found;
  }

  private run(parts: readonly Wanted[], query: ProductQuery | undefined, found: Collected): void {
    const { index } = this;
    const allowed = query && this.slotsWith(query.exactPieces);
    this.tally.run(
      parts,
      index.slotLimit,
      (slot) => index.headWordsAt(slot),
      (slot, score, covered) => {
        if (!allowed || allowed.has(slot)) found.add(slot, score, covered);
      },
    );
  }

  /** What holds pieces that mean what they say, as far as anything does. */
  private slotsWith(pieces: readonly string[]): Set<number> | undefined {
    let allowed: Set<number> | undefined;
    for (const piece of pieces) {
      const holding = new Set<number>();
      this.holding(piece).tell((slot) => {
        if (!allowed || allowed.has(slot)) holding.add(slot);
      });
      if (holding.size > 0) allowed = holding;
    }
    return allowed;
  }

  private holding(piece: string): Wanted {
    return this.parts.holding(piece, (slot) => this.searchTextOf(this.index.idAt(slot)));
  }

  /** A search with each word corrected in turn; where nothing was found, each word by itself, too. */
  private *otherWords(meanings: readonly Meaning[], isDesperate: boolean): Generator<string> {
    for (const extraErrors of isDesperate ? [0, 1] : [0])
      for (const [at, { tokens, groceries }] of meanings.entries()) {
        const [token] = tokens;
        if (!token || tokens.length > 1 || groceries.length > 0) continue;
        for (const { text } of this.parts.nearTo(token, extraErrors))
          if (hasDevanagari(text) === hasDevanagari(token.text))
            yield textOf(meanings.map((each, place) => (place === at ? asMeaning(text) : each)));
      }
    if (!isDesperate || meanings.length < 2) return;
    for (const meaning of meanings)
      if (!meaning.pack && !meaning.tokens.every(isNoise)) yield textOf([meaning]);
  }
}

function wordsOf(product: ListedProduct): ProductWords {
  return productWords(product, product.category.name);
}

function corrected(meanings: readonly Meaning[], read: readonly ReadPart[]): string {
  return textOf(
    meanings.map((meaning, at) => {
      const correction = read[at]?.correction;
      return correction ? asMeaning(correction.text) : meaning;
    }),
  );
}

function asMeaning(text: string): Meaning {
  const tokens: Token[] = [tokenOf(text)];
  return { tokens, groceries: [], isSpelled: false };
}
