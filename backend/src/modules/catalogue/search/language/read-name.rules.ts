import { headNouns, isSpelled, isTool } from './head-nouns.rules';
import { keyOf } from './fold.rules';
import { ReadWord, readWords } from './negation.rules';
import { Place, Put, typedPlace } from './places.rules';

/** Maximum number of words of another name in brackets. */
const LONGEST_OTHER = 2;

/** Brackets with another name, and not with contents or a purpose. */
const OTHER_NAME = /\((?!\s*(?:with|without|for|in|from)\s)([^()\d]+)\)/;

/** What follows one of these is a detail about a product, not what it is. */
const HEAD_END = /[,(|:;+]|\s[-–—]|[-–—]\s|\s(?:with|without|for|in|from)\s/;

/** A name in lower case, and what it says the product is. */
export class ReadName {
  /** Of all plain words. */
  private keys?: ReadonlySet<string>;
  private readonly words: readonly ReadWord[];
  /** The alternatives before the brackets that say what it is. */
  private readonly main: readonly (readonly ReadWord[])[];
  /** These, and the other name in brackets. */
  private readonly heads: readonly (readonly ReadWord[])[];

  constructor(
    private readonly text: string,
    private readonly isOfTheHouse: boolean,
  ) {
    this.words = readWords(text);
    this.main = this.mainHeads();
    this.heads = [...this.main, ...this.headsInBrackets()];
  }

  /** Whether it has a plain word with this key. */
  has(key: string): boolean {
    this.keys ??= new Set(
      this.words.filter(({ role }) => role === 'plain').map((word) => keyOf(word.text)),
    );
    return this.keys.has(key);
  }

  /** How many words say what it is. Those in brackets may be a variety: 'Butter Milk (Spiced)' has two. */
  get headWords(): number {
    return Math.min(...this.main.map((head) => head.filter(({ text }) => isSpelled(text)).length));
  }

  /** @param confirmed the keys of words that another name confirms as what the product is */
  putInto(put: Put, confirmed: ReadonlySet<string>): void {
    const isConfirmed = ({ text, role }: ReadWord) =>
      confirmed.size > 0 && role === 'plain' && confirmed.has(keyOf(text));
    const placeOf = (word: ReadWord, place: Place): Place =>
      isConfirmed(word) ? typedPlace(place) : place;
    for (const word of this.words)
      put(word.text, word.role === 'absent' ? Place.ABSENT : placeOf(word, Place.NAME));
    const lastConfirmed = this.words.filter(isConfirmed).at(-1)?.from ?? 0;
    for (const head of this.heads) {
      for (const word of head) put(word.text, placeOf(word, Place.HEAD_WORD));
      // Words before the thing itself say what it is made of, or for.
      const said = head.filter((word) => word.from >= lastConfirmed || isConfirmed(word));
      const [first] = head;
      // In 'Soap Case' the first word only says what it is for.
      if (first && said.includes(first) && !this.isTool(head))
        put(first.text, placeOf(first, Place.FIRST));
      const nouns = new Set(
        headNouns(
          head.map(({ text }) => text),
          this.isOfTheHouse,
        ),
      );
      for (const word of said) if (nouns.has(word.text)) put(word.text, placeOf(word, Place.HEAD));
    }
  }

  /** There are two in 'Cardamom/Elaichi - Whole', one in 'Tea/Coffee Mug'. */
  private mainHeads(): ReadWord[][] {
    const end = this.text.search(HEAD_END);
    const to = end > 0 ? end : this.text.length;
    const head = this.words.filter(({ role, from }) => role === 'plain' && from < to);
    return this.isTool(head) ? [head] : this.apart(head);
  }

  /** There is one in 'Onion, Nashik (Kanda)'. */
  private headsInBrackets(): ReadWord[][] {
    const bracket = OTHER_NAME.exec(this.text);
    if (!bracket) return [];
    const from = bracket.index + 1;
    const to = from + (bracket[1]?.length ?? 0);
    const said = this.words.filter(
      (word) => word.role === 'plain' && word.from >= from && word.to <= to,
    );
    return this.apart(said).filter(({ length }) => length <= LONGEST_OTHER);
  }

  private isTool(head: readonly ReadWord[]): boolean {
    return head.length > 1 && isTool(head.at(-1)?.text ?? '', this.isOfTheHouse);
  }

  /** Splits words at slashes. */
  private apart(words: readonly ReadWord[]): ReadWord[][] {
    const parts: ReadWord[][] = [];
    let last: ReadWord | undefined;
    for (const word of words) {
      if (!last || this.text.slice(last.to, word.from).includes('/')) parts.push([]);
      parts.at(-1)?.push(word);
      last = word;
    }
    return parts;
  }
}
