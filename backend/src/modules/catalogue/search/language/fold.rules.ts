import { devanagariToLatin, hasDevanagari } from './devanagari.rules';

/**
 * Spellings of one sound, in the order in which they are normalized: 'doodh', 'dudh' and 'dood' become 'dud', 'pyaaz'
 * and 'piyaj' become 'piaj'. English words are normalized, too; if two become the same, both are found, the one spelled
 * as typed first.
 */
const SOUNDS: readonly [RegExp, string][] = [
  [/ph/g, 'f'],
  [/chh/g, 'ch'],
  [/tch/g, 'ch'],
  [/ck/g, 'k'],
  [/sh/g, 's'],
  [/w/g, 'v'],
  [/q/g, 'k'],
  [/x/g, 'ks'],
  [/z/g, 'j'],
  [/c(?=[eiy])/g, 's'],
  [/c(?!h)/g, 'k'],
  [/([bdgjkt])h/g, '$1'],
  [/aa+/g, 'a'],
  [/ee+|ii+/g, 'i'],
  [/oo+|uu+|ou/g, 'u'],
  [/ay(?![a-z])|ei/g, 'ai'],
  [/(?:ey|ie|y)$/g, 'i'],
  [/iy(?=[aeo])/g, 'i'],
  [/([^aeiou])y(?=a)/g, '$1i'],
  [/n(?=[bpm])/g, 'm'],
  [/(.)\1+/g, '$1'],
];

/** Caches results for words: there are few compared with the texts that contain them. */
class Kept {
  private readonly known = new Map<string, string>();

  constructor(private readonly work: (word: string) => string) {}

  of(word: string): string {
    let result = this.known.get(word);
    if (result !== undefined) return result;
    result = this.work(word);
    if (this.known.size >= MOST_KEPT) this.known.clear();
    this.known.set(word, result);
    return result;
  }
}

const MOST_KEPT = 50_000;
const keptSounds = new Kept(foldAnew);
const keptKeys = new Kept((word) => (/\p{N}/u.test(word) ? word : fold(spellingOf(word))));

/** Normalizes a lower-case word to its sound; the same for all spellings of it in either script. */
export function fold(word: string): string {
  return keptSounds.of(word);
}

/** The normalized sound that a word's singular and plural share. Words with digits are unchanged. */
export function keyOf(word: string): string {
  return keptKeys.of(word);
}

/** The singular of an English word, by the usual endings; other words are unchanged. */
export function singular(word: string): string {
  if (word.length < 4 || !word.endsWith('s') || /(?:ss|us|is)$/.test(word)) return word;
  if (word.endsWith('ies') && word.length > 4) return `${word.slice(0, -3)}y`;
  if (word.endsWith('aves')) return `${word.slice(0, -3)}f`;
  if (/(?:sh|ch|x|z|ss|o)es$/.test(word)) return word.slice(0, -2);
  return word.slice(0, -1);
}

/** British and American spellings of one word, and endings that customers confuse. */
const SPELLINGS: readonly [RegExp, string][] = [
  [/our$/, 'or'],
  [/is(e[rd]?|ing|ation)$/, 'iz$1'],
  [/ght?urt$/, 'gurt'],
  [/chil(?:ly|i)$/, 'chilli'],
  [/reme$/, 'ream'],
  [/ey$/, 'y'],
];

/** Whether two words that sound alike are one word, in any number, script or English spelling. */
export function isSameWord(one: string, other: string): boolean {
  return (
    one === other ||
    hasDevanagari(one) ||
    hasDevanagari(other) ||
    spellingOf(one) === spellingOf(other)
  );
}

function spellingOf(word: string): string {
  return SPELLINGS.reduce((text, [ending, usual]) => text.replace(ending, usual), singular(word));
}

function foldAnew(word: string): string {
  const latin = hasDevanagari(word) ? devanagariToLatin(word) : word;
  // Letters without their marks, as in 'jalapeño'.
  let folded = /^[a-z]*$/.test(latin) ? latin : latin.normalize('NFKD').replace(/\p{M}/gu, '');
  for (const [spelling, sound] of SOUNDS) folded = folded.replace(spelling, sound);
  return folded;
}
