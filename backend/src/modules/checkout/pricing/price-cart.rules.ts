import { Message, MessageRef, refOf } from '../../../kernel/message';
import { Paise, percentOf } from '../../../kernel/money';
import { checkoutMessages } from '../checkout.messages';
import { DeliveryFee, FREE_DELIVERY } from '../delivery-settings/delivery-terms.rules';
import { shareByLargestRemainder } from './share-discount.rules';

/** The steps from the subtotal to the sum to pay, in the order in which they are taken. */
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
  /** Its name for people. */
  label: string;
  /** What it adds; negative for a discount. */
  amountPaise: Paise;
  /** Why it is so much, such as '5% of ₹461.50'. */
  reason: string | null;
  /** Which messages label and reason are; bills of before have none. */
  labelMessage?: MessageRef;
  reasonMessage?: MessageRef | null;
}

/** What a cart costs and why. */
export interface Bill {
  /** The sum of the lines: the Grand Total of the cart. */
  subtotalPaise: Paise;
  steps: BillStep[];
  toPayPaise: Paise;
}

/** A bill with what is written down beside it. */
export interface PricedBill extends Bill {
  /** What gift credit pays of it: at most what was offered. */
  giftCreditPaise: Paise;
  /** Each line's share of the coupon and of the online-payment discount, by the number of its product. */
  lineDiscountsPaise: Map<number, Paise>;
}

/** On every order paid online; promised on the landing page. */
const ONLINE_PAYMENT_DISCOUNT_PERCENT = 5;

/** The most a coupon may give; promised on the landing page. */
export const MAX_COUPON_PERCENT = 25;

/** What a line asks for. A cart has one line a product. */
export interface PricedLine {
  productId: number;
  /** What one piece costs. */
  unitPricePaise: Paise;
  quantity: number;
}

/** What a coupon takes off. */
export interface CouponTerms {
  code: string;
  percent: number;
  /** The most it takes off; nothing where it has no such limit. */
  maximumDiscountPaise: Paise | null;
}

/** How a cart is to be paid. */
export interface PaymentTerms {
  /** By card; never for cash on delivery. */
  paidOnline: boolean;
  /** The coupon, where one applies. */
  coupon?: CouponTerms | null;
  /** Gift credit that may be spent on it. */
  creditPaise?: Paise;
  /** What bringing it costs, and why; nothing where it is left out. */
  delivery?: DeliveryFee;
}

/** The price of a line: quantity x what one piece costs (REST `mrpPrice`), as specified. */
export function lineTotal(line: Pick<PricedLine, 'unitPricePaise' | 'quantity'>): Paise {
  return line.unitPricePaise * line.quantity;
}

/** The sum of the lines: the Grand Total of the cart. */
export function subtotalOf(lines: readonly PricedLine[]): Paise {
  return lines.reduce((sum, line) => sum + lineTotal(line), 0);
}

/** What a coupon takes off a subtotal. */
export function couponDiscount(coupon: CouponTerms, subtotalPaise: Paise): Paise {
  return Math.min(
    percentOf(subtotalPaise, coupon.percent),
    coupon.maximumDiscountPaise ?? subtotalPaise,
  );
}

/**
 * What a cart costs. The steps are taken in this order, and their amounts add up to the sum to pay: subtotal,
 * coupon, online-payment discount on what is left (card only), gift credit as far as it goes, delivery fee. So discounts
 * and gift credit are for goods, not for bringing them.
 * The order of the lines changes nothing.
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

function deliveryStep({ feePaise, reason }: DeliveryFee): BillStep {
  const label = checkoutMessages.delivery();
  return billStep(BillStepKind.DELIVERY_FEE, feePaise, label, reason ?? undefined);
}

/** 0 - x, not -x: a discount of nothing is 0, never the -0 that JSON and === tell apart from it. */
function takenOff(paise: Paise): Paise {
  return 0 - paise;
}

/** What a bill says that bringing the order costs. */
export function deliveryFeeOf(steps: readonly { kind: string; amountPaise: Paise }[]): Paise {
  return steps.find(({ kind }) => kind === BillStepKind.DELIVERY_FEE)?.amountPaise ?? 0;
}
