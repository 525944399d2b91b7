import type { ListedProduct } from '../../products/listed-product';
import { MOST_SEARCHED } from '../../products/search-text.rules';
import type { Hits, ProductOf, ProductSearch, ProductSlots } from '../product-search';
import { hasDevanagari } from '../language/devanagari.rules';
import { GroceryNames } from '../language/grocery-names';
import { ProductIndex } from './product-index';
import { packsIn } from '../../products/pack.rules';
import { tellingOf } from '../language/places.rules';
import { isGeneratedSku } from '../../products/generated-sku.rules';
import { ProductWords, productWords } from '../language/product-words.rules';
import { Meaning, ProductQuery, isNoise, readQuery, textOf } from '../language/read-query.rules';
import { Collected } from './collected';
import { QueryScores, Wanted } from './tally';
import { WantedParts, longestRun } from './wanted-parts';
import { WHOLE_PHRASE, WHOLE_TYPE } from '../language/weights.rules';
import { wordTexts } from '../language/words.rules';

/** A search with fewer hits also offers other words. */
const ENOUGH = 5;
const MOST_OFFERED = 5;
/** Maximum number of other searches to try: each takes as long as a search. */
const MOST_TRIED = 30;
/** Words shared by more products do not make them similar. */
const MOST_SHARING = 3_000;
/** A correctly spelled search is doubted only if other words have so many times more hits. */
const WORTH_OFFERING = 4;
/** Minimum length of a SKU that hides products of the same name. */
const SHORTEST_SKU = 4;
/** More than any score; ranks have room for it. */
const MOST_SCORE = 120;
/** So many products are checked one by one, before the index is used. */
const MOST_LOOKED_AT = 100;
/** Maximum number of words to try in place of one. */
const MOST_CORRECTIONS = 4;

/** Names of groceries, shared by all catalogues of this process: they never change. */
const names = new GroceryNames();

/** Searches with an inverted index of the words of all products. */
export class IndexedSearch implements ProductSearch {
  private index = new ProductIndex();
  private parts = new WantedParts(this.index, names);
  private readonly tally = new QueryScores();

  /** @param productOf returns a product of the index, whose texts may contain the typed characters */
  constructor(private readonly productOf: ProductOf) {}

  get isStale(): boolean {
    return this.index.isStale;
  }

  fill(products: Iterable<ListedProduct>): void {
    this.index = new ProductIndex();
    this.parts = new WantedParts(this.index, names);
    for (const product of products) this.index.add(product.id, wordsOf(product));
    this.forget();
  }

  add(product: ListedProduct): void {
    this.index.add(product.id, wordsOf(product));
    this.forget();
  }

  remove(product: ListedProduct): void {
    this.index.remove(product.id, wordsOf(product));
    this.forget();
  }

  get slots(): ProductSlots {
    return this.index;
  }

  find(search: string): Hits | undefined {
    this.parts.begin();
    const query = readQuery(search, names);
    return query && this.findAnew(search, query);
  }

  sharingWords(product: ListedProduct): Map<number, number> {
    const shared = new Map<number, number>();
    for (const text of new Set(wordTexts(product.name.toLowerCase()))) {
      const word = this.index.table.numberOf(text);
      const products = word === undefined ? 0 : this.index.countOf(word);
      if (word === undefined || products > MOST_SHARING) continue;
      this.index.each(word, (slot, place) => {
        if (tellingOf(place) === 0) return;
        const id = this.index.idAt(slot);
        const tells = tellingOf(place) / Math.log2(products + 1);
        if (id !== product.id) shared.set(id, (shared.get(id) ?? 0) + tells);
      });
    }
    return shared;
  }

  didYouMean(search: string, hits: Hits): string[] {
    this.parts.begin();
    const query = readQuery(search, names);
    if (!query || (hits.slots.length >= ENOUGH && hits.correctedSearch === null)) return [];
    const least = hits.correctedSearch === null ? hits.slots.length * WORTH_OFFERING : 0;
    const offered = new Set<string>();
    const tried = new Set([search, hits.correctedSearch]);
    const most = tried.size + MOST_TRIED;
    for (const text of this.otherWords(query.meanings, hits.slots.length === 0)) {
      if (offered.size >= MOST_OFFERED || tried.size >= most) break;
      if (tried.has(text)) continue;
      tried.add(text);
      const others = this.asTyped(text);
      if (others && others.slots.length > least && others.correctedSearch === null)
        offered.add(text);
    }
    return [...offered];
  }

  findQuickly(search: string, enough: number): Hits | undefined {
    this.parts.begin();
    const query = readQuery(search, names);
    if (!query || query.meanings.length === 0) return this.find(search);
    const read = this.parts.ofAll(query.meanings);
    if (isNumber(search) || read.some(({ isKnown }) => !isKnown)) return this.find(search);
    const found = new Collected();
    this.run(read, query, found);
    return found.size < enough ? this.find(search) : found.hits(null);
  }

  private findAnew(search: string, query: ProductQuery): Hits {
    return (
      this.findBySku(search) ??
      this.findAsTyped(query) ??
      (isNumber(search) ? undefined : this.findOtherwise(query)) ??
      new Collected().hits(null)
    );
  }

  /** Products with all words of a search, complete or as prefixes; without corrections. */
  private asTyped(search: string): Hits | undefined {
    const query = readQuery(search, names);
    return query && this.findAsTyped(query);
  }

  private forget(): void {
    this.parts.forget();
  }

  /** The product with the typed SKU. */
  private findBySku(search: string): Hits | undefined {
    if (!/[\d_-]/.test(search) || search.length < SHORTEST_SKU) return undefined;
    const { index } = this;
    if (isGeneratedSku(search)) return this.findByGeneratedSku(search);
    const words = wordTexts(search).map((word) => index.table.numberOf(word));
    const found = new Collected();
    if (words.length === 0 || words.includes(undefined)) return undefined;
    const rarest = (words as number[]).reduce((one, other) =>
      index.countOf(other) < index.countOf(one) ? other : one,
    );
    index.each(rarest, (slot) => {
      if (index.skuLengthAt(slot) !== search.length) return;
      if (this.productAt(slot).sku?.toLowerCase() === search) found.add(slot, MOST_SCORE, 0);
    });
    return found.size > 0 ? found.hits(null) : undefined;
  }

  /** The words of a generated SKU are not in the index; few people search for one. */
  private findByGeneratedSku(search: string): Hits | undefined {
    const found = new Collected();
    for (const slot of this.index.allSlots())
      if (this.productAt(slot).sku?.toLowerCase() === search) found.add(slot, MOST_SCORE, 0);
    return found.size > 0 ? found.hits(null) : undefined;
  }

  /** Products that match everything typed, in any way; undefined if there are none. */
  private findAsTyped(query: ProductQuery): Hits | undefined {
    const { meanings, pieces } = query;
    const found = new Collected();
    if (isNumber(pieces.join(' ')) && !this.slotsWith(pieces)) return undefined;
    if (meanings.length > 0) this.run(this.parts.ofAll(meanings), query, found);
    this.addHolding(pieces, found);
    return found.size > 0 ? found.hits(null) : undefined;
  }

  /**
   * Adds products that contain all pieces anywhere in their texts. The index finds products with all pieces of
   * sufficient length; if only few of these are new, each is checked by itself.
   */
  private addHolding(pieces: readonly string[], found: Collected): void {
    const parts = pieces.map((piece) => this.holding(piece));
    const telling = parts.filter(({ size }) => size < Infinity);
    if (parts.length === 1 || telling.length === 0) return this.run(parts, undefined, found);
    const runs = pieces.map(longestRun);
    const mayBe = this.tally.slotsOfAll(telling, this.index.slotLimit, {
      isWanted: (slot) => !found.has(slot),
      few: MOST_LOOKED_AT,
    });
    const left = mayBe.filter((slot) => mayHold(this.productAt(slot).searchText, runs));
    if (left.length > MOST_LOOKED_AT) return this.run(parts, undefined, found);
    for (const slot of left) {
      const product = this.productAt(slot);
      const { places } = wordsOf(product);
      const weight = this.parts.holdingAll(pieces, product.searchText, places);
      if (weight !== undefined) found.add(slot, Math.round(weight / pieces.length), 0);
    }
  }

  private productAt(slot: number): ListedProduct {
    return this.productOf(this.index.idAt(slot));
  }

  /** The hits for other words, with these words. */
  private findOtherwise({ meanings, pieces }: ProductQuery): Hits | undefined {
    const telling = withoutNoise(meanings);
    const isKnown = this.unknownOf(telling).length === 0 && pieces.every(mayBeLeftOut);
    return (
      this.firstFound(this.corrected(meanings), 1) ??
      (isKnown ? this.firstFound(withoutSome(telling), ENOUGH) : undefined)
    );
  }

  /** The hits of the first search that has enough, or else of the first that has any. */
  private firstFound(searches: Iterable<string>, enough: number): Hits | undefined {
    const tried = new Set<string>();
    let few: Hits | undefined;
    for (const text of searches) {
      if (tried.size === MOST_TRIED) break;
      if (tried.has(text)) continue;
      tried.add(text);
      const found = this.asTyped(text);
      if (!found) continue;
      const hits = { ...found, correctedSearch: text };
      if (hits.slots.length >= enough) return hits;
      few ??= hits;
    }
    return few;
  }

  /** Corrections of words that no product has together, the likeliest first. */
  private *corrected(meanings: readonly Meaning[]): Generator<string> {
    const unknown = this.unknownOf(meanings);
    yield* this.corrections(meanings, unknown, 0);
    const telling = withoutNoise(meanings);
    if (telling.length < meanings.length) {
      yield textOf(telling);
      yield* this.corrected(telling);
    } else if (unknown.length > 0) yield* this.corrections(meanings, unknown, 1);
    else for (const at of meanings.keys()) yield* this.corrections(meanings, [at], 0);
  }

  /** The positions of words that match no name. */
  private unknownOf(meanings: readonly Meaning[]): number[] {
    return [...meanings.keys()].filter((at) => {
      const [part] = this.parts.ofAll(meanings.slice(at, at + 1));
      return !part?.isKnown;
    });
  }

  /**
   * A search with some words corrected, all at once: the likeliest for each, then alternatives for one word at a time.
   */
  private *corrections(
    meanings: readonly Meaning[],
    wrong: readonly number[],
    extraErrors: number,
  ): Generator<string> {
    const near = wrong.map((at) => this.correctionsOf(meanings[at] as Meaning, extraErrors));
    if (near.length === 0 || near.some(({ length }) => length === 0)) return;
    const withWords = (words: readonly string[]) =>
      textOf(
        meanings.map((meaning, at) => {
          const place = wrong.indexOf(at);
          return place < 0 ? meaning : { said: words[place] as string };
        }),
      );
    const likeliest = near.map(([first]) => first as string);
    yield withWords(likeliest);
    for (const [place, others] of near.entries())
      for (const other of others.slice(1, MOST_CORRECTIONS))
        yield withWords(likeliest.map((word, at) => (at === place ? other : word)));
  }

  private correctionsOf({ tokens, groceries, pack }: Meaning, extraErrors: number): string[] {
    const [token] = tokens;
    // A grocery's name was meant, whether the shop has the grocery or not.
    if (!token || tokens.length > 1 || pack || groceries.length > 0) return [];
    return this.parts.nearTo(token, extraErrors).map(({ text }) => text);
  }

  private run(parts: readonly Wanted[], query: ProductQuery | undefined, found: Collected): void {
    const { index } = this;
    const allowed = query && this.slotsWith(query.exactPieces);
    const keys = query?.meanings.flatMap(({ tokens }) => tokens.map(({ key }) => key)) ?? [];
    const called = new Set(index.withPhrase(keys));
    const ofWhole = keys.length > 1 ? WHOLE_PHRASE : WHOLE_TYPE;
    this.tally.run(
      parts,
      index.slotLimit,
      (slot) => index.headWordsAt(slot),
      (slot, score, covered) => {
        const more = called.size > 0 && called.has(slot) ? ofWhole : 0;
        if (!allowed || allowed.has(slot))
          found.add(slot, Math.min(score + more, MOST_SCORE), covered);
      },
    );
  }

  /** Products that contain the pieces to be matched exactly; pieces that match nothing are ignored. */
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
    return this.parts.holding(piece, (slot) => this.productAt(slot).searchText);
  }

  /** A search with one word corrected at a time; if nothing was found, each word by itself, too. */
  private *otherWords(meanings: readonly Meaning[], isDesperate: boolean): Generator<string> {
    for (const extraErrors of isDesperate ? [0, 1] : [0])
      for (const [at, { tokens, groceries }] of meanings.entries()) {
        const [token] = tokens;
        if (!token || tokens.length > 1 || groceries.length > 0) continue;
        for (const { text } of this.parts.nearTo(token, extraErrors))
          if (hasDevanagari(text) === hasDevanagari(token.text))
            yield textOf(meanings.map((each, place) => (place === at ? { said: text } : each)));
      }
    if (!isDesperate || meanings.length < 2) return;
    for (const meaning of meanings)
      if (!meaning.pack && !meaning.tokens.every(isNoise)) yield textOf([meaning]);
  }
}

function wordsOf(product: ListedProduct): ProductWords {
  const { name, parent } = product.category;
  return parent ? productWords(product, name, parent.name) : productWords(product, name);
}

/**
 * Whether a text may contain all of some character sequences: words have no apostrophes, and very long texts are cut.
 */
function mayHold(text: string, runs: readonly string[]): boolean {
  return (
    runs.every((run) => text.includes(run)) || text.length >= MOST_SEARCHED || /['’]/.test(text)
  );
}

/** Whoever types a number, or a special character between letters, means exactly that. */
function mayBeLeftOut(piece: string): boolean {
  return /^[\p{L}\p{M}'’&-]+$/u.test(piece) || packsIn(piece).length > 0;
}

/** A search without insignificant words, unless nothing would remain. */
function withoutNoise(meanings: readonly Meaning[]): readonly Meaning[] {
  const telling = meanings.filter(({ tokens, pack }) => !pack && !tokens.every(isNoise));
  return telling.length > 0 ? telling : meanings;
}

/** Ever shorter parts of a search; its end, which names the wanted thing, is kept longest. */
function* withoutSome(meanings: readonly Meaning[]): Generator<string> {
  for (let left = meanings.length - 1; left > 0; left--)
    for (let from = 0; from + left <= meanings.length; from++)
      yield textOf(meanings.slice(meanings.length - left - from, meanings.length - from));
}

/** Whether a search is a number of a product or of something else, which needs an exact match. */
function isNumber(search: string): boolean {
  if (/\s/.test(search) || packsIn(search).length > 0) return false;
  return /\d{3}/.test(search) && /^[\p{L}\p{N}_./#-]+$/u.test(search);
}
