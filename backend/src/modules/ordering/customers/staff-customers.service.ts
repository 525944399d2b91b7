import { In } from 'typeorm';
import { assertPage } from '../../../kernel/page';
import { fieldError, notFound } from '../../../kernel/shop-error';
import { Viewer, requirePermission, requireStaff } from '../../../kernel/viewer';
import { Database } from '../../../platform/database/database';
import { Customer } from '../../identity';
import { Order } from '../orders/order.entity';
import { orderingMessages } from '../ordering.messages';
import { SqlPart, among, joined, sqlPart } from '../search/sql-part.rules';
import { StaffCustomer, StaffCustomerPart } from './staff-customer.type';

/** A person's name, e-mail address and phone together are shorter than this. */
const LONGEST_TEXT = 400;
/** More words would not narrow the result. */
const MOST_WORDS = 5;
const FEWEST_LAST_DIGITS = 4;
const MOST_CALLERS = 8;

/** The position of a page in a list of customers. */
export interface CustomerPlace {
  pageSize: number;
  after?: number | undefined;
  before?: number | undefined;
}

interface Sums {
  customerId: number;
  orderCount: number | string;
  orderedPaise: number | string;
  lastOrderId: number;
}

/** Customer search for the staff, with the totals of their orders. */
export class StaffCustomersService {
  constructor(private readonly database: Database) {}

  /**
   * The customers for whom each word of a text is a prefix of the name, phone or e-mail address, or a suffix of the
   * phone; newest first. Deleted accounts are not found.
   * @throws UNAUTHENTICATED, FORBIDDEN, VALIDATION (text, pageSize)
   */
  async search(viewer: Viewer, text: string, place: CustomerPlace): Promise<StaffCustomerPart> {
    requirePermission(viewer, 'read-customer-emails');
    const { pageSize, after, before } = place;
    assertPage({ page: 1, pageSize });
    const found = await this.find(wordsOf(text).map(ofWord), place);
    const ids = found.slice(0, pageSize).map(({ id }) => id);
    if (before !== undefined) ids.reverse();
    const hasMore = found.length > pageSize;
    return {
      items: await this.withSums(ids),
      hasPrevious: before === undefined ? after !== undefined : hasMore,
      hasNext: before === undefined ? hasMore : true,
      startCursor: ids[0] === undefined ? null : String(ids[0]),
      endCursor: ids.length === 0 ? null : String(ids[ids.length - 1]),
    };
  }

  /**
   * The newest eight customers who match a text, for the staff member who takes their order; none for an empty text.
   * E-mail addresses match only if the caller may read them.
   * @throws UNAUTHENTICATED, FORBIDDEN, VALIDATION (text)
   */
  async callers(viewer: Viewer, text: string): Promise<Customer[]> {
    const { permissions } = requireStaff(viewer, 'take-orders');
    const words = wordsOf(text);
    if (words.length === 0) return [];
    const parts = words.map(permissions.has('read-customer-emails') ? ofWord : ofWordWithoutEmail);
    const ids = (await this.find(parts, { pageSize: MOST_CALLERS - 1 })).map(({ id }) => id);
    const customers = await this.database.read.findBy(Customer, { id: In(ids) });
    return customers.sort((one, other) => other.id - one.id);
  }

  /** One customer. Throws UNAUTHENTICATED, FORBIDDEN, NOT_FOUND (id). */
  async one(viewer: Viewer, id: number): Promise<StaffCustomer> {
    requirePermission(viewer, 'read-customer-emails');
    const [found] = await this.withSums([id]);
    if (!found || found.customer.deletedAt) throw notFound('customer', 'id');
    return found;
  }

  /** Returns one more than the page size if there are more. */
  private find(
    words: readonly SqlPart[],
    { pageSize, after, before }: CustomerPlace,
  ): Promise<{ id: number }[]> {
    return this.read(
      joined(
        [
          sqlPart('SELECT id FROM customers WHERE deletedAt IS NULL'),
          ...(after === undefined ? [] : [sqlPart('AND id < ?', after)]),
          ...(before === undefined ? [] : [sqlPart('AND id > ?', before)]),
          ...words,
          sqlPart(
            before === undefined ? 'ORDER BY id DESC LIMIT ?' : 'ORDER BY id LIMIT ?',
            pageSize + 1,
          ),
        ],
        ' ',
      ),
    );
  }

  private async withSums(ids: readonly number[]): Promise<StaffCustomer[]> {
    if (ids.length === 0) return [];
    const customers = await this.database.read.findBy(Customer, { id: In([...ids]) });
    const rows = await this.read<Sums>(
      joined([among(SUMS, ids), sqlPart('GROUP BY customerId')], ' '),
    );
    const sums = new Map(rows.map((row) => [row.customerId, row]));
    const lastOrders = await this.database.read.find(Order, {
      where: { id: In(rows.map(({ lastOrderId }) => lastOrderId)) },
      select: { id: true, placedAt: true },
    });
    const placedAt = new Map(lastOrders.map((order) => [order.id, order.placedAt]));
    const byId = new Map(customers.map((customer) => [customer.id, customer]));
    return ids.flatMap((id) => {
      const customer = byId.get(id);
      if (!customer) return [];
      const { orderCount = 0, orderedPaise = 0, lastOrderId = 0 } = sums.get(id) ?? {};
      return [
        {
          customer,
          registeredAt: customer.createdAt,
          orderCount: Number(orderCount),
          orderedPaise: Number(orderedPaise),
          lastOrderAt: placedAt.get(lastOrderId) ?? null,
        },
      ];
    });
  }

  private read<Row>({ sql, values }: SqlPart): Promise<Row[]> {
    // eslint-disable-next-line grocessay/sql-is-fixed -- put together of fixed parts, with a ? for each value
    return this.database.read.query<Row[]>(sql, [...values]);
  }
}

const SUMS = `SELECT customerId, COUNT(*) AS orderCount, MAX(id) AS lastOrderId,
    SUM(CASE WHEN status IN ('cancelled', 'returned') THEN 0 ELSE toPayPaise + giftCreditPaise END) AS orderedPaise
  FROM orders WHERE customerId IN`;

/** Throws VALIDATION (text) for a text that is too long, because databases refuse long patterns. */
function wordsOf(text: string): string[] {
  if (text.length > LONGEST_TEXT)
    throw fieldError('text', orderingMessages.searchText({ field: 'text', most: LONGEST_TEXT }));
  return text.toLowerCase().split(/\s+/).filter(Boolean).slice(0, MOST_WORDS);
}

function ofWord(word: string): SqlPart {
  const { begin, end } = patternsOf(word);
  return sqlPart(
    `AND (LOWER(firstName) LIKE ? ESCAPE '!' OR LOWER(lastName) LIKE ? ESCAPE '!'
      OR phone LIKE ? ESCAPE '!' OR email LIKE ? ESCAPE '!' OR phone LIKE ? ESCAPE '!')`,
    ...[begin, begin, begin, begin, end],
  );
}

function ofWordWithoutEmail(word: string): SqlPart {
  const { begin, end } = patternsOf(word);
  return sqlPart(
    `AND (LOWER(firstName) LIKE ? ESCAPE '!' OR LOWER(lastName) LIKE ? ESCAPE '!'
      OR phone LIKE ? ESCAPE '!' OR phone LIKE ? ESCAPE '!')`,
    ...[begin, begin, begin, end],
  );
}

function patternsOf(word: string) {
  const escaped = word.replace(/[!%_]/g, '!$&');
  const begin = `${escaped}%`;
  const isLastDigits = new RegExp(`^\\d{${FEWEST_LAST_DIGITS},}$`).test(word);
  return { begin, end: isLastDigits ? `%${escaped}` : begin };
}
