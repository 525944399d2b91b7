import { EntityManager, In, LessThan } from 'typeorm';
import { Clock } from '../../../kernel/clock';
import { Customer } from '../../identity';
import { Days, spanOf } from '../../../kernel/days';
import { PageOf, PageRequest, assertPage, pageOf, offsetOf } from '../../../kernel/page';
import { notFound } from '../../../kernel/shop-error';
import { Viewer, refusePrograms, requirePermission, requireStaff } from '../../../kernel/viewer';
import { Database } from '../../../platform/database/database';
import { AdminOrder } from './admin-order.type';
import { Order } from './order.entity';
import { OrderStatus } from '../../../kernel/order.enums';
import { statusesAfter } from './order-transitions.rules';
import { OrderRepository } from './order.repository';
import {
  TO_PICK,
  asPickersSee,
  assertPickersWork,
  isPickerOnly,
  isPickersWork,
} from './picker-view';

const STREAM_BATCH = 200;
const MOST_OVERDUE = 100;

/** The orders of all customers, for the staff. */
export class AdminOrderService {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  /**
   * A page of orders, newest first, of one status or of all.
   * @throws UNAUTHENTICATED, FORBIDDEN, VALIDATION for an invalid page
   */
  async page(
    viewer: Viewer,
    request: PageRequest,
    status: OrderStatus | null = null,
  ): Promise<PageOf<AdminOrder>> {
    requirePermission(viewer, 'read-orders');
    assertPage(request);
    const { pageSize } = request;
    const where = status === null ? {} : { status };
    const { read } = this.database;
    const found = new OrderRepository(read);
    const [orders, totalCount] = await found.page(where, offsetOf(request), pageSize);
    return pageOf(await forAdmin(read, orders), totalCount, request);
  }

  /** An order; pickers see only those that they work on. Throws UNAUTHENTICATED, FORBIDDEN, NOT_FOUND. */
  async byId(viewer: Viewer, id: number, field = 'id'): Promise<AdminOrder> {
    const readsAll = readsAllOrders(viewer);
    const found = await this.find(id, field);
    if (readsAll) return found;
    const { adminId } = requireStaff(viewer);
    if (!isPickersWork(found.order, adminId, this.clock.now())) throw notFound('order', field);
    return asPickersSee(found);
  }

  /**
   * An order that the caller picks, with the fields that they may see. Throws NOT_FOUND if pickers no longer see it.
   */
  async picked(viewer: Viewer, id: number): Promise<AdminOrder> {
    const found = await this.find(id, 'orderId');
    assertPickersWork(viewer, found.order, this.clock.now());
    return isPickerOnly(viewer) ? asPickersSee(found) : found;
  }

  /** The same without a check of the permission, which the caller must have checked. Throws NOT_FOUND. */
  async find(id: number, field = 'id'): Promise<AdminOrder> {
    const { read } = this.database;
    const order = await new OrderRepository(read).find(id);
    const [found] = order ? await forAdmin(read, [order]) : [];
    if (!found) throw notFound('order', field);
    return found;
  }

  /** The existing orders with these ids, in this sequence. The caller must have checked the permission. */
  async some(ids: readonly number[]): Promise<AdminOrder[]> {
    const { read } = this.database;
    const orders = await read.findBy(Order, { id: In([...ids]) });
    const byId = new Map(orders.map((order) => [order.id, order]));
    return forAdmin(
      read,
      ids.flatMap((id) => byId.get(id) ?? []),
    );
  }

  /**
   * The orders to deliver on a day, oldest first; pickers see only those that they work on.
   * @throws UNAUTHENTICATED, FORBIDDEN
   */
  async deliveredOn(viewer: Viewer, slotDate: string): Promise<AdminOrder[]> {
    readsAllOrders(viewer);
    const { read } = this.database;
    const orders = await read.find(Order, { where: { slotDate }, order: { id: 'ASC' } });
    return this.asSeenBy(viewer, orders);
  }

  /**
   * The orders that were due before a day and are still to be picked, oldest first, at most a hundred.
   * @throws UNAUTHENTICATED, FORBIDDEN
   */
  async overdueOn(viewer: Viewer, day: string): Promise<AdminOrder[]> {
    readsAllOrders(viewer);
    const orders = await this.database.read.find(Order, {
      where: { status: In([...TO_PICK]), slotDate: LessThan(day) },
      order: { slotDate: 'ASC', slotStartMinute: 'ASC', id: 'ASC' },
      take: MOST_OVERDUE,
    });
    return this.asSeenBy(viewer, orders);
  }

  /** The orders placed in a date range, oldest first, in batches. Throws as `page`. */
  async *all(viewer: Viewer, days: Days): AsyncGenerator<AdminOrder[]> {
    requirePermission(viewer, 'read-orders');
    const span = spanOf(days);
    const { read } = this.database;
    for (let lastId = 0; ;) {
      const orders = await new OrderRepository(read).placedIn(span, lastId, STREAM_BATCH);
      const batch = await forAdmin(read, orders);
      if (batch.length > 0) yield batch;
      if (orders.length < STREAM_BATCH) return;
      lastId = orders[orders.length - 1]?.id ?? lastId;
    }
  }

  /** Those of these orders that the caller may see, with the fields that they may see. */
  private async asSeenBy(viewer: Viewer, orders: Order[]): Promise<AdminOrder[]> {
    const { read } = this.database;
    if (readsAllOrders(viewer)) return forAdmin(read, orders);
    const { adminId } = requireStaff(viewer);
    const now = this.clock.now();
    const work = orders.filter((order) => isPickersWork(order, adminId, now));
    return (await forAdmin(read, work)).map(asPickersSee);
  }
}

/**
 * Whether the caller may read all orders. Others may read only the orders to pick, and must be people, not programs.
 * @throws UNAUTHENTICATED, FORBIDDEN without either permission
 */
function readsAllOrders(viewer: Viewer): boolean {
  if (requireStaff(viewer).permissions.has('read-orders')) return true;
  requirePermission(viewer, 'pick-orders');
  refusePrograms(viewer);
  return false;
}

async function forAdmin(manager: EntityManager, orders: Order[]): Promise<AdminOrder[]> {
  const ids = [...new Set(orders.map(({ customerId }) => customerId))];
  if (ids.length === 0) return [];
  const customers = await manager.findBy(Customer, { id: In(ids) });
  const byNumber = new Map(customers.map((customer) => [customer.id, customer]));
  return orders.flatMap((order) => {
    const customer = byNumber.get(order.customerId);
    const nextStatuses = statusesAfter(order.status, 'admin') as OrderStatus[];
    return customer ? [{ order, customer, nextStatuses }] : [];
  });
}
