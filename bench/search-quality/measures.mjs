// Measures of ranking quality, compared with judgements.

/**
 * @typedef {{ query: string, skus?: string[], name?: string }} Judged a search with the SKUs, or a pattern of names, of
 *   its correct hits
 * @typedef {{ sku: string | null, name: string }} Hit
 */

/** Number of evaluated hits. */
export const LOOKED_AT = 5;

/**
 * Whether a product is a correct hit for a search.
 * @param {Judged} judged
 * @returns {(hit: Hit) => boolean}
 */
export function isRightFor({ skus, name }) {
  if (skus) return ({ sku }) => sku !== null && skus.includes(sku);
  const pattern = new RegExp(name ?? '', 'i');
  return (hit) => pattern.test(hit.name);
}

/**
 * 1 if the first hit is correct, 1/2 if the second is the first correct one, and so on; 0 if none is.
 * @param {readonly boolean[]} areRight
 */
export function reciprocalRank(areRight) {
  const first = areRight.indexOf(true);
  return first < 0 ? 0 : 1 / (first + 1);
}

/**
 * The number of correct products among the evaluated hits, divided by the highest possible number.
 * @param {readonly boolean[]} areRight
 * @param {number} rightInAll
 */
export function recall(areRight, rightInAll) {
  const there = areRight.slice(0, LOOKED_AT).filter(Boolean).length;
  return there / Math.max(1, Math.min(rightInAll, LOOKED_AT));
}

/** @param {readonly number[]} values */
export function mean(values) {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}
