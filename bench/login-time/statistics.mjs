/** Maximum difference of the medians, as a fraction. */
const TOLERANCE = 0.1;

/** @param {number[]} values */
export function median(values) {
  const sorted = [...values].sort((one, other) => one - other);
  const middle = sorted.length >> 1;
  const [low = NaN, high = NaN] = [sorted[(sorted.length - 1) >> 1], sorted[middle]];
  return (low + high) / 2;
}

/**
 * Whether the ratio of two medians is large enough to reveal something.
 * @param {number} ratio
 */
export function telling(ratio) {
  return !(ratio > 1 / (1 + TOLERANCE) && ratio < 1 + TOLERANCE);
}
