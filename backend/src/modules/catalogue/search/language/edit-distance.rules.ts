/** The distance of a word to another one, and to the beginning of it. */
export interface EditDistance {
  whole: number;
  /** To the nearest beginning of the other word, for a text being typed. */
  beginning: number;
}

/** Longer words are cut before the comparison. */
const LONGEST = 40;
/** Three rows of the table, reused by all comparisons: one search makes thousands. */
const ROWS = [
  new Uint8Array(LONGEST + 1),
  new Uint8Array(LONGEST + 1),
  new Uint8Array(LONGEST + 1),
];

/**
 * Counts typing errors between a typed word and another one: letters left out, added, replaced, or swapped with the
 * next one. Stops at `most`, and returns `most + 1` if there are more.
 */
export function editDistance(typed: string, word: string, most: number): EditDistance {
  const far = most + 1;
  const length = Math.min(word.length, LONGEST);
  const typedLength = Math.min(typed.length, LONGEST);
  if (typedLength - length > most) return { whole: far, beginning: far };
  let [beforeLast, last, current] = ROWS as [Uint8Array, Uint8Array, Uint8Array];
  for (let at = 0; at <= length; at++) last[at] = at;
  for (let row = 1; row <= typedLength; row++) {
    const letter = typed.charCodeAt(row - 1);
    const letterBefore = row > 1 ? typed.charCodeAt(row - 2) : -1;
    current[0] = row;
    let least = row;
    for (let at = 1; at <= length; at++) {
      const other = word.charCodeAt(at - 1);
      const exchanged = (last[at - 1] as number) + (letter === other ? 0 : 1);
      const leftOut = Math.min(last[at] as number, current[at - 1] as number) + 1;
      let cost = Math.min(exchanged, leftOut);
      const isSwapped = at > 1 && letterBefore === other && letter === word.charCodeAt(at - 2);
      if (isSwapped) cost = Math.min(cost, (beforeLast[at - 2] as number) + 1);
      current[at] = cost;
      if (cost < least) least = cost;
    }
    if (least > most) return { whole: far, beginning: far };
    [beforeLast, last, current] = [last, current, beforeLast];
  }
  let beginning = far;
  for (let at = 0; at <= length; at++) beginning = Math.min(beginning, last[at] as number);
  return { whole: Math.min(last[length] as number, far), beginning };
}

/** The maximum of plausible typing errors in a word of so many letters: none below 4, two from 8 on. */
export function believableErrors(letters: number): number {
  if (letters < 4) return 0;
  return letters < 8 ? 1 : 2;
}

/** The letters of a word, as bits: words that differ in many of them cannot be similar. */
export function letterBits(word: string): number {
  let bits = 0;
  for (let at = 0; at < word.length; at++) bits |= 1 << (word.charCodeAt(at) % 31);
  return bits;
}

/** Whether words with these letters may be that similar: each error changes at most two letters. */
export function mayBeNear(one: number, other: number, most: number): boolean {
  let different = one ^ other;
  for (let count = 0; different !== 0; count++) {
    if (count >= 2 * most) return false;
    different &= different - 1;
  }
  return true;
}

/** Whether a word with these letters may start with at most one error: it lacks at most one of the typed letters. */
export function mayBeNearBeginning(typed: number, word: number): boolean {
  const lacking = typed & ~word;
  return (lacking & (lacking - 1)) === 0;
}

/** A word for comparisons: the letters of it and of its sound, as bits, quickly exclude impossible matches. */
export interface Comparable {
  text: string;
  key: string;
  textBits: number;
  keyBits: number;
}

/** Prepares a word for comparisons. */
export function comparable(text: string, key: string): Comparable {
  return { text, key, textBits: letterBits(text), keyBits: letterBits(key) };
}
