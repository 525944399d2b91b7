import { Paise } from '../../../kernel/money';
import { Comparison, atMost, equal } from '../../../platform/integrity/comparison.rules';

/** Pieces of a line as stored, with their weight. */
export interface StoredPieces {
  unitPricePaise: Paise;
  quantity: number;
  packGrams: number | null;
  weighedGrams: number | null;
}

/** A line with the data that its weight is checked against. */
export interface WeighedLine extends StoredPieces {
  id: number;
  status: string;
  pickedQuantity: number | null;
}

/** The billed quantity of a line: at most the ordered grams, or pieces if it is not sold by weight. */
export function billedOf({ quantity, packGrams, weighedGrams }: StoredPieces): bigint {
  if (packGrams === null) return BigInt(quantity);
  const orderedGrams = quantity * packGrams;
  return BigInt(weighedGrams !== null && weighedGrams < orderedGrams ? weighedGrams : orderedGrams);
}

/** The cost of pieces, recomputed: half up to the paisa if they are billed by the gram. */
export function costOf(pieces: StoredPieces): Paise {
  return halfUp(BigInt(pieces.unitPricePaise) * billedOf(pieces), BigInt(pieces.packGrams ?? 1));
}

/** The nearest whole number, half up; 0 for 0. */
export function halfUp(dividend: bigint, divisor: bigint): number {
  if (divisor === 0n) return 0;
  const rest = dividend % divisor;
  return Number(dividend / divisor) + (rest * 2n >= divisor ? 1 : 0);
}

const BEFORE_PACKING = ['pending', 'success', 'picking', 'cancelled'];

/** Compares the weight of a line with the most that may be packed, and with whether the line was picked separately. */
export function compareWeight(line: WeighedLine): Comparison[] {
  const { id, status, quantity, packGrams, pickedQuantity, weighedGrams } = line;
  const isPacked = !BEFORE_PACKING.includes(status);
  const isPicked = packGrams !== null && quantity > 0 && pickedQuantity !== null;
  return [
    atMost(
      `grams of line ${id}`,
      Math.floor((quantity * (packGrams ?? 0) * 110) / 100),
      weighedGrams ?? 0,
    ),
    ...(isPacked && isPicked
      ? [equal(`weight of line ${id}`, 'one', weighedGrams === null ? 'none' : 'one')]
      : []),
    ...(weighedGrams === null
      ? []
      : [equal(`weighed pieces of line ${id}`, quantity, pickedQuantity ?? 0)]),
  ];
}
