import { describe, expect, it } from 'vitest';

import { unitPrice } from './unit-price.rules';

describe('the price of a measure', () => {
  it.each([
    ['500 g', 2800, '₹5.60/100 g'],
    ['5 kg', 38950, '₹77.90/kg'],
    ['750ml', 9000, '₹12/100 ml'],
    ['0.5 L', 2800, '₹56/l'],
    ['6 pieces', 44950, '₹74.92 each'],
  ])('of %s at %i paise is %s', (unit, paise, text) => {
    expect(unitPrice(unit, paise)).toBe(text);
  });

  it.each([null, undefined, '', '1 kg', '100 g', '1 piece', '1 bunch', '0 g', 'family pack'])(
    'is not said for %s',
    (unit) => {
      expect(unitPrice(unit, 2800)).toBeUndefined();
    },
  );
});
