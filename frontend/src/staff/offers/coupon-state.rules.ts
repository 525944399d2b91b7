import type { AdminCouponRowFragment } from '../../generated/graphql';

type CouponToJudge = Pick<AdminCouponRowFragment, 'usedCount' | 'totalLimit' | 'validFrom'> & {
  coupon: { validUntil: string | null };
};

/** The state of a coupon at a given time: usable, or why not. */
export function couponState(
  { usedCount, totalLimit, validFrom, coupon }: CouponToJudge,
  now: Date,
): 'running' | 'ended' | 'used-up' | 'not-begun' {
  if (coupon.validUntil && new Date(coupon.validUntil) <= now) return 'ended';
  if (totalLimit !== null && usedCount >= totalLimit) return 'used-up';
  return validFrom && new Date(validFrom) > now ? 'not-begun' : 'running';
}
