import { Pack, packsIn } from '../../products/pack.rules';
import { withLatinDigits } from './devanagari.rules';
import { keyOf } from './fold.rules';
import type { Grocery, GroceryNames } from './grocery-names';
import { ReadWord, isMarkerBehind, readWords } from './negation.rules';
import { wordTexts } from './words.rules';

/** Longer searches are cut: nobody types more words, and each costs a look-up in the index. */
const MOST_WORDS = 8;

/** A typed word with its sound. */
export interface Token {
  text: string;
  key: string;
}

/** The common meaning of one or more words of a search. */
export interface Meaning {
  tokens: readonly Token[];
  /** The groceries of this name. */
  groceries: readonly Grocery[];
  /** Whether their name has the typed spelling, not merely its sound. */
  isSpelled: boolean;
  /** Whether products with this name may be something else. */
  isOnlyUnderstood: boolean;
  /** The pack that they mean. */
  pack?: Pack;
  /** Whether products without it are wanted: 'garlic' in 'without garlic'. */
  isAbsent: boolean;
  /** Whether it directly follows the previous words, so that both may be one word. */
  isNext: boolean;
  /** The typed text, including the words around it that only say whether it is wanted. */
  said: string;
}

/** An analysed search. */
export interface ProductQuery {
  meanings: readonly Meaning[];
  /** The typed text, split at spaces: products with all of these in their texts are always found. */
  pieces: readonly string[];
  /** Pieces with special characters between letters, or without letters: they need an exact match. */
  exactPieces: readonly string[];
}

/** Words that do not say what is wanted; a search without hits is retried without them. */
const NOISE = new Set(
  (
    'a an the of for with and in on me my some please need want buy order online price rate cheap best good quality ' +
    'fresh new pure loose packet packets pkt pack packs pouch bottle box tin jar ka ke ki wala wali cha chi che taza ' +
    'taja ताजा ताज़ा ताजी ताजे का की के चा ची चे'
  ).split(' '),
);

/** Whether a word does not say what is wanted. */
export function isNoise({ text }: Token): boolean {
  return NOISE.has(text);
}

/** Analyses a search in lower case; undefined for a blank text. */
export function readQuery(search: string, names: GroceryNames): ProductQuery | undefined {
  const pieces = search.split(/\s+/).filter(Boolean).slice(0, MOST_WORDS);
  if (pieces.length === 0) return undefined;
  const text = withLatinDigits(pieces.join(' '));
  const exactPieces = pieces.filter(meansWhatItSays);
  return { meanings: meaningsOf(text, names), pieces, exactPieces };
}

/** The text of a search with only these parts. */
export function textOf(meanings: readonly Pick<Meaning, 'said'>[]): string {
  return meanings.map(({ said }) => said).join(' ');
}

/** A word with its sound. */
export function tokenOf(text: string): Token {
  return { text, key: keyOf(text) };
}

function meaningsOf(text: string, names: GroceryNames): Meaning[] {
  // Punctuation separates words, too: a text without spaces may have as many words as letters.
  const read = readWords(text).slice(0, MOST_WORDS);
  // If a search only says that something is not wanted, each word is searched for.
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

/** The end of words, including a marker after them that says whether they are wanted: 'sugar free'. */
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
