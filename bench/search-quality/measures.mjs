// How good an order of hits is, beside what a judge says is right.

/**
 * @typedef {{ query: string, skus?: string[], name?: string }} Judged a search with the skus, or a pattern of the names,
 *   that are right for it
 * @typedef {{ sku: string | null, name: string }} Hit
 */

/** So many hits are looked at. */
export const LOOKED_AT = 5;

/**
 * Whether a product is right for a search.
 * @param {Judged} judged
 * @returns {(hit: Hit) => boolean}
 */
export function isRightFor({ skus, name }) {
  if (skus) return ({ sku }) => sku !== null && skus.includes(sku);
  const pattern = new RegExp(name ?? '', 'i');
  return (hit) => pattern.test(hit.name);
}

/**
 * 1 where the first hit is right, 1/2 where the second is the first right one, and so on; 0 where none is.
 * @param {readonly boolean[]} areRight
 */
export function reciprocalRank(areRight) {
  const first = areRight.indexOf(true);
  return first < 0 ? 0 : 1 / (first + 1);
}

/**
 * How many of those that are right stand among the hits that are looked at, of as many as there can be.
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
