import { describe, expect, it } from 'vitest';

import { costOf, isOddlyLight, mostGrams, orderedGrams, readGrams } from './weight.rules';

/** Three packs of 500 g at 33.33. */
const onions = { quantity: 3, packGrams: 500, unitPricePaise: 3_333 };

describe('what is weighed', () => {
  it('was ordered by its packs, and may be a tenth heavier', () => {
    expect(orderedGrams(onions)).toBe(1_500);
    expect(mostGrams(onions)).toBe(1_650);
    expect(mostGrams({ ...onions, quantity: 1, packGrams: 125 })).toBe(137);
  });

  it('is odd below half of what was ordered', () => {
    expect([3, 150, 749, 750, 1_650].map((grams) => isOddlyLight(onions, grams))).toEqual([
      ...[true, true, true, false, false],
    ]);
  });

  it.each([
    [1_400, 9_332],
    [75, 500],
    [1_500, 9_999],
    [1_650, 9_999],
  ])('costs for %i g what the server bills', (grams, paise) => {
    expect(costOf(onions, grams)).toBe(paise);
  });

  it.each([
    ['1400', 1_400],
    [' 980 ', 980],
    ['0', undefined],
    ['', undefined],
    ['1.5', undefined],
    ['-3', undefined],
    ['1e3', undefined],
  ])('%j is read as %s', (text, grams) => {
    expect(readGrams(text)).toBe(grams);
  });
});
