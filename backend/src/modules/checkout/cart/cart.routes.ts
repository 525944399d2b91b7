import { FastifyInstance } from 'fastify';
import { productJson } from '../../catalogue';
import { paiseToRupees } from '../../../kernel/money';
import { readRecordId } from '../../../kernel/record-id';
import { requireCustomer, requireThisCustomer } from '../../../kernel/viewer';
import { bodyOf, namingFields, pathPart, wholeNumber } from '../../../platform/rest/rest-body';
import {
  answerObject,
  idsInPath,
  json,
  numeric,
  recordId,
  requestBody,
  rupees,
} from '../../../platform/rest/schemas';
import { SessionAuthentication } from '../../identity';
import { CartService } from './cart.service';
import { CartLine } from './cart.type';

const FIELD_NAMES = { cartItemId: 'cartId' };

/** A cart item as existing clients read it: they keep those whose customer they are. */
function cartItemJson(line: CartLine, customerId: number) {
  return {
    cartId: line.id,
    quantity: line.quantity,
    mrpPrice: paiseToRupees(line.unitPricePaise),
    customer: { customerId },
    product: productJson(line.product),
  };
}

/** What `cartItemJson` makes. */
const cartItemSchema = {
  $id: 'CartItem',
  ...answerObject({
    cartId: recordId,
    quantity: { type: 'integer', minimum: 1 },
    mrpPrice: { ...rupees, description: 'What one piece costs.' },
    customer: answerObject({ customerId: recordId }),
    product: { $ref: 'Product#' },
  }),
} as const;
const tags = ['Cart'];

/** The cart of the REST contract. */
export function registerCartRoutes(
  app: FastifyInstance,
  carts: CartService,
  sessions: SessionAuthentication,
): void {
  app.addSchema(cartItemSchema);
  app.post(
    '/api/cart/:customerId/:productId',
    {
      config: { access: 'customer' },
      schema: {
        operationId: 'addToCart',
        tags,
        summary: 'Puts pieces of a product into the cart',
        params: idsInPath({ customerId: 'The caller.', productId: 'Number of the product.' }),
        body: requestBody({ quantity: numeric('Pieces, at least 1.') }, ['quantity']),
        response: { 201: json('The item of the cart', { $ref: 'CartItem#' }) },
      },
    },
    async (request, reply) => {
      const viewer = await sessions.viewerOf(request);
      const customerId = requireThisCustomer(
        viewer,
        readRecordId(pathPart(request, 'customerId'), 'customer', 'customerId'),
      );
      const productId = readRecordId(pathPart(request, 'productId'), 'product', 'productId');
      const { item } = await carts.add(viewer, productId, wholeNumber(bodyOf(request).quantity));
      return reply.status(201).send(cartItemJson(item, customerId));
    },
  );

  const schemaOfList = {
    operationId: 'listCart',
    tags,
    summary: "The caller's cart",
    response: { 200: json('Its items', { type: 'array', items: { $ref: 'CartItem#' } }) },
  };
  const toCustomers = { config: { access: 'customer' } } as const;
  app.get('/api/cart/list', { ...toCustomers, schema: schemaOfList }, async (request) => {
    const viewer = await sessions.viewerOf(request);
    const customerId = requireCustomer(viewer);
    const { items } = await carts.view(viewer);
    return items.map((line) => cartItemJson(line, customerId));
  });

  const schemaOfRemoval = {
    operationId: 'removeFromCart',
    tags,
    summary: 'Takes an item out of the cart',
    params: idsInPath({ cartId: 'Number of the item.' }),
    response: { 200: json('It is removed', { const: true }) },
  };
  app.delete('/api/cart/:cartId', { ...toCustomers, schema: schemaOfRemoval }, async (request) => {
    const viewer = await sessions.viewerOf(request);
    requireCustomer(viewer);
    const cartId = readRecordId(pathPart(request, 'cartId'), 'cart item', 'cartId');
    await namingFields(FIELD_NAMES, () => carts.remove(viewer, cartId));
    return true;
  });
}
