import type { DeliveryAddress } from '../../checkout';
import { istDate } from '../../../kernel/ist';
import { dateFormats, type Language } from '../../../kernel/language';
import { Paise, formatCount, formatPaise } from '../../../kernel/money';
import { productIn } from '../../../kernel/names';
import { windowIn } from '../../../kernel/spoken-window';
import type {
  EmailContent,
  EmailRow,
  EmailTable,
  PhoneText,
} from '../../../platform/mail/email-content.rules';
import type { OrderMailKind } from '../orders/order-mail.rules';
import { oneLine, withoutLinks } from '../../../platform/mail/outside-text.rules';
import { PaymentStatus } from '../../../kernel/payment-status.enum';
import type { CreditNote } from '../credit-notes/credit-note.entity';
import type { Order } from '../orders/order.entity';
import { OrderStatus, PaymentMethod } from '../../../kernel/order.enums';
import type { OrderLine } from '../orders/order-line.entity';
import { freeDelivery, stepLabel } from '../orders/bill-step-texts';
import type { ActorRole } from '../orders/order-transitions.rules';
import { isCalledOff } from '../orders/order-transitions.rules';
import { ORDER_TEXTS, OrderTexts } from './order-email-texts';

const DELIVERY_DAY = dateFormats({
  timeZone: 'UTC',
  weekday: 'long',
  day: 'numeric',
  month: 'long',
  year: 'numeric',
});
const EVENT_DAY = dateFormats({ timeZone: 'UTC', day: 'numeric', month: 'long' });
const EVENT_TIME = new Intl.DateTimeFormat('en-IN', {
  timeZone: 'Asia/Kolkata',
  hour: 'numeric',
  minute: '2-digit',
  hour12: true,
});

/** The data of an email about an order. */
export interface OrderEmailFacts {
  kind: OrderMailKind;
  language: Language;
  store: { name: string; supportEmail: string };
  /** The page of the order. */
  url: string;
  order: Pick<
    Order,
    | 'id'
    | 'billSteps'
    | 'couponCode'
    | 'giftCreditPaise'
    | 'toPayPaise'
    | 'collectLessPaise'
    | 'creditedPaise'
    | 'paymentMethod'
    | 'deliveryAddress'
    | 'slotDate'
    | 'slotStartMinute'
    | 'slotEndMinute'
  > & {
    lines: Pick<
      OrderLine,
      | 'id'
      | 'name'
      | 'nameHi'
      | 'nameMr'
      | 'unit'
      | 'quantity'
      | 'totalPaise'
      | 'shortQuantity'
      | 'substitutesLineId'
      | 'weighedGrams'
    >[];
  };
  /**
   * The statuses of the order and its payment right after the event that the email is about, regardless of later
   * changes.
   */
  then: { status: OrderStatus; paymentStatus: PaymentStatus; actorRole: ActorRole };
  /** Until when it has to be paid, or paid again; null if it does not await a payment. */
  payUntil: Date | null;
  /** The card that paid for it, such as 'Visa ending 4242'; null if unknown. */
  card: string | null;
  /** The UPI transfer that paid for it; null if none did. */
  utr: string | null;
  /** The amount that is being refunded for the order, in paise. */
  refundUnderWayPaise: Paise;
  /** The gift credit returned since the order costs less than agreed, in paise. */
  creditBackPaise: Paise;
  /** The amount of the refund that the email is about; null in all other emails. */
  refundedPaise: Paise | null;
  /** The credit note that belongs to the event of the email. */
  creditNote: EmailedCreditNote | null;
}

/** A credit note with the data for a link in an email. */
export interface EmailedCreditNote extends Pick<
  CreditNote,
  'amountPaise' | 'toCollectPaise' | 'cashPaise' | 'giftCreditPaise'
> {
  number: string;
  /** The reason written by staff; null if the shop's own text applies. */
  reason: string | null;
  /** The address of the page that leads to its PDF. */
  url: string;
}

/** The message to a phone for an email about an order: its subject, and the link to read on. */
export function phoneText(subject: string, orderId: number, url: string): PhoneText {
  return { text: `${subject} ${url}`, values: { order: String(orderId), link: url } };
}

/** Writes an email about an order. */
export function orderEmail(facts: OrderEmailFacts): EmailContent {
  const { kind, language, store, order, url, creditNote } = facts;
  const texts = ORDER_TEXTS[language];
  const { subject, lead } = texts.events[kind];
  return {
    language,
    subject: `${store.name}: ${subject(String(order.id))}`,
    from: store.name,
    paragraphs: [[lead, ...moreToSay(facts, texts)].join(' '), texts.orderNumber(String(order.id))],
    tables: [
      { heading: texts.headings.payment, rows: paymentRows(facts, texts) },
      { heading: texts.headings.delivery, rows: deliveryRows(facts, texts) },
      { heading: texts.headings.items, rows: itemRows(facts, texts) },
      ...missingTable(facts, texts),
      billTable(facts, texts),
      ...creditNoteTable(facts, texts),
    ],
    link: url,
    linkLabel: texts.openOrder,
    afterLink: [
      texts.contact(store.supportEmail),
      ...(creditNote ? [texts.creditNote(creditNote.number)] : []),
    ],
    ...(creditNote && { lastLink: creditNote.url }),
    toPhone: phoneText(`${store.name}: ${subject(String(order.id))}`, order.id, url),
  };
}

/** The consequences: why it was cancelled, or until when it has to be paid. */
function moreToSay(
  { kind, then, payUntil, language }: OrderEmailFacts,
  texts: OrderTexts,
): string[] {
  if (kind === 'order-cancelled') return [texts.cancelledBy[then.actorRole]];
  if (kind === 'order-transfer-not-found' && isCalledOff(then.status))
    return [texts.staysCancelled];
  if (!payUntil) return [];
  const time = timeOf(payUntil, language);
  if (kind === 'order-placed' || kind === 'order-transfer-too-small') return [texts.payBy(time)];
  return kind === 'order-transfer-not-found' ? [texts.payAgainBy(time)] : [];
}

type EmailLine = OrderEmailFacts['order']['lines'][number];

function itemRows({ order, language }: OrderEmailFacts, texts: OrderTexts): EmailRow[] {
  const { lines } = order;
  return lines
    .filter(({ quantity }) => quantity > 0)
    .map((line) => {
      const replaced = lines.find(({ id }) => id === line.substitutesLineId);
      const remarks = [
        ...(line.weighedGrams === null ? [] : [texts.weighed(formatCount(line.weighedGrams))]),
        ...(replaced ? [texts.insteadOf(productText(language, replaced))] : []),
      ];
      const text = piecesText(language, line.quantity, line);
      return {
        text: remarks.length > 0 ? `${text} (${remarks.join('; ')})` : text,
        amount: formatPaise(line.totalPaise),
      };
    });
}

/** The table of ordered pieces that are not delivered; no table if everything is delivered. */
function missingTable({ order, language }: OrderEmailFacts, texts: OrderTexts): EmailTable[] {
  const rows = order.lines
    .filter(({ shortQuantity }) => shortQuantity > 0)
    .map((line) => ({ text: piecesText(language, line.shortQuantity, line) }));
  return rows.length > 0 ? [{ heading: texts.headings.missing, rows }] : [];
}

function piecesText(language: Language, quantity: number, line: EmailLine): string {
  return `${quantity} × ${productText(language, line)}`;
}

/** A product with its unit, as emails about orders name it. */
export function productText(language: Language, product: Parameters<typeof productIn>[1]): string {
  return oneLine(productIn(language, product));
}

function billTable({ order, language }: OrderEmailFacts, texts: OrderTexts): EmailTable {
  const rows: EmailRow[] = order.billSteps.map((step) => ({
    text: stepLabel(step, order.couponCode, language),
    amount: freeDelivery(step, language) ?? formatPaise(step.amountPaise),
  }));
  const total = { text: texts.total, amount: formatPaise(order.toPayPaise), isTotal: true };
  return { heading: texts.headings.bill, rows: [...rows, total] };
}

function creditNoteTable({ creditNote }: OrderEmailFacts, texts: OrderTexts): EmailTable[] {
  if (!creditNote) return [];
  const { number, reason, amountPaise } = creditNote;
  const rows: EmailRow[] = [
    { text: number },
    ...(reason ? [{ text: texts.reason(withoutLinks(oneLine(reason))) }] : []),
    { text: texts.total, amount: formatPaise(amountPaise), isTotal: true },
  ];
  return [{ heading: texts.headings.creditNote, rows }];
}

function deliveryRows({ order, language }: OrderEmailFacts, texts: OrderTexts): EmailRow[] {
  const { slotDate, slotStartMinute, slotEndMinute, deliveryAddress } = order;
  const day = DELIVERY_DAY[language].format(new Date(`${slotDate}T00:00:00Z`));
  const window = windowIn(language, slotStartMinute, slotEndMinute);
  return [
    { text: `${day}, ${window}` },
    ...(deliveryAddress
      ? addressLines(deliveryAddress).map((text) => ({ text }))
      : [{ text: texts.noAddress }]),
  ];
}

function addressLines(address: DeliveryAddress): string[] {
  const { recipientName, line1, line2, landmark, pinCode } = address;
  return [recipientName, line1, line2, landmark, pinCode]
    .map((line) => withoutLinks(line ?? ''))
    .filter(Boolean);
}

function paymentRows(facts: OrderEmailFacts, { payment }: OrderTexts): EmailRow[] {
  const { order, then, refundUnderWayPaise, refundedPaise, creditNote } = facts;
  const row = (text: string, paise: Paise) => ({ text, amount: formatPaise(paise) });
  const rowUnlessZero = (text: string, paise: Paise) => (paise > 0 ? [row(text, paise)] : []);
  if (refundedPaise !== null) return [row(payment.refunded, refundedPaise)];
  if (isCalledOff(then.status)) {
    const isCash = order.paymentMethod === PaymentMethod.CASH_ON_DELIVERY;
    const isCashBack = isCash && then.paymentStatus === PaymentStatus.REFUNDED;
    const cashBackPaise = creditNote?.cashPaise ?? (isCashBack ? order.toPayPaise : 0);
    const creditBackPaise = creditNote?.giftCreditPaise ?? order.giftCreditPaise;
    const keptPaise = creditNote ? keptOf(order) : 0;
    const rows = [
      ...rowUnlessZero(payment.refunded, cashBackPaise),
      ...rowUnlessZero(payment.refundUnderWay, refundUnderWayPaise),
      ...rowUnlessZero(payment.creditBack, creditBackPaise),
      ...rowUnlessZero(payment.feeKept, keptPaise),
    ];
    return rows.length > 0 ? rows : [{ text: payment.nothingDue }];
  }
  if (facts.kind === 'order-credited' && creditNote)
    return [
      ...rowUnlessZero(payment.lessDue, creditNote.toCollectPaise),
      ...rowUnlessZero(payment.cashBack, creditNote.cashPaise),
      ...rowUnlessZero(payment.creditBack, creditNote.giftCreditPaise),
    ];
  const paid =
    order.toPayPaise === 0
      ? { text: payment.nothingLeft }
      : row(howPaid(facts, payment), order.toPayPaise - order.collectLessPaise);
  if (facts.kind !== 'order-changed' && facts.kind !== 'order-edited') return [paid];
  return [
    paid,
    ...rowUnlessZero(payment.refundUnderWay, refundUnderWayPaise),
    ...rowUnlessZero(payment.creditBack, facts.creditBackPaise),
  ];
}

/** The amount that the shop keeps of a credited order that has ended. */
function keptOf({ toPayPaise, giftCreditPaise, creditedPaise }: OrderEmailFacts['order']): Paise {
  return toPayPaise + giftCreditPaise - (creditedPaise ?? 0);
}

function howPaid(
  { order, then, card, utr }: OrderEmailFacts,
  payment: OrderTexts['payment'],
): string {
  const isPaid = then.paymentStatus === PaymentStatus.SUCCESS;
  if (then.paymentStatus === PaymentStatus.REFUNDED) return payment.refunded;
  if (order.paymentMethod === PaymentMethod.CASH_ON_DELIVERY) {
    if (isPaid) return payment.cashPaid;
    return then.status === OrderStatus.DELIVERED ? payment.cashOnDelivery : payment.cashDue;
  }
  if (!isPaid) return payment.payOnline;
  if (utr) return payment.paidByUpi(utr);
  return card ? payment.paidByCard(card) : payment.paidOnline;
}

/** The time of an instant in Thane, with its date, since an email may be read a day later. */
export function timeOf(instant: Date, language: Language): string {
  const day = EVENT_DAY[language].format(new Date(`${istDate(instant)}T00:00:00Z`));
  return `${day}, ${EVENT_TIME.format(instant)}`;
}
