import { devanagariToLatin, hasDevanagari } from './devanagari.rules';

/**
 * Ways of spelling one sound, in the order in which they are brought to one: 'doodh', 'dudh' and 'dood' become 'dud',
 * 'pyaaz' and 'piyaj' become 'piaj'. English words are brought along; two that become one are both found, what is
 * spelled as it was typed first.
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

const kept = new Map<string, string>();
const MOST_KEPT = 50_000;

/** Brings a word, in lower case, to how it sounds; the same for all ways of spelling it in either script. */
export function fold(word: string): string {
  const known = kept.get(word);
  if (known !== undefined) return known;
  const folded = foldAnew(word);
  if (kept.size >= MOST_KEPT) kept.clear();
  kept.set(word, folded);
  return folded;
}

/** A word as its plural and its singular share it, by its sound. Numbers and what holds one stay as they are. */
export function keyOf(word: string): string {
  return /\p{N}/u.test(word) ? word : fold(singular(word));
}

/** The singular of an English word, by the usual endings; one that is none of them stays as it is. */
export function singular(word: string): string {
  if (word.length < 4 || !word.endsWith('s') || /(?:ss|us|is)$/.test(word)) return word;
  if (word.endsWith('ies') && word.length > 4) return `${word.slice(0, -3)}y`;
  if (word.endsWith('aves')) return `${word.slice(0, -3)}f`;
  if (/(?:sh|ch|x|z|ss|o)es$/.test(word)) return word.slice(0, -2);
  return word.slice(0, -1);
}

function foldAnew(word: string): string {
  const latin = hasDevanagari(word) ? devanagariToLatin(word) : word;
  // Letters with marks, as in 'jalapeño', without them.
  let folded = /^[a-z]*$/.test(latin) ? latin : latin.normalize('NFKD').replace(/\p{M}/gu, '');
  for (const [spelling, sound] of SOUNDS) folded = folded.replace(spelling, sound);
  return folded;
}
