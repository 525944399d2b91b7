import type {
  AddressFieldsFragment,
  BillFieldsFragment,
  CouponOfferFragment,
  CouponSuggestionFieldsFragment,
  QuoteQuery,
} from '../generated/graphql';

/** A bill step. */
export const aStep = (
  kind: BillFieldsFragment['steps'][number]['kind'],
  label: string,
  amountPaise: number,
  reason: string | null = null,
) => ({
  __typename: 'BillStep',
  kind,
  label,
  amountPaise,
  reason,
  labelMessage: null,
  reasonMessage: null,
});

/** A bill whose steps add up to the sum to pay; without discounts that is the subtotal. */
export const aBill = (subtotalPaise: number, ...discounts: ReturnType<typeof aStep>[]) => ({
  __typename: 'Bill',
  subtotalPaise,
  toPayPaise: discounts.reduce((sum, { amountPaise }) => sum + amountPaise, subtotalPaise),
  steps: [
    aStep('SUBTOTAL', 'Subtotal', subtotalPaise),
    ...discounts,
    aStep('DELIVERY_FEE', 'Delivery', 0, 'free'),
  ],
});

/** Free delivery without a minimum order. */
export const aQuotedDelivery = (delivery: Partial<QuoteQuery['quote']['delivery']> = {}) => ({
  __typename: 'QuotedDelivery' as const,
  feePaise: 0,
  minimumOrderPaise: 0,
  missingPaise: 0,
  keepsReturnFee: false,
  ...delivery,
});

/** The quote of a cart, without coupon suggestions or gift credit. */
export const aQuote = (quote: Partial<QuoteQuery['quote']> = {}) => ({
  __typename: 'Quote',
  bill: aBill(11050),
  delivery: aQuotedDelivery(),
  giftCreditPaise: 0,
  takesUpi: false,
  couponProblem: null,
  couponProblemMessage: null,
  bestCoupon: null,
  nextCoupon: null,
  ...quote,
});

/** A suggested coupon that applies once its minimum is reached. */
export const aSuggestion = (
  code: string,
  suggestion: Partial<Omit<CouponSuggestionFieldsFragment, 'coupon'>> & { percent?: number } = {},
) => {
  const { percent = 15, ...rest } = suggestion;
  return {
    __typename: 'CouponSuggestion',
    discountPaise: 1658,
    missingPaise: 0,
    coupon: { __typename: 'Coupon', id: code, code, percent },
    ...rest,
  };
};

/** A coupon offer. */
export const aCoupon = (coupon: Partial<CouponOfferFragment> = {}) => ({
  __typename: 'Coupon',
  id: '31',
  code: 'WELCOME15',
  description: '15% off your first order',
  descriptionHi: null,
  descriptionMr: null,
  percent: 15,
  minimumSubtotalPaise: 19900,
  maximumDiscountPaise: 15000,
  perCustomerLimit: 1,
  validUntil: null,
  ...coupon,
});

/** An address in Thane, the default one. */
export const anAddress = (address: Partial<AddressFieldsFragment> = {}) => ({
  __typename: 'Address',
  id: '41',
  label: 'Home',
  recipientName: 'Asha Patil',
  phone: '9820098200',
  line1: '12 Gokhale Road',
  line2: 'Naupada',
  landmark: null,
  instructions: null,
  pinCode: '400602',
  isDefault: true,
  isServiceable: true,
  ...address,
});

/** The specified offer on the landing page. */
export const anOfferBanner = (banner: object = {}) => ({
  __typename: 'OfferBanner',
  heading: null,
  text: null,
  ...banner,
});

/** The same offer as the admin edits it. */
export const anAdminOfferBanner = (banner: object = {}) => ({
  __typename: 'OfferBannerForAdmin',
  heading: null,
  text: null,
  isHidden: false,
  lastDay: null,
  version: 1,
  changedAt: null,
  ...banner,
});
