import { Services } from '../app';
import { Product } from '../modules/catalogue';
import { Viewer } from '../kernel/viewer';
import { PaymentMethod } from '../kernel/order.enums';
import { Database } from '../platform/database/database';

/** How many products each order of the demo has. */
const linesOfOrders = [3, 2];

/**
 * Places two orders of the demo customer, to be paid at the door: in an empty shop they are the orders 1 and 2,
 * which the ready queries of the explorer show and call off. Only for a customer who is new: the whole cart is ordered.
 */
export async function placeDemoOrders(
  database: Database,
  { carts, placing }: Services,
  viewer: Viewer,
): Promise<void> {
  const take = linesOfOrders.reduce((sum, count) => sum + count, 0);
  const products = await database.read.find(Product, { order: { id: 'ASC' }, take });
  for (const [index, count] of linesOfOrders.entries()) {
    for (const { id } of products.splice(0, count)) await carts.add(viewer, id, 1);
    await placing.place(viewer, {
      idempotencyKey: `demo-order-${index + 1}`,
      paymentMethod: PaymentMethod.CASH_ON_DELIVERY,
    });
  }
}
