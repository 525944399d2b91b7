import { Paise } from '../../../kernel/money';
import { CouponTerms, couponDiscount } from '../pricing/price-cart.rules';
import { CouponConditions, missingForCoupon } from './coupon.rules';

type Suggestable = CouponTerms & CouponConditions;

/** A coupon and what it would do for a cart. */
export interface Suggestion<Offer> {
  coupon: Offer;
  /** What it takes off, once nothing is missing. */
  discountPaise: Paise;
  /** What the cart lacks for it; 0 where it applies now. */
  missingPaise: Paise;
}

/** Of the usable coupons the one that takes the most off this cart now; null where none takes anything off. */
export function bestCoupon<Offer extends Suggestable>(
  usable: readonly Offer[],
  subtotalPaise: Paise,
): Suggestion<Offer> | null {
  const applicable = suggestionsOf(usable, subtotalPaise)
    .filter(({ missingPaise, discountPaise }) => missingPaise === 0 && discountPaise > 0)
    .sort((a, b) => b.discountPaise - a.discountPaise || byCode(a, b));
  return applicable[0] ?? null;
}

/**
 * Of the usable coupons the one that is nearest: it only lacks something in the cart, the least of all, and
 * would then take more off than the best one does now. Null where none would.
 */
export function nextCoupon<Offer extends Suggestable>(
  usable: readonly Offer[],
  subtotalPaise: Paise,
): Suggestion<Offer> | null {
  const bestPaise = bestCoupon(usable, subtotalPaise)?.discountPaise ?? 0;
  const better = suggestionsOf(usable, subtotalPaise)
    .filter(({ missingPaise, discountPaise }) => missingPaise > 0 && discountPaise > bestPaise)
    .sort(
      (a, b) =>
        a.missingPaise - b.missingPaise || b.discountPaise - a.discountPaise || byCode(a, b),
    );
  return better[0] ?? null;
}

function suggestionsOf<Offer extends Suggestable>(
  usable: readonly Offer[],
  subtotalPaise: Paise,
): Suggestion<Offer>[] {
  return usable.map((coupon) => {
    const missingPaise = missingForCoupon(coupon, subtotalPaise);
    return {
      coupon,
      missingPaise,
      discountPaise: couponDiscount(coupon, subtotalPaise + missingPaise),
    };
  });
}

/** So that the same coupon is named every time where two do the same. */
function byCode(a: Suggestion<CouponTerms>, b: Suggestion<CouponTerms>): number {
  return a.coupon.code < b.coupon.code ? -1 : 1;
}
