import { In } from 'typeorm';
import { Customer } from '../customers/customer.entity';
import { PageOf, PageRequest, assertPage, pageOf } from '../kernel/page';
import { notFound } from '../kernel/shop-error';
import { Viewer, requirePermission } from '../kernel/viewer';
import { Database } from '../platform/db/database';
import { AdminOrder } from './admin-order.type';
import { Order } from './order.entity';
import { OrderStatus } from './order.enums';
import { statesAfter } from './order-moves.rules';
import { OrderRepository } from './order.repository';

/** The orders of all customers, for who keeps the shop. */
export class AdminOrderService {
  constructor(private readonly database: Database) {}

  /**
   * One page of them, the newest first, of one state or of all.
   * @throws UNAUTHENTICATED, FORBIDDEN, VALIDATION for an impossible page
   */
  async page(
    viewer: Viewer,
    request: PageRequest,
    status: OrderStatus | null = null,
  ): Promise<PageOf<AdminOrder>> {
    requirePermission(viewer, 'read-orders');
    assertPage(request);
    const { page, pageSize } = request;
    const where = status === null ? {} : { status };
    const found = new OrderRepository(this.database.read);
    const [orders, totalCount] = await found.page(where, (page - 1) * pageSize, pageSize);
    return pageOf(await this.forAdmin(orders), totalCount, request);
  }

  /** One of them. Throws UNAUTHENTICATED, FORBIDDEN, NOT_FOUND. */
  async byId(viewer: Viewer, id: number, field = 'id'): Promise<AdminOrder> {
    requirePermission(viewer, 'read-orders');
    const order = await new OrderRepository(this.database.read).find(id);
    const [forAdmin] = order ? await this.forAdmin([order]) : [];
    if (!forAdmin) throw notFound('order', field);
    return forAdmin;
  }

  private async forAdmin(orders: Order[]): Promise<AdminOrder[]> {
    const ids = [...new Set(orders.map(({ customerId }) => customerId))];
    if (ids.length === 0) return [];
    const customers = await this.database.read.findBy(Customer, { id: In(ids) });
    const byNumber = new Map(customers.map((customer) => [customer.id, customer]));
    return orders.flatMap((order) => {
      const customer = byNumber.get(order.customerId);
      const nextStatuses = statesAfter(order.status, 'admin') as OrderStatus[];
      return customer ? [{ order, customer, nextStatuses }] : [];
    });
  }
}
