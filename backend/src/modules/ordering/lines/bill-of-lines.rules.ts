import { Message, refOf } from '../../../kernel/message';
import { Paise, proportionOf } from '../../../kernel/money';
import { BillStep, BillStepKind } from '../../checkout/index.rules';
import type { AgreedBill } from '../orders/order.entity';
import { orderingMessages } from '../ordering.messages';
import { Weighable, billedParts, orderedParts } from './weight.rules';

/** A line as its customer ordered it, and how many of its pieces they get. */
export interface OrderedLine extends Weighable {
  unitPricePaise: Paise;
  orderedQuantity: number;
  /** Its share of the order's discounts, as ordered. */
  discountPaise: Paise;
}

/** What is delivered instead of some pieces of a line. */
export interface Substitute extends Weighable {
  unitPricePaise: Paise;
  /** How many pieces of the line it replaces. */
  replacedQuantity: number;
}

/** What a line costs, and its share of the discounts. */
export interface LineBill {
  totalPaise: Paise;
  discountPaise: Paise;
}

/** The bill of a line and of its substitutes, in their order. */
export interface BilledLine extends LineBill {
  substitutes: LineBill[];
}

/**
 * What a line costs: its pieces at the price at which they were ordered, or by the gram where they were weighed and are
 * lighter; its discount in the same proportion, half up.
 * A substitute costs the lesser of its own price and of what it replaces, and takes the share of those pieces along;
 * the shares of all that is delivered are worked out together, so that no paisa of a line in full is lost.
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

/** What pieces cost: of weighed ones, the part of a piece's price that their grams are of its grams, half up. */
function priceOf(pieces: Weighable & { unitPricePaise: Paise }): Paise {
  return proportionOf(pieces.unitPricePaise, billedParts(pieces), orderedParts(pieces, 1));
}

/** The share of so much of what was ordered. */
function shareOf(line: OrderedLine, parts: number): Paise {
  return proportionOf(line.discountPaise, parts, orderedParts(line, line.orderedQuantity));
}

/**
 * The bill of an order of which less is delivered than was ordered. It is never more than the agreed one: coupon and
 * online-payment discount shrink in the same proportion, the delivery fee stays, and what it costs less is taken off
 * the sum to pay first, then off the gift credit.
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

/** A step of the agreed bill with another amount; that of a discount says why it is another. */
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
