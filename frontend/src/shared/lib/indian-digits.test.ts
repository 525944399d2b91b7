import fc from 'fast-check';
import { expect, it } from 'vitest';

import { formatPaiseExactly } from './format-price';
import { inIndianGroups } from './indian-digits';

it('numbers are grouped as Intl does it for India', () => {
  const byIntl = new Intl.NumberFormat('en-IN');
  fc.assert(
    fc.property(fc.maxSafeNat(), (whole) => {
      expect(inIndianGroups(whole)).toBe(byIntl.format(whole));
    }),
  );
});

it('amounts are written as Intl does it for rupees', () => {
  const byIntl = new Intl.NumberFormat('en-IN', { style: 'currency', currency: 'INR' });
  fc.assert(
    fc.property(fc.nat({ max: 10 ** 12 }), (paise) => {
      expect(formatPaiseExactly(paise)).toBe(byIntl.format(paise / 100));
    }),
  );
});
