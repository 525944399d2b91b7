import { CartService, pricedLines } from '../cart/cart.service';
import { AddressService } from '../delivery/address.service';
import { DeliverySettingsService } from '../delivery-settings/delivery-settings.service';
import {
  DeliveryTerms,
  deliveryFee,
  missingToMinimum,
  termsFor,
} from '../delivery-settings/delivery-terms.rules';
import { CouponService } from '../coupons/coupon.service';
import { bestCoupon, nextCoupon } from '../coupons/suggest-coupon.rules';
import { CustomerService } from '../../identity';
import { CallerDetails } from '../../../kernel/caller';
import { readOfferCode } from '../../../kernel/offer-code';
import { readRecordId } from '../../../kernel/record-id';
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
    private readonly delivery: { settings: DeliverySettingsService; addresses: AddressService },
  ) {}

  /**
   * What the caller's cart costs at this moment, and which coupons would help. A guest has no gift credit, and
   * nobody knows what they used before.
   * @throws VALIDATION, NOT_FOUND (addressId)
   */
  async quote(viewer: Viewer, values: Partial<QuoteInput>, caller: CallerDetails): Promise<Quote> {
    const { paymentMethod, useGiftCredit, addressId, ...input } = await assertValid(
      QuoteInput,
      values,
    );
    const couponCode = readOfferCode(input.couponCode);
    const cart = await this.carts.view(viewer);
    const subtotalPaise = cart.grandTotalPaise;
    const { coupon = null, problem = null } = couponCode
      ? await this.coupons.look(viewer, couponCode, subtotalPaise, caller)
      : {};
    const giftCreditPaise = (await this.customers.current(viewer))?.giftCreditPaise ?? 0;
    const terms = await this.termsFor(viewer, addressId);
    const fee = deliveryFee(terms, subtotalPaise);
    const { freeFromPaise, minimumOrderPaise } = terms;
    const usable = await this.coupons.usable(viewer);
    return {
      bill: priceCart(pricedLines(cart), {
        paidOnline: paymentMethod === PaymentMethod.CARD,
        coupon,
        creditPaise: useGiftCredit ? giftCreditPaise : 0,
        delivery: fee,
      }),
      delivery: {
        feePaise: fee.feePaise,
        freeFromPaise,
        minimumOrderPaise,
        missingPaise: missingToMinimum(terms, subtotalPaise),
      },
      bestCoupon: bestCoupon(usable, subtotalPaise),
      nextCoupon: nextCoupon(usable, subtotalPaise),
      couponProblem: problem?.text ?? null,
      couponProblemMessage: problem,
      giftCreditPaise,
    };
  }
  /** The terms at an address of the caller, or at their default one. Only areas with terms of their own need it. */
  private async termsFor(viewer: Viewer, id: string | null | undefined): Promise<DeliveryTerms> {
    const settings = await this.delivery.settings.current();
    const addressId = typeof id === 'string' ? readRecordId(id, 'address', 'addressId') : null;
    const isByArea = addressId !== null || settings.areas.some(({ terms }) => terms !== null);
    if (!isByArea || viewer.role !== 'customer') return settings.terms;
    const pinCode = await this.delivery.addresses.pinCodeFor(viewer.customerId, addressId);
    return termsFor(settings, pinCode);
  }
}
