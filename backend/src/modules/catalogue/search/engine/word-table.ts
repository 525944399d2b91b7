import { Comparable, comparable } from '../language/edit-distance.rules';
import { fold, keyOf } from '../language/fold.rules';
import { Postings } from './posting';

/** Maximum length of character sequences in the index. */
const GRAM = 3;

/**
 * Every word of the catalogue, once, with a number: found by its beginning, by characters within it, and by its sound.
 * There are few words compared with the products that have them, so all of this is small. A word without products stays
 * until the table is rebuilt.
 */
export class WordTable {
  readonly texts: string[] = [];
  private readonly numbers = new Map<string, number>();
  /** Words without digits, by their numbers: only these have a sound, and are compared with misspellings. */
  readonly spelled = new Map<number, Comparable>();
  private readonly byKey = new Postings();
  private readonly byStart = new Postings();
  private readonly byGram = new Postings();

  get size(): number {
    return this.texts.length;
  }

  /** The number of a word; undefined if no product ever had it. */
  numberOf(text: string): number | undefined {
    return this.numbers.get(text);
  }

  /** The number of a word, which is assigned if the word is new. */
  add(text: string): number {
    const known = this.numbers.get(text);
    if (known !== undefined) return known;
    const number = this.texts.length;
    this.texts.push(text);
    this.numbers.set(text, number);
    for (let length = 1; length <= GRAM; length++)
      for (const gram of gramsOf(text, length)) this.byGram.add(gram, number);
    const starts = new Set(startsOf(text));
    if (!/\p{N}/u.test(text)) {
      const key = keyOf(text);
      this.spelled.set(number, comparable(text, key));
      this.byKey.add(key, number);
      for (const start of startsOf(key)) starts.add(start);
    }
    for (const start of starts) this.byStart.add(start, number);
    return number;
  }

  /** Words that sound alike, or of which one is the plural. */
  sounding(text: string, key: string): Iterable<number> {
    const alike = this.byKey.of(key);
    const same = this.numbers.get(text);
    return alike.length > 0 || same === undefined ? alike : [same];
  }

  /** Words that start with a text, by spelling or by sound; may contain duplicates. */
  *beginning(text: string): Generator<number> {
    yield* this.starting(text, (number) => this.texts[number]);
    const sound = fold(text);
    if (sound !== text) yield* this.starting(sound, (number) => this.spelled.get(number)?.key);
  }

  /** Words that contain a text. */
  holding(text: string): Iterable<number> {
    if (text.length <= GRAM) return this.byGram.of(text);
    const lists = [...gramsOf(text, GRAM)].map((gram) => this.byGram.of(gram));
    const shortest = lists.reduce((one, other) => (other.length < one.length ? other : one));
    return shortest.filter((number) => (this.texts[number] as string).includes(text));
  }

  private starting(text: string, of: (number: number) => string | undefined): Iterable<number> {
    const words = this.byStart.of(text.slice(0, GRAM));
    return text.length <= GRAM ? words : words.filter((word) => of(word)?.startsWith(text));
  }
}

/** The beginnings by which a word is found. */
function startsOf(text: string): string[] {
  return [1, 2, GRAM].map((length) => text.slice(0, length));
}

function gramsOf(text: string, length: number): Set<string> {
  const grams = new Set<string>();
  for (let at = 0; at + length <= text.length; at++) grams.add(text.slice(at, at + length));
  return grams;
}
