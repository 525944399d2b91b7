import { Viewer } from '../../../kernel/viewer';
import { AdminOrderService } from '../orders/admin-order.service';
import { Order } from '../orders/order.entity';
import { OrderService } from '../orders/order.service';

/** Orders for live updates: for their customers, and for staff who may see all. */
export class LiveOrderService {
  constructor(
    private readonly orders: OrderService,
    private readonly adminOrders: AdminOrderService,
  ) {}

  /** The current order. Throws UNAUTHENTICATED, FORBIDDEN, NOT_FOUND. */
  async now(viewer: Viewer, id: number): Promise<Order> {
    if (viewer.role === 'customer') return this.orders.byId(viewer, id);
    return (await this.adminOrders.byId(viewer, id)).order;
  }
}
