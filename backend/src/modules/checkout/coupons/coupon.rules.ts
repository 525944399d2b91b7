import { Paise } from '../../../kernel/money';
import { Message } from '../../../kernel/message';
import { checkoutMessages } from '../checkout.messages';

/** The conditions of a coupon. Empty fields set no limit. */
export interface CouponConditions {
  minimumSubtotalPaise: Paise;
  validFrom: Date | null;
  /** End of validity, exclusive. */
  validUntil: Date | null;
  /** Uses by all customers together. */
  totalLimit: number | null;
  perCustomerLimit: number | null;
  /** Number of orders that use it now. */
  usedCount: number;
}

/** The circumstances in which somebody wants to use a coupon. */
export interface CouponOccasion {
  now: Date;
  subtotalPaise: Paise;
  /** The customer's orders that already use it; 0 for a guest. */
  ownUses: number;
}

/** How much a subtotal falls short of the coupon's minimum basket. */
export function missingForCoupon(coupon: CouponConditions, subtotalPaise: Paise): Paise {
  return Math.max(0, coupon.minimumSubtotalPaise - subtotalPaise);
}

/** Why a coupon cannot be used; undefined if it can. */
export function couponProblem(
  coupon: CouponConditions,
  occasion: CouponOccasion,
): Message | undefined {
  return lastingProblem(coupon, occasion) ?? subtotalProblem(coupon, occasion.subtotalPaise);
}

/** Why a coupon cannot be used, whatever is in the cart. */
export function lastingProblem(
  coupon: CouponConditions,
  { now, ownUses }: Omit<CouponOccasion, 'subtotalPaise'>,
): Message | undefined {
  const { validFrom, validUntil, totalLimit, perCustomerLimit, usedCount } = coupon;
  if (validFrom && now < validFrom) return checkoutMessages.couponNotYet();
  if (validUntil && now >= validUntil) return checkoutMessages.couponEnded();
  if (totalLimit !== null && usedCount >= totalLimit) return checkoutMessages.couponUsedUp();
  if (perCustomerLimit !== null && ownUses >= perCustomerLimit)
    return couponUsedByYou(perCustomerLimit);
  return undefined;
}

/** The message to a customer who has used it as often as allowed. */
export function couponUsedByYou(perCustomerLimit: number): Message {
  return perCustomerLimit === 1
    ? checkoutMessages.couponUsedByYou()
    : checkoutMessages.couponUsedByYouTimes({ times: perCustomerLimit });
}

function subtotalProblem(coupon: CouponConditions, subtotalPaise: Paise): Message | undefined {
  const missingPaise = missingForCoupon(coupon, subtotalPaise);
  if (missingPaise === 0) return undefined;
  const { minimumSubtotalPaise: minimumPaise } = coupon;
  return checkoutMessages.couponMinimum({ minimumPaise, missingPaise });
}
