import { istDate } from '../../../kernel/ist';
import type { OrderLine } from '../orders/order-line.entity';
import {
  ReceiptDocument,
  ReceiptFacts,
  amountText,
  customerLines,
  dateText,
  pricedName,
  reasonIn,
  storeLines,
  taxRows,
} from '../receipts/receipt-document.rules';
import { RECEIPT_TEXTS } from '../receipts/receipt-texts';
import type { RateTax } from '../taxes/tax.rules';
import type { CreditNoteLine } from './credit-note-line.entity';
import type { CreditNote } from './credit-note.entity';

/** The data of a credit note document. */
export interface CreditNoteFacts extends Pick<
  ReceiptFacts,
  'language' | 'number' | 'issuer' | 'customer'
> {
  note: Pick<
    CreditNote,
    | 'issuedAt'
    | 'reason'
    | 'reasonMessage'
    | 'amountPaise'
    | 'deliveryFeePaise'
    | 'adjustmentPaise'
    | 'toCollectPaise'
    | 'cashPaise'
    | 'cardPaise'
    | 'giftCreditPaise'
  >;
  lines: readonly (Pick<CreditNoteLine, 'quantity' | 'totalPaise' | 'discountPaise'> &
    Pick<
      OrderLine,
      'name' | 'nameHi' | 'nameMr' | 'unit' | 'mrpPaise' | 'unitPricePaise' | 'hsn'
    >)[];
  taxes: readonly RateTax[];
  orderId: number;
  /** Whether the order was paid by a UPI transfer, and is paid back by another one. */
  isPaidByUpi: boolean;
  receipt: Pick<ReceiptFacts, 'number' | 'issuedAt'>;
}

/** The text of a credit note: the reduction of the order, and the ways in which the money goes back. */
export function creditNoteDocument(facts: CreditNoteFacts): ReceiptDocument {
  const { language, number, issuer, customer, note, lines, taxes, orderId, receipt } = facts;
  const texts = RECEIPT_TEXTS[language];
  const dayOf = (instant: Date) => dateText(istDate(instant), language);
  const reason = reasonIn(language, note);
  return {
    language,
    title: texts.creditNote,
    number,
    issuedAt: note.issuedAt,
    storeName: issuer.name,
    storeLines: storeLines(issuer),
    support: `${issuer.supportEmail} · ${issuer.supportPhone}`,
    mark: null,
    blocks: [
      { heading: texts.creditNote, lines: [number, dayOf(note.issuedAt)] },
      { heading: texts.order, lines: [texts.orderNumber(orderId)] },
      { heading: texts.customer, lines: customerLines(customer) },
      {
        heading: texts.forReceipt,
        lines: [receipt.number, dayOf(receipt.issuedAt), ...(reason ? [texts.reason(reason)] : [])],
      },
    ],
    // Pieces may be returned that were paid back before.
    rows: lines
      .filter(({ quantity }) => quantity > 0)
      .map(({ quantity, mrpPaise, totalPaise, discountPaise, ...line }) => ({
        name: pricedName({ ...line, mrpPaise }, language),
        quantity: String(quantity),
        mrp: amountText(mrpPaise),
        total: amountText(totalPaise),
        discount: discountPaise === 0 ? '' : amountText(0 - discountPaise),
      })),
    bill: [
      ...sumOf(texts.delivery, note.deliveryFeePaise),
      ...sumOf(
        note.adjustmentPaise < 0 ? texts.paidBackBefore : texts.amountPaidBack,
        note.adjustmentPaise,
      ),
    ],
    total: { label: texts.totalCredited, amount: amountText(note.amountPaise) },
    taxes: taxRows(taxes, texts),
    paymentHeading: texts.paidBack,
    payment: [
      ...wayOf(texts.lessDue, note.toCollectPaise),
      ...wayOf(texts.inCash, note.cashPaise),
      ...wayOf(facts.isPaidByUpi ? texts.byUpi : texts.toCard, note.cardPaise),
      ...wayOf(texts.toGiftCredit, note.giftCreditPaise),
    ],
    refunds: [],
  };
}

function sumOf(label: string, paise: number): ReceiptDocument['bill'] {
  return paise === 0 ? [] : [{ label, reason: '', amount: amountText(paise) }];
}

function wayOf(label: string, paise: number): string[] {
  return paise === 0 ? [] : [`${label}: ${amountText(paise)}`];
}
