import { Paise, formatPaise, percentOf } from '../kernel/money';

/** The steps from the subtotal to the sum to pay, in the order in which they are taken. */
export enum BillStepKind {
  SUBTOTAL = 'SUBTOTAL',
  ONLINE_PAYMENT_DISCOUNT = 'ONLINE_PAYMENT_DISCOUNT',
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
}

/** What a basket costs and why. */
export interface Bill {
  /** The sum of the lines: the Grand Total of the cart. */
  subtotalPaise: Paise;
  steps: BillStep[];
  toPayPaise: Paise;
}

/** On every order paid online; promised on the landing page. */
export const ONLINE_PAYMENT_DISCOUNT_PERCENT = 5;

/** What a line asks for. */
export interface PricedLine {
  mrpPaise: Paise;
  quantity: number;
}

/** The price of a line: quantity x mrpPrice, as specified. */
export function lineTotal(line: PricedLine): Paise {
  return line.mrpPaise * line.quantity;
}

/**
 * What a basket costs. The steps are taken in this order, and their amounts add up to the sum to pay:
 * subtotal, online-payment discount (card only, never on cash on delivery), delivery fee (none).
 */
export function priceCart(lines: readonly PricedLine[], paidOnline: boolean): Bill {
  const subtotalPaise = lines.reduce((sum, line) => sum + lineTotal(line), 0);
  const steps: BillStep[] = [
    { kind: BillStepKind.SUBTOTAL, label: 'Subtotal', amountPaise: subtotalPaise, reason: null },
  ];
  if (paidOnline) steps.push(onlinePaymentDiscount(subtotalPaise));
  steps.push({
    kind: BillStepKind.DELIVERY_FEE,
    label: 'Delivery',
    amountPaise: 0,
    reason: 'free',
  });
  const toPayPaise = steps.reduce((sum, step) => sum + step.amountPaise, 0);
  return { subtotalPaise, steps, toPayPaise };
}

function onlinePaymentDiscount(amountPaise: Paise): BillStep {
  return {
    kind: BillStepKind.ONLINE_PAYMENT_DISCOUNT,
    label: 'Online payment',
    // 0 - x, not -x: a discount of nothing is 0, never the -0 that JSON and === tell apart from it.
    amountPaise: 0 - percentOf(amountPaise, ONLINE_PAYMENT_DISCOUNT_PERCENT),
    reason: `${ONLINE_PAYMENT_DISCOUNT_PERCENT}% of ${formatPaise(amountPaise)}`,
  };
}
