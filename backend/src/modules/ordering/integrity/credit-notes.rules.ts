import { Paise } from '../../../kernel/money';
import { deliveryFeeOf } from '../../checkout/index.rules';
import { Comparison, atLeast, atMost, equal } from '../../../platform/integrity/comparison.rules';

/** An order with the sums of its credit notes, payments and refunds. */
export interface CreditedOrder {
  id: number;
  status: string;
  paymentMethod: string;
  paymentStatus: string;
  toPayPaise: Paise;
  giftCreditPaise: Paise;
  /** The steps of its bill, as JSON. */
  billSteps: string;
  /** Other orders of its delivery group that are not cancelled; 0 for an order outside a group. */
  deliveredWithCount: number;
  /** Null if it ended before the shop issued credit notes. */
  creditedPaise: Paise | null;
  collectLessPaise: Paise;
  receiptCount: number;
  notesPaise: Paise;
  /** The sum of the lines, fees and adjustments of the credit notes. */
  contentPaise: Paise;
  toCollectPaise: Paise;
  cashPaise: Paise;
  cardPaise: Paise;
  creditPaise: Paise;
  capturedPaise: Paise;
  /** Completed and pending refunds. */
  backPaise: Paise;
  /** Refunds that the bank refused. */
  failedPaise: Paise;
  /** The part of the refunds that staff paid back by amount without a credit note. */
  goodwillPaise: Paise;
}

const BILLED = ['packed', 'out for delivery', 'delivery failed', 'delivered'];
const OVER = ['cancelled', 'returned'];

/** Compares the credits of an order with its receipt and with the movements of the money. */
export function compareCredited(order: CreditedOrder): Comparison[] {
  const { id, status, notesPaise, creditedPaise, receiptCount } = order;
  const about = (part: string) => `${part} of order ${id}`;
  const billedPaise = order.toPayPaise + order.giftCreditPaise;
  return [
    equal(about('credited sum'), notesPaise, creditedPaise ?? 0),
    equal(about('sum that is collected less'), order.toCollectPaise, order.collectLessPaise),
    equal(about('content of the credit notes'), notesPaise, order.contentPaise),
    receiptCount > 0
      ? atMost(about('credit notes'), billedPaise, notesPaise)
      : equal(about('credit notes without a receipt'), 0, notesPaise),
    ...(OVER.includes(status) && creditedPaise !== null
      ? compareOver(order, receiptCount > 0 ? billedPaise : 0)
      : []),
    ...(BILLED.includes(status) ? compareKept(order) : []),
  ];
}

/**
 * Everything is credited. Of a returned order, and of one that was cancelled while others of its delivery group were
 * delivered, the shop may have kept the delivery fee or a part of it.
 */
function compareOver(
  { id, status, billSteps, notesPaise, deliveredWithCount }: CreditedOrder,
  billedPaise: Paise,
) {
  const what = `credit notes of all of order ${id}`;
  const mayKeepFee = billedPaise > 0 && (status === 'returned' || deliveredWithCount > 0);
  if (!mayKeepFee) return [equal(what, billedPaise, notesPaise)];
  const steps = JSON.parse(billSteps) as { kind: string; amountPaise: Paise }[];
  const feePaise = deliveryFeeOf(steps);
  return [atLeast(what, billedPaise - feePaise, notesPaise), atMost(what, billedPaise, notesPaise)];
}

/** The money that the shop keeps is the billed sum less the credited sum. */
function compareKept(order: CreditedOrder): Comparison[] {
  const { id, paymentMethod, toPayPaise, cardPaise, toCollectPaise, cashPaise } = order;
  const paidPaise = toPayPaise - cardPaise - toCollectPaise - cashPaise;
  const open = atLeast(`sum to pay less credit notes of order ${id}`, 0, paidPaise);
  if (paymentMethod !== 'card') return [open, equal(`card part of order ${id}`, 0, cardPaise)];
  const { capturedPaise, backPaise, failedPaise, goodwillPaise } = order;
  const keptPaise = capturedPaise - backPaise;
  const kept = `money kept of order ${id}`;
  return [
    open,
    atLeast(kept, Math.max(0, paidPaise - goodwillPaise), keptPaise),
    atMost(kept, paidPaise + failedPaise, keptPaise),
  ];
}

/** One credit of a line; the first fields are those of the line. */
export interface CreditedLineRow {
  id: number;
  quantity: number;
  totalPaise: Paise;
  discountPaise: Paise;
  refundedQuantity: number;
  returnedQuantity: number;
  creditedQuantity: number | null;
  backQuantity: number | null;
  goods: string | null;
  creditedPaise: Paise | null;
}

/**
 * Recomputes the value of each credit of a line: the line's cost less the cost of the pieces that stay, with price and
 * discount each rounded half up, less the earlier credits.
 */
export function compareCreditedLine(
  rows: readonly [CreditedLineRow, ...CreditedLineRow[]],
): Comparison[] {
  const [{ id, quantity, totalPaise, discountPaise, refundedQuantity, returnedQuantity }] = rows;
  const sum = (of: (row: CreditedLineRow) => number | null) =>
    rows.reduce((all, row) => all + (of(row) ?? 0), 0);
  const creditedQuantity = sum((row) => row.creditedQuantity);
  const backQuantity = sum((row) => row.backQuantity);
  let left = BigInt(quantity);
  let given = 0n;
  const credits = rows.map((row) => {
    left -= BigInt(row.creditedQuantity ?? 0);
    const staying = part(totalPaise, left, quantity) - part(discountPaise, left, quantity);
    const exact = BigInt(totalPaise) - BigInt(discountPaise) - staying - given;
    const due = exact > 0n ? exact : 0n;
    given += due;
    return equal(`credit of line ${id}`, Number(due), row.creditedPaise ?? 0);
  });
  return [
    equal(`credited pieces of line ${id}`, creditedQuantity, refundedQuantity),
    equal(`pieces of line ${id} that came back`, backQuantity, returnedQuantity),
    atMost(`credited pieces of line ${id}`, quantity, refundedQuantity),
    atMost(`pieces of line ${id} that came back`, quantity, returnedQuantity),
    equal(
      `pieces of line ${id} that came back though they did not`,
      0,
      sum((row) => (row.goods === 'not returned' ? row.backQuantity : 0)),
    ),
    ...credits,
  ];
}

/** The share of a sum in the proportion of the pieces to all pieces, half up. */
function part(sumPaise: Paise, pieces: bigint, all: number): bigint {
  if (all === 0) return 0n;
  const product = BigInt(sumPaise) * pieces;
  const rest = product % BigInt(all);
  return product / BigInt(all) + (rest * 2n >= BigInt(all) ? 1n : 0n);
}
