import { Message, MessageRef, refOf } from '../../../kernel/message';
import { Paise, percentOf } from '../../../kernel/money';
import { checkoutMessages } from '../checkout.messages';
import { DeliveryFee, FREE_DELIVERY } from '../delivery-settings/delivery-terms.rules';
import { shareByLargestRemainder } from './share-discount.rules';

/** The steps from the subtotal to the sum to pay, in their order. */
export enum BillStepKind {
  SUBTOTAL = 'SUBTOTAL',
  COUPON = 'COUPON',
  ONLINE_PAYMENT_DISCOUNT = 'ONLINE_PAYMENT_DISCOUNT',
  GIFT_CREDIT = 'GIFT_CREDIT',
  DELIVERY_FEE = 'DELIVERY_FEE',
}

/** One step of the bill, with its reason. */
export interface BillStep {
  kind: BillStepKind;
  /** Its displayed name. */
  label: string;
  /** The amount it adds; negative for a discount. */
  amountPaise: Paise;
  /** The reason for the amount, such as '5% of ₹461.50'. */
  reason: string | null;
  /** The messages of label and reason; absent in older bills. */
  labelMessage?: MessageRef;
  reasonMessage?: MessageRef | null;
}

/** The cost of a cart, with all steps. */
export interface Bill {
  /** The sum of the lines: the Grand Total of the cart. */
  subtotalPaise: Paise;
  steps: BillStep[];
  toPayPaise: Paise;
}

/** A bill with further results that are stored. */
export interface PricedBill extends Bill {
  /** The part that gift credit pays: at most the offered credit. */
  giftCreditPaise: Paise;
  /** Each line's share of the coupon and of the online-payment discount, by the number of its product. */
  lineDiscountsPaise: Map<number, Paise>;
}

/** On every order paid online; promised on the landing page. */
const ONLINE_PAYMENT_DISCOUNT_PERCENT = 5;

/** The maximum discount of a coupon; promised on the landing page. */
export const MAX_COUPON_PERCENT = 25;

/** A line for pricing. A cart has one line per product. */
export interface PricedLine {
  productId: number;
  /** The price of one piece. */
  unitPricePaise: Paise;
  quantity: number;
}

/** The discount of a coupon. */
export interface CouponTerms {
  code: string;
  percent: number;
  /** The maximum discount; null without a limit. */
  maximumDiscountPaise: Paise | null;
}

/** How a cart is paid. */
export interface PaymentTerms {
  /** By card; never for cash on delivery. */
  paidOnline: boolean;
  /** The coupon, if one applies. */
  coupon?: CouponTerms | null;
  /** Gift credit that may be spent on it. */
  creditPaise?: Paise;
  /** The delivery fee, with the reason; undefined for a bill without it. */
  delivery?: DeliveryFee;
}

/** The price of a line: quantity x price of one piece (REST `mrpPrice`), as specified. */
export function lineTotal(line: Pick<PricedLine, 'unitPricePaise' | 'quantity'>): Paise {
  return line.unitPricePaise * line.quantity;
}

/** The sum of the lines: the Grand Total of the cart. */
export function subtotalOf(lines: readonly PricedLine[]): Paise {
  return lines.reduce((sum, line) => sum + lineTotal(line), 0);
}

/** The discount of a coupon on a subtotal. */
export function couponDiscount(coupon: CouponTerms, subtotalPaise: Paise): Paise {
  return Math.min(
    percentOf(subtotalPaise, coupon.percent),
    coupon.maximumDiscountPaise ?? subtotalPaise,
  );
}

/**
 * The bill of a cart. The steps have this order, and their amounts add up to the sum to pay: subtotal, coupon,
 * online-payment discount on the remainder (card only), gift credit as far as it goes, delivery fee. So discounts and
 * gift credit apply to goods, not to their delivery. The order of the lines has no effect.
 */
export function priceCart(lines: readonly PricedLine[], terms: PaymentTerms): PricedBill {
  const { paidOnline, coupon, creditPaise = 0, delivery = FREE_DELIVERY } = terms;
  const subtotalPaise = subtotalOf(lines);
  const couponPaise = coupon ? couponDiscount(coupon, subtotalPaise) : 0;
  const afterCouponPaise = subtotalPaise - couponPaise;
  const onlinePaise = paidOnline ? percentOf(afterCouponPaise, ONLINE_PAYMENT_DISCOUNT_PERCENT) : 0;
  const afterDiscountsPaise = afterCouponPaise - onlinePaise;
  const giftCreditPaise = Math.min(creditPaise, afterDiscountsPaise);
  const steps = [
    billStep(BillStepKind.SUBTOTAL, subtotalPaise, checkoutMessages.subtotal()),
    ...(coupon ? [couponStep(coupon, subtotalPaise, couponPaise)] : []),
    ...(paidOnline ? [onlinePaymentStep(afterCouponPaise, onlinePaise)] : []),
    ...(giftCreditPaise > 0 ? [giftCreditStep(giftCreditPaise)] : []),
    deliveryStep(delivery),
  ];
  return {
    subtotalPaise,
    steps,
    toPayPaise: afterDiscountsPaise - giftCreditPaise + delivery.feePaise,
    giftCreditPaise,
    lineDiscountsPaise: shareByLargestRemainder(
      couponPaise + onlinePaise,
      lines.map((line) => ({ id: line.productId, weight: lineTotal(line) })),
    ),
  };
}

function couponStep(coupon: CouponTerms, subtotalPaise: Paise, discountPaise: Paise): BillStep {
  const { code, percent, maximumDiscountPaise } = coupon;
  const reason =
    maximumDiscountPaise === null
      ? checkoutMessages.percentOf({ percent, sumPaise: subtotalPaise })
      : checkoutMessages.percentOfAtMost({
          percent,
          sumPaise: subtotalPaise,
          mostPaise: maximumDiscountPaise,
        });
  const label = checkoutMessages.coupon({ code });
  return billStep(BillStepKind.COUPON, takenOff(discountPaise), label, reason);
}

function onlinePaymentStep(sumPaise: Paise, discountPaise: Paise): BillStep {
  return billStep(
    BillStepKind.ONLINE_PAYMENT_DISCOUNT,
    takenOff(discountPaise),
    checkoutMessages.onlinePayment(),
    checkoutMessages.percentOf({ percent: ONLINE_PAYMENT_DISCOUNT_PERCENT, sumPaise }),
  );
}

function giftCreditStep(spentPaise: Paise): BillStep {
  return billStep(
    BillStepKind.GIFT_CREDIT,
    takenOff(spentPaise),
    checkoutMessages.giftCredit(),
    checkoutMessages.fromVouchers(),
  );
}

function billStep(
  kind: BillStepKind,
  amountPaise: Paise,
  label: Message,
  reason?: Message,
): BillStep {
  return {
    kind,
    label: label.text,
    amountPaise,
    reason: reason?.text ?? null,
    labelMessage: refOf(label),
    reasonMessage: reason ? refOf(reason) : null,
  };
}

/** The delivery fee as a step of a bill. */
export function deliveryStep({ feePaise, reason }: DeliveryFee): BillStep {
  const label = checkoutMessages.delivery();
  return billStep(BillStepKind.DELIVERY_FEE, feePaise, label, reason ?? undefined);
}

/** 0 - x, not -x: an empty discount is 0, never -0, which Object.is distinguishes from 0. */
function takenOff(paise: Paise): Paise {
  return 0 - paise;
}

/** The delivery fee in a bill. */
export function deliveryFeeOf(steps: readonly { kind: string; amountPaise: Paise }[]): Paise {
  return steps.find(({ kind }) => kind === BillStepKind.DELIVERY_FEE)?.amountPaise ?? 0;
}
