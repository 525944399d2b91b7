import { CartService, pricedLines } from '../cart/cart.service';
import { CartView } from '../cart/cart.type';
import { AddressService } from '../delivery/address.service';
import { DeliverySettingsService } from '../delivery-settings/delivery-settings.service';
import {
  DeliveryTerms,
  deliveryFee,
  missingToMinimum,
  termsFor,
} from '../delivery-settings/delivery-terms.rules';
import { Coupon } from '../coupons/coupon.entity';
import { CouponLook, CouponService } from '../coupons/coupon.service';
import { bestCoupon, nextCoupon } from '../coupons/suggest-coupon.rules';
import { CustomerService } from '../../identity';
import { CallerDetails } from '../../../kernel/caller';
import { Paise } from '../../../kernel/money';
import { readOfferCode } from '../../../kernel/offer-code';
import { readRecordId } from '../../../kernel/record-id';
import { Viewer } from '../../../kernel/viewer';
import { PaymentMethod } from '../../../kernel/order.enums';
import { assertValid } from '../../../platform/validation/assert-valid';
import { priceCart } from '../pricing/price-cart.rules';
import { Quote, QuoteInput } from './quote.type';

/** Prices carts before they are ordered. */
export class QuoteService {
  constructor(
    private readonly carts: CartService,
    private readonly coupons: CouponService,
    private readonly customers: CustomerService,
    private readonly delivery: { settings: DeliverySettingsService; addresses: AddressService },
  ) {}

  /**
   * The current bill of the caller's cart, and coupons that would help. A guest has no gift credit, and their past uses
   * of coupons are unknown.
   * @throws VALIDATION, NOT_FOUND (addressId)
   */
  async quote(viewer: Viewer, values: Partial<QuoteInput>, caller: CallerDetails): Promise<Quote> {
    const input = await assertValid(QuoteInput, values);
    return this.quoteCart(viewer, await this.carts.view(viewer), input, caller);
  }

  /**
   * The same for lines that are not in a cart yet.
   * @throws VALIDATION, NOT_FOUND (addressId)
   */
  async quoteLines(
    viewer: Viewer,
    lines: PiecesToQuote['lines'],
    values: Partial<QuoteInput>,
    caller: CallerDetails,
  ): Promise<{ cart: CartView; quote: Quote }> {
    const input = await assertValid(QuoteInput, values);
    const cart = await this.carts.viewOfPieces(lines);
    return { cart, quote: await this.quoteCart(viewer, cart, input, caller) };
  }

  /**
   * The same for lines that the staff collects for a customer, for whom the caller may take orders: paid in cash, and
   * without gift credit. An unknown customer has used no coupon.
   */
  async quoteFor(
    customerId: number | null,
    { lines, couponCode, pinCode }: PiecesToQuote,
  ): Promise<{ cart: CartView; quote: Quote }> {
    const cart = await this.carts.viewOfPieces(lines);
    const settings = await this.delivery.settings.current();
    const code = readOfferCode(couponCode);
    const look = code ? await this.coupons.lookFor(customerId, code, cart.grandTotalPaise) : {};
    const quote = quoteOf(cart, {
      look,
      paidOnline: false,
      giftCreditPaise: 0,
      useGiftCredit: false,
      terms: {
        ...termsFor(settings, pinCode),
        keepsReturnFee: settings.terms.returnFeeKeptSince !== null,
      },
      usable: await this.coupons.usableBy(customerId),
    });
    return { cart, quote };
  }

  private async quoteCart(
    viewer: Viewer,
    cart: CartView,
    { paymentMethod, useGiftCredit, addressId, ...input }: QuoteInput,
    caller: CallerDetails,
  ): Promise<Quote> {
    const couponCode = readOfferCode(input.couponCode);
    const look = couponCode
      ? await this.coupons.look(viewer, couponCode, cart.grandTotalPaise, caller)
      : {};
    const giftCreditPaise = (await this.customers.current(viewer))?.giftCreditPaise ?? 0;
    return quoteOf(cart, {
      look,
      paidOnline: paymentMethod === PaymentMethod.CARD,
      giftCreditPaise,
      useGiftCredit,
      terms: await this.termsFor(viewer, addressId),
      usable: await this.coupons.usable(viewer),
    });
  }

  /** The terms at an address of the caller, or at their default one. Only areas with their own terms require it. */
  private async termsFor(viewer: Viewer, id: string | null | undefined): Promise<QuotedTerms> {
    const settings = await this.delivery.settings.current();
    const keepsReturnFee = settings.terms.returnFeeKeptSince !== null;
    const addressId = typeof id === 'string' ? readRecordId(id, 'address', 'addressId') : null;
    const isByArea = addressId !== null || settings.areas.some(({ terms }) => terms !== null);
    if (!isByArea || viewer.role !== 'customer') return { ...settings.terms, keepsReturnFee };
    const pinCode = await this.delivery.addresses.pinCodeFor(viewer.customerId, addressId);
    return { ...termsFor(settings, pinCode), keepsReturnFee };
  }
}

/** Lines to quote that are in no cart. */
export interface PiecesToQuote {
  lines: readonly { productId: number; quantity: number }[];
  /** As typed. */
  couponCode: string | null | undefined;
  pinCode: string | null;
}

/** The terms at an address, with those that apply everywhere. */
type QuotedTerms = DeliveryTerms & { keepsReturnFee: boolean };

/** The inputs that determine the bill of a cart. */
interface Terms {
  look: CouponLook;
  paidOnline: boolean;
  giftCreditPaise: Paise;
  useGiftCredit: boolean;
  terms: QuotedTerms;
  usable: Coupon[];
}

function quoteOf(
  cart: CartView,
  { look, paidOnline, giftCreditPaise, useGiftCredit, terms, usable }: Terms,
): Quote {
  const { coupon = null, problem = null } = look;
  const subtotalPaise = cart.grandTotalPaise;
  const fee = deliveryFee(terms, subtotalPaise);
  const { freeFromPaise, minimumOrderPaise, keepsReturnFee } = terms;
  const creditPaise = useGiftCredit ? giftCreditPaise : 0;
  return {
    bill: priceCart(pricedLines(cart), { paidOnline, coupon, creditPaise, delivery: fee }),
    delivery: {
      feePaise: fee.feePaise,
      freeFromPaise,
      minimumOrderPaise,
      missingPaise: missingToMinimum(terms, subtotalPaise),
      keepsReturnFee,
    },
    bestCoupon: bestCoupon(usable, subtotalPaise),
    nextCoupon: nextCoupon(usable, subtotalPaise),
    couponProblem: problem?.text ?? null,
    couponProblemMessage: problem,
    giftCreditPaise,
  };
}
