import { describe, expect, it } from 'vitest';

import {
  couponFieldOf,
  couponFormChecks as checks,
  emptyCouponForm,
  inputOfCouponForm,
} from './coupon-form.rules';

describe('the coupon form', () => {
  it('is sent in paise and instants, what was left empty as no limit', () => {
    const form = {
      ...emptyCouponForm,
      code: ' diwali20 ',
      description: '20% for the feast',
      descriptionHi: ' त्योहार पर 20% ',
      percent: '20',
      minimumRupees: '399.50',
      firstDay: '2026-11-01',
      lastDay: '2026-11-08',
    };
    expect(inputOfCouponForm(form)).toEqual({
      code: 'DIWALI20',
      description: '20% for the feast',
      descriptionHi: 'त्योहार पर 20%',
      descriptionMr: null,
      percent: 20,
      minimumSubtotalPaise: 39950,
      maximumDiscountPaise: null,
      totalLimit: null,
      perCustomerLimit: null,
      validFrom: '2026-10-31T18:30:00.000Z',
      validUntil: '2026-11-08T18:29:59.000Z',
    });
  });

  it('takes at most 25 percent', () => {
    expect(checks.percent('25')).toBe(true);
    for (const wrong of ['0', '26', '2.5', '', 'x'])
      expect(checks.percent(wrong)).toBe('Percent is 1 to 25');
  });

  it('wants a code, and limits that are none or numbers', () => {
    expect(checks.code('AB')).not.toBe(true);
    expect(checks.code('NEW-YEAR-27')).toBe(true);
    expect(checks.totalLimit('')).toBe(true);
    expect(checks.totalLimit('0')).not.toBe(true);
    expect(checks.maximumRupees('abc')).not.toBe(true);
  });

  it('does not end before it begins', () => {
    const form = { ...emptyCouponForm, firstDay: '2026-11-08' };
    expect(checks.lastDay('2026-11-07', form)).toBe('It ends before it begins');
    expect(checks.lastDay('2026-11-08', form)).toBe(true);
    expect(checks.lastDay('', form)).toBe(true);
  });

  it('finds its field for what the server complains about', () => {
    expect(couponFieldOf('minimumSubtotalPaise')).toBe('minimumRupees');
    expect(couponFieldOf('code')).toBe('code');
    expect(couponFieldOf('other')).toBeUndefined();
  });
});
