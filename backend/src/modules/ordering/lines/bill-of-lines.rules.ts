import { Message, refOf } from '../../../kernel/message';
import { Paise, proportionOf } from '../../../kernel/money';
import { BillStep, BillStepKind } from '../../checkout/index.rules';
import type { AgreedBill } from '../orders/order.entity';
import { orderingMessages } from '../ordering.messages';
import { Weighable, billedParts, orderedParts } from './weight.rules';

/** A line as ordered, with the number of its pieces that are delivered. */
export interface OrderedLine extends Weighable {
  unitPricePaise: Paise;
  orderedQuantity: number;
  /** Its share of the order's discounts, as ordered. */
  discountPaise: Paise;
}

/** The pieces that are delivered instead of pieces of a line. */
export interface Substitute extends Weighable {
  unitPricePaise: Paise;
  /** The number of pieces of the line that it replaces. */
  replacedQuantity: number;
}

/** The cost of a line, and its share of the discounts. */
export interface LineBill {
  totalPaise: Paise;
  discountPaise: Paise;
}

/** The bill of a line and of its substitutes, in their sequence. */
export interface BilledLine extends LineBill {
  substitutes: LineBill[];
}

/**
 * The cost of a line: its pieces at the price at which they were ordered, or by the gram if they were weighed and are
 * lighter; its discount in the same proportion, half up. A substitute costs the lesser of its own price and of the
 * price of the pieces that it replaces, and gets the discount share of those pieces; the shares of everything delivered
 * are computed together, so that a complete line loses no paisa.
 */
export function billLine(line: OrderedLine, substitutes: readonly Substitute[]): BilledLine {
  let deliveredParts = billedParts(line);
  let sharedPaise = shareOf(line, deliveredParts);
  const bill = { totalPaise: priceOf(line), discountPaise: sharedPaise };
  const billed = substitutes.map((substitute): LineBill => {
    deliveredParts += orderedParts(line, substitute.replacedQuantity);
    const sharePaise = shareOf(line, deliveredParts) - sharedPaise;
    sharedPaise += sharePaise;
    const totalPaise = Math.min(
      priceOf(substitute),
      substitute.replacedQuantity * line.unitPricePaise,
    );
    // A substitute that costs less than its discount costs nothing.
    return { totalPaise, discountPaise: Math.min(sharePaise, totalPaise) };
  });
  return { ...bill, substitutes: billed };
}

/**
 * The cost of pieces; for weighed ones, the price of a piece in the proportion of their grams to its grams, half up.
 */
function priceOf(pieces: Weighable & { unitPricePaise: Paise }): Paise {
  return proportionOf(pieces.unitPricePaise, billedParts(pieces), orderedParts(pieces, 1));
}

/** The discount share of a part of the ordered line. */
function shareOf(line: OrderedLine, parts: number): Paise {
  return proportionOf(line.discountPaise, parts, orderedParts(line, line.orderedQuantity));
}

/**
 * The bill of an order of which less is delivered than was ordered. It never exceeds the agreed one: coupon and
 * online-payment discount shrink in proportion, the delivery fee stays, and the reduction is taken off the sum to pay
 * first, then off the gift credit.
 */
export function billOfLines(agreed: AgreedBill, lines: readonly LineBill[]): AgreedBill {
  const amountOf = (kind: BillStepKind) =>
    agreed.steps.find((step) => step.kind === kind)?.amountPaise ?? 0;
  const { SUBTOTAL, COUPON, ONLINE_PAYMENT_DISCOUNT, GIFT_CREDIT, DELIVERY_FEE } = BillStepKind;
  const subtotalPaise = lines.reduce((sum, { totalPaise }) => sum + totalPaise, 0);
  const discountPaise = lines.reduce((sum, line) => sum + line.discountPaise, 0);
  const agreedCouponPaise = 0 - amountOf(COUPON);
  const agreedDiscountPaise = agreedCouponPaise - amountOf(ONLINE_PAYMENT_DISCOUNT);
  const couponPaise = proportionOf(agreedCouponPaise, discountPaise, agreedDiscountPaise);
  const totalPaise = subtotalPaise - discountPaise + amountOf(DELIVERY_FEE);
  const lessPaise = agreed.toPayPaise + agreed.giftCreditPaise - totalPaise;
  const toPayPaise = Math.max(0, agreed.toPayPaise - lessPaise);
  const giftCreditPaise = totalPaise - toPayPaise;
  const amounts: Record<BillStepKind, Paise> = {
    [SUBTOTAL]: subtotalPaise,
    [COUPON]: 0 - couponPaise,
    [ONLINE_PAYMENT_DISCOUNT]: 0 - (discountPaise - couponPaise),
    [GIFT_CREDIT]: 0 - giftCreditPaise,
    [DELIVERY_FEE]: amountOf(DELIVERY_FEE),
  };
  const steps = agreed.steps.map((step) => withAmount(step, amounts[step.kind]));
  return { subtotalPaise, steps, giftCreditPaise, toPayPaise };
}

const { COUPON, ONLINE_PAYMENT_DISCOUNT } = BillStepKind;
const DISCOUNTS: readonly BillStepKind[] = [COUPON, ONLINE_PAYMENT_DISCOUNT];

/** A step of the agreed bill with another amount; for a discount, with the reason for the change. */
function withAmount(step: BillStep, amountPaise: Paise): BillStep {
  if (step.amountPaise === amountPaise) return step;
  const changed = { ...step, amountPaise };
  return DISCOUNTS.includes(step.kind)
    ? { ...changed, ...reasonOf(orderingMessages.shareOfDelivered()) }
    : changed;
}

function reasonOf(message: Message): Pick<BillStep, 'reason' | 'reasonMessage'> {
  return { reason: message.text, reasonMessage: refOf(message) };
}
