import { Paise, percentOf } from '../../../kernel/money';
import { readAgreedBill } from './agreed-bill.rules';
import { Comparison, atLeast, atMost, equal } from '../../../platform/integrity/comparison.rules';

/** The stored bill of an order, with the sums of its lines and the terms of its coupon. */
export interface StoredBill {
  id: number;
  paymentMethod: string;
  subtotalPaise: Paise;
  /** JSON. */
  billSteps: string;
  couponCode: string | null;
  giftCreditPaise: Paise;
  toPayPaise: Paise;
  linesPaise: Paise;
  lineDiscountsPaise: Paise;
  couponPercent: number | null;
  couponMaximumPaise: Paise | null;
}

/** The same with the agreed bill, if the order costs less, and the sums of the lines as ordered. */
export interface StoredBills extends StoredBill {
  /** JSON. */
  agreedBill: string | null;
  orderedPaise: Paise;
  orderedDiscountsPaise: Paise;
}

/** The highest discount of a coupon. */
const MAX_COUPON_PERCENT = 25;
const ONLINE_PAYMENT_PERCENT = 5;

/** The steps of a bill, each at most once, in this sequence. */
const KINDS = ['SUBTOTAL', 'COUPON', 'ONLINE_PAYMENT_DISCOUNT', 'GIFT_CREDIT', 'DELIVERY_FEE'];

interface Step {
  kind: string;
  amountPaise: Paise;
}

/**
 * Recomputes a bill and compares it with the stored one. This is a deliberate reimplementation without any code that
 * produced the bill, so that an error there is not repeated here.
 */
export function compareBill(bill: StoredBill): Comparison[] {
  const steps = readSteps(bill.billSteps);
  if (!steps) return [equal(`steps of the bill of order ${bill.id}`, 'a list of steps', 'other')];
  const of = (kind: string) => steps.find((step) => step.kind === kind)?.amountPaise ?? 0;
  const about = (part: string) => `${part} of order ${bill.id}`;
  const { subtotalPaise, toPayPaise } = bill;
  const afterCouponPaise = subtotalPaise + of('COUPON');
  const kinds = steps.map(({ kind }) => kind);
  return [
    equal(
      about('kinds of steps'),
      KINDS.filter((kind) => kinds.includes(kind)).join(', '),
      kinds.join(', '),
    ),
    equal(about('subtotal'), bill.linesPaise, subtotalPaise),
    equal(about('SUBTOTAL step'), subtotalPaise, of('SUBTOTAL')),
    equal(about('COUPON step'), 0 - couponDiscount(bill), of('COUPON')),
    atMost(
      about('coupon discount'),
      percentOf(subtotalPaise, MAX_COUPON_PERCENT),
      0 - of('COUPON'),
    ),
    equal(
      about('ONLINE_PAYMENT_DISCOUNT step'),
      bill.paymentMethod === 'card' ? 0 - percentOf(afterCouponPaise, ONLINE_PAYMENT_PERCENT) : 0,
      of('ONLINE_PAYMENT_DISCOUNT'),
    ),
    equal(about('GIFT_CREDIT step'), 0 - bill.giftCreditPaise, of('GIFT_CREDIT')),
    atLeast(about('DELIVERY_FEE step'), 0, of('DELIVERY_FEE')),
    equal(
      about('discounts of the lines'),
      0 - of('COUPON') - of('ONLINE_PAYMENT_DISCOUNT'),
      bill.lineDiscountsPaise,
    ),
    equal(
      about('sum to pay'),
      steps.reduce((sum, { amountPaise }) => sum + amountPaise, 0),
      toPayPaise,
    ),
  ];
}

/**
 * Compares the bill of an order; if it costs less than agreed, compares both bills with their lines and with each
 * other.
 */
export function compareBills(bill: StoredBills): Comparison[] {
  const agreed = readAgreedBill(bill.agreedBill);
  if (!agreed) return compareBill(bill);
  const { subtotalPaise, giftCreditPaise, toPayPaise } = agreed;
  const asAgreed = {
    ...bill,
    ...{ subtotalPaise, giftCreditPaise, toPayPaise, billSteps: JSON.stringify(agreed.steps) },
    linesPaise: bill.orderedPaise,
    lineDiscountsPaise: bill.orderedDiscountsPaise,
  };
  return [...compareBill(asAgreed), ...compareReduced(bill, asAgreed)];
}

/** The bill of the delivered lines: each part follows from the agreed bill and from the lines. */
function compareReduced(bill: StoredBill, agreed: StoredBill): Comparison[] {
  const { id, subtotalPaise, toPayPaise, giftCreditPaise, lineDiscountsPaise } = bill;
  const [steps, agreedSteps] = [readSteps(bill.billSteps), readSteps(agreed.billSteps)];
  if (!steps || !agreedSteps) return [equal(`steps of the bill of order ${id}`, 'steps', 'other')];
  const amountIn = (all: Step[], kind: string) =>
    all.find((step) => step.kind === kind)?.amountPaise ?? 0;
  const of = (kind: string) => amountIn(steps, kind);
  const agreedOf = (kind: string) => amountIn(agreedSteps, kind);
  const about = (part: string) => `${part} of the smaller bill of order ${id}`;
  return [
    equal(about('subtotal'), bill.linesPaise, subtotalPaise),
    equal(about('SUBTOTAL step'), subtotalPaise, of('SUBTOTAL')),
    equal(about('discounts'), lineDiscountsPaise, 0 - of('COUPON') - of('ONLINE_PAYMENT_DISCOUNT')),
    equal(
      about('COUPON step'),
      0 - partOf(0 - agreedOf('COUPON'), lineDiscountsPaise, agreed.lineDiscountsPaise),
      of('COUPON'),
    ),
    equal(about('GIFT_CREDIT step'), 0 - giftCreditPaise, of('GIFT_CREDIT')),
    equal(about('DELIVERY_FEE step'), agreedOf('DELIVERY_FEE'), of('DELIVERY_FEE')),
    equal(
      about('sum to pay'),
      steps.reduce((sum, { amountPaise }) => sum + amountPaise, 0),
      toPayPaise,
    ),
    atMost(about('cost'), agreed.toPayPaise + agreed.giftCreditPaise, toPayPaise + giftCreditPaise),
    // The sum to pay is reduced before the gift credit.
    toPayPaise > 0
      ? equal(about('gift credit'), agreed.giftCreditPaise, giftCreditPaise)
      : atMost(about('gift credit'), agreed.giftCreditPaise, giftCreditPaise),
  ];
}

/** The share of a sum in the proportion of a part to the whole, half up. */
function partOf(sumPaise: Paise, part: Paise, whole: Paise): Paise {
  if (whole === 0) return 0;
  const rest = (BigInt(sumPaise) * BigInt(part)) % BigInt(whole);
  const floor = (BigInt(sumPaise) * BigInt(part)) / BigInt(whole);
  return Number(floor) + (rest * 2n >= BigInt(whole) ? 1 : 0);
}

/** The discount by the coupon's own terms; 0 without a coupon, or if it does not exist. */
function couponDiscount(bill: StoredBill): Paise {
  if (bill.couponCode === null || bill.couponPercent === null) return 0;
  const discountPaise = percentOf(bill.subtotalPaise, bill.couponPercent);
  return Math.min(discountPaise, bill.couponMaximumPaise ?? discountPaise);
}

/** The steps of a bill; undefined if they cannot be read. */
export function readSteps(json: string): Step[] | undefined {
  try {
    const steps: unknown = JSON.parse(json);
    return Array.isArray(steps) && steps.every(isStep) ? steps : undefined;
  } catch {
    return undefined;
  }
}

function isStep(step: unknown): step is Step {
  const { kind, amountPaise } = (step ?? {}) as Partial<Step>;
  return typeof kind === 'string' && Number.isSafeInteger(amountPaise);
}
