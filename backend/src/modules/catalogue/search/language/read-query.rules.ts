import { Pack, packsIn } from '../../products/pack.rules';
import { withLatinDigits } from './devanagari.rules';
import { keyOf } from './fold.rules';
import type { Grocery, GroceryNames } from './grocery-names';
import { ReadWord, isMarkerBehind, readWords } from './negation.rules';
import { wordTexts } from './words.rules';

/** A longer search is cut: nobody types more words, and each costs a look into the index. */
const MOST_WORDS = 8;

/** A word as it was typed, with how it sounds. */
export interface Token {
  text: string;
  key: string;
}

/** What one or more words of a search mean together. */
export interface Meaning {
  tokens: readonly Token[];
  /** The things that are called so. */
  groceries: readonly Grocery[];
  /** Whether these are called so in the very letters that were typed, and do not only sound so. */
  isSpelled: boolean;
  /** Whether products that are called so may be something else. */
  isOnlyUnderstood: boolean;
  /** The pack that they say. */
  pack?: Pack;
  /** Whether it is wanted that products have none of it: 'garlic' in 'without garlic'. */
  isAbsent: boolean;
  /** Whether it stands right behind what comes before it, so that both may be one word. */
  isNext: boolean;
  /** What was typed, with the words around it that say only whether it is wanted. */
  said: string;
}

/** A search, taken apart. */
export interface ProductQuery {
  meanings: readonly Meaning[];
  /** What stands between spaces, as it was typed: products that have all of these in their texts are always found. */
  pieces: readonly string[];
  /** Those of them that hold signs between letters, or nothing but signs: they mean what they say. */
  exactPieces: readonly string[];
}

/** Words that say nothing of what is wanted; a search that finds nothing is tried without them. */
const NOISE = new Set(
  (
    'a an the of for with and in on me my some please need want buy order online price rate cheap best good quality ' +
    'fresh new pure loose packet packets pkt pack packs pouch bottle box tin jar ka ke ki wala wali cha chi che taza ' +
    'taja ताजा ताज़ा ताजी ताजे का की के चा ची चे'
  ).split(' '),
);

/** Whether a word says nothing of what is wanted. */
export function isNoise({ text }: Token): boolean {
  return NOISE.has(text);
}

/** Takes a search in lower case apart; nothing for a text without anything but spaces. */
export function readQuery(search: string, names: GroceryNames): ProductQuery | undefined {
  const pieces = search.split(/\s+/).filter(Boolean).slice(0, MOST_WORDS);
  if (pieces.length === 0) return undefined;
  const text = withLatinDigits(pieces.join(' '));
  const exactPieces = pieces.filter(meansWhatItSays);
  return { meanings: meaningsOf(text, names), pieces, exactPieces };
}

/** The text of a search that has only these parts of it. */
export function textOf(meanings: readonly Pick<Meaning, 'said'>[]): string {
  return meanings.map(({ said }) => said).join(' ');
}

/** What some of the words of a search mean, each by itself. */
export function tokenOf(text: string): Token {
  return { text, key: keyOf(text) };
}

function meaningsOf(text: string, names: GroceryNames): Meaning[] {
  // Signs separate words, too: a text without spaces may have as many words as letters.
  const read = readWords(text).slice(0, MOST_WORDS);
  // Of a search that says only that something is not wanted, each word is looked for.
  const isPlain = read.every(({ role }) => role === 'marker');
  const words = isPlain ? read : read.filter(({ role }) => role !== 'marker');
  const keys = words.map((word) => keyOf(word.text));
  const packs = packsIn(text);
  const meanings: Meaning[] = [];
  let from = 0;
  for (let at = 0; at < words.length;) {
    const pack = packs.find((each) => each.from === words[at]?.from);
    const inPack = pack ? words.filter((word) => word.from >= pack.from && word.to <= pack.to) : [];
    const isAbsent = words[at]?.role === 'absent';
    const name =
      inPack.length === 0
        ? names.longestAt(keys, at, (offset) => (words[offset]?.role === 'absent') === isAbsent)
        : undefined;
    const length = inPack.length || name?.keys.length || 1;
    const own = words.slice(at, at + length);
    at += length;
    const to = endOf(read, own);
    const { amount = 0, measure = 'g' } = pack ?? {};
    meanings.push({
      tokens: own.map((word) => tokenOf(word.text)),
      groceries: name?.groceries ?? [],
      isSpelled: name?.spellings.has(own.map((word) => word.text).join(' ')) ?? false,
      isOnlyUnderstood: name?.isOnlyUnderstood ?? false,
      isAbsent,
      isNext: from > 0 && /^[\s-]*$/.test(text.slice(from, own[0]?.from)),
      said: text.slice(from, to).replace(/^[^\p{L}\p{M}\p{N}]+/u, ''),
      ...(inPack.length > 0 && { pack: { amount, measure } }),
    });
    from = to;
  }
  return meanings;
}

/** Where words end with what is said behind them of whether they are wanted: 'sugar free'. */
function endOf(all: readonly ReadWord[], own: readonly ReadWord[]): number {
  const last = own.at(-1) as ReadWord;
  const next = all[all.indexOf(last) + 1];
  return last.role === 'absent' && next && isMarkerBehind(next) ? next.to : last.to;
}

function meansWhatItSays(piece: string): boolean {
  const words = wordTexts(piece);
  if (words.length === 0) return true;
  return words.length > 1 && !/^[\p{L}\p{M}\p{N}]+(?:['’&.][\p{L}\p{M}\p{N}]+)*$/u.test(piece);
}
