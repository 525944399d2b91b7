import type { Grocery, GroceryNames } from './grocery-names';
import { NearMatch, NearWords } from './near-words';
import { ProductIndex } from './product-index';
import { Place } from './product-words.rules';
import { Meaning, Token } from './read-query.rules';
import { Count, Wanted } from './tally';
import { Match, WITHIN, weightOf } from './weights.rules';
import { wordTexts } from './words.rules';

/** Fewer products than this say that a beginning was perhaps not what somebody was typing. */
const FEW = 5;
/** So much of the name of a grocery has to be typed before it is thought of. */
const SHORTEST_NAME_BEGINNING = 3;
/** A part of a word that was written together has so many letters. */
const SHORTEST_PART = 3;

/** Whether what was typed is believed: in much doubt one more typing error is thought of. */
export type Doubt = 'none' | 'some' | 'much';

/** A part of a search, and what it is if it was not spelled right. */
export interface ReadPart extends Wanted {
  /** What was looked for in the place of what was typed, where nothing is spelled so. */
  correction?: NearMatch;
}

/** Makes out of what the words of a search mean what products are looked for by. */
export class WantedParts {
  private readonly near: NearWords;

  constructor(
    private readonly index: ProductIndex,
    private readonly names: GroceryNames,
  ) {
    this.near = new NearWords(index, names);
  }

  /** What has these words in whatever way; in doubt, what is spelled nearly so, whatever else there is. */
  of(meaning: Meaning, doubt: Doubt = 'none'): ReadPart {
    const { tokens, groceries, pack } = meaning;
    const [token] = tokens;
    if (pack)
      return this.anyOf(tokens.length, [
        (count) => this.index.eachOfPack(pack, (slot) => count(slot, PACK, 0, true)),
        (count) => this.tellPhrase(tokens, count),
      ]);
    if (tokens.length > 1 || !token)
      return this.anyOf(tokens.length, [
        (count) => this.tellPhrase(tokens, count),
        (count) => this.tellGroceries(groceries, 'name', count),
      ]);
    return this.ofToken(token, meaning, doubt);
  }

  /** What holds a piece of a search somewhere in its texts, as the contract of the search has it. */
  holding(piece: string, textOf: (slot: number) => string): Wanted {
    const runs = wordTexts(piece);
    const longest = runs.reduce((one, other) => (other.length > one.length ? other : one), '');
    const holds = (slot: number) => longest === piece || textOf(slot).includes(piece);
    const tell = (count: Count) => {
      const hear = (slot: number, place: Place) => {
        if (place !== Place.CATEGORY && holds(slot)) count(slot, WITHIN, 0, false);
      };
      if (longest === '') for (const slot of this.index.allSlots()) hear(slot, Place.NAME);
      else for (const word of this.index.table.holding(longest)) this.index.each(word, hear);
    };
    return { words: 1, tell };
  }

  /** Words that somebody may have meant, the likeliest first. */
  nearTo(token: Token, extraErrors = 0): readonly NearMatch[] {
    return this.near.of(token, extraErrors);
  }

  /** Forgets what was looked for, since the words of the catalogue have changed. */
  forget(): void {
    this.near.forget();
  }

  private ofToken(token: Token, { groceries, isSpelled }: Meaning, doubt: Doubt): ReadPart {
    const { index } = this;
    const sounding = [...index.table.sounding(token.text, token.key)];
    const beginning = [...index.table.beginning(token.text)];
    const isKnown = groceries.length > 0 || sounding.some((word) => index.countOf(word) > 0);
    const begun = beginning.reduce((sum, word) => sum + index.countOf(word), 0);
    const ways = [
      (count: Count) => this.tellWords(sounding, 'alike', count, token.text),
      (count: Count) =>
        this.tellGroceries(groceries, isSpelled || begun === 0 ? 'name' : 'begun name', count),
      (count: Count) => this.tellBeginning(beginning, token.text, count),
    ];
    if (!isKnown) {
      ways.push((count) => this.tellNameBeginnings(token, count));
      ways.push((count) => this.tellJoined(token, count));
    }
    const isDoubted = doubt !== 'none' || (!isKnown && begun < FEW);
    // What is the name of a grocery was meant so, whether the shop has it or not.
    const isCorrected = isDoubted && groceries.length === 0;
    const near = isCorrected ? this.near.of(token, doubt === 'much' ? 1 : 0) : [];
    ways.push((count) => this.tellNear(token, near, count));
    const isWrong = doubt !== 'none' || (!isKnown && begun === 0);
    return { ...this.anyOf(1, ways), ...(isWrong && { correction: near[0] }) };
  }

  private anyOf(words: number, ways: readonly ((count: Count) => void)[]): Wanted {
    return {
      words,
      tell: (count) => {
        for (const tell of ways) tell(count);
      },
    };
  }

  private tellWords(words: Iterable<number>, match: Match, count: Count, typed?: string): void {
    for (const word of words) {
      const isExact = this.index.table.texts[word] === typed;
      const how = isExact ? 'exact' : match;
      this.index.each(word, (slot, place) =>
        count(slot, weightOf(how, place), covers(place), match === 'alike'),
      );
    }
  }

  private tellBeginning(words: Iterable<number>, typed: string, count: Count): void {
    for (const word of words) {
      const isSpelled = this.index.table.texts[word]?.startsWith(typed);
      this.tellWords([word], isSpelled ? 'beginning' : 'begun sound', count);
    }
  }

  /** Every word of a phrase, each as it is, alike, or begun. */
  private tellPhrase(tokens: readonly Token[], count: Count): void {
    const words = tokens.map(({ text, key }) => (each: Count) => {
      this.tellWords(this.index.table.sounding(text, key), 'alike', each, text);
      this.tellBeginning(this.index.table.beginning(text), text, each);
    });
    this.tellAll(words, count);
  }

  private tellGroceries(groceries: readonly Grocery[], match: Match, count: Count): void {
    for (const { names } of groceries)
      for (const keys of names) {
        const words = keys.map(
          (key) => (each: Count) =>
            this.tellWords(this.index.table.sounding(key, key), match, each),
        );
        const [only] = words;
        if (words.length === 1 && only)
          only((slot, weight, covered) => count(slot, weight, covered, false));
        else this.tellAll(words, (slot, weight, covered) => count(slot, weight, covered, false));
      }
  }

  private tellNameBeginnings({ key }: Token, count: Count): void {
    if (key.length < SHORTEST_NAME_BEGINNING) return;
    for (const { name } of this.names.singleWords)
      if (name.keys[0]?.startsWith(key)) this.tellGroceries(name.groceries, 'begun name', count);
  }

  /** Two words that were written together, such as 'icecream'. */
  private tellJoined({ text }: Token, count: Count): void {
    for (let at = SHORTEST_PART; at <= text.length - SHORTEST_PART; at++) {
      const parts = [text.slice(0, at), text.slice(at)].map((part) =>
        this.index.table.numberOf(part),
      );
      if (parts.some((word) => word === undefined || this.index.countOf(word) === 0)) continue;
      const words = parts.map(
        (word) => (each: Count) => this.tellWords([word as number], 'joined', each),
      );
      this.tellAll(words, count);
    }
  }

  /** The first letter is rarely wrong: where it is, it counts as one error more. */
  private tellNear({ text }: Token, near: readonly NearMatch[], count: Count): void {
    const hasWords = near.some(({ word }) => word !== undefined);
    for (const { word, name, errors, isBeginning, text: meant } of near) {
      const whole = errors > 1 || meant[0] !== text[0] ? 'errors' : 'error';
      const match = isBeginning ? 'near' : whole;
      if (word !== undefined) this.tellWords([word], match, count);
      // Other names of what was meant count less than its own.
      if (name) this.tellGroceries(name.groceries, hasWords ? 'errors' : match, count);
    }
  }

  /** What every one of some words finds, counted as the mean of them. */
  private tellAll(words: readonly ((count: Count) => void)[], count: Count): void {
    let met = new Map<number, Phrase>();
    words.forEach((tell, at) => {
      const next = new Map<number, Phrase>();
      tell((slot, weight, covered, isExact) => {
        const before = at === 0 ? NOTHING : met.get(slot);
        if (!before) return;
        const sum = before.sum + weight;
        if ((next.get(slot)?.sum ?? -1) >= sum) return;
        const isAllExact = before.isExact && isExact;
        next.set(slot, { sum, covered: before.covered + covered, isExact: isAllExact });
      });
      met = next;
    });
    for (const [slot, { sum, covered, isExact }] of met)
      count(slot, Math.max(1, Math.floor(sum / words.length)), covered, isExact);
  }
}

/** What was counted of a phrase. */
interface Phrase {
  sum: number;
  covered: number;
  isExact: boolean;
}
const NOTHING: Phrase = { sum: 0, covered: 0, isExact: true };

/** What a pack counts that was asked for. */
const PACK = weightOf('exact', Place.UNIT);

function covers(place: Place): number {
  return place >= Place.HEAD_WORD ? 1 : 0;
}
