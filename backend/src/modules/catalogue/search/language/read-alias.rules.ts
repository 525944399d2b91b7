import { LRUCache } from 'lru-cache';
import { keyOf } from './fold.rules';
import { headNouns } from './head-nouns.rules';
import { ReadWord, readWords } from './negation.rules';
import { Place, Put } from './places.rules';
import type { ReadName } from './read-name.rules';
import { wordTexts } from './words.rules';

/** Separators of several things in one product type: 'Cups, Mugs & Tumblers'. */
const ALTERNATIVES = /[,;&/|+]|\s(?:and|or)\s/;
/** Categories and product types of household goods. */
const OF_THE_HOUSE =
  /\b(?:house|household|kitchen|storage|containers?|crockery|cutlery|cookware|utensils|bins?|bakeware|glassware|mugs|lunch boxes|bottles|racks)\b/;

/** Limit of the cache: many products share brands and product types as other names. */
const MOST_KEPT = 5_000;

/** Another name of products, in lower case, analysed. */
export interface ReadAlias {
  words: readonly ReadWord[];
  /** What it says the product is: for each of several things. */
  heads: readonly AliasHead[];
  /** The keys of it and of each thing in it, if they have several words, separated by spaces. */
  phrases: readonly string[];
  /** Whether it is a single word. */
  isOneWord: boolean;
  /** Whether it says that the product is a household good, and not food. */
  isOfTheHouse: boolean;
}

interface AliasHead {
  text: string;
  key: string;
  place: Place;
}

const kept = new LRUCache<string, ReadAlias>({ max: MOST_KEPT });

/** Analyses another name in lower case. */
export function readAlias(alias: string): ReadAlias {
  let read = kept.get(alias);
  if (!read) kept.set(alias, (read = readAnew(alias)));
  return read;
}

/**
 * Reports the words of another name.
 * @returns the keys of what it says the product is, if the name has them, too
 */
export function putAlias({ words, heads }: ReadAlias, name: ReadName, put: Put): string[] {
  for (const { text, role } of words)
    put(text, role === 'absent' ? Place.ABSENT : Place.ALIAS_WORD);
  const confirmed = heads.filter(({ key }) => name.has(key));
  for (const { text, place } of heads) put(text, place);
  for (const { text } of confirmed) put(text, Place.NAME_TYPED);
  return confirmed.map(({ key }) => key);
}

function readAnew(alias: string): ReadAlias {
  const things = alias.split(ALTERNATIVES);
  const words = things.map((thing) =>
    readWords(thing).flatMap(({ text, role }) => (role === 'plain' ? [text] : [])),
  );
  const isOneWord = words.length === 1 && words[0]?.length === 1;
  const heads = words.flatMap((own, at) => {
    // The last thing may apply to all others: 'Leaf & Dust Tea' is tea.
    const isForAll = at === words.length - 1 && own.length > 1;
    const among = isForAll ? Place.ALIAS_HEAD : Place.ALIAS_ITEM;
    const place = isOneWord ? Place.ALIAS : among;
    return headNouns(own).map((text) => ({ text, key: keyOf(text), place }));
  });
  const phrases = [alias, ...things]
    .map((each) => wordTexts(each).map(keyOf))
    .filter(({ length }) => length > 1)
    .map((keys) => keys.join(' '));
  const isOfTheHouse = OF_THE_HOUSE.test(alias);
  return { words: readWords(alias), heads, phrases, isOneWord, isOfTheHouse };
}
