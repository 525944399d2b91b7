import { expect, it } from 'vitest';

import { priceBandText } from './price-band.rules';

it.each([
  [0, 5000, 'Up to ₹50'],
  [5001, 10000, '₹50 to ₹100'],
  [100001, null, 'Over ₹1,000'],
])('says a band of prices: %i to %s', (fromPaise, toPaise, text) => {
  expect(priceBandText(fromPaise, toPaise)).toBe(text);
});
