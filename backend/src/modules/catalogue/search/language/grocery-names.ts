import { hasDevanagari } from './devanagari.rules';
import { Comparable, comparable } from './edit-distance.rules';
import { keyOf } from './fold.rules';
import { FRESH_NAMES } from './grocery-names/fresh-names';
import { CATEGORY_NAMES } from './grocery-names/category-names';
import { STAPLE_NAMES } from './grocery-names/staple-names';
import type { NamesSection } from './grocery-names/names-section';
import { wordTexts } from './words.rules';

const ALL_NAMES = [...FRESH_NAMES, ...STAPLE_NAMES, ...CATEGORY_NAMES];

/** One grocery with all its names. */
export interface Grocery {
  /** The names that products may have, each as the keys of its words. */
  names: readonly (readonly string[])[];
  /** The spellings of all its names' words in Latin letters, by their keys. */
  spellings: ReadonlyMap<string, readonly string[]>;
  /** The names of its kind, each as the keys of its words. */
  kinds: readonly (readonly string[])[];
}

/** A name as typed. */
export interface GroceryName {
  text: string;
  /** All its known spellings; others are recognized by their sound. */
  spellings: Set<string>;
  keys: readonly string[];
  groceries: Grocery[];
  /** Whether products with this name may be something else: 'flower' is cauliflower, and flowers. */
  isOnlyUnderstood: boolean;
}

/** Short words are too ambiguous to be searched for in names: 'us' is sugarcane in Marathi. */
const SHORTEST_LOOKED_FOR = 4;

/**
 * Names of groceries in English, Hindi and Marathi. Each entry of the data is one thing: its names separated by ';',
 * the English one first. Names after '|' are understood if somebody types them, but not searched for in the names of
 * products, where they would mean something else or do not occur.
 */
export class GroceryNames {
  /** Names by the key of their first word, the longest first. */
  private readonly byFirstKey = new Map<string, GroceryName[]>();
  /** All names of one word, prepared for comparison with misspellings. */
  readonly singleWords: readonly { name: GroceryName; word: Comparable }[];

  constructor(sections: readonly NamesSection[] = ALL_NAMES) {
    const byKeys = new Map<string, GroceryName>();
    for (const { kinds, names } of sections) {
      const keys = kinds.split(';').map(keysOf);
      for (const line of names) this.readLine(line, keys, byKeys);
    }
    this.singleWords = [...byKeys.values()]
      .filter(({ keys }) => keys.length === 1)
      .map((name) => ({ name, word: comparable(name.text, name.keys[0] ?? '') }));
    for (const name of byKeys.values()) {
      const [first = ''] = name.keys;
      const others = this.byFirstKey.get(first);
      if (others) others.push(name);
      else this.byFirstKey.set(first, [name]);
    }
    for (const names of this.byFirstKey.values())
      names.sort((one, other) => other.keys.length - one.keys.length);
  }

  /** The longest name in a text, as the keys of its words, from a position on; of words that belong together. */
  longestAt(
    keys: readonly string[],
    at: number,
    goesTogether: (place: number) => boolean = () => true,
  ): GroceryName | undefined {
    const names = this.byFirstKey.get(keys[at] ?? '');
    return names?.find((name) =>
      name.keys.every((key, offset) => keys[at + offset] === key && goesTogether(at + offset)),
    );
  }

  private readLine(line: string, kinds: Grocery['kinds'], byKeys: Map<string, GroceryName>): void {
    const [lookedFor = [], understood = []] = line.split('|').map(namesIn);
    const all = [...lookedFor, ...understood];
    const grocery: Grocery = {
      names: lookedFor.filter((text, at) => at === 0 || isLookedFor(text)).map(keysOf),
      spellings: byKey(all.filter((text) => !hasDevanagari(text)).flatMap(wordTexts)),
      kinds,
    };
    for (const text of all) {
      const keys = keysOf(text);
      const known = byKeys.get(keys.join(' '));
      const spellings = new Set([text]);
      known?.spellings.add(text);
      const isOnlyUnderstood = !lookedFor.includes(text);
      if (known) known.isOnlyUnderstood &&= isOnlyUnderstood;
      if (!known)
        byKeys.set(keys.join(' '), {
          text,
          spellings,
          keys,
          groceries: [grocery],
          isOnlyUnderstood,
        });
      else if (!known.groceries.includes(grocery)) known.groceries.push(grocery);
    }
  }
}

function byKey(words: readonly string[]): Map<string, string[]> {
  const groups = new Map<string, string[]>();
  for (const word of new Set(words)) {
    const group = groups.get(keyOf(word));
    if (group) group.push(word);
    else groups.set(keyOf(word), [word]);
  }
  return groups;
}

function keysOf(text: string): string[] {
  return wordTexts(text).map(keyOf);
}

function namesIn(part: string): string[] {
  return part
    .split(';')
    .map((text) => text.trim())
    .filter(Boolean);
}

function isLookedFor(text: string): boolean {
  return text.length >= SHORTEST_LOOKED_FOR || /[^a-z]/.test(text);
}
