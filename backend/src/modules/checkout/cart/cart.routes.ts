import { FastifyInstance } from 'fastify';
import { productJson } from '../../catalogue';
import { paiseToRupees } from '../../../kernel/money';
import { readRecordId } from '../../../kernel/record-id';
import { requireCustomer, requireThisCustomer } from '../../../kernel/viewer';
import { bodyOf, namingFields, pathPart, wholeNumber } from '../../../platform/rest/rest-body';
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

/** The cart of the REST contract. */
export function registerCartRoutes(
  app: FastifyInstance,
  carts: CartService,
  sessions: SessionAuthentication,
): void {
  app.post(
    '/api/cart/:customerId/:productId',
    { config: { access: 'customer' } },
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

  app.get('/api/cart/list', { config: { access: 'customer' } }, async (request) => {
    const viewer = await sessions.viewerOf(request);
    const customerId = requireCustomer(viewer);
    const { items } = await carts.view(viewer);
    return items.map((line) => cartItemJson(line, customerId));
  });

  app.delete('/api/cart/:cartId', { config: { access: 'customer' } }, async (request) => {
    const viewer = await sessions.viewerOf(request);
    requireCustomer(viewer);
    const cartId = readRecordId(pathPart(request, 'cartId'), 'cart item', 'cartId');
    await namingFields(FIELD_NAMES, () => carts.remove(viewer, cartId));
    return true;
  });
}
