import { t } from '@lingui/core/macro';

import type { CouponOfferFragment } from '../../../generated/graphql';
import { formatPaise } from '../../../shared/lib/format-price';
import { formatDayOf } from '../../../shared/lib/ist-time';

type Offer = Pick<
  CouponOfferFragment,
  'minimumSubtotalPaise' | 'maximumDiscountPaise' | 'perCustomerLimit' | 'validUntil'
>;

/** The conditions of a coupon: 'from ₹399 · up to ₹100 off · once'. */
export function couponConditions(offer: Offer): string[] {
  const { minimumSubtotalPaise, maximumDiscountPaise, perCustomerLimit, validUntil } = offer;
  const conditions = [
    minimumSubtotalPaise > 0 && t`from ${{ amount: formatPaise(minimumSubtotalPaise) }}`,
    maximumDiscountPaise && t`up to ${{ amount: formatPaise(maximumDiscountPaise) }} off`,
    perCustomerLimit === 1 && t`once a customer`,
    perCustomerLimit && perCustomerLimit > 1 && t`${perCustomerLimit} times per customer`,
    validUntil && t`until ${{ day: formatDayOf(validUntil) }}`,
  ];
  return conditions.filter((condition): condition is string => Boolean(condition));
}
