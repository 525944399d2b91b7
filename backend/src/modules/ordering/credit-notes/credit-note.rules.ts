import { Paise, proportionOf } from '../../../kernel/money';
import { PaymentMethod } from '../../../kernel/order.enums';
import { PaymentStatus } from '../../../kernel/payment-status.enum';
import type { Order } from '../orders/order.entity';
import type { OrderLine } from '../orders/order-line.entity';
import { receiptNumber } from '../receipts/receipt.rules';
import type { CreditNote } from './credit-note.entity';

/** The price of pieces of a line, and their share of the discounts. */
export interface CreditedPieces {
  totalPaise: Paise;
  discountPaise: Paise;
}

/** The amounts of a credit note, by how the money goes back. */
export type CreditedMoney = Pick<
  CreditNote,
  'toCollectPaise' | 'cashPaise' | 'cardPaise' | 'giftCreditPaise'
>;

/**
 * The value of further pieces of a delivered line. The pieces that stay keep their part of the price and of the
 * discount, each rounded half up; the credited pieces get the rest that was not credited before. So all pieces together
 * get exactly the cost of the line, to the paisa.
 * @param creditedPaise the sum of the earlier credits of the line
 */
export function worthOf(
  line: Pick<OrderLine, 'quantity' | 'totalPaise' | 'discountPaise' | 'refundedQuantity'>,
  quantity: number,
  creditedPaise: Paise,
): CreditedPieces {
  const stays = line.quantity - line.refundedQuantity - quantity;
  const staying = (sumPaise: Paise, pieces: number) =>
    proportionOf(sumPaise, pieces, line.quantity);
  const keptPaise = staying(line.totalPaise, stays) - staying(line.discountPaise, stays);
  const costPaise = line.totalPaise - line.discountPaise;
  const amountPaise = Math.max(0, costPaise - creditedPaise - keptPaise);
  const fullPaise = staying(line.totalPaise, stays + quantity) - staying(line.totalPaise, stays);
  const totalPaise = Math.max(fullPaise, amountPaise);
  return { totalPaise, discountPaise: totalPaise - amountPaise };
}

/**
 * Splits an amount by how it goes back: the amount to collect is reduced, collected cash is handed back, or the card is
 * refunded; the remainder goes back to the gift credit.
 * @param credited the sums of the order's earlier credit notes
 * @param keptPaise the part of a payment by card or on delivery that the shop keeps
 */
export function waysBack(
  order: Pick<Order, 'paymentMethod' | 'paymentStatus' | 'toPayPaise' | 'collectedPaise'>,
  credited: CreditedMoney,
  amountPaise: Paise,
  keptPaise: Paise = 0,
): CreditedMoney {
  const { paymentMethod, paymentStatus, toPayPaise, collectedPaise } = order;
  const { toCollectPaise, cashPaise, cardPaise } = credited;
  const billedPaise = toPayPaise - toCollectPaise - cashPaise - cardPaise;
  const paidPaise = Math.min(amountPaise, billedPaise - keptPaise);
  const isCard = paymentMethod === PaymentMethod.CARD;
  const isOpen = !isCard && paymentStatus === PaymentStatus.PENDING;
  const openPaise = isOpen ? Math.max(0, toPayPaise - toCollectPaise - collectedPaise) : 0;
  const lessPaise = Math.min(paidPaise, openPaise);
  return {
    toCollectPaise: lessPaise,
    cashPaise: isCard ? 0 : paidPaise - lessPaise,
    cardPaise: isCard ? paidPaise : 0,
    giftCreditPaise: amountPaise - paidPaise,
  };
}

/**
 * The part of its delivery fee that the shop keeps of a returned order: at most what its customer has paid by card or
 * in cash. Nobody is charged more, and gift credit does not pay fees.
 * @param credited the sums of the order's earlier credit notes
 * @param heldPaise the part of a payment by card or on delivery that the shop still holds
 */
export function keptFeeOf(
  { toPayPaise }: Pick<Order, 'toPayPaise'>,
  { toCollectPaise, cashPaise, cardPaise }: CreditedMoney,
  feePaise: Paise,
  heldPaise: Paise,
): Paise {
  const leftPaise = toPayPaise - toCollectPaise - cashPaise - cardPaise;
  return Math.max(0, Math.min(feePaise, heldPaise, leftPaise));
}

/**
 * The same money with the paid part as gift credit; the amount to collect is still reduced first.
 * @param heldPaise the part of a card payment that the shop still holds: at most this becomes gift credit
 */
export function asGiftCredit(
  { toCollectPaise, cashPaise, cardPaise, giftCreditPaise }: CreditedMoney,
  heldPaise: Paise,
): CreditedMoney {
  const creditedPaise = Math.min(cardPaise, heldPaise);
  return {
    ...{ toCollectPaise, cashPaise: 0, cardPaise: cardPaise - creditedPaise },
    giftCreditPaise: giftCreditPaise + cashPaise + creditedPaise,
  };
}

/**
 * The part of an order's card payment that the shop still holds: the part replaced by gift credit has already been
 * given back.
 * @param credited the sums of the order's credit notes
 * @param leftPaise the part of its payments for which no refund has been requested
 */
export function heldOfCard(
  { giftCreditPaise }: Pick<Order, 'giftCreditPaise'>,
  credited: CreditedMoney,
  leftPaise: Paise,
): Paise {
  const inPlacePaise = Math.max(0, credited.giftCreditPaise - giftCreditPaise);
  return Math.max(0, leftPaise - inPlacePaise);
}

/** The sums of several credit notes, by how the money went back. */
export function sumOfMoney(notes: readonly CreditedMoney[]): CreditedMoney {
  const sum = (way: keyof CreditedMoney) => notes.reduce((paise, note) => paise + note[way], 0);
  return {
    toCollectPaise: sum('toCollectPaise'),
    cashPaise: sum('cashPaise'),
    cardPaise: sum('cardPaise'),
    giftCreditPaise: sum('giftCreditPaise'),
  };
}

/** The displayed number of a credit note: GRO-CN/2026-27/000123. */
export function creditNoteNumber(
  prefix: string,
  { financialYear, number }: Pick<CreditNote, 'financialYear' | 'number'>,
): string {
  return receiptNumber(`${prefix}-CN`, financialYear, number);
}
