import { Pack, packOf, packsIn } from '../pack.rules';
import { wordTexts } from './words.rules';

/** Where a product has a word, the less telling first. */
export const Place = {
  CATEGORY: 0,
  /** In the unit or the sku. */
  UNIT: 1,
  /** In one of the other names, of several words. */
  ALIAS_WORD: 2,
  /** One of the other names by itself. */
  ALIAS: 3,
  /** In the name, after what it is: 'hybrid' in 'Tomato, hybrid'. */
  NAME: 4,
  /** Among the words that say what it is: 'full' in 'Full Cream Milk'. */
  HEAD_WORD: 5,
  /** The first of these. */
  FIRST: 6,
  /** What it is: 'milk' in 'Full Cream Milk', 'tea' in 'Green Tea bags'. */
  HEAD: 7,
} as const;
export type Place = (typeof Place)[keyof typeof Place];

/** The texts of a product that searches go by. */
export interface SearchedTexts {
  name: string;
  aliases: string | null;
  unit: string | null;
  sku: string | null;
}

/** What a product can be found by. */
export interface ProductWords {
  /** Each word once, where it tells most. */
  places: Map<string, Place>;
  packs: Pack[];
  /** How many words say what the product is. */
  headWords: number;
}

/** A name that says nothing of what it is counts as a very long one. */
const MOST_COUNTED = 255;

/** Other names in brackets have so many words at most. */
const LONGEST_OTHER = 2;

/** What stands behind one of these says more about a product, not what it is. */
const HEAD_END = /[,(|:;+]|\s[-–—]\s|\s(?:with|for|in|from)\s/;
/** Forms in which things come: what stands before them is what the thing is. */
const FORMS = new Set(
  (
    'powder bag bags bar bars tub pack packs pouch packet bottle jar can tin box combo set refill block cubes slices ' +
    'whole syrup roll rolls tray piece pieces leaves seeds granules paste cup sticks flakes pods fresh organic natural ' +
    'premium classic regular'
  ).split(' '),
);

/** The words of a product by where they stand, with the packs that its unit and its name tell. */
export function productWords(texts: SearchedTexts, categoryName: string): ProductWords {
  const places = new Map<string, Place>();
  const put = (word: string, place: Place) => {
    if ((places.get(word) ?? -1) < place) places.set(word, place);
  };
  const name = texts.name.toLowerCase();
  for (const word of wordTexts(categoryName.toLowerCase())) put(word, Place.CATEGORY);
  for (const text of [texts.unit, texts.sku])
    for (const word of wordTexts(text?.toLowerCase() ?? '')) put(word, Place.UNIT);
  for (const alias of (texts.aliases?.toLowerCase() ?? '').split(';')) {
    const words = wordTexts(alias);
    for (const word of words) put(word, words.length === 1 ? Place.ALIAS : Place.ALIAS_WORD);
  }
  for (const word of wordTexts(name)) put(word, Place.NAME);
  const heads = headsOf(name);
  for (const head of heads) {
    for (const word of head) put(word, Place.HEAD_WORD);
    if (head[0] !== undefined) put(head[0], Place.FIRST);
    for (const word of headNouns(head)) put(word, Place.HEAD);
  }
  const packs: Pack[] = /\d/.test(name) ? packsIn(name) : [];
  const pack = packOf(texts.unit);
  if (pack) packs.push(pack);
  const headWords = Math.min(...heads.map((head) => head.filter(isWord).length));
  return { places, packs, headWords: Math.min(headWords, MOST_COUNTED) };
}

/**
 * The parts of a name, in lower case, that say what the thing is: several where it is called so or so, as in
 * 'Cardamom/Elaichi - Whole' or 'Onion, Nashik (Kanda)'.
 */
function headsOf(name: string): string[][] {
  const end = name.search(HEAD_END);
  const head = end > 0 ? name.slice(0, end) : name;
  const inBrackets = /\(([^()\d]+)\)/.exec(name)?.[1] ?? '';
  const others = inBrackets
    .split('/')
    .map(wordTexts)
    .filter(({ length }) => length <= LONGEST_OTHER);
  return [...head.split('/').map(wordTexts), ...others].filter((words) => words.length > 0);
}

/** The last word, and the last that is no form in which things come. */
function headNouns(head: readonly string[]): string[] {
  const nouns = head.filter(isWord);
  const last = nouns.at(-1);
  const telling = nouns.filter(isTelling).at(-1);
  return [last, telling].filter((word) => word !== undefined);
}

function isTelling(word: string): boolean {
  return !FORMS.has(word) && isWord(word);
}

function isWord(word: string): boolean {
  return !/\p{N}/u.test(word);
}
