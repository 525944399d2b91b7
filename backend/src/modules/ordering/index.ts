/** The public file of the module: what higher modules and the assembly import of it. */
export type { OrderingServices } from './module';
export { AdminOrderService } from './orders/admin-order.service';
export { AdminOrder } from './orders/admin-order.type';
export { OrderLine } from './orders/order-line.entity';
