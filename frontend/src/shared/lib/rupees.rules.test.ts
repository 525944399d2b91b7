import { describe, expect, it } from 'vitest';

import { paiseToRupees, rupeesToPaise } from './rupees.rules';

describe('rupeesToPaise', () => {
  it.each([
    ['28', 2800],
    ['389.50', 38950],
    ['389.5', 38950],
    ['1.15', 115],
    ['8.29', 829],
    ['0.01', 1],
    [' 12 ', 1200],
  ])('reads %s rupees exactly', (text, paise) => {
    expect(rupeesToPaise(text)).toBe(paise);
  });

  it.each(['', '-1', '1.234', '1e3', '12 34', 'abc', '.5', '₹5'])('refuses %j', (text) => {
    expect(rupeesToPaise(text)).toBeUndefined();
  });

  it('comes back the same for every amount up to a thousand rupees', () => {
    const amounts = Array.from({ length: 100_001 }, (_, paise) => paise);
    expect(amounts.filter((paise) => rupeesToPaise(paiseToRupees(paise)) !== paise)).toEqual([]);
  });
});
