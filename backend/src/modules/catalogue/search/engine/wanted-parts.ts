import { hasDevanagari } from '../language/devanagari.rules';
import { isSameWord, keyOf } from '../language/fold.rules';
import type { Grocery, GroceryNames } from '../language/grocery-names';
import { KindMarks } from './kind-marks';
import { NearMatch, NearWords } from './near-words';
import { ProductIndex } from './product-index';
import { Place } from '../language/places.rules';
import type { ProductWords } from '../language/product-words.rules';
import { Meaning, Token } from '../language/read-query.rules';
import { Count, Tell, Wanted } from './tally';
import { ABSENT, LAST_WORD, Match, WEIGHTS, weightWithin } from '../language/weights.rules';
import { wordTexts } from '../language/words.rules';

/** Minimum length of the beginning of a grocery's name. */
const SHORTEST_NAME_BEGINNING = 3;
/** Shorter pieces occur in so many words that these are not counted. */
const SHORTEST_TELLING = 3;
/** Minimum length of a part of a compound word. */
const SHORTEST_PART = 3;
const IS_NUMBER = /^\d+$/;
/** A number and a word of at least two letters. */
const NUMBER_AND_WORD = /^\d+\p{L}{2,}$|^\p{L}{2,}\d+$/u;

/** A part of a search. */
export interface ReadPart extends Wanted {
  /** Whether any name equals it, sounds like it, or starts with it. */
  isKnown: boolean;
}

/** Turns the meanings of a search's words into parts to look up in the index. */
export class WantedParts {
  private readonly near: NearWords;
  private readonly kinds: KindMarks;

  constructor(
    private readonly index: ProductIndex,
    private readonly names: GroceryNames,
  ) {
    this.near = new NearWords(index, names);
    this.kinds = new KindMarks(index);
  }

  /** The parts for all of these meanings; words that the catalogue writes as one match, too. */
  ofAll(meanings: readonly Meaning[]): ReadPart[] {
    const last = meanings.map(({ pack, isAbsent }) => !pack && !isAbsent).lastIndexOf(true);
    const parts = meanings.map((meaning, at) => this.of(meaning, at === last));
    if (parts.length > 1 && last >= 0) {
      const part = parts[last] as ReadPart;
      parts[last] = { ...part, share: part.words * LAST_WORD };
    }
    return this.withJoined(meanings, parts);
  }

  /** Products with a piece of a search anywhere in their texts, as the search promises. */
  holding(piece: string, textOf: (slot: number) => string): Wanted {
    const longest = longestRun(piece);
    const holds = (slot: number) => longest === piece || textOf(slot).includes(piece);
    const { index } = this;
    const words = longest.length < SHORTEST_TELLING ? undefined : [...index.table.holding(longest)];
    const tell: Tell = (count, among) => {
      const hear = (slot: number, place: Place, share: number) => {
        if (place !== Place.CATEGORY && holds(slot))
          count(slot, weightWithin(share, place), 0, false);
      };
      if (longest === '') for (const slot of among ?? index.allSlots()) hear(slot, Place.NAME, 0);
      else
        for (const word of words ?? index.table.holding(longest)) {
          const share = longest.length / (index.table.texts[word] as string).length;
          index.each(word, (slot, place) => hear(slot, place, share), among);
        }
    };
    return { words: 1, share: 1, size: words ? index.countOfAll(words) : Infinity, tell };
  }

  /**
   * The score of a product with known words that contains all of some pieces: the sum of what `holding` reports.
   * Undefined if it does not contain all of them.
   */
  holdingAll(pieces: readonly string[], text: string, words: ProductWords['places']) {
    let sum = 0;
    for (const piece of pieces) {
      const weight = weightHeld(piece, text, words);
      if (weight === 0) return undefined;
      sum += weight;
    }
    return sum;
  }

  /** Words that somebody may have meant, the likeliest first. */
  nearTo(token: Token, extraErrors = 0): readonly NearMatch[] {
    return this.near.of(token, extraErrors);
  }

  /** Starts another search. */
  begin(): void {
    this.near.begin();
  }

  /** Invalidates the kinds of products. */
  forget(): void {
    this.kinds.forget();
  }

  /** @param isThing whether it names the wanted thing, rather than describes it */
  private of(meaning: Meaning, isThing: boolean): ReadPart {
    const { tokens, groceries, pack, isAbsent } = meaning;
    const [token] = tokens;
    if (isAbsent) return this.without(meaning);
    if (pack)
      return this.anyOf(tokens.length, true, Infinity, [
        (count, among) => this.index.eachOfPack(pack, (slot) => count(slot, PACK, 0, true), among),
        (count, among) => this.tellPhrase(tokens, count, undefined, among),
      ]);
    const isOfKind = isThing ? this.kinds.of(groceries) : undefined;
    if (tokens.length > 1 || !token)
      return this.anyOf(tokens.length, true, this.sizeOfPhrase(tokens), [
        (count, among) => this.tellPhrase(tokens, count, isOfKind, among),
        (count, among) => this.tellGroceries(groceries, 'name', count, isOfKind, among),
      ]);
    return this.ofToken(token, meaning, isOfKind);
  }

  /** Products that state that they are without something. */
  private without({ tokens, groceries }: Meaning): ReadPart {
    const { table } = this.index;
    const keys = [...tokens.map(({ key }) => [key]), ...groceries.flatMap(({ names }) => names)];
    const words = new Set(
      keys.flatMap((each) => (each.length === 1 ? [...table.sounding('', each[0] ?? '')] : [])),
    );
    const tell: Tell = (count, among) => {
      const hear = (slot: number, place: Place) => {
        if (place === Place.ABSENT) count(slot, ABSENT, 0, true);
      };
      for (const word of words) this.index.each(word, hear, among);
    };
    return this.anyOf(tokens.length, words.size > 0, this.index.countOfAll(words), [tell]);
  }

  private ofToken(
    token: Token,
    { groceries, isSpelled, isOnlyUnderstood }: Meaning,
    isOfKind?: IsOfKind,
  ): ReadPart {
    const { index } = this;
    const { text } = token;
    const has = (word: number) => index.countOf(word) > 0;
    const sounding = [...index.table.sounding(text, token.key)].filter(has);
    const same = sounding.filter((word) => isSameWord(index.table.texts[word] as string, text));
    const beginning = [...index.table.beginning(text)].filter(has);
    const spelled = beginning.filter((word) => index.table.texts[word]?.startsWith(text));
    const ways: Tell[] = [
      (count, among) => this.tellWords(same, 'same', { count, typed: text, isOfKind, among }),
    ];
    const isCalledSo =
      same.length === 0 ? isSpelled || spelled.length === 0 : isSpelled && !isOnlyUnderstood;
    ways.push((count, among) =>
      this.tellGroceries(groceries, isCalledSo ? 'name' : 'begun name', count, isOfKind, among),
    );
    // An equal sound is a guess: it is unnecessary if any name matches.
    const isGuessed = same.length === 0 && groceries.length === 0;
    if (isGuessed) ways.push((count, among) => this.tellWords(sounding, 'alike', { count, among }));
    const begun = spelled.filter((word) => !same.includes(word) && !this.saysWithout(word, text));
    ways.push((count, among) => this.tellWords(begun, 'beginning', { count, among }));
    if (isGuessed) {
      const sounds = beginning.filter((word) => !index.table.texts[word]?.startsWith(text));
      ways.push((count, among) => this.tellWords(sounds, 'begun sound', { count, among }));
    }
    if (isGuessed && sounding.length === 0)
      ways.push((count, among) => this.tellNameBeginnings(token, count, among));
    let isJoined = false;
    if (same.length === 0)
      for (const parts of this.partings(text)) {
        isJoined = true;
        const tells = parts.map(
          (word): Tell =>
            (count, among) =>
              this.tellWords([word], 'joined', { count, among }),
        );
        ways.push((count, among) => this.tellAll(tells, count, among));
      }
    const isKnown = groceries.length > 0 || sounding.length > 0 || beginning.length > 0 || isJoined;
    const size = index.countOfAll(same) + index.countOfAll(spelled);
    return this.anyOf(1, isKnown, size, ways);
  }

  private anyOf(words: number, isKnown: boolean, size: number, ways: readonly Tell[]): ReadPart {
    return {
      words,
      share: words,
      size,
      isKnown,
      tell: (count, among) => {
        for (const tell of ways) tell(count, among);
      },
    };
  }

  /** At most the number of products with the rarest word of a phrase. */
  private sizeOfPhrase(tokens: readonly Token[]): number {
    const { table } = this.index;
    const sizes = tokens.map(({ text, key }) => this.index.countOfAll(table.sounding(text, key)));
    return Math.min(...sizes);
  }

  /** Two adjacent words as one: 'kit kat' matches 'KitKat', too. */
  private withJoined(meanings: readonly Meaning[], parts: readonly ReadPart[]): ReadPart[] {
    const joined: ReadPart[] = [];
    for (let at = 0; at < parts.length; at++) {
      const pair = [meanings[at], meanings[at + 1]];
      const [one, other] = [parts[at] as ReadPart, parts[at + 1]];
      const isPair =
        meanings[at + 1]?.isNext === true &&
        pair.every((each) => each?.tokens.length === 1 && !each.pack && !each.isAbsent);
      const text = pair.map((each) => each?.tokens[0]?.text).join('');
      const words = isPair
        ? [...this.index.table.sounding(text, keyOf(text))].filter(
            (word) =>
              isSameWord(this.index.table.texts[word] as string, text) &&
              this.index.countOf(word) > 0,
          )
        : [];
      if (!other || words.length === 0) {
        joined.push(one);
        continue;
      }
      joined.push({
        words: 2,
        share: one.share + other.share,
        size: Math.min(one.size, other.size) + this.index.countOfAll(words),
        isKnown: true,
        tell: (count, among) => {
          this.tellAll([one.tell, other.tell], count, among);
          this.tellWords(words, 'joined', { count, among });
        },
      });
      at++;
    }
    return joined;
  }

  private tellWords(
    words: Iterable<number>,
    match: Match,
    { count, typed, isOfKind, among }: Telling,
  ): void {
    for (const word of words) {
      const how = this.index.table.texts[word] === typed ? 'exact' : match;
      const isAsTyped = how === 'exact' || how === 'same';
      const [plain, ofItsKind] = WEIGHTS[how];
      const hear = (slot: number, place: Place) => {
        const weight = (isOfKind?.(slot) ? ofItsKind : plain)[place] as number;
        if (weight > 0) count(slot, weight, COVERS[place] as number, isAsTyped);
      };
      this.index.each(word, hear, among);
    }
  }

  /** Reports products with every word of a phrase, complete or as prefixes; numbers only complete. */
  private tellPhrase(
    tokens: readonly Token[],
    count: Count,
    isOfKind?: IsOfKind,
    among?: readonly number[],
  ): void {
    const { table } = this.index;
    const words = tokens.map(({ text, key }, at): Tell => (each, those) => {
      const same = [...table.sounding(text, key)].filter((word) =>
        isSameWord(table.texts[word] as string, text),
      );
      const isThing = at === tokens.length - 1;
      const ofThing = isThing && isOfKind ? { isOfKind } : {};
      this.tellWords(same, 'same', { count: each, typed: text, among: those, ...ofThing });
      if (IS_NUMBER.test(text)) return; // '5' of '5 kg' is no beginning of '512'
      const begun = [...table.beginning(text)].filter(
        (word) => !same.includes(word) && table.texts[word]?.startsWith(text),
      );
      this.tellWords(begun, 'beginning', { count: each, among: those });
    });
    this.tellAll(words, count, among);
  }

  private tellGroceries(
    groceries: readonly Grocery[],
    match: Match,
    count: Count,
    isOfKind?: IsOfKind,
    among?: readonly number[],
  ): void {
    const { table } = this.index;
    for (const { names, spellings } of groceries)
      for (const keys of names) {
        const words = keys.map((key): Tell => (each, those) => {
          const called = [...table.sounding('', key)].filter((word) => {
            const text = table.texts[word] as string;
            return (
              hasDevanagari(text) ||
              (spellings.get(key)?.some((each) => isSameWord(each, text)) ?? false)
            );
          });
          this.tellWords(called, match, { count: each, isOfKind, among: those });
        });
        const guessed: Count = (slot, weight, covered) => count(slot, weight, covered, false);
        this.tellAll(words, guessed, among);
      }
  }

  private tellNameBeginnings({ key }: Token, count: Count, among?: readonly number[]): void {
    if (key.length < SHORTEST_NAME_BEGINNING) return;
    for (const { name } of this.names.singleWords)
      if (name.keys[0]?.startsWith(key))
        this.tellGroceries(name.groceries, 'begun name', count, undefined, among);
  }

  /** The catalogue's words that make up a compound such as 'icecream' or '7up'. */
  private *partings(text: string): Generator<number[]> {
    for (let at = 1; at < text.length; at++) {
      const parts = [text.slice(0, at), text.slice(at)];
      const isBetweenNumbers =
        NUMBER_AND_WORD.test(text) &&
        /\d/.test(text[at - 1] as string) !== /\d/.test(text[at] as string);
      if (!isBetweenNumbers && parts.some(({ length }) => length < SHORTEST_PART)) continue;
      const words = parts.map((part) => this.index.table.numberOf(part));
      if (words.every((word) => word !== undefined && this.index.countOf(word) > 0))
        yield words as number[];
    }
  }

  /** 'eggless' starts with 'egg', but says that there is none. */
  private saysWithout(word: number, typed: string): boolean {
    const text = this.index.table.texts[word] as string;
    return text.endsWith('less') && typed.length <= text.length - 'less'.length;
  }

  /** Reports products that match every one of some words, with the mean of their weights; the last one counts more. */
  private tellAll(words: readonly Tell[], count: Count, among?: readonly number[]): void {
    const [only] = words;
    if (words.length === 1 && only) return only(count, among);
    const wanted = among && new Set(among);
    let met = new Map<number, Phrase>();
    words.forEach((tell, at) => {
      if (at > 0 && met.size === 0) return;
      const next = new Map<number, Phrase>();
      const share = at === words.length - 1 ? LAST_WORD : 1;
      const those = at === 0 ? among : [...met.keys()];
      tell((slot, weight, covered, isExact) => {
        if (at === 0 && wanted && !wanted.has(slot)) return;
        const before = at === 0 ? NOTHING : met.get(slot);
        if (!before) return;
        const sum = before.sum + weight * share;
        if ((next.get(slot)?.sum ?? -1) >= sum) return;
        const isAllExact = before.isExact && isExact;
        next.set(slot, { sum, covered: before.covered + covered, isExact: isAllExact });
      }, those);
      met = next;
    });
    const shares = words.length - 1 + LAST_WORD;
    for (const [slot, { sum, covered, isExact }] of met)
      count(slot, Math.max(1, Math.floor(sum / shares)), covered, isExact);
  }
}

/** Whether the product in a slot is of a thing's kind. */
type IsOfKind = (slot: number) => boolean;

/** The receiver of matches, and their weight. */
interface Telling {
  count: Count;
  /** The typed word, which counts more than one that is merely equivalent. */
  typed?: string;
  isOfKind?: IsOfKind | undefined;
  /** The relevant slots, if known. */
  among?: readonly number[] | undefined;
}

/** The weight of a piece that a product contains, 0 if it does not. */
function weightHeld(piece: string, text: string, words: ProductWords['places']): number {
  const longest = longestRun(piece);
  if (longest !== piece && !text.includes(piece)) return 0;
  if (longest === '') return weightWithin(0, Place.NAME);
  let most = 0;
  for (const [word, place] of words)
    if (place !== Place.CATEGORY && word.includes(longest))
      most = Math.max(most, weightWithin(longest.length / word.length, place));
  return most;
}

/** The longest sequence of letters and digits in a piece; empty if it has none. */
export function longestRun(piece: string): string {
  return wordTexts(piece).reduce((one, other) => (other.length > one.length ? other : one), '');
}

/** The counts of a phrase. */
interface Phrase {
  sum: number;
  covered: number;
  isExact: boolean;
}
const NOTHING: Phrase = { sum: 0, covered: 0, isExact: true };

/** The weight of a requested pack. */
const PACK = 60;

/** By the place: 1 for words of the name that say what a product is, otherwise 0. */
const COVERS = new Uint8Array(Place.HEAD_TYPED + 1);
for (const place of [
  Place.HEAD_WORD,
  Place.FIRST,
  Place.HEAD,
  Place.HEAD_WORD_TYPED,
  Place.FIRST_TYPED,
  Place.HEAD_TYPED,
])
  COVERS[place] = 1;
