import { Comparison, equal } from '../../../platform/integrity/comparison.rules';

/**
 * Compares the numbers of a financial year's receipts or credit notes, in ascending order, with 1, 2, 3 and so on up to
 * its counter. After a gap the comparison continues from the number found, so that one gap is one breach.
 */
export function compareNumbers(
  document: 'receipt' | 'credit note',
  year: string,
  numbers: readonly number[],
  lastNumber: number | null,
): Comparison[] {
  const comparisons = numbers.map((number, index) =>
    equal(`${document} number of ${year}`, (numbers[index - 1] ?? 0) + 1, number),
  );
  return [
    ...comparisons,
    equal(`${document} counter of ${year}`, numbers.at(-1) ?? 0, lastNumber ?? 0),
  ];
}
