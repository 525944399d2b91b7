import fc from 'fast-check';
import { comparisonText } from '../../../platform/integrity/comparison.rules';
import { compareNumbers } from './receipt-numbers.rules';

const breachesOf = (numbers: number[], lastNumber: number | null) =>
  compareNumbers('receipt', '2026-27', numbers, lastNumber)
    .filter(({ holds }) => !holds)
    .map(comparisonText);

const upTo = (count: number) => Array.from({ length: count }, (_, index) => index + 1);

describe('compareNumbers', () => {
  it('takes 1, 2, 3 up to the counter', () => {
    fc.assert(fc.property(fc.nat({ max: 50 }), (n) => expect(breachesOf(upTo(n), n)).toEqual([])));
    expect(breachesOf([], null)).toEqual([]);
  });

  it('finds one breach where one number is left out or given twice', () => {
    const numbers = fc
      .integer({ min: 2, max: 50 })
      .chain((count) => fc.tuple(fc.constant(count), fc.integer({ min: 1, max: count - 1 })));
    fc.assert(
      fc.property(numbers, ([count, one]) => {
        const without = upTo(count).filter((number) => number !== one);
        const twice = [...upTo(count), one].sort((a, b) => a - b);
        expect(breachesOf(without, count)).toHaveLength(1);
        expect(breachesOf(twice, count)).toHaveLength(1);
      }),
    );
  });

  it('says which', () => {
    expect(breachesOf([1, 3], 3)).toEqual(['receipt number of 2026-27: expected 2, found 3']);
    expect(breachesOf([1, 2], 5)).toEqual(['receipt counter of 2026-27: expected 2, found 5']);
    expect(breachesOf([1, 2], null)).toEqual(['receipt counter of 2026-27: expected 2, found 0']);
  });
});
