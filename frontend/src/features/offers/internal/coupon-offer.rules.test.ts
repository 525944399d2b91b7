import { describe, expect, it } from 'vitest';

import { couponConditions } from './coupon-offer.rules';

const free = {
  minimumSubtotalPaise: 0,
  maximumDiscountPaise: null,
  perCustomerLimit: null,
  validUntil: null,
};

describe('the conditions of a coupon', () => {
  it('are none where it is taken always', () => {
    expect(couponConditions(free)).toEqual([]);
  });

  it('say from when on, how much, how often and until when', () => {
    const offer = {
      minimumSubtotalPaise: 39900,
      maximumDiscountPaise: 10000,
      perCustomerLimit: 1,
      validUntil: '2026-12-31T18:29:59Z',
    };
    expect(couponConditions(offer)).toEqual([
      'from ₹399',
      'up to ₹100 off',
      'once a customer',
      'until 31 Dec 2026',
    ]);
    expect(couponConditions({ ...free, perCustomerLimit: 3 })).toEqual(['3 times per customer']);
  });
});
