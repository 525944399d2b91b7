import {
  Comparable,
  believableErrors,
  comparable,
  editDistance,
  mayBeNear,
  mayBeNearBeginning,
} from '../language/edit-distance.rules';
import { GroceryName, GroceryNames } from '../language/grocery-names';
import { ProductIndex } from './product-index';
import { Token } from '../language/read-query.rules';

/** A word that may have been meant by a typed one. */
export interface NearMatch extends Nearness {
  text: string;
  /** How many products have it; unknown for names of groceries. */
  products: number;
  /** Its number in the catalogue's word table. */
  word?: number;
  /** The groceries' name that it is. */
  name?: GroceryName;
}

interface Nearness {
  errors: number;
  /** Whether only its beginning was typed, with an error. */
  isBeginning: boolean;
}

/** Minimum length of a beginning to correct. */
const SHORTEST_BEGINNING = 4;
const MOST_NEAR = 12;

/** Finds similar words in the catalogue and in the names of groceries. */
export class NearWords {
  /** Cache of the current search, which asks for the same words repeatedly. */
  private readonly known = new Map<string, NearMatch[]>();

  constructor(
    private readonly index: ProductIndex,
    private readonly names: GroceryNames,
  ) {}

  /** Starts another search, of a catalogue that may have other words. */
  begin(): void {
    this.known.clear();
  }

  /** The likeliest first; only those with the lowest number of typing errors. */
  of(token: Token, extraErrors = 0): readonly NearMatch[] {
    const question = `${token.text} ${extraErrors}`;
    let found = this.known.get(question);
    if (!found) this.known.set(question, (found = this.lookFor(token, extraErrors)));
    return found;
  }

  private lookFor({ text, key }: Token, extraErrors: number): NearMatch[] {
    if (/\p{N}/u.test(text) || believableErrors(text.length + 1) + extraErrors === 0) return [];
    const typed = comparable(text, key);
    const found: NearMatch[] = [];
    for (const [number, word] of this.index.table.spelled) {
      const near = nearness(typed, word, extraErrors);
      const products = near ? this.index.countOf(number) : 0;
      if (near && products > 0) found.push({ ...near, text: word.text, products, word: number });
    }
    for (const { name, word } of this.names.singleWords) {
      const near = nearness(typed, word, extraErrors);
      if (near) found.push({ ...near, text: name.text, products: 0, name });
    }
    return likeliest(found, text[0]);
  }
}

function nearness(typed: Comparable, word: Comparable, extraErrors: number): Nearness | undefined {
  const longer = Math.max(typed.text.length, word.text.length);
  const most = Math.min(
    believableErrors(longer),
    believableErrors(typed.text.length + 1) + extraErrors,
  );
  const limit = most === 0 ? 0 : Math.min(most + extraErrors, 2);
  if (limit === 0) return undefined;
  const mayBegin =
    typed.text.length < word.text.length &&
    typed.text.length >= SHORTEST_BEGINNING &&
    mayBeNearBeginning(typed.textBits, word.textBits);
  if (mayBegin || mayBeNear(typed.textBits, word.textBits, limit)) {
    const { whole, beginning } = editDistance(typed.text, word.text, limit);
    if (whole <= limit) return { errors: Math.max(whole, 1), isBeginning: false };
    if (mayBegin && beginning <= 1 && !soundsNear(typed, word))
      return { errors: 1, isBeginning: true };
  }
  // A similar sound with a different spelling counts less than a similar spelling.
  return soundsNear(typed, word) ? { errors: 2, isBeginning: false } : undefined;
}

/** Whether the sounds of two words differ by at most one error. */
function soundsNear(typed: Comparable, word: Comparable): boolean {
  const [one, other] = [typed.key, word.key];
  if (Math.min(one.length, other.length) < 3 || Math.max(one.length, other.length) < 4)
    return false;
  if (Math.abs(one.length - other.length) > 1) return false;
  return mayBeNear(typed.keyBits, word.keyBits, 1) && editDistance(one, other, 1).whole <= 1;
}

function likeliest(found: NearMatch[], firstLetter: string | undefined): NearMatch[] {
  const unlikeliness = ({ errors, isBeginning, text }: NearMatch) =>
    (isBeginning ? 8 : 0) + errors * 2 + (text[0] === firstLetter ? 0 : 1);
  const sorted = found.sort(
    (one, other) =>
      unlikeliness(one) - unlikeliness(other) ||
      other.products - one.products ||
      (one.text < other.text ? -1 : 1),
  );
  const best = sorted[0];
  return sorted
    .filter(
      ({ errors, isBeginning }) => isBeginning === best?.isBeginning && errors === best.errors,
    )
    .slice(0, MOST_NEAR);
}
