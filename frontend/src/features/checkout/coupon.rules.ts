import type { CouponSuggestionFieldsFragment } from '../../generated/graphql';
import { formatPaise } from '../../lib/format-price';

type Suggestion = CouponSuggestionFieldsFragment;

/** '15% off with WELCOME15: saves ₹75': a coupon that can be used now. */
export const bestCouponText = ({ coupon, discountPaise }: Suggestion): string =>
  `${coupon.percent}% off with ${coupon.code}: saves ${formatPaise(discountPaise)}`;

/** 'Add ₹60 more for 15% off with WELCOME15': a coupon for which something is missing. */
export const nextCouponText = ({ coupon, missingPaise }: Suggestion): string =>
  `Add ${formatPaise(missingPaise)} more for ${coupon.percent}% off with ${coupon.code}`;

/** A code as the server keeps it: without blanks around it, in capitals. */
export const normalCode = (text: string): string => text.trim().toUpperCase();

/** '₹60 more for WELCOME15': the same in a few words. */
export const couponNote = ({ coupon, missingPaise }: Suggestion): string =>
  `${formatPaise(missingPaise)} more for ${coupon.code}`;
