import { EntityTarget, FindOptionsWhere, In, MoreThan } from 'typeorm';
import { Days, Span, spanOf } from '../../../kernel/days';
import { assertPage } from '../../../kernel/page';
import { readSoughtNumber } from '../../../kernel/record-id';
import { Viewer, requirePermission } from '../../../kernel/viewer';
import { Database } from '../../../platform/database/database';
import { within } from '../../../platform/database/within';
import { Collection } from '../collections/collection.entity';
import { CreditNote } from '../credit-notes/credit-note.entity';
import { Order } from '../orders/order.entity';
import { Payment } from '../payments/payment.entity';
import { Receipt } from '../receipts/receipt.entity';
import { receiptNumber } from '../receipts/receipt.rules';
import { Refund } from '../refunds/refund.entity';
import { AccountedOrder, AccountedOrders } from './accounted-order.type';

/** A query for a page of orders. */
export interface AccountsRequest {
  days: Required<Days>;
  /** The id of the order after which the page begins. */
  after: string | null;
  pageSize: number;
}

/** A record with a day in the accounts that belongs to an order. */
type Entry = { orderId: number | null };

/** The orders of a date range, for accounting. */
export class AccountedOrdersService {
  constructor(
    private readonly database: Pick<Database, 'read'>,
    private readonly prefix: string,
  ) {}

  /**
   * The orders that were placed in a date range, or that have a receipt, credit note, payment, refund or collection in
   * it, by id. Later changes do not shift the pages.
   * @throws UNAUTHENTICATED, FORBIDDEN, VALIDATION (from, to, after, pageSize)
   */
  async of(viewer: Viewer, { days, after, pageSize }: AccountsRequest): Promise<AccountedOrders> {
    requirePermission(viewer, 'read-accounts');
    assertPage({ page: 1, pageSize });
    const span = spanOf(days);
    const place = after === null ? 0 : readSoughtNumber(after, 'after');
    const found = await this.idsOf(span, place, pageSize + 1);
    const ids = found.slice(0, pageSize);
    const items = await this.read(ids);
    return { items, hasNext: found.length > pageSize, endCursor: ids.at(-1) ?? null };
  }

  /** The first ids of orders after a position that have a record in the date range. */
  private async idsOf(span: Span, place: number, most: number): Promise<number[]> {
    const { read } = this.database;
    const at = within(span);
    const orderId = MoreThan(place);
    const placed = await read.find(Order, {
      select: { id: true },
      where: { id: orderId, placedAt: at },
      order: { id: 'ASC' },
      take: most,
    });
    const entries = [
      await this.withEntry(Receipt, { orderId, issuedAt: at }, most),
      await this.withEntry(CreditNote, { orderId, issuedAt: at }, most),
      await this.withEntry(Payment, { orderId, settledAt: at }, most),
      await this.withEntry(Refund, { orderId, settledAt: at }, most),
      await this.withEntry(Collection, { orderId, at }, most),
    ];
    const ids = new Set([...placed.map(({ id }) => id), ...entries.flat()]);
    return [...ids].sort((one, other) => one - other).slice(0, most);
  }

  /** The first orders that have such a record, each once. */
  private async withEntry<Row extends Entry>(
    entity: EntityTarget<Row>,
    where: FindOptionsWhere<Row>,
    most: number,
  ): Promise<number[]> {
    const rows = await this.database.read
      .createQueryBuilder(entity, 'entry')
      .select('entry.orderId', 'orderId')
      .where({ ...where })
      .groupBy('entry.orderId')
      .orderBy('entry.orderId')
      .limit(most)
      .getRawMany<{ orderId: number | string }>();
    return rows.map((row) => Number(row.orderId));
  }

  private async read(ids: number[]): Promise<AccountedOrder[]> {
    const { read } = this.database;
    const orders = await read.find(Order, { where: { id: In(ids) }, order: { id: 'ASC' } });
    const receipts = await read.findBy(Receipt, { orderId: In(ids) });
    const receiptOf = new Map(receipts.map((receipt) => [receipt.orderId, receipt]));
    return orders.map((order) => this.accounted(order, receiptOf.get(order.id)));
  }

  private accounted(order: Order, receipt: Receipt | undefined): AccountedOrder {
    const { id, status, paymentStatus, paymentMethod, giftCreditPaise, placedAt } = order;
    const { subtotalPaise, billSteps: steps, toPayPaise } = order;
    return {
      ...{ id, order, status, paymentStatus, paymentMethod, giftCreditPaise, placedAt },
      bill: { subtotalPaise, steps, toPayPaise },
      receipt: receipt
        ? {
            number: receiptNumber(this.prefix, receipt.financialYear, receipt.number),
            issuedAt: receipt.issuedAt,
          }
        : null,
    };
  }
}
