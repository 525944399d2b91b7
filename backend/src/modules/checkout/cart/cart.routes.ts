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

/** A cart item in the REST contract: existing clients keep those with their customer's ID. */
function cartItemJson(line: CartLine, customerId: number) {
  return {
    cartId: line.id,
    quantity: line.quantity,
    mrpPrice: paiseToRupees(line.unitPricePaise),
    customer: { customerId },
    product: productJson(line.product),
  };
}

/** The schema of `cartItemJson`. */
const cartItemSchema = {
  $id: 'CartItem',
  ...answerObject({
    cartId: recordId,
    quantity: { type: 'integer', minimum: 1 },
    mrpPrice: { ...rupees, description: 'Price of one piece.' },
    customer: answerObject({ customerId: recordId }),
    product: { $ref: 'Product#' },
  }),
} as const;
const tags = ['Cart'];

/** The cart routes of the REST contract. */
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
        summary: 'Adds pieces of a product to the cart',
        params: idsInPath({ customerId: 'Customer ID of the caller.', productId: 'Product ID.' }),
        body: requestBody({ quantity: numeric('Pieces, at least 1.') }, ['quantity']),
        response: { 201: json('The cart item', { $ref: 'CartItem#' }) },
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
    summary: "Gets the caller's cart",
    response: { 200: json('The cart items', { type: 'array', items: { $ref: 'CartItem#' } }) },
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
    summary: 'Removes an item from the cart',
    params: idsInPath({ cartId: 'Cart item ID.' }),
    response: { 200: json('Removed', { const: true }) },
  };
  app.delete('/api/cart/:cartId', { ...toCustomers, schema: schemaOfRemoval }, async (request) => {
    const viewer = await sessions.viewerOf(request);
    requireCustomer(viewer);
    const cartId = readRecordId(pathPart(request, 'cartId'), 'cart item', 'cartId');
    await namingFields(FIELD_NAMES, () => carts.remove(viewer, cartId));
    return true;
  });
}
