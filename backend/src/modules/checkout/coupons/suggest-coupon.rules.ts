import { Paise } from '../../../kernel/money';
import { CouponTerms, couponDiscount } from '../pricing/price-cart.rules';
import { CouponConditions, missingForCoupon } from './coupon.rules';

type Suggestable = CouponTerms & CouponConditions;

/** A coupon and its effect on a cart. */
export interface Suggestion<Offer> {
  coupon: Offer;
  /** The discount once nothing is missing. */
  discountPaise: Paise;
  /** How much the cart falls short of it; 0 if it applies now. */
  missingPaise: Paise;
}

/** The usable coupon with the greatest discount on this cart now; null if none has a discount. */
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
 * The nearest usable coupon: the one with the smallest shortfall in the cart, which would then have a greater discount
 * than the best coupon has now. null if there is none.
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

/** Makes the choice between equal coupons deterministic. */
function byCode(a: Suggestion<CouponTerms>, b: Suggestion<CouponTerms>): number {
  return a.coupon.code < b.coupon.code ? -1 : 1;
}
