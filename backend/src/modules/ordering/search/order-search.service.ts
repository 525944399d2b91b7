import { Clock } from '../../../kernel/clock';
import { istDate, istInstant } from '../../../kernel/ist';
import { Viewer, requirePermission } from '../../../kernel/viewer';
import { spanOf } from '../../../kernel/days';
import { assertPage } from '../../../kernel/page';
import { readRecordId } from '../../../kernel/record-id';
import { fieldError } from '../../../kernel/shop-error';
import { Database } from '../../../platform/database/database';
import { assertValid } from '../../../platform/validation/assert-valid';
import { CatalogueService } from '../../catalogue';
import { AdminOrderService } from '../orders/admin-order.service';
import { AdminOrder } from '../orders/admin-order.type';
import { OrderSearchFilter } from './order-search.input';
import { OrderSort } from './order-sort.enum';
import { OrderCount, OrderSearchRepository } from './order-search.repository';
import { FoundOrders } from './order-search.type';
import { OrderQuestion, conditionsOf } from './search-conditions.rules';
import { OrderPlace, readCursor, walkOf, writeCursor } from './search-cursor.rules';
import { nameWords, phoneDigits, searchTerms } from './search-words.rules';
import { orderingMessages } from '../ordering.messages';

/** More words do not narrow the search further. */
const MOST_TERMS = 6;
/** A text that matches more products is too short to search for. */
const MOST_PRODUCTS = 1_000;
const STREAM_BATCH = 100;

/** A query for a page of found orders. */
export interface FoundPart {
  sort?: OrderSort;
  pageSize: number;
  /** Return the page after this position, or the page before it: cursors of an earlier response. */
  after?: string | null;
  before?: string | null;
}

/** Order search for the staff. */
export class OrderSearchService {
  constructor(
    private readonly database: Database,
    private readonly orders: AdminOrderService,
    private readonly catalogue: CatalogueService,
    private readonly clock: Clock,
  ) {}

  /**
   * A page of the orders that match a filter. Concurrent new orders and status changes do not shift the pages.
   * @throws UNAUTHENTICATED, FORBIDDEN, VALIDATION
   */
  async search(viewer: Viewer, filter: OrderSearchFilter, part: FoundPart): Promise<FoundOrders> {
    requirePermission(viewer, 'read-orders');
    const { sort = OrderSort.NEWEST, pageSize, after, before } = part;
    assertPage({ page: 1, pageSize });
    if (after && before) throw fieldError('before', orderingMessages.oneCursor());
    const place = placeOf(after, before);
    const question = await this.questionOf(filter);
    const isBackwards = Boolean(before);
    const found = new OrderSearchRepository(this.database.read);
    const plan = await found.plan(conditionsOf(question));
    const ids = await found.ids(plan, walkOf(sort, isBackwards), place, pageSize + 1);
    const hasMore = ids.length > pageSize;
    const shown = ids.slice(0, pageSize);
    const items = await this.orders.some(isBackwards ? shown.reverse() : shown);
    return {
      plan,
      isByDelivery: question.deliveryDays !== undefined,
      items,
      pageSize,
      hasNext: isBackwards ? true : hasMore,
      hasPrevious: isBackwards ? hasMore : Boolean(after),
      startCursor: cursorOf(items.at(0)),
      endCursor: cursorOf(items.at(-1)),
    };
  }

  /** The number of orders that a search finds, and their total. */
  async count({ plan, isByDelivery }: FoundOrders): Promise<OrderCount> {
    const found = new OrderSearchRepository(this.database.read);
    const sort = isByDelivery ? OrderSort.DELIVERY_LAST : OrderSort.NEWEST;
    return found.count(plan, walkOf(sort, false));
  }

  /** All orders that match a filter, oldest first, in batches. Throws as `search`. */
  async *all(viewer: Viewer, filter: OrderSearchFilter): AsyncGenerator<AdminOrder[]> {
    let after: string | null = null;
    do {
      const part = { sort: OrderSort.OLDEST, pageSize: STREAM_BATCH, after };
      const { items, hasNext, endCursor } = await this.search(viewer, filter, part);
      if (items.length > 0) yield items;
      after = hasNext ? endCursor : null;
    } while (after !== null);
  }

  private async questionOf(values: OrderSearchFilter): Promise<OrderQuestion> {
    const filter = await assertValid(OrderSearchFilter, values);
    const { number, numbers, customerId, deliveryFrom, deliveryTo, placedFrom, placedTo } = filter;
    const { slotStartMinutes, statuses, paymentMethod, paymentStatuses } = filter;
    const { isLate, hasFailedRefund } = filter;
    if (deliveryFrom && deliveryTo && deliveryTo < deliveryFrom)
      throw fieldError(
        'deliveryTo',
        orderingMessages.daysReversed({ to: 'deliveryTo', from: 'deliveryFrom' }),
      );
    if (placedFrom && placedTo && placedTo < placedFrom)
      throw fieldError(
        'placedTo',
        orderingMessages.daysReversed({ to: 'placedTo', from: 'placedFrom' }),
      );
    return {
      terms: termsOf(filter),
      ...(number && { number: readRecordId(number, 'order', 'number') }),
      ...(numbers && { numbers: numbers.map((each) => readRecordId(each, 'order', 'numbers')) }),
      ...(customerId && { customerId: readRecordId(customerId, 'customer', 'customerId') }),
      ...(await this.productsOf(filter)),
      ...((deliveryFrom || deliveryTo) && {
        deliveryDays: { from: deliveryFrom ?? undefined, to: deliveryTo ?? undefined },
      }),
      placed: spanOf({ from: placedFrom, to: placedTo }),
      ...(slotStartMinutes && { slotStartMinutes }),
      ...(statuses && { statuses }),
      ...(paymentMethod && { paymentMethod }),
      ...(paymentStatuses && { paymentStatuses }),
      ...(isLate && { lateAt: momentOf(this.clock.now()) }),
      ...(hasFailedRefund && { hasFailedRefund }),
    };
  }

  private async productsOf({ product, productId }: OrderSearchFilter) {
    if (productId) {
      const ids = [readRecordId(productId, 'product', 'productId')];
      return { products: { ids, nameWords: [] } };
    }
    const words = nameWords(product ?? '');
    if (words.length === 0) return {};
    const ids = await this.catalogue.idsNamed(product ?? '');
    if (ids.length > MOST_PRODUCTS) throw fieldError('product', orderingMessages.tooManyProducts());
    return { products: { ids, nameWords: words } };
  }
}

function termsOf({ text, phone, name }: OrderSearchFilter) {
  const digits = phone ? phoneDigits(phone.trim()) : null;
  if (phone?.trim() && !digits) throw fieldError('phone', orderingMessages.phoneDigits());
  const terms = [
    ...searchTerms(text ?? ''),
    ...nameWords(name ?? '').map((word) => ({ kind: 'word', word }) as const),
    ...(digits ? [{ kind: 'phone', digits } as const] : []),
  ];
  if (terms.length > MOST_TERMS)
    throw fieldError('text', orderingMessages.searchWords({ most: MOST_TERMS }));
  return terms;
}

/** The current day and minute in India. */
function momentOf(now: Date): { day: string; minute: number } {
  const day = istDate(now);
  return { day, minute: Math.floor((now.getTime() - istInstant(day, 0).getTime()) / 60_000) };
}

function placeOf(after?: string | null, before?: string | null): OrderPlace | undefined {
  if (after) return readCursor(after, 'after');
  return before ? readCursor(before, 'before') : undefined;
}

function cursorOf(found: AdminOrder | undefined): string | null {
  return found ? writeCursor(found.order) : null;
}
