import { hasDevanagari } from './devanagari.rules';
import { isSameWord, keyOf } from './fold.rules';
import type { Grocery, GroceryNames } from './grocery-names';
import { KindMarks } from './kind-marks';
import { NearMatch, NearWords } from './near-words';
import { ProductIndex } from './product-index';
import { Place } from './places.rules';
import { Meaning, Token } from './read-query.rules';
import { Count, Wanted } from './tally';
import { ABSENT, LAST_WORD, Match, weightOf, weightWithin } from './weights.rules';
import { wordTexts } from './words.rules';

/** So much of the name of a grocery has to be typed before it is thought of. */
const SHORTEST_NAME_BEGINNING = 3;
/** A part of a word that was written together has so many letters. */
const SHORTEST_PART = 3;
/** A number and a word of two letters at least. */
const NUMBER_AND_WORD = /^\d+\p{L}{2,}$|^\p{L}{2,}\d+$/u;

/** A part of a search. */
export interface ReadPart extends Wanted {
  /** Whether anything is called so, sounds so, or begins so. */
  isKnown: boolean;
}

/** Makes out of what the words of a search mean what products are looked for by. */
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

  /** What has all of these, each in whatever way; words that the catalogue writes together count so, too. */
  ofAll(meanings: readonly Meaning[]): ReadPart[] {
    const last = meanings.map(({ pack, isAbsent }) => !pack && !isAbsent).lastIndexOf(true);
    const parts = meanings.map((meaning, at) => this.of(meaning, at === last));
    if (parts.length > 1 && last >= 0) {
      const part = parts[last] as ReadPart;
      parts[last] = { ...part, share: part.words * LAST_WORD };
    }
    return this.withJoined(meanings, parts);
  }

  /** What holds a piece of a search somewhere in its texts, as the contract of the search has it. */
  holding(piece: string, textOf: (slot: number) => string): Wanted {
    const runs = wordTexts(piece);
    const longest = runs.reduce((one, other) => (other.length > one.length ? other : one), '');
    const holds = (slot: number) => longest === piece || textOf(slot).includes(piece);
    const { index } = this;
    const tell = (count: Count) => {
      const hear = (slot: number, place: Place, share: number) => {
        if (place !== Place.CATEGORY && holds(slot))
          count(slot, weightWithin(share, place), 0, false);
      };
      if (longest === '') for (const slot of index.allSlots()) hear(slot, Place.NAME, 0);
      else
        for (const word of index.table.holding(longest)) {
          const share = longest.length / (index.table.texts[word] as string).length;
          index.each(word, (slot, place) => hear(slot, place, share));
        }
    };
    return { words: 1, share: 1, tell };
  }

  /** Words that somebody may have meant, the likeliest first. */
  nearTo(token: Token, extraErrors = 0): readonly NearMatch[] {
    return this.near.of(token, extraErrors);
  }

  /** Forgets what was looked for, since the words of the catalogue have changed. */
  forget(): void {
    this.near.forget();
    this.kinds.forget();
  }

  /** @param isThing whether it is the thing that is wanted, and not which one */
  private of(meaning: Meaning, isThing: boolean): ReadPart {
    const { tokens, groceries, pack, isAbsent } = meaning;
    const [token] = tokens;
    if (isAbsent) return this.without(meaning);
    if (pack)
      return this.anyOf(tokens.length, true, [
        (count) => this.index.eachOfPack(pack, (slot) => count(slot, PACK, 0, true)),
        (count) => this.tellPhrase(tokens, count),
      ]);
    const isOfKind = isThing ? this.kinds.of(groceries) : undefined;
    if (tokens.length > 1 || !token)
      return this.anyOf(tokens.length, true, [
        (count) => this.tellPhrase(tokens, count, isOfKind),
        (count) => this.tellGroceries(groceries, 'name', count, isOfKind),
      ]);
    return this.ofToken(token, meaning, isOfKind);
  }

  /** What says that it has none of something. */
  private without({ tokens, groceries }: Meaning): ReadPart {
    const { table } = this.index;
    const keys = [...tokens.map(({ key }) => [key]), ...groceries.flatMap(({ names }) => names)];
    const words = new Set(
      keys.flatMap((each) => (each.length === 1 ? [...table.sounding('', each[0] ?? '')] : [])),
    );
    const tell = (count: Count) => {
      for (const word of words)
        this.index.each(word, (slot, place) => {
          if (place === Place.ABSENT) count(slot, ABSENT, 0, true);
        });
    };
    return this.anyOf(tokens.length, words.size > 0, [tell]);
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
    const ways = [(count: Count) => this.tellWords(same, 'same', count, text, isOfKind)];
    const isCalledSo =
      same.length === 0 ? isSpelled || spelled.length === 0 : isSpelled && !isOnlyUnderstood;
    ways.push((count) =>
      this.tellGroceries(groceries, isCalledSo ? 'name' : 'begun name', count, isOfKind),
    );
    // What only sounds so is a guess: where anything is called so, nobody needs it.
    const isGuessed = same.length === 0 && groceries.length === 0;
    if (isGuessed) ways.push((count) => this.tellWords(sounding, 'alike', count));
    ways.push((count) =>
      this.tellWords(
        spelled.filter((word) => !this.saysWithout(word, text)),
        'beginning',
        count,
      ),
    );
    if (isGuessed) {
      const sounds = beginning.filter((word) => !index.table.texts[word]?.startsWith(text));
      ways.push((count) => this.tellWords(sounds, 'begun sound', count));
    }
    if (isGuessed && sounding.length === 0)
      ways.push((count) => this.tellNameBeginnings(token, count));
    let isJoined = false;
    if (same.length === 0)
      for (const parts of this.partings(text)) {
        isJoined = true;
        ways.push((count) =>
          this.tellAll(
            parts.map((word) => (each: Count) => this.tellWords([word], 'joined', each)),
            count,
          ),
        );
      }
    const isKnown = groceries.length > 0 || sounding.length > 0 || beginning.length > 0 || isJoined;
    return this.anyOf(1, isKnown, ways);
  }

  private anyOf(
    words: number,
    isKnown: boolean,
    ways: readonly ((count: Count) => void)[],
  ): ReadPart {
    return {
      words,
      share: words,
      isKnown,
      tell: (count) => {
        for (const tell of ways) tell(count);
      },
    };
  }

  /** Two words that stand together, as one: 'kit kat' is in 'KitKat', too. */
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
        isKnown: true,
        tell: (count) => {
          this.tellAll([one.tell, other.tell], count);
          this.tellWords(words, 'joined', count);
        },
      });
      at++;
    }
    return joined;
  }

  private tellWords(
    words: Iterable<number>,
    match: Match,
    count: Count,
    typed?: string,
    isOfKind?: IsOfKind,
  ): void {
    for (const word of words) {
      const how = this.index.table.texts[word] === typed ? 'exact' : match;
      const isAsTyped = how === 'exact' || how === 'same';
      this.index.each(word, (slot, place) => {
        const weight = weightOf(how, place, isOfKind?.(slot));
        if (weight > 0) count(slot, weight, covers(place), isAsTyped);
      });
    }
  }

  /** Every word of a phrase, each as it is, or begun. */
  private tellPhrase(tokens: readonly Token[], count: Count, isOfKind?: IsOfKind): void {
    const { table } = this.index;
    const words = tokens.map(({ text, key }, at) => (each: Count) => {
      const same = [...table.sounding(text, key)].filter((word) =>
        isSameWord(table.texts[word] as string, text),
      );
      this.tellWords(same, 'same', each, text, at === tokens.length - 1 ? isOfKind : undefined);
      const begun = [...table.beginning(text)].filter((word) =>
        table.texts[word]?.startsWith(text),
      );
      this.tellWords(begun, 'beginning', each);
    });
    this.tellAll(words, count);
  }

  private tellGroceries(
    groceries: readonly Grocery[],
    match: Match,
    count: Count,
    isOfKind?: IsOfKind,
  ): void {
    const { table } = this.index;
    for (const { names, spellings } of groceries)
      for (const keys of names) {
        const words = keys.map((key) => (each: Count) => {
          const called = [...table.sounding('', key)].filter((word) => {
            const text = table.texts[word] as string;
            return (
              hasDevanagari(text) ||
              (spellings.get(key)?.some((each) => isSameWord(each, text)) ?? false)
            );
          });
          this.tellWords(called, match, each, undefined, isOfKind);
        });
        this.tellAll(words, (slot, weight, covered) => count(slot, weight, covered, false));
      }
  }

  private tellNameBeginnings({ key }: Token, count: Count): void {
    if (key.length < SHORTEST_NAME_BEGINNING) return;
    for (const { name } of this.names.singleWords)
      if (name.keys[0]?.startsWith(key)) this.tellGroceries(name.groceries, 'begun name', count);
  }

  /** The words of the catalogue that a word was written together of, such as 'icecream' or '7up'. */
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

  /** 'eggless' begins with 'egg', and says that there is none. */
  private saysWithout(word: number, typed: string): boolean {
    const text = this.index.table.texts[word] as string;
    return text.endsWith('less') && typed.length <= text.length - 'less'.length;
  }

  /** What every one of some words finds, counted as the mean of them, the last one more than the others. */
  private tellAll(words: readonly ((count: Count) => void)[], count: Count): void {
    const [only] = words;
    if (words.length === 1 && only) return only(count);
    let met = new Map<number, Phrase>();
    words.forEach((tell, at) => {
      const next = new Map<number, Phrase>();
      const share = at === words.length - 1 ? LAST_WORD : 1;
      tell((slot, weight, covered, isExact) => {
        const before = at === 0 ? NOTHING : met.get(slot);
        if (!before) return;
        const sum = before.sum + weight * share;
        if ((next.get(slot)?.sum ?? -1) >= sum) return;
        const isAllExact = before.isExact && isExact;
        next.set(slot, { sum, covered: before.covered + covered, isExact: isAllExact });
      });
      met = next;
    });
    const shares = words.length - 1 + LAST_WORD;
    for (const [slot, { sum, covered, isExact }] of met)
      count(slot, Math.max(1, Math.floor(sum / shares)), covered, isExact);
  }
}

/** Whether the product in a slot is of the kind that a thing is of. */
type IsOfKind = (slot: number) => boolean;

/** What was counted of a phrase. */
interface Phrase {
  sum: number;
  covered: number;
  isExact: boolean;
}
const NOTHING: Phrase = { sum: 0, covered: 0, isExact: true };

/** What a pack counts that was asked for. */
const PACK = 60;

/** Among what says in the name what a product is. */
const COVERS = new Set<Place>([
  Place.HEAD_WORD,
  Place.FIRST,
  Place.HEAD,
  Place.HEAD_WORD_TYPED,
  Place.FIRST_TYPED,
  Place.HEAD_TYPED,
]);

function covers(place: Place): number {
  return COVERS.has(place) ? 1 : 0;
}
