import { expect, it } from 'vitest';

import { couponState } from './coupon-state.rules';

const now = new Date('2026-11-20T10:00:00Z');
const coupon = { usedCount: 3, totalLimit: null, validFrom: null, coupon: { validUntil: null } };

it('tells whether a coupon can be used, or why not', () => {
  expect(couponState(coupon, now)).toBe('running');
  expect(couponState({ ...coupon, totalLimit: 3 }, now)).toBe('used-up');
  expect(couponState({ ...coupon, validFrom: '2026-11-21T00:00:00Z' }, now)).toBe('not-begun');
  expect(couponState({ ...coupon, coupon: { validUntil: '2026-11-20T10:00:00Z' } }, now)).toBe(
    'ended',
  );
});
