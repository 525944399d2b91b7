import { FastifyInstance } from 'fastify';
import { istDate } from '../../../kernel/ist';
import { paiseToRupees } from '../../../kernel/money';
import { readRecordId } from '../../../kernel/record-id';
import { pathPart } from '../../../platform/rest/rest-body';
import { streamArray } from '../../../platform/rest/stream-array';
import { SessionAuthentication } from '../../identity';
import { OrderLine } from '../orders/order-line.entity';
import { Order } from '../orders/order.entity';
import { OrderStatus } from '../../../kernel/order.enums';
import { OrderService } from '../orders/order.service';
import { OrderLineService } from './order-line.service';

/** One row a line, as existing clients read orders. */
function orderRows(order: Order) {
  return order.lines.map((line) => orderRow(order, line));
}

function orderRow(order: Order, line: OrderLine) {
  return {
    orderId: order.id,
    orderedDate: istDate(order.placedAt),
    mrpPrice: paiseToRupees(line.unitPricePaise),
    quantity: line.quantity,
    totalPrice: paiseToRupees(line.totalPaise),
    orderStatus: oldWord(order.status),
    paymentStatus: order.paymentStatus,
    productname: line.name,
    image: line.imageUrl,
    customer: { customerId: order.customerId },
  };
}

/** Existing clients know the states of the first version: newer ones answer the nearest of those. */
const OLD_WORDS: Partial<Record<OrderStatus, OrderStatus>> = {
  [OrderStatus.PICKING]: OrderStatus.SUCCESS,
  [OrderStatus.DELIVERY_FAILED]: OrderStatus.OUT_FOR_DELIVERY,
  [OrderStatus.RETURNED]: OrderStatus.CANCELLED,
};

const oldWord = (status: OrderStatus): OrderStatus => OLD_WORDS[status] ?? status;

/** The orders of the REST contract. */
export function registerOrderRoutes(
  app: FastifyInstance,
  orders: OrderService,
  lineOrders: OrderLineService,
  sessions: SessionAuthentication,
): void {
  app.post(
    '/api/orders/:customerId/:cartId',
    { config: { access: 'customer' } },
    async (request, reply) => {
      const viewer = await sessions.viewerOf(request);
      const customerId = readRecordId(pathPart(request, 'customerId'), 'customer', 'customerId');
      const cartId = readRecordId(pathPart(request, 'cartId'), 'cart item', 'cartId');
      const caller = sessions.callerOf(request);
      const order = await lineOrders.orderLine(viewer, customerId, cartId, caller);
      return reply.status(201).send(orderRows(order)[0]);
    },
  );

  app.get('/api/orders/:customerId', { config: { access: 'customer' } }, async (request, reply) => {
    const viewer = await sessions.viewerOf(request);
    const customerId = readRecordId(pathPart(request, 'customerId'), 'customer', 'customerId');
    return streamArray(reply, rowsOf(orders.history(viewer, customerId)), (row) => row);
  });
}

async function* rowsOf(batches: AsyncGenerator<Order[]>) {
  for await (const batch of batches) yield batch.flatMap(orderRows);
}
