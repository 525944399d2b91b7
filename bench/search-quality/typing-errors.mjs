// Typing errors by a rule, the same at each run.

const LETTERS = 'abcdefghijklmnopqrstuvwxyz';
/** Shorter words are not corrected. */
const SHORTEST = 5;

/**
 * A small generator of numbers below 1 (mulberry32), always the same for a seed.
 * @param {number} seed
 */
function numbersFrom(seed) {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let x = Math.imul(state ^ (state >>> 15), 1 | state);
    x = (x + Math.imul(x ^ (x >>> 7), 61 | x)) ^ x;
    return ((x ^ (x >>> 14)) >>> 0) / 4294967296;
  };
}

/**
 * One random error in the longest word of each search in Latin letters that has one of five letters: a letter left
 * out, added, exchanged, or swapped with the next one.
 * @template {{ query: string }} Judged
 * @param {readonly Judged[]} searches
 * @param {number} seed
 * @returns {Judged[]}
 */
export function withOneError(searches, seed) {
  const next = numbersFrom(seed);
  const below = (/** @type {number} */ limit) => Math.floor(next() * limit);
  return searches.flatMap((judged) => {
    const words = judged.query.split(' ');
    const longest = words.reduce((one, other) => (other.length > one.length ? other : one));
    if (longest.length < SHORTEST || !/^[a-z]+$/.test(longest)) return [];
    const at = below(longest.length - 1);
    const letter = LETTERS[below(LETTERS.length)];
    const [before, here, after] = [longest.slice(0, at), longest[at], longest.slice(at + 1)];
    const ways = [
      before + after,
      before + letter + here + after,
      before + letter + after,
      before + after[0] + here + after.slice(1),
    ];
    const wrong = ways[below(ways.length)] ?? longest;
    if (wrong === longest) return [];
    return [{ ...judged, query: judged.query.replace(longest, wrong) }];
  });
}
