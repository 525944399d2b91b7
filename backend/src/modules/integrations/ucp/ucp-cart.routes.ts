import { FastifyInstance, FastifyRequest } from 'fastify';
import { requestFingerprint } from '../../../kernel/request-fingerprint';
import type { ContextFactory } from '../../../platform/graphql/request-context';
import { RestBody, bodyOf, pathPart } from '../../../platform/rest/rest-body';
import { integrationsMessages } from '../integrations.messages';
import {
  PricedCart,
  Reader,
  canceledCart,
  canceledCheckout,
  ucpCart,
  ucpCheckout,
} from './ucp-cart.rules';
import { UcpShop } from './ucp-catalog.rules';
import { MakingKey, Told, UcpCarts } from './ucp-carts';
import { failed, tellingFailures } from './ucp-failures';
import { Exchange } from './ucp-operations';
import { ucpOrder } from './ucp-order.rules';
import { UcpOrders } from './ucp-orders';
import { profileUrlOf } from './ucp-platform.rules';
import { KeyedRequest } from './ucp-requests';
import { idempotencyKeyOf, languageOf, malformed, readLines, text } from './ucp-request';

/** Formats a cart as a response. */
type Words = (cart: PricedCart, reader: Reader) => object;

/** The two resources that a platform creates from lines. A checkout is its cart: they share an id, and end together. */
const RESOURCES: readonly { path: string; told: Words; canceled: Words; takesCart: boolean }[] = [
  { path: '/ucp/carts', told: ucpCart, canceled: canceledCart, takesCart: false },
  {
    path: '/ucp/checkout-sessions',
    told: ucpCheckout,
    canceled: canceledCheckout,
    takesCart: true,
  },
];

/** Dependencies of the carts of the protocol. */
interface CartEndpoints extends Pick<ContextFactory, 'contextOf'> {
  carts: UcpCarts;
  orders: UcpOrders;
  shop: UcpShop;
}

/** Carts and checkouts of the protocol. The id gives access to the cart; orders are placed in the shop only. */
export function registerUcpCarts(http: FastifyInstance, endpoints: CartEndpoints): void {
  const { carts, contextOf, orders, shop } = endpoints;
  const config = { access: 'anyone' } as const;

  const readerOf = (body: RestBody, [request]: Exchange): Reader => {
    const language = languageOf(body, request);
    return { shop, ...(language !== undefined && { language }) };
  };

  const tell = (cart: PricedCart | undefined, words: Words, exchange: Exchange, body: RestBody) => {
    if (!cart) return failed('not_found', integrationsMessages.ucpNoCart());
    return words(cart, readerOf(body, exchange));
  };

  const make = async (
    exchange: Exchange,
    key: MakingKey | undefined,
    told: Told,
  ): Promise<object> => {
    const body = bodyOf(exchange[0]);
    const items = readLines(body);
    if (items.length === 0) throw malformed('line_items');
    const { caller } = contextOf(...exchange);
    const answer = await carts.create(exchange, items, { caller, key, told });
    return answer ?? failed('item_unavailable', integrationsMessages.ucpNoProduct());
  };

  for (const { path, told, canceled, takesCart } of RESOURCES) {
    http.post(path, { config }, (request, reply) =>
      tellingFailures(reply, async () => {
        const exchange = [request, reply] as const;
        const body = bodyOf(request);
        const tellMade: Told = (cart) => tell(cart, told, exchange, body);
        const cartId = takesCart ? text(body, 'cart_id') : null;
        const key = makingKeyOf(request);
        const answer =
          cartId === null
            ? await make(exchange, key, tellMade)
            : await carts.convert(exchange, cartId, { key, told: tellMade });
        const { id } = answer as { id?: string };
        if (id === undefined) return answer;
        if (takesCart) await carts.noteAgent(id, agentOf(request));
        void reply.status(201);
        return answer;
      }),
    );

    http.get(`${path}/:id`, { config }, (request, reply) =>
      tellingFailures(reply, async () => {
        const exchange = [request, reply] as const;
        return tell(await carts.find(exchange, pathPart(request, 'id')), told, exchange, {});
      }),
    );

    http.put(`${path}/:id`, { config }, (request, reply) =>
      tellingFailures(reply, async () => {
        const exchange = [request, reply] as const;
        const body = bodyOf(request);
        const id = pathPart(request, 'id');
        if ((text(body, 'id') ?? id) !== id) throw malformed('id');
        return carts.replace(exchange, id, readLines(body), {
          key: keyOf(request),
          told: (cart) => tell(cart, told, exchange, body),
        });
      }),
    );

    http.post(`${path}/:id/cancel`, { config }, (request, reply) =>
      tellingFailures(reply, async () => {
        const exchange = [request, reply] as const;
        return carts.cancel(exchange, pathPart(request, 'id'), {
          key: keyOf(request),
          told: (cart) => tell(cart, canceled, exchange, {}),
        });
      }),
    );
  }

  http.get('/ucp/orders/:id', { config }, (request, reply) =>
    tellingFailures(reply, async () => {
      const exchange = [request, reply] as const;
      const order = await orders.find(pathPart(request, 'id'));
      if (!order) return failed('not_found', integrationsMessages.ucpNoOrder());
      return ucpOrder(order, readerOf({}, exchange));
    }),
  );

  // Only the customer places an order: the response contains the link for that.
  http.post('/ucp/checkout-sessions/:id/complete', { config }, (request, reply) =>
    tellingFailures(reply, async () => {
      const exchange = [request, reply] as const;
      return carts.tell(exchange, pathPart(request, 'id'), {
        key: keyOf(request),
        told: (cart) => tell(cart, ucpCheckout, exchange, {}),
      });
    }),
  );
}

/** The profile of the calling platform, if it names one. */
const agentOf = ({ headers }: FastifyRequest) => profileUrlOf(headers['ucp-agent']);

/** The identity of a request for a cart or checkout under its idempotency key; otherwise as `keyOf`. */
function makingKeyOf(request: FastifyRequest): MakingKey | undefined {
  const key = keyOf(request);
  if (!key) return undefined;
  // The id is as secret as the key: a repeated request must find the same cart.
  const id = requestFingerprint([request.routeOptions.url, idempotencyKeyOf(request)]);
  return { id, makingKey: key.requestKey, fingerprint: key.fingerprint };
}

/**
 * The identity of a request about a cart under its idempotency key; undefined without a key. Throws BAD_REQUEST for a
 * weak key.
 */
function keyOf(request: FastifyRequest): (KeyedRequest & { requestKey: string }) | undefined {
  const key = idempotencyKeyOf(request);
  if (key === undefined) return undefined;
  const { method, routeOptions, body = null } = request;
  return {
    requestKey: requestFingerprint([method, routeOptions.url, key]),
    fingerprint: requestFingerprint([body]),
  };
}
