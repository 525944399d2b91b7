import { t } from '@lingui/core/macro';

import type { CouponSuggestionFieldsFragment } from '../../generated/graphql';
import { formatPaise } from '../../shared/lib/format-price';

type Suggestion = CouponSuggestionFieldsFragment;

/** '15% off with WELCOME15: saves ₹75': a coupon that applies now. */
export const bestCouponText = ({ coupon, discountPaise }: Suggestion): string =>
  t`${{ percent: coupon.percent }}% off with ${{ code: coupon.code }}: saves ${{ amount: formatPaise(discountPaise) }}`;

/** 'Add ₹60 more for 15% off with WELCOME15': a coupon whose minimum is not reached. */
export const nextCouponText = ({ coupon, missingPaise }: Suggestion): string =>
  t`Add ${{ amount: formatPaise(missingPaise) }} more for ${{ percent: coupon.percent }}% off with ${{ code: coupon.code }}`;

/** Normalises a code like the server: trimmed, in capitals. */
export const normalCode = (text: string): string => text.trim().toUpperCase();

/** '₹60 more for WELCOME15': the short form. */
export const couponNote = ({ coupon, missingPaise }: Suggestion): string =>
  t`${{ amount: formatPaise(missingPaise) }} more for ${{ code: coupon.code }}`;
