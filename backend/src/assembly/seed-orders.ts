import { Services } from '../app';
import { Product } from '../modules/catalogue';
import { Viewer } from '../kernel/viewer';
import { PaymentMethod } from '../kernel/order.enums';
import { Database } from '../platform/database/database';

/** Number of products in each demo order. */
const linesOfOrders = [3, 2];

/**
 * Places two cash-on-delivery orders for the demo customer. In an empty shop they are orders 1 and 2, which the example
 * queries of the explorer show and cancel. Only for a new customer, since it orders the whole cart.
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
