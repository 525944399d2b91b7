import type { CouponOfferFragment } from '../../generated/graphql';
import { formatPaise } from '../../lib/format-price';
import { formatDayOf } from '../../lib/ist-time';

type Offer = Omit<CouponOfferFragment, 'id' | 'code' | 'description' | 'percent'>;

/** Under which conditions a coupon is taken, shortest first: 'from ₹399 · up to ₹100 off · once'. */
export function couponConditions(offer: Offer): string[] {
  const { minimumSubtotalPaise, maximumDiscountPaise, perCustomerLimit, validUntil } = offer;
  const conditions = [
    minimumSubtotalPaise > 0 && `from ${formatPaise(minimumSubtotalPaise)}`,
    maximumDiscountPaise && `up to ${formatPaise(maximumDiscountPaise)} off`,
    perCustomerLimit === 1 && 'once a customer',
    perCustomerLimit && perCustomerLimit > 1 && `${perCustomerLimit} times a customer`,
    validUntil && `until ${formatDayOf(validUntil)}`,
  ];
  return conditions.filter((condition): condition is string => Boolean(condition));
}
