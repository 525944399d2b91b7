import { Span } from '../../../kernel/days';
import type { OrderStatus, PaymentMethod } from '../../../kernel/order.enums';
import { PaymentStatus } from '../../../kernel/payment-status.enum';
import { TO_DELIVER } from '../board/lateness.rules';
import { SqlPart, among, joined, sqlPart } from './sql-part.rules';
import { FEWEST_LAST_DIGITS, backwards } from './search-words.rules';
import type { SearchTerm } from './search-words.rules';

/** A parsed search. Undefined fields do not restrict it. */
export interface OrderQuestion {
  terms: readonly SearchTerm[];
  number?: number;
  /** Any of these numbers. */
  numbers?: readonly number[];
  customerId?: number;
  /** Products in a line; for removed products, the words of their names. */
  products?: { ids: readonly number[]; nameWords: readonly string[] };
  /** First and last day of delivery. */
  deliveryDays?: { from?: string; to?: string };
  placed?: Span;
  slotStartMinutes?: readonly number[];
  statuses?: readonly OrderStatus[];
  paymentMethod?: PaymentMethod;
  paymentStatuses?: readonly PaymentStatus[];
  /** Still to be delivered after the end of its slot, at this moment in India. */
  lateAt?: { day: string; minute: number };
  hasFailedRefund?: true;
}

/** The indexes by which a list is read in its sequence. */
export type WalkedIndex = 'placed' | 'delivery';

/** One condition that found orders must fulfil. */
export interface SearchCondition {
  /**
   * Whether the order `o` fulfils it. No index matches this text, so that the database reads by the one index that was
   * chosen: its own choice among several is off by two orders of magnitude for rare values.
   */
  holds: SqlPart;
  /**
   * Selects the ids of all orders that fulfil it, by an index; omitted if they are never a small part of all orders.
   */
  ids?: SqlPart;
  /** The same as `ids`, for `o` in a statement that reads only the orders table. */
  own?: SqlPart;
  /** Whether it requires a lookup in another table for each order, so that its ids are better read as a set. */
  isElsewhere?: boolean;
  /** The same as `holds`, as a range of the index by which orders may be read anyway. */
  range?: { of: WalkedIndex; part: SqlPart };
}

/** All conditions that found orders must fulfil. */
export function conditionsOf(question: OrderQuestion): SearchCondition[] {
  const { terms, number, numbers, customerId, products, deliveryDays, placed } = question;
  const { slotStartMinutes, statuses, paymentMethod, paymentStatuses } = question;
  const { lateAt, hasFailedRefund } = question;
  return [
    ...terms.map(ofTerm),
    ...(number === undefined ? [] : [ofNumber(number)]),
    ...(numbers ? [ofNumbers(numbers)] : []),
    ...(customerId === undefined ? [] : [ofCustomer(customerId)]),
    ...(products ? [ofProducts(products)] : []),
    ...(deliveryDays?.from || deliveryDays?.to ? [ofDelivery(deliveryDays)] : []),
    ...(placed?.from || placed?.before ? [ofPlacing(placed)] : []),
    ...(slotStartMinutes ? [ofSlots(slotStartMinutes)] : []),
    ...(statuses ? [ofStatuses(statuses)] : []),
    ...(paymentMethod ? [ofMethod(paymentMethod)] : []),
    ...(paymentStatuses ? [ofPaymentStatuses(paymentStatuses)] : []),
    ...(lateAt ? [ofLateness(lateAt)] : []),
    ...(hasFailedRefund ? [ofFailedRefunds()] : []),
  ];
}

/** Sorts after every string with the prefix before it. */
const LAST_CHARACTER = '\u{10FFFF}';
const FIRST_INSTANT = new Date('1970-01-01T00:00:00Z');
const LAST_INSTANT = new Date('9999-12-31T00:00:00Z');
const MAX_ID = 2_147_483_647;

const WORD_IDS = 'SELECT orderId AS id FROM order_search_words WHERE word >= ? AND word < ?';
/** A scalar, since MariaDB turns EXISTS into a join and begins with the words. */
const HAS_WORD = `(SELECT 1 FROM order_search_words w
  WHERE w.orderId = o.id AND w.word >= ? AND w.word < ? LIMIT 1) = 1`;

function ofTerm(term: SearchTerm): SearchCondition {
  if (term.kind === 'number') return ofNumber(Number(term.digits));
  if (term.kind === 'word') return { ...ofWords(term.word), isElsewhere: true };
  const { digits } = term;
  const isLast = digits.length >= FEWEST_LAST_DIGITS;
  const conditions = [
    ...(term.kind === 'digits' ? [ofNumber(Number(digits))] : []),
    ofWords(digits),
    ...(isLast ? [ofWords(backwards(digits))] : []),
  ];
  const holds = joined(
    conditions.map((each) => each.holds),
    ' OR ',
  );
  const ids = joined(
    conditions.map((each) => each.ids),
    ' UNION ALL ',
  );
  return { holds: joined([sqlPart('('), holds, sqlPart(')')], ''), ids, isElsewhere: true };
}

function ofWords(begin: string) {
  const range = [begin, `${begin}${LAST_CHARACTER}`];
  return { holds: sqlPart(HAS_WORD, ...range), ids: sqlPart(WORD_IDS, ...range) };
}

function ofNumber(id: number) {
  const wanted = Math.min(id, MAX_ID);
  return {
    holds: sqlPart('COALESCE(o.id, 0) = ?', wanted),
    ids: sqlPart('SELECT id FROM orders WHERE id = ?', wanted),
  };
}

function ofNumbers(ids: readonly number[]): SearchCondition {
  if (ids.length === 0) return { holds: sqlPart('1 = 0'), ids: sqlPart(NO_ORDER) };
  return {
    holds: among('COALESCE(o.id, 0) IN', ids),
    ids: among('SELECT id FROM orders WHERE id IN', ids),
    own: among('o.id IN', ids),
  };
}

function ofCustomer(customerId: number): SearchCondition {
  return {
    holds: sqlPart('COALESCE(o.customerId, 0) = ?', customerId),
    ids: sqlPart('SELECT id FROM orders WHERE customerId = ?', customerId),
    own: sqlPart('o.customerId = ?', customerId),
  };
}

/** The line of a removed product keeps the name, but no product id. */
function ofProducts({ ids, nameWords }: NonNullable<OrderQuestion['products']>): SearchCondition {
  const gone = nameWords.map((word) =>
    sqlPart("LOWER(name) LIKE ? ESCAPE '!'", `%${word.replace(/[!%_]/g, '!$&')}%`),
  );
  const kept = among('productId IN', ids);
  const left = joined([sqlPart('productId IS NULL'), ...gone], ' AND ');
  const parts = [...(ids.length > 0 ? [kept] : []), ...(gone.length > 0 ? [left] : [])];
  if (parts.length === 0) return { holds: sqlPart('1 = 0'), ids: sqlPart(NO_ORDER) };
  const either = joined(parts, ' OR ');
  return {
    holds: joined(
      [
        sqlPart('(SELECT 1 FROM order_lines l WHERE l.orderId = o.id AND ('),
        either,
        sqlPart(') LIMIT 1) = 1'),
      ],
      '',
    ),
    ids: joined(
      parts.map((part) => joined([sqlPart(LINE_IDS), part], ' ')),
      ' UNION ALL ',
    ),
    isElsewhere: true,
  };
}

const NO_ORDER = 'SELECT id FROM orders WHERE id = 0';
const LINE_IDS = 'SELECT orderId AS id FROM order_lines WHERE';

function ofDelivery({ from = '0000', to = '9999' }: { from?: string; to?: string }) {
  const own = sqlPart('o.slotDate BETWEEN ? AND ?', from, to);
  return {
    own,
    holds: sqlPart("COALESCE(o.slotDate, '') BETWEEN ? AND ?", from, to),
    ids: sqlPart('SELECT id FROM orders WHERE slotDate BETWEEN ? AND ?', from, to),
    range: { of: 'delivery', part: own },
  } as const;
}

function ofPlacing({ from = FIRST_INSTANT, before = LAST_INSTANT }: Span) {
  const own = sqlPart('o.placedAt >= ? AND o.placedAt < ?', from, before);
  return {
    own,
    holds: sqlPart(
      'COALESCE(o.placedAt, NULL) >= ? AND COALESCE(o.placedAt, NULL) < ?',
      from,
      before,
    ),
    ids: sqlPart('SELECT id FROM orders WHERE placedAt >= ? AND placedAt < ?', from, before),
    range: { of: 'placed', part: own },
  } as const;
}

function ofSlots(startMinutes: readonly number[]): SearchCondition {
  if (startMinutes.length === 0) return { holds: sqlPart('1 = 0') };
  return { holds: among('COALESCE(o.slotStartMinute, 0) IN', startMinutes) };
}

function ofStatuses(statuses: readonly OrderStatus[]): SearchCondition {
  if (statuses.length === 0) return { holds: sqlPart('1 = 0') };
  return {
    holds: among("COALESCE(o.status, '') IN", statuses),
    ids: among('SELECT id FROM orders WHERE status IN', statuses),
    own: among('o.status IN', statuses),
  };
}

function ofMethod(method: PaymentMethod): SearchCondition {
  return { holds: sqlPart("COALESCE(o.paymentMethod, '') = ?", method) };
}

function ofPaymentStatuses(statuses: readonly PaymentStatus[]): SearchCondition {
  if (statuses.length === 0) return { holds: sqlPart('1 = 0') };
  return {
    holds: among("COALESCE(o.paymentStatus, '') IN", statuses),
    ids: among('SELECT id FROM orders WHERE paymentStatus IN', statuses),
    own: among('o.paymentStatus IN', statuses),
  };
}

function ofLateness({ day, minute }: { day: string; minute: number }): SearchCondition {
  const isOver = sqlPart(
    "(COALESCE(o.slotDate, '') < ? OR (COALESCE(o.slotDate, '') = ? AND o.slotEndMinute <= ?))",
    ...[day, day, minute],
  );
  const isOpen = among("COALESCE(o.status, '') IN", TO_DELIVER);
  return {
    holds: joined([isOpen, isOver], ' AND '),
    ids: joined(
      [among('SELECT o.id AS id FROM orders o WHERE o.status IN', TO_DELIVER), isOver],
      ' AND ',
    ),
  };
}

/** A refused refund without a later refund of its payment that was not refused. */
function ofFailedRefunds(): SearchCondition {
  const { FAILED } = PaymentStatus;
  return {
    holds: sqlPart(
      `(SELECT 1 FROM refunds r WHERE r.orderId = o.id AND ${REFUSED_FOR_GOOD} LIMIT 1) = 1`,
      ...[FAILED, FAILED],
    ),
    ids: sqlPart(
      `SELECT r.orderId AS id FROM refunds r WHERE r.orderId IS NOT NULL AND ${REFUSED_FOR_GOOD}`,
      ...[FAILED, FAILED],
    ),
    isElsewhere: true,
  };
}

const REFUSED_FOR_GOOD = `r.status = ? AND NOT EXISTS (
  SELECT 1 FROM refunds later
  WHERE later.paymentId = r.paymentId AND later.id > r.id AND later.status <> ?)`;
