import { Pack, packOf, packsIn } from '../pack.rules';
import { keyOf } from './fold.rules';
import { ReadWord, readWords } from './negation.rules';
import { wordTexts } from './words.rules';

/** Where a product has a word, the less telling first. */
export const Place = {
  /** It says that it has none: 'garlic' in 'Pickle without garlic'. */
  ABSENT: 0,
  /** In the unit or the sku. */
  UNIT: 1,
  /** In one of the other names, of several words. */
  ALIAS_WORD: 2,
  /** One of several things of which another name, such as its product type, is: 'mugs' in 'Cups, Mugs & Tumblers'. */
  ALIAS_ITEM: 3,
  /** In the name, after what it is: 'hybrid' in 'Tomato, hybrid'. */
  NAME: 4,
  /** Among the words that say what it is: 'full' in 'Full Cream Milk'. */
  HEAD_WORD: 5,
  /** The first of these. */
  FIRST: 6,
  /** What it is by another name of several words: 'tea' in 'Leaf & Dust Tea'. */
  ALIAS_HEAD: 7,
  /** What it is: 'milk' in 'Full Cream Milk', 'tea' in 'Green Tea bags'. */
  HEAD: 8,
  CATEGORY: 9,
  /** One of the other names by itself. */
  ALIAS: 10,
  /** As those of the name without TYPED, where another name says that it is just that. */
  NAME_TYPED: 11,
  HEAD_WORD_TYPED: 12,
  FIRST_TYPED: 13,
  HEAD_TYPED: 14,
} as const;
export type Place = (typeof Place)[keyof typeof Place];

/** Each place in the name, with the same one where another name says so, too. */
const TYPED: Partial<Record<Place, Place>> = {
  [Place.NAME]: Place.NAME_TYPED,
  [Place.HEAD_WORD]: Place.HEAD_WORD_TYPED,
  [Place.FIRST]: Place.FIRST_TYPED,
  [Place.HEAD]: Place.HEAD_TYPED,
};

/** How much a place in the name tells of what a product is, from 1; 0 for all other places. */
export function tellingOf(place: Place): number {
  if (place >= Place.NAME_TYPED) return place - Place.NAME_TYPED + 1;
  if (place === Place.HEAD) return HEAD_TELLS;
  return place >= Place.NAME && place <= Place.FIRST ? place - Place.NAME + 1 : 0;
}
const HEAD_TELLS = 4;

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
  /** Other names and the category, as far as they have several words: the keys of these, with spaces between. */
  phrases: Set<string>;
  packs: Pack[];
  /** How many words say what the product is. */
  headWords: number;
}

/** A name that says nothing of what it is counts as a very long one. */
const MOST_COUNTED = 255;

/** Other names in brackets have so many words at most. */
const LONGEST_OTHER = 2;

/** What stands behind one of these says more about a product, not what it is. */
const HEAD_END = /[,(|:;+]|\s[-–—]|[-–—]\s|\s(?:with|without|for|in|from)\s/;
/** Several things that one product type is of: 'Cups, Mugs & Tumblers'. */
const ALTERNATIVES = /[,;&/|+]|\s(?:and|or)\s/;
/** Forms in which things come: what stands before them is what the thing is. */
const FORMS = new Set(
  (
    'powder bag bags bar bars tub pack packs pouch packet refill block cubes slices whole syrup roll rolls piece pieces ' +
    'leaves seeds granules paste sticks flakes pods fresh organic natural premium classic regular'
  ).split(' '),
);
/** Things that hold others, or are used for them: in the kitchen they are what is sold, elsewhere only a form. */
const VESSELS = new Set('bottle jar can tin box cup tray set combo'.split(' '));
const TOOLS = new Set(
  (
    'mug mugs cups glasses tumbler tumblers container containers dispenser rack racks holder stand basket spoon spoons ' +
    'bowl bowls plate plates knife grater slicer chopper peeler cutter divider squeezer strainer masher maker kettle ' +
    'flask cooker pan tawa kadai pot brush saucer mould crusher roller opener'
  ).split(' '),
);
const OF_THE_HOUSE =
  /\b(?:house|household|kitchen|storage|containers?|crockery|cutlery|cookware|utensils|bins?|bakeware|glassware|mugs|lunch boxes|bottles|racks)\b/;

/** The words of a product by where they stand, with the packs that its unit and its name tell. */
export function productWords(texts: SearchedTexts, categoryName: string): ProductWords {
  const places = new Map<string, Place>();
  const put = (word: string, place: Place) => {
    if ((places.get(word) ?? -1) < place) places.set(word, place);
  };
  const category = categoryName.toLowerCase();
  const aliases = (texts.aliases?.toLowerCase() ?? '').split(';').map((alias) => alias.trim());
  for (const word of wordTexts(category)) put(word, Place.CATEGORY);
  for (const text of [texts.unit, texts.sku])
    for (const word of wordTexts(text?.toLowerCase() ?? '')) put(word, Place.UNIT);
  const name = new ReadName(
    texts.name.toLowerCase(),
    OF_THE_HOUSE.test(`${category};${texts.aliases?.toLowerCase()}`),
  );
  const confirmed = new Set<string>();
  const phrases = new Set<string>(phrasesOf(category));
  for (const alias of aliases) {
    for (const phrase of phrasesOf(alias)) phrases.add(phrase);
    for (const key of putAlias(alias, name, put)) confirmed.add(key);
  }
  name.putInto(put, confirmed);
  const packs: Pack[] = /\d/.test(texts.name) ? packsIn(texts.name.toLowerCase()) : [];
  const pack = packOf(texts.unit);
  if (pack) packs.push(pack);
  return { places, phrases, packs, headWords: Math.min(name.headWords, MOST_COUNTED) };
}

type Put = (word: string, place: Place) => void;

/**
 * Puts the words of another name. Where the name itself says that the product is one of several things of its type, it
 * is none of the others.
 * @returns the keys of what it says that the product is, as far as the name says so, too
 */
function putAlias(alias: string, name: ReadName, put: Put): string[] {
  const words = readWords(alias);
  for (const { text, role } of words)
    put(text, role === 'absent' ? Place.ABSENT : Place.ALIAS_WORD);
  const items = alias.split(ALTERNATIVES).map((item) => plainTexts(readWords(item)));
  const isWhole = items.length === 1 && items[0]?.length === 1;
  const isConfirmed = items.some((item) => headNouns(item, isForm).some((head) => name.has(head)));
  const confirmed: string[] = [];
  for (const [at, item] of items.entries()) {
    // The last of several may say of what the others are: 'Leaf & Dust Tea' is tea.
    const isForAll = at === items.length - 1 && item.length > 1;
    for (const head of headNouns(item, isForm)) {
      if (isWhole) put(head, Place.ALIAS);
      put(head, isForAll && !isConfirmed ? Place.ALIAS_HEAD : Place.ALIAS_ITEM);
      if (!name.has(head)) continue;
      put(head, Place.HEAD_WORD_TYPED);
      confirmed.push(keyOf(head));
    }
  }
  return confirmed;
}

/** The keys of a text of several words, and of each alternative in it that has several. */
function phrasesOf(text: string): string[] {
  return [text, ...text.split(ALTERNATIVES)]
    .map((each) => wordTexts(each).map(keyOf))
    .filter(({ length }) => length > 1)
    .map((keys) => keys.join(' '));
}

/** A name in lower case, and what it says that the thing is. */
class ReadName {
  /** Of all words that it says something by. */
  private readonly keys: ReadonlySet<string>;
  private readonly words: readonly ReadWord[];
  /** The parts that say what it is: several where it is called so or so. */
  private readonly heads: readonly (readonly ReadWord[])[];

  constructor(
    private readonly text: string,
    private readonly isOfTheHouse: boolean,
  ) {
    this.words = readWords(text);
    this.keys = new Set(
      this.words.filter(({ role }) => role === 'plain').map((word) => keyOf(word.text)),
    );
    this.heads = this.findHeads();
  }

  /** Whether it says something by this word, in whatever number or spelling. */
  has(word: string): boolean {
    return this.keys.has(keyOf(word));
  }

  get headWords(): number {
    return Math.min(...this.heads.map((head) => head.filter(({ text }) => isSpelled(text)).length));
  }

  /** @param confirmed the keys of words of which another name says that they are what the thing is */
  putInto(put: Put, confirmed: ReadonlySet<string>): void {
    const placeOf = (word: ReadWord, place: Place): Place =>
      confirmed.has(keyOf(word.text)) ? (TYPED[place] ?? place) : place;
    for (const word of this.words)
      put(word.text, word.role === 'absent' ? Place.ABSENT : placeOf(word, Place.NAME));
    const lastConfirmed = Math.max(
      ...this.words.map((word) =>
        word.role === 'plain' && confirmed.has(keyOf(word.text)) ? word.from : -1,
      ),
    );
    for (const head of this.heads) {
      for (const word of head) put(word.text, placeOf(word, Place.HEAD_WORD));
      // What stands before the thing itself says of what, or for what it is.
      const said = head.filter(
        ({ from, text }) => from >= lastConfirmed || confirmed.has(keyOf(text)),
      );
      const [first] = head;
      if (first && said.includes(first)) put(first.text, placeOf(first, Place.FIRST));
      const nouns = new Set(
        headNouns(
          head.map(({ text }) => text),
          (word) => this.isForm(word),
        ),
      );
      for (const word of said) if (nouns.has(word.text)) put(word.text, placeOf(word, Place.HEAD));
    }
  }

  /** In 'Cardamom/Elaichi - Whole' or 'Onion, Nashik (Kanda)' there are two, in 'Tea/Coffee Mug' there is one. */
  private findHeads(): ReadWord[][] {
    const end = this.text.search(HEAD_END);
    const to = end > 0 ? end : this.text.length;
    const said = this.words.filter(({ role }) => role === 'plain');
    const head = said.filter((word) => word.from < to);
    const bracket = /\(([^()\d]+)\)/.exec(this.text);
    const from = bracket ? bracket.index + 1 : 0;
    const inBracket = said.filter(
      (word) => bracket && word.from >= from && word.to <= from + (bracket[1]?.length ?? 0),
    );
    const others = this.apart(inBracket).filter(({ length }) => length <= LONGEST_OTHER);
    const isTool =
      TOOLS.has(head.at(-1)?.text ?? '') ||
      (this.isOfTheHouse && VESSELS.has(head.at(-1)?.text ?? ''));
    return [...(isTool ? [head] : this.apart(head)), ...others].filter(({ length }) => length > 0);
  }

  /** Words as they are parted by slashes. */
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

  private isForm(word: string): boolean {
    return FORMS.has(word) || (VESSELS.has(word) && !this.isOfTheHouse);
  }
}

function isForm(word: string): boolean {
  return FORMS.has(word) || VESSELS.has(word);
}

/** The last word, and the last that is no form in which things come. */
function headNouns(words: readonly string[], isOnlyForm: (word: string) => boolean): string[] {
  const nouns = words.filter(isSpelled);
  const last = nouns.at(-1);
  const telling = nouns.filter((word) => !isOnlyForm(word)).at(-1);
  return [last, telling].filter((word) => word !== undefined);
}

function plainTexts(words: readonly ReadWord[]): string[] {
  return words.filter(({ role }) => role === 'plain').map(({ text }) => text);
}

function isSpelled(word: string): boolean {
  return !/\p{N}/u.test(word);
}
