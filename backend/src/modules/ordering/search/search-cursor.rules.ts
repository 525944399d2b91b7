import { fieldError } from '../../../kernel/shop-error';
import { isCalendarDate } from '../../../kernel/ist';
import { OrderSort } from './order-sort.enum';
import type { WalkedIndex } from './search-conditions.rules';
import { SqlPart, sqlPart } from './sql-part.rules';
import { orderingMessages } from '../ordering.messages';

/** The position of an order in a list: the fields that lists are sorted by. */
export interface OrderPlace {
  id: number;
  placedAt: Date;
  slotDate: string;
  slotStartMinute: number;
}

/** How to read a list: by which index, and in which direction. */
export interface Walk {
  index: WalkedIndex;
  isDown: boolean;
}

/** How to read a list with a sort order; the page before a position is read backwards. */
export function walkOf(sort: OrderSort, isBackwards: boolean): Walk {
  const index = [OrderSort.NEWEST, OrderSort.OLDEST].includes(sort) ? 'placed' : 'delivery';
  const isDown = [OrderSort.NEWEST, OrderSort.DELIVERY_LAST].includes(sort);
  return { index, isDown: isDown !== isBackwards };
}

/** The position of an order as a cursor that is opaque to programs. It stays valid while others order. */
export function writeCursor({ id, placedAt, slotDate, slotStartMinute }: OrderPlace): string {
  const parts = [id, placedAt.getTime(), slotDate, slotStartMinute];
  return Buffer.from(parts.join('|')).toString('base64url');
}

/** Parses a cursor of `writeCursor`. Throws VALIDATION for anything else. */
export function readCursor(cursor: string, field: 'after' | 'before'): OrderPlace {
  const text = Buffer.from(cursor, 'base64url').toString();
  const [, id, placedAt, slotDate = '', minute] =
    /^(\d{1,10})\|(\d{1,14})\|(\d{4}-\d\d-\d\d)\|(\d{1,4})$/.exec(text) ?? [];
  if (id === undefined || !isCalendarDate(slotDate))
    throw fieldError(field, orderingMessages.cursor({ field }));
  const placed = new Date(Number(placedAt));
  return { id: Number(id), placedAt: placed, slotDate, slotStartMinute: Number(minute) };
}

/** The orders after a position. The first comparison is the range of the index; MySQL uses no range for row values. */
export function behind({ index, isDown }: Walk, place: OrderPlace): SqlPart {
  const { id, placedAt, slotDate, slotStartMinute } = place;
  if (index === 'placed')
    return sqlPart(isDown ? PLACED_BEFORE : PLACED_AFTER, placedAt, placedAt, id);
  const values = [slotDate, slotDate, slotStartMinute, slotStartMinute, id];
  return sqlPart(isDown ? DELIVERED_BEFORE : DELIVERED_AFTER, ...values);
}

/** The sort order of the found orders. */
export function sorting({ index, isDown }: Walk): SqlPart {
  if (index === 'placed')
    return sqlPart(isDown ? 'o.placedAt DESC, o.id DESC' : 'o.placedAt ASC, o.id ASC');
  return sqlPart(
    isDown
      ? 'o.slotDate DESC, o.slotStartMinute DESC, o.id DESC'
      : 'o.slotDate ASC, o.slotStartMinute ASC, o.id ASC',
  );
}

/** The same in a form that matches no index, so that another one is read. */
export function unindexed({ sql, values }: SqlPart): SqlPart {
  const placedAt = sql.replaceAll('o.placedAt', 'COALESCE(o.placedAt, NULL)');
  return { sql: placedAt.replaceAll('o.slotDate', "COALESCE(o.slotDate, '')"), values };
}

const PLACED_BEFORE = 'o.placedAt <= ? AND (o.placedAt < ? OR o.id < ?)';
const PLACED_AFTER = 'o.placedAt >= ? AND (o.placedAt > ? OR o.id > ?)';
const DELIVERED_BEFORE = `o.slotDate <= ? AND (o.slotDate < ? OR o.slotStartMinute < ?
  OR (o.slotStartMinute = ? AND o.id < ?))`;
const DELIVERED_AFTER = `o.slotDate >= ? AND (o.slotDate > ? OR o.slotStartMinute > ?
  OR (o.slotStartMinute = ? AND o.id > ?))`;
