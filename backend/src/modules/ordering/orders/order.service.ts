import { EntityManager } from 'typeorm';
import { notFound } from '../../../kernel/shop-error';
import { PageOf, PageRequest, assertPage, pageOf, offsetOf } from '../../../kernel/page';
import { Viewer, requireCustomer, requireThisCustomer } from '../../../kernel/viewer';
import { Database } from '../../../platform/database/database';
import { Order } from './order.entity';
import { OrderRepository } from './order.repository';

const HISTORY_BATCH = 100;

/** Customers' view of their orders. */
export class OrderService {
  constructor(private readonly database: Database) {}

  /** A page of the caller's orders, newest first. Throws UNAUTHENTICATED, FORBIDDEN, VALIDATION. */
  async page(viewer: Viewer, request: PageRequest): Promise<PageOf<Order>> {
    const customerId = requireCustomer(viewer);
    assertPage(request);
    const { pageSize } = request;
    const orders = new OrderRepository(this.database.read);
    const [items, totalCount] = await orders.page({ customerId }, offsetOf(request), pageSize);
    return pageOf(items, totalCount, request);
  }

  /** All orders of a customer, newest first, in batches. Throws for another customer's. */
  history(viewer: Viewer, customerId: number): AsyncGenerator<Order[]> {
    requireThisCustomer(viewer, customerId);
    return ordersOf(this.database.read, customerId);
  }

  /** The newest of the caller's orders that awaits online payment, or null. */
  async awaitingPayment(viewer: Viewer): Promise<Order | null> {
    const customerId = requireCustomer(viewer);
    const order = await new OrderRepository(this.database.read).findNewestAwaitingPayment(
      customerId,
    );
    return order && this.byId(viewer, order.id);
  }

  /** One of the caller's orders. Throws NOT_FOUND, also for another customer's. */
  async byId(viewer: Viewer, id: number, field = 'id'): Promise<Order> {
    const order = await new OrderRepository(this.database.read).findOwn({
      id,
      customerId: requireCustomer(viewer),
    });
    if (!order) throw notFound('order', field);
    return order;
  }
}

/** All orders of a customer, newest first, in batches. */
export async function* ordersOf(
  manager: EntityManager,
  customerId: number,
): AsyncGenerator<Order[]> {
  const orders = new OrderRepository(manager);
  for (let offset = 0; ; offset += HISTORY_BATCH) {
    const [batch] = await orders.page({ customerId }, offset, HISTORY_BATCH);
    if (batch.length > 0) yield batch;
    if (batch.length < HISTORY_BATCH) return;
  }
}
