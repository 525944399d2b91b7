import { istDate } from '../../../kernel/ist';
import type { OrderLine } from '../orders/order-line.entity';
import {
  ReceiptDocument,
  ReceiptFacts,
  amountText,
  customerLines,
  dateText,
  pricedName,
  storeLines,
  taxRows,
} from '../receipts/receipt-document.rules';
import type { RateTax } from '../taxes/tax.rules';
import type { CreditNoteLine } from './credit-note-line.entity';
import type { CreditNote } from './credit-note.entity';

/** What a credit note is written from. */
export interface CreditNoteFacts extends Pick<ReceiptFacts, 'number' | 'issuer' | 'customer'> {
  note: Pick<
    CreditNote,
    | 'issuedAt'
    | 'reason'
    | 'amountPaise'
    | 'deliveryFeePaise'
    | 'adjustmentPaise'
    | 'toCollectPaise'
    | 'cashPaise'
    | 'cardPaise'
    | 'giftCreditPaise'
  >;
  lines: readonly (Pick<CreditNoteLine, 'quantity' | 'totalPaise' | 'discountPaise'> &
    Pick<OrderLine, 'name' | 'unit' | 'mrpPaise' | 'unitPricePaise' | 'hsn'>)[];
  taxes: readonly RateTax[];
  orderId: number;
  receipt: Pick<ReceiptFacts, 'number' | 'issuedAt'>;
}

/** Puts a credit note into words: what the order costs less, and by which ways the money goes. */
export function creditNoteDocument(facts: CreditNoteFacts): ReceiptDocument {
  const { number, issuer, customer, note, lines, taxes, orderId, receipt } = facts;
  return {
    title: 'Credit note',
    number,
    issuedAt: note.issuedAt,
    storeName: issuer.name,
    storeLines: storeLines(issuer),
    support: `${issuer.supportEmail} · ${issuer.supportPhone}`,
    mark: null,
    blocks: [
      { heading: 'Credit note', lines: [number, dateText(istDate(note.issuedAt))] },
      { heading: 'Order', lines: [`No. ${orderId}`] },
      { heading: 'Customer', lines: customerLines(customer) },
      {
        heading: 'For the receipt',
        lines: [receipt.number, dateText(istDate(receipt.issuedAt)), `Reason: ${note.reason}`],
      },
    ],
    // Pieces may come back that were paid back before.
    rows: lines
      .filter(({ quantity }) => quantity > 0)
      .map(({ quantity, mrpPaise, totalPaise, discountPaise, ...line }) => ({
        name: pricedName({ ...line, mrpPaise }),
        quantity: String(quantity),
        mrp: amountText(mrpPaise),
        total: amountText(totalPaise),
        discount: discountPaise === 0 ? '' : amountText(0 - discountPaise),
      })),
    bill: [
      ...sumOf('Delivery', note.deliveryFeePaise),
      ...sumOf(
        note.adjustmentPaise < 0 ? 'Paid back before' : 'Amount paid back',
        note.adjustmentPaise,
      ),
    ],
    total: { label: 'Total credited', amount: amountText(note.amountPaise) },
    taxes: taxRows(taxes),
    paymentHeading: 'Paid back',
    payment: [
      ...wayOf('Less to pay at the door', note.toCollectPaise),
      ...wayOf('In cash', note.cashPaise),
      ...wayOf('To the card', note.cardPaise),
      ...wayOf('To the gift credit', note.giftCreditPaise),
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
