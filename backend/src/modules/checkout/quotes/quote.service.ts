import { CartService, pricedLines } from '../cart/cart.service';
import { CouponService } from '../coupons/coupon.service';
import { bestCoupon, nextCoupon } from '../coupons/suggest-coupon.rules';
import { CustomerService } from '../../identity';
import { CallerDetails } from '../../../kernel/caller';
import { readOfferCode } from '../../../kernel/offer-code';
import { Viewer } from '../../../kernel/viewer';
import { PaymentMethod } from '../../../kernel/order.enums';
import { assertValid } from '../../../platform/validation/assert-valid';
import { priceCart } from '../pricing/price-cart.rules';
import { Quote, QuoteInput } from './quote.type';

/** What a cart costs before it is ordered. */
export class QuoteService {
  constructor(
    private readonly carts: CartService,
    private readonly coupons: CouponService,
    private readonly customers: CustomerService,
  ) {}

  /**
   * What the caller's cart costs at this moment, and which coupons would help. A guest has no gift credit, and
   * nobody knows what they used before.
   * @throws VALIDATION
   */
  async quote(viewer: Viewer, values: Partial<QuoteInput>, caller: CallerDetails): Promise<Quote> {
    const { paymentMethod, useGiftCredit, ...input } = await assertValid(QuoteInput, values);
    const couponCode = readOfferCode(input.couponCode);
    const cart = await this.carts.view(viewer);
    const subtotalPaise = cart.grandTotalPaise;
    const { coupon = null, problem = null } = couponCode
      ? await this.coupons.look(viewer, couponCode, subtotalPaise, caller)
      : {};
    const giftCreditPaise = (await this.customers.current(viewer))?.giftCreditPaise ?? 0;
    const usable = await this.coupons.usable(viewer);
    return {
      bill: priceCart(pricedLines(cart), {
        paidOnline: paymentMethod === PaymentMethod.CARD,
        coupon,
        creditPaise: useGiftCredit ? giftCreditPaise : 0,
      }),
      bestCoupon: bestCoupon(usable, subtotalPaise),
      nextCoupon: nextCoupon(usable, subtotalPaise),
      couponProblem: problem,
      giftCreditPaise,
    };
  }
}
