import { expect, it } from 'vitest';

import { unitPriceText } from './unit-price.rules';

it.each([
  [{ paise: 560, per: '100 g' }, '₹5.60/100 g'],
  [{ paise: 7790, per: 'kg' }, '₹77.90/kg'],
  [{ paise: 7492, per: 'piece' }, '₹74.92 each'],
])('says a price by its measure', (unitPrice, text) => {
  expect(unitPriceText({ __typename: 'UnitPrice', ...unitPrice } as never)).toBe(text);
});

it('says nothing where packs cannot be compared', () => {
  expect(unitPriceText(null)).toBeUndefined();
});
