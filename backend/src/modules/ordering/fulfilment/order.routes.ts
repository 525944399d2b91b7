import { FastifyInstance } from 'fastify';
import { istDate } from '../../../kernel/ist';
import { paiseToRupees } from '../../../kernel/money';
import { readRecordId } from '../../../kernel/record-id';
import { pathPart } from '../../../platform/rest/rest-body';
import {
  answerObject,
  idsInPath,
  json,
  recordId,
  rupees,
  text,
} from '../../../platform/rest/schemas';
import { streamArray } from '../../../platform/rest/stream-array';
import { SessionAuthentication } from '../../identity';
import { OrderLine } from '../orders/order-line.entity';
import { Order } from '../orders/order.entity';
import { OrderStatus } from '../../../kernel/order.enums';
import { OrderService } from '../orders/order.service';
import { PaymentStatus } from '../../../kernel/payment-status.enum';
import { OrderLineService } from './order-line.service';

/** One row per line, the format of existing clients. */
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

/** Existing clients know the statuses of the first version; newer ones map to the nearest of those. */
const OLD_WORDS: Partial<Record<OrderStatus, OrderStatus>> = {
  [OrderStatus.PICKING]: OrderStatus.SUCCESS,
  [OrderStatus.DELIVERY_FAILED]: OrderStatus.OUT_FOR_DELIVERY,
  [OrderStatus.RETURNED]: OrderStatus.CANCELLED,
};

const oldWord = (status: OrderStatus): OrderStatus => OLD_WORDS[status] ?? status;

/** Schema of the result of `orderRow`. */
const orderSchema = {
  $id: 'Order',
  ...answerObject({
    orderId: {
      ...recordId,
      description: 'An order with several lines is returned as one row per line.',
    },
    orderedDate: { type: 'string', format: 'date' },
    mrpPrice: { ...rupees, description: 'Price of one piece.' },
    quantity: { type: 'integer', minimum: 0 },
    totalPrice: { ...rupees, description: 'Price of the line before discounts.' },
    orderStatus: { type: 'string', enum: [...new Set(Object.values(OrderStatus).map(oldWord))] },
    paymentStatus: { type: 'string', enum: Object.values(PaymentStatus) },
    productname: { type: 'string' },
    image: text('URL of the picture, or a path on this shop.'),
    customer: answerObject({ customerId: recordId }),
  }),
} as const;
const tags = ['Orders'];

/** The orders of the REST contract. */
export function registerOrderRoutes(
  app: FastifyInstance,
  orders: OrderService,
  lineOrders: OrderLineService,
  sessions: SessionAuthentication,
): void {
  app.addSchema(orderSchema);
  app.post(
    '/api/orders/:customerId/:cartId',
    {
      config: {
        access: 'customer',
        failures: ['OUT_OF_STOCK', 'MINIMUM_ORDER', 'SLOT_UNAVAILABLE', 'TOO_MANY_ORDERS'],
      },
      schema: {
        operationId: 'orderCartItem',
        tags,
        summary: 'Orders one item of the cart',
        params: idsInPath({ customerId: 'Customer ID of the caller.', cartId: 'Cart item ID.' }),
        response: { 201: json('The order', { $ref: 'Order#' }) },
      },
    },
    async (request, reply) => {
      const viewer = await sessions.viewerOf(request);
      const customerId = readRecordId(pathPart(request, 'customerId'), 'customer', 'customerId');
      const cartId = readRecordId(pathPart(request, 'cartId'), 'cart item', 'cartId');
      const caller = sessions.callerOf(request);
      const order = await lineOrders.orderLine(viewer, customerId, cartId, caller);
      return reply.status(201).send(orderRows(order)[0]);
    },
  );

  const schema = {
    operationId: 'listOrders',
    tags,
    summary: "Lists the caller's orders, newest first",
    params: idsInPath({ customerId: 'Customer ID of the caller.' }),
    response: {
      200: json('One row per line', { type: 'array', items: { $ref: 'Order#' } }),
    },
  };
  const toCustomers = { config: { access: 'customer' }, schema } as const;
  app.get('/api/orders/:customerId', toCustomers, async (request, reply) => {
    const viewer = await sessions.viewerOf(request);
    const customerId = readRecordId(pathPart(request, 'customerId'), 'customer', 'customerId');
    return streamArray(reply, rowsOf(orders.history(viewer, customerId)), (row) => row);
  });
}

async function* rowsOf(batches: AsyncGenerator<Order[]>) {
  for await (const batch of batches) yield batch.flatMap(orderRows);
}
