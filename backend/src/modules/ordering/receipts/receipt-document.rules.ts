import { fullNameOf } from '../../identity/index.rules';
import { istDate } from '../../../kernel/ist';
import { dateFormats, type Language } from '../../../kernel/language';
import type { MessageRef } from '../../../kernel/message';
import type { Substitution } from '../../../kernel/order.enums';
import { Paise, formatCount } from '../../../kernel/money';
import { Named, productIn } from '../../../kernel/names';
import type { DeliveryAddress } from '../../checkout';
import type { BillStep } from '../../checkout/index.rules';
import { freeDelivery, stepLabel } from '../orders/bill-step-texts';
import { RateTax, partsOf, taxesOf } from '../taxes/tax.rules';
import { RECEIPT_TEXTS, ReceiptTexts } from './receipt-texts';
import type { PrintedCustomer } from './receipt.rules';
import type { ReceiptIssuer } from './receipt.service';

const RECEIPT_DAY = dateFormats({
  timeZone: 'UTC',
  day: 'numeric',
  month: 'long',
  year: 'numeric',
});
const TO_THE_PAISA = new Intl.NumberFormat('en-IN', {
  minimumFractionDigits: 2,
  maximumFractionDigits: 2,
});

/** The data of a receipt. Sums in paise. */
export interface ReceiptFacts {
  /** The customer's language. */
  language: Language;
  number: string;
  issuedAt: Date;
  issuer: ReceiptIssuer;
  customer: PrintedCustomer;
  order: {
    id: number;
    placedAt: Date;
    status: string;
    paymentMethod: string;
    paymentStatus: string;
    slotDate: string;
    slotStartMinute: number;
    slotEndMinute: number;
    deliveryAddress: DeliveryAddress | null;
    substitution: Substitution | null;
    couponCode: string | null;
    lines: ReceiptLineFacts[];
    billSteps: BillStep[];
    toPayPaise: Paise;
  };
  /** The card that paid for it, if any. */
  card: { cardBrand: string | null; cardLastFour: string | null } | null;
  /** The UPI transfer that paid for it; null if none did. */
  utr: string | null;
  refunds: {
    amountPaise: Paise;
    reason: string;
    reasonMessage: MessageRef | null;
    status: string;
    createdAt: Date;
  }[];
}

/** One product of the order. */
export interface ReceiptLineFacts extends Named {
  unit: string | null;
  quantity: number;
  /** The weight, for a product that is sold by weight. */
  weighedGrams: number | null;
  mrpPaise: Paise;
  /** The price of one piece: the MRP or less. */
  unitPricePaise: Paise;
  totalPaise: Paise;
  discountPaise: Paise;
  gstBasisPoints: number | null;
  hsn: string | null;
}

/** A receipt or credit note as texts for the layout. */
export interface ReceiptDocument {
  language: Language;
  title: string;
  number: string;
  issuedAt: Date;
  storeName: string;
  storeLines: string[];
  support: string;
  /** The text printed across its head, such as 'Order cancelled'. */
  mark: string | null;
  /** Blocks of lines with headings, side by side: for a receipt its number, order, customer and delivery. */
  blocks: { heading: string; lines: string[] }[];
  rows: ReceiptRow[];
  bill: { label: string; reason: string; amount: string }[];
  total: { label: string; amount: string };
  /** The tax within the sum, by rate; empty if no goods have a rate. */
  taxes: TaxRow[];
  paymentHeading: string;
  payment: string[];
  refunds: { text: string; amount: string }[];
}

/** The tax within the amount at one rate. */
export interface TaxRow {
  rate: string;
  taxable: string;
  cgst: string;
  sgst: string;
  amount: string;
}

/** One line of the table. */
export interface ReceiptRow {
  name: string;
  quantity: string;
  mrp: string;
  total: string;
  discount: string;
}

/** The texts of a receipt. */
export function receiptDocument(facts: ReceiptFacts): ReceiptDocument {
  const { language, number, issuedAt, issuer, order } = facts;
  const texts = RECEIPT_TEXTS[language];
  return {
    language,
    title: texts.receipt,
    number,
    issuedAt,
    storeName: issuer.name,
    storeLines: storeLines(issuer),
    support: `${issuer.supportEmail} · ${issuer.supportPhone}`,
    mark: markOf(order.status, texts),
    blocks: blocksOf(facts, texts),
    // Missing pieces are not on the receipt.
    rows: order.lines.filter(({ quantity }) => quantity > 0).map((line) => rowOf(line, language)),
    bill: order.billSteps.map((step) => ({
      ...stepTexts(step, order.couponCode, language),
      amount: amountText(step.amountPaise),
    })),
    total: { label: totalLabel(order.paymentStatus, texts), amount: amountText(order.toPayPaise) },
    taxes: taxRows(taxesOf(partsOf(order)), texts),
    paymentHeading: texts.payment,
    payment: paymentLines(facts, texts),
    refunds: facts.refunds.map((refund) => ({
      text: refundText(refund, language),
      amount: amountText(refund.amountPaise),
    })),
  };
}

/** A step with its stored label, which is in English; in other languages, the label is derived from its kind. */
function stepTexts(step: BillStep, couponCode: string | null, language: Language) {
  return language === 'en'
    ? { label: step.label, reason: step.reason ?? '' }
    : {
        label: stepLabel(step, couponCode, language),
        reason: freeDelivery(step, language) ?? '',
      };
}

function refundText(
  { status, createdAt, ...why }: ReceiptFacts['refunds'][number],
  language: Language,
): string {
  const reason = reasonIn(language, why);
  const day = dateText(istDate(createdAt), language);
  const text = reason ? `${day}: ${reason}` : day;
  return status === 'success' ? text : `${text} (${RECEIPT_TEXTS[language].onItsWay})`;
}

/** A reason written by a person; the shop's own reasons are in English, and omitted in other languages. */
export function reasonIn(
  language: Language,
  { reason, reasonMessage }: { reason: string; reasonMessage: MessageRef | null },
): string | null {
  return language === 'en' || !reasonMessage ? reason : null;
}

function markOf(status: string, { cancelled, returned }: ReceiptTexts): string | null {
  const marks: Partial<Record<string, string>> = { cancelled, returned };
  return marks[status] ?? null;
}

/** The tax as texts; goods without a rate are included, so that the rows add up to the sum. */
export function taxRows(taxes: readonly RateTax[], { noRate }: ReceiptTexts): TaxRow[] {
  if (taxes.every(({ gstBasisPoints }) => gstBasisPoints === null)) return [];
  return taxes.map(({ gstBasisPoints, taxablePaise, cgstPaise, sgstPaise, amountPaise }) => ({
    rate: gstBasisPoints === null ? noRate : `GST ${gstBasisPoints / 100} %`,
    taxable: amountText(taxablePaise),
    cgst: amountText(cgstPaise),
    sgst: amountText(sgstPaise),
    amount: amountText(amountPaise),
  }));
}

/** Money on a receipt, always to the paisa: ₹1,23,456.50. */
export function amountText(paise: Paise): string {
  return `${paise < 0 ? '-' : ''}₹${TO_THE_PAISA.format(Math.abs(paise) / 100)}`;
}

/** The store's name may be the first line of its address, and then is not repeated. */
export function storeLines({ name, addressLines, gstin, fssaiLicence }: ReceiptIssuer): string[] {
  const address = addressLines[0] === name ? addressLines.slice(1) : addressLines;
  return [
    ...address,
    ...(gstin ? [`GSTIN ${gstin}`] : []),
    ...(fssaiLicence ? [`FSSAI Lic. No. ${fssaiLicence}`] : []),
  ];
}

function blocksOf(
  { language, number, issuedAt, customer, order }: ReceiptFacts,
  texts: ReceiptTexts,
): ReceiptDocument['blocks'] {
  const { slotDate, slotStartMinute, slotEndMinute, deliveryAddress, substitution } = order;
  const window = texts.window(slotStartMinute, slotEndMinute);
  const dayOf = (instant: Date) => dateText(istDate(instant), language);
  return [
    { heading: texts.receipt, lines: [number, dayOf(issuedAt)] },
    { heading: texts.order, lines: [texts.orderNumber(order.id), dayOf(order.placedAt)] },
    {
      heading: texts.customer,
      lines: customerLines(customer),
    },
    {
      heading: texts.delivery,
      lines: [
        ...addressLines(deliveryAddress),
        `${dateText(slotDate, language)}, ${window}`,
        ...(substitution ? [texts.ifMissing(substitution)] : []),
      ],
    },
  ];
}

/** The customer's name and contact details. */
export function customerLines(customer: PrintedCustomer): string[] {
  const { email, phone } = customer;
  return [fullNameOf(customer), ...(email ? [email] : []), phone];
}

function addressLines(address: DeliveryAddress | null): string[] {
  if (!address) return [];
  const { recipientName, line1, line2, landmark, pinCode, phone } = address;
  const lines = [recipientName, line1, line2, landmark, pinCode, phone];
  return lines.filter((line): line is string => Boolean(line));
}

function rowOf(line: ReceiptLineFacts, language: Language): ReceiptRow {
  const name = pricedName(line, language);
  const { weighed } = RECEIPT_TEXTS[language];
  return {
    name:
      line.weighedGrams === null ? name : `${name} (${weighed(formatCount(line.weighedGrams))})`,
    quantity: String(line.quantity),
    mrp: amountText(line.mrpPaise),
    total: amountText(line.totalPaise),
    discount: line.discountPaise === 0 ? '' : amountText(0 - line.discountPaise),
  };
}

/** The name of a product, with the price of a piece if that was below its MRP. */
export function pricedName(
  line: Named & Pick<ReceiptLineFacts, 'unit' | 'mrpPaise' | 'unitPricePaise' | 'hsn'>,
  language: Language,
): string {
  const product = productIn(language, line);
  const name = line.hsn ? `${product} (HSN ${line.hsn})` : product;
  return line.unitPricePaise < line.mrpPaise
    ? `${name} (${RECEIPT_TEXTS[language].soldAt(amountText(line.unitPricePaise))})`
    : name;
}

/** A paid sum stays paid on the receipt, even if it was paid back later. */
function totalLabel(paymentStatus: string, { totalPaid, totalToPay }: ReceiptTexts): string {
  return ['success', 'refunded'].includes(paymentStatus) ? totalPaid : totalToPay;
}

function paymentLines({ order, card, utr }: ReceiptFacts, texts: ReceiptTexts): string[] {
  if (order.toPayPaise === 0) return [texts.nothingLeft];
  if (order.paymentMethod === 'cash on delivery')
    return [order.paymentStatus === 'success' ? texts.cashCollected : texts.cashDue];
  if (utr) return [texts.paidByUpi(utr)];
  if (!card?.cardLastFour) return [texts.paidOnline];
  return [texts.paidByCard(card.cardBrand ?? 'Card', card.cardLastFour)];
}

/** A displayed date: 22 November 2026. */
export function dateText(date: string, language: Language): string {
  return RECEIPT_DAY[language].format(new Date(`${date}T00:00:00Z`));
}
