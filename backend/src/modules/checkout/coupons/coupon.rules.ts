import { Paise, formatPaise } from '../../../kernel/money';

/** When a coupon may be used. Empty fields set no limit. */
export interface CouponConditions {
  minimumSubtotalPaise: Paise;
  validFrom: Date | null;
  /** From this instant on it may not. */
  validUntil: Date | null;
  /** Uses by all customers together. */
  totalLimit: number | null;
  perCustomerLimit: number | null;
  /** Orders that use it now. */
  usedCount: number;
}

/** Who wants to use a coupon, for what and when. */
export interface CouponOccasion {
  now: Date;
  subtotalPaise: Paise;
  /** The customer's orders that use it already; 0 for a guest. */
  ownUses: number;
}

/** How much of its minimum basket a subtotal lacks. */
export function missingForCoupon(coupon: CouponConditions, subtotalPaise: Paise): Paise {
  return Math.max(0, coupon.minimumSubtotalPaise - subtotalPaise);
}

/** Why a coupon cannot be used, for people; undefined where it can. */
export function couponProblem(
  coupon: CouponConditions,
  occasion: CouponOccasion,
): string | undefined {
  return lastingProblem(coupon, occasion) ?? subtotalProblem(coupon, occasion.subtotalPaise);
}

/** Why it cannot be used whatever is in the cart. */
export function lastingProblem(
  coupon: CouponConditions,
  { now, ownUses }: Omit<CouponOccasion, 'subtotalPaise'>,
): string | undefined {
  const { validFrom, validUntil, totalLimit, perCustomerLimit, usedCount } = coupon;
  if (validFrom && now < validFrom) return 'This coupon is not valid yet';
  if (validUntil && now >= validUntil) return 'This coupon has ended';
  if (totalLimit !== null && usedCount >= totalLimit) return COUPON_USED_UP;
  if (perCustomerLimit !== null && ownUses >= perCustomerLimit)
    return couponUsedByYou(perCustomerLimit);
  return undefined;
}

/** What is said once all its uses are taken. */
export const COUPON_USED_UP = 'This coupon has been used up';

/** What is said to who has used it as often as they may. */
export function couponUsedByYou(perCustomerLimit: number): string {
  const often = perCustomerLimit === 1 ? 'already' : `${perCustomerLimit} times already`;
  return `You have used this coupon ${often}`;
}

function subtotalProblem(coupon: CouponConditions, subtotalPaise: Paise): string | undefined {
  const missingPaise = missingForCoupon(coupon, subtotalPaise);
  if (missingPaise === 0) return undefined;
  const minimum = formatPaise(coupon.minimumSubtotalPaise);
  return `This coupon is for baskets of ${minimum} and more: ${formatPaise(missingPaise)} is missing`;
}
