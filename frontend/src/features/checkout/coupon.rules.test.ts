import { expect, it } from 'vitest';

import { aSuggestion } from '../../test/checkout-records';
import { bestCouponText, couponNote, nextCouponText, normalCode } from './coupon.rules';

it('says what the best coupon saves, and what is missing for the next', () => {
  expect(bestCouponText(aSuggestion('WELCOME15', { discountPaise: 7500 }))).toBe(
    '15% off with WELCOME15: saves ₹75',
  );
  const next = aSuggestion('BIG25', { percent: 25, missingPaise: 70500 });
  expect(nextCouponText(next)).toBe('Add ₹705 more for 25% off with BIG25');
  expect(couponNote(next)).toBe('₹705 more for BIG25');
});

it('takes a code however it was typed', () => {
  expect(normalCode(' welcome15 ')).toBe('WELCOME15');
});
