import { spokenTime, istDate } from '../../../kernel/ist';
import { Paise, formatCount } from '../../../kernel/money';
import type { DeliveryAddress } from '../../checkout';
import type { BillStep } from '../../checkout/index.rules';
import { RateTax, partsOf, taxesOf } from '../taxes/tax.rules';
import type { ReceiptIssuer } from './receipt.service';

/** What a receipt is written from. Sums in paise. */
export interface ReceiptFacts {
  number: string;
  issuedAt: Date;
  issuer: ReceiptIssuer;
  /** The e-mail address is empty where the shop knows them by phone only. */
  customer: { firstName: string; lastName: string; email: string; phone: string };
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
    substitution: string | null;
    lines: ReceiptLineFacts[];
    billSteps: BillStep[];
    toPayPaise: Paise;
  };
  /** The card that paid it, if one did. */
  card: { cardBrand: string | null; cardLastFour: string | null } | null;
  /** The transfer by UPI that paid it; null where none did. */
  utr: string | null;
  refunds: { amountPaise: Paise; reason: string; status: string; createdAt: Date }[];
}

/** One product of the order. */
export interface ReceiptLineFacts {
  name: string;
  unit: string | null;
  quantity: number;
  /** What they weighed, of a product that is sold by weight. */
  weighedGrams: number | null;
  mrpPaise: Paise;
  /** What one piece was sold at: the MRP or less. */
  unitPricePaise: Paise;
  totalPaise: Paise;
  discountPaise: Paise;
  gstBasisPoints: number | null;
  hsn: string | null;
}

/** A receipt or credit note as texts, ready to be set on pages. */
export interface ReceiptDocument {
  title: 'Receipt' | 'Credit note';
  number: string;
  issuedAt: Date;
  storeName: string;
  storeLines: string[];
  support: string;
  /** What is printed across its head, such as 'Order cancelled'. */
  mark: string | null;
  /** Headed blocks of lines beside each other: of a receipt its number, order, customer and delivery. */
  blocks: { heading: string; lines: string[] }[];
  rows: ReceiptRow[];
  bill: { label: string; reason: string; amount: string }[];
  total: { label: string; amount: string };
  /** The tax within the sum, by rate; none where no goods have a rate. */
  taxes: TaxRow[];
  paymentHeading: string;
  payment: string[];
  refunds: { text: string; amount: string }[];
}

/** The tax within what is paid at one rate. */
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

const MARKS: Partial<Record<string, string>> = {
  cancelled: 'Order cancelled',
  returned: 'Order returned',
};

/** Puts a receipt into words. */
export function receiptDocument(facts: ReceiptFacts): ReceiptDocument {
  const { number, issuedAt, issuer, order } = facts;
  return {
    title: 'Receipt',
    number,
    issuedAt,
    storeName: issuer.name,
    storeLines: storeLines(issuer),
    support: `${issuer.supportEmail} · ${issuer.supportPhone}`,
    mark: MARKS[order.status] ?? null,
    blocks: blocksOf(facts),
    // What was missing is not on the receipt.
    rows: order.lines.filter(({ quantity }) => quantity > 0).map(rowOf),
    bill: order.billSteps.map(({ label, reason, amountPaise }) => ({
      label,
      reason: reason ?? '',
      amount: amountText(amountPaise),
    })),
    total: { label: totalLabel(order.paymentStatus), amount: amountText(order.toPayPaise) },
    taxes: taxRows(taxesOf(partsOf(order))),
    paymentHeading: 'Payment',
    payment: paymentLines(facts),
    refunds: facts.refunds.map(({ amountPaise, reason, status, createdAt }) => ({
      text: `${dateText(istDate(createdAt))}: ${reason}${status === 'success' ? '' : ' (on its way)'}`,
      amount: amountText(amountPaise),
    })),
  };
}

/** The tax in words; the goods without a rate are named, so that the rows add up to the sum. */
export function taxRows(taxes: readonly RateTax[]): TaxRow[] {
  if (taxes.every(({ gstBasisPoints }) => gstBasisPoints === null)) return [];
  return taxes.map(({ gstBasisPoints, taxablePaise, cgstPaise, sgstPaise, amountPaise }) => ({
    rate: gstBasisPoints === null ? 'No rate' : `GST ${gstBasisPoints / 100} %`,
    taxable: amountText(taxablePaise),
    cgst: amountText(cgstPaise),
    sgst: amountText(sgstPaise),
    amount: amountText(amountPaise),
  }));
}

/** Money on a receipt, always to the paisa: ₹1,23,456.50. */
export function amountText(paise: Paise): string {
  const digits = (Math.abs(paise) / 100).toLocaleString('en-IN', {
    minimumFractionDigits: 2,
    maximumFractionDigits: 2,
  });
  return `${paise < 0 ? '-' : ''}₹${digits}`;
}

/** The store's name may be the first line of its address: once is enough. */
export function storeLines({ name, addressLines, gstin, fssaiLicence }: ReceiptIssuer): string[] {
  const address = addressLines[0] === name ? addressLines.slice(1) : addressLines;
  return [
    ...address,
    ...(gstin ? [`GSTIN ${gstin}`] : []),
    ...(fssaiLicence ? [`FSSAI Lic. No. ${fssaiLicence}`] : []),
  ];
}

function blocksOf({ number, issuedAt, customer, order }: ReceiptFacts): ReceiptDocument['blocks'] {
  const { slotDate, slotStartMinute, slotEndMinute, deliveryAddress, substitution } = order;
  const window = `${spokenTime(slotStartMinute)} to ${spokenTime(slotEndMinute)}`;
  return [
    { heading: 'Receipt', lines: [number, dateText(istDate(issuedAt))] },
    { heading: 'Order', lines: [`No. ${order.id}`, dateText(istDate(order.placedAt))] },
    {
      heading: 'Customer',
      lines: customerLines(customer),
    },
    {
      heading: 'Delivery',
      lines: [
        ...addressLines(deliveryAddress),
        `${dateText(slotDate)}, ${window}`,
        ...(substitution ? [`If something is missing: ${substitution}`] : []),
      ],
    },
  ];
}

/** Who the customer is, and how they are reached. */
export function customerLines(customer: ReceiptFacts['customer']): string[] {
  const { firstName, lastName, email, phone } = customer;
  return [`${firstName} ${lastName}`.trim(), ...(email ? [email] : []), phone];
}

function addressLines(address: DeliveryAddress | null): string[] {
  if (!address) return [];
  const { recipientName, line1, line2, landmark, pinCode, phone } = address;
  const lines = [recipientName, line1, line2, landmark, pinCode, phone];
  return lines.filter((line): line is string => Boolean(line));
}

function rowOf(line: ReceiptLineFacts): ReceiptRow {
  const name = pricedName(line);
  return {
    name:
      line.weighedGrams === null ? name : `${name} (weighed: ${formatCount(line.weighedGrams)} g)`,
    quantity: String(line.quantity),
    mrp: amountText(line.mrpPaise),
    total: amountText(line.totalPaise),
    discount: line.discountPaise === 0 ? '' : amountText(0 - line.discountPaise),
  };
}

/** What it is, and what a piece cost where that was less than its MRP. */
export function pricedName(
  line: Pick<ReceiptLineFacts, 'name' | 'unit' | 'mrpPaise' | 'unitPricePaise' | 'hsn'>,
): string {
  const product = line.unit ? `${line.name}, ${line.unit}` : line.name;
  const name = line.hsn ? `${product} (HSN ${line.hsn})` : product;
  return line.unitPricePaise < line.mrpPaise
    ? `${name} (sold at ${amountText(line.unitPricePaise)})`
    : name;
}

/** What was paid stays paid on the receipt, also where it was paid back later. */
function totalLabel(paymentStatus: string): string {
  return ['success', 'refunded'].includes(paymentStatus) ? 'Total paid' : 'Total to pay';
}

function paymentLines({ order, card, utr }: ReceiptFacts): string[] {
  if (order.toPayPaise === 0) return ['Nothing was left to pay'];
  if (order.paymentMethod === 'cash on delivery')
    return [
      order.paymentStatus === 'success'
        ? 'Cash on delivery, collected'
        : 'Cash on delivery, to be paid at the door',
    ];
  if (utr) return [`Paid by UPI: UTR ${utr}`];
  if (!card?.cardLastFour) return ['Paid online'];
  return [`Paid by card: ${card.cardBrand ?? 'Card'} ending in ${card.cardLastFour}`];
}

/** A day for people: 22 November 2026. */
export function dateText(date: string): string {
  return new Date(`${date}T00:00:00Z`).toLocaleDateString('en-GB', {
    timeZone: 'UTC',
    day: 'numeric',
    month: 'long',
    year: 'numeric',
  });
}
