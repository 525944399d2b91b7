import { Paise, proportionOf } from '../../../kernel/money';
import { PaymentMethod } from '../../../kernel/order.enums';
import { PaymentStatus } from '../../../kernel/payment-status.enum';
import type { Order } from '../orders/order.entity';
import type { OrderLine } from '../orders/order-line.entity';
import { receiptNumber } from '../receipts/receipt.rules';
import type { CreditNote } from './credit-note.entity';

/** What pieces of a line cost, and their share of the discounts. */
export interface CreditedPieces {
  totalPaise: Paise;
  discountPaise: Paise;
}

/** The ways by which the money of a credit note goes. */
export type CreditedMoney = Pick<
  CreditNote,
  'toCollectPaise' | 'cashPaise' | 'cardPaise' | 'giftCreditPaise'
>;

/**
 * What more pieces of a delivered line are worth. What stays keeps its part of the price and of the discount, each half up;
 * the pieces get the rest of what was not credited before. So all pieces together get what the line cost, to the paisa.
 * @param creditedPaise what earlier credit notes gave back of the line
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
 * By which ways an amount goes back: what is to be collected is reduced, or cash that was collected is handed back, or
 * the card gets it; what is left of the amount comes back to the gift credit.
 * @param credited what earlier credit notes of the order gave back
 * @param keptPaise what the shop keeps of what was paid by card or at the door
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
 * How much of its delivery fee is kept of an order that is returned: as far as its customer has paid by card or in
 * cash. Nobody is asked for more, and gift credit does not pay fees.
 * @param credited what earlier credit notes of the order gave back
 * @param heldPaise what the shop holds of what was paid by card or at the door
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
 * The same money, with what was paid as gift credit; what is to be collected is still reduced first.
 * @param heldPaise what the shop holds of what was paid by card: no more of it becomes gift credit
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
 * What the shop holds for an order of what was paid by card: what became gift credit in place of it is given back already.
 * @param credited what the credit notes of the order gave back
 * @param leftPaise what its payments hold that nobody has asked back
 */
export function heldOfCard(
  { giftCreditPaise }: Pick<Order, 'giftCreditPaise'>,
  credited: CreditedMoney,
  leftPaise: Paise,
): Paise {
  const inPlacePaise = Math.max(0, credited.giftCreditPaise - giftCreditPaise);
  return Math.max(0, leftPaise - inPlacePaise);
}

/** What several credit notes gave back by each way. */
export function sumOfMoney(notes: readonly CreditedMoney[]): CreditedMoney {
  const sum = (way: keyof CreditedMoney) => notes.reduce((paise, note) => paise + note[way], 0);
  return {
    toCollectPaise: sum('toCollectPaise'),
    cashPaise: sum('cashPaise'),
    cardPaise: sum('cardPaise'),
    giftCreditPaise: sum('giftCreditPaise'),
  };
}

/** The number of a credit note for people: GRO-CN/2026-27/000123. */
export function creditNoteNumber(
  prefix: string,
  { financialYear, number }: Pick<CreditNote, 'financialYear' | 'number'>,
): string {
  return receiptNumber(`${prefix}-CN`, financialYear, number);
}
