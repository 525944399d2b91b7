import { Paise } from '../../../kernel/money';

/** Something that bears a part of a sum. */
export interface Bearer {
  /** Its unique id. */
  id: number;
  /** Its share, as an integer. */
  weight: number;
}

/**
 * Shares a sum in proportion to the weights: everybody gets the whole paise of their part, and the remaining paise go
 * to the largest remainders. Of equal remainders the greater weight comes first, then the smaller id, so the order of
 * the input has no effect. The sum must not exceed that of the weights; then nobody gets more than their weight.
 */
export function shareByLargestRemainder(
  sumPaise: Paise,
  bearers: readonly Bearer[],
): Map<number, Paise> {
  const totalWeight = bearers.reduce((sum, { weight }) => sum + weight, 0);
  const parts = bearers.map((bearer) => partOf(sumPaise, bearer, totalWeight));
  const leftOver = sumPaise - parts.reduce((sum, { paise }) => sum + paise, 0);
  const extra = new Set([...parts].sort(byRemainder).slice(0, leftOver));
  return new Map(parts.map((part) => [part.id, part.paise + (extra.has(part) ? 1 : 0)]));
}

interface Part extends Bearer {
  paise: Paise;
  /** The remainder of the division, in fractions of a paisa. */
  remainder: bigint;
}

/** In big integers: a sum times a weight exceeds the 53 exact bits. */
function partOf(sumPaise: Paise, bearer: Bearer, totalWeight: number): Part {
  if (totalWeight === 0) return { ...bearer, paise: 0, remainder: 0n };
  const product = BigInt(sumPaise) * BigInt(bearer.weight);
  const whole = BigInt(totalWeight);
  return { ...bearer, paise: Number(product / whole), remainder: product % whole };
}

function byRemainder(a: Part, b: Part): number {
  if (a.remainder !== b.remainder) return a.remainder > b.remainder ? -1 : 1;
  return b.weight - a.weight || a.id - b.id;
}
