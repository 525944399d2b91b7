import { FastifyInstance, FastifyReply } from 'fastify';
import { CartService } from '../../checkout';
import { SessionService } from '../../identity';
import { HandOvers } from '../../ordering';
import type { ContextFactory } from '../../../platform/graphql/request-context';
import { bodyOf } from '../../../platform/rest/rest-body';
import { Execution } from '../execution';
import { integrationsMessages } from '../integrations.messages';
import { registerUcpCarts } from './ucp-cart.routes';
import {
  CatalogProduct,
  Resolved,
  UcpShop,
  answeredBy,
  cursorOf,
  profileOf,
  ucpDetail,
  ucpProduct,
} from './ucp-catalog.rules';
import { UcpCarts } from './ucp-carts';
import { failed, tellingFailures } from './ucp-failures';
import { UcpOperations } from './ucp-operations';
import { UcpOrders } from './ucp-orders';
import { UcpPlatforms } from './ucp-platforms';
import { UcpRequests } from './ucp-requests';
import {
  CatalogFilter,
  languageOf,
  malformed,
  readFilter,
  readSearch,
  text,
  texts,
} from './ucp-request';

/** Most identifiers of a lookup. */
const MOST_IDS = 25;

/** Dependencies of the endpoints of the protocol. */
export interface UcpEndpoints
  extends Pick<ContextFactory, 'contextOf'>, Omit<Execution, 'log'>, UcpShop {
  shopCarts: CartService;
  sessions: SessionService;
  requests: UcpRequests;
  orders: UcpOrders;
  platforms: UcpPlatforms;
  handOvers: HandOvers;
}

/**
 * The Universal Commerce Protocol: platforms search the shop's products and put them into carts, which customers order
 * in the shop. All callers are guests.
 */
export function registerUcp(http: FastifyInstance, endpoints: UcpEndpoints): void {
  const { contextOf, schema, checks, name, publicUrl, orders, platforms } = endpoints;
  const shop = { name, publicUrl };
  const operations = new UcpOperations({ schema, checks, log: http.log }, contextOf);
  const config = { access: 'anyone' } as const;
  registerUcpCarts(http, {
    carts: new UcpCarts(operations, endpoints, publicUrl),
    ...{ contextOf, orders, shop },
  });

  http.get('/.well-known/ucp', { config }, async () => profileOf(shop, platforms.publicKey));

  http.post('/ucp/catalog/search', { config }, (request, reply) =>
    tellingFailures(reply, async () => {
      const body = bodyOf(request);
      const search = readSearch(body);
      const { items, totalCount, pageCount } = await operations.search([request, reply], search);
      const hasNext = search.page < pageCount;
      const language = languageOf(body, request);
      return {
        ucp: answeredBy('dev.ucp.shopping.catalog.search'),
        products: items.map((product) => ucpProduct(product, shop, language)),
        pagination: {
          ...(hasNext && { cursor: cursorOf(search.page + 1) }),
          has_next_page: hasNext,
          total_count: totalCount,
        },
      };
    }),
  );

  http.post('/ucp/catalog/lookup', { config }, (request, reply) =>
    tellingFailures(reply, async () => {
      const body = bodyOf(request);
      const ids = [...new Set(texts(body, 'ids'))];
      if (ids.length === 0) throw malformed('ids');
      if (ids.length > MOST_IDS) return refuseSize(reply);
      const filter = readFilter(body);
      const products = await operations.productsOf([request, reply], ids);
      const found = new Map<string, { product: CatalogProduct; inputs: Resolved[] }>();
      const missing: string[] = [];
      for (const id of ids) {
        const product = products.get(id);
        const input: Resolved = { id, match: 'exact' };
        const known = product && found.get(product.id);
        if (known) known.inputs.push(input);
        else if (product && fits(product, filter))
          found.set(product.id, { product, inputs: [input] });
        else missing.push(id);
      }
      const language = languageOf(body, request);
      return {
        ucp: answeredBy('dev.ucp.shopping.catalog.lookup'),
        products: [...found.values()].map(({ product, inputs }) =>
          ucpProduct({ ...product, packSizes: [] }, shop, language, inputs),
        ),
        ...(missing.length > 0 && {
          messages: missing.map((content) => ({ type: 'info', code: 'not_found', content })),
        }),
      };
    }),
  );

  http.post('/ucp/catalog/product', { config }, (request, reply) =>
    tellingFailures(reply, async () => {
      const body = bodyOf(request);
      const id = text(body, 'id');
      if (id === null) throw malformed('id');
      const product = (await operations.productsOf([request, reply], [id])).get(id);
      if (!product || !fits(product, readFilter(body)))
        return failed('not_found', integrationsMessages.ucpNoProduct(), '$.id');
      return {
        ucp: answeredBy('dev.ucp.shopping.catalog.lookup'),
        product: ucpDetail(product, shop, languageOf(body, request), [{ id, match: 'exact' }]),
      };
    }),
  );
}

function fits({ category, pricePaise }: CatalogProduct, filter: CatalogFilter): boolean {
  const { minPricePaise, maxPricePaise } = filter;
  return (
    (filter.category === null ||
      [category.slug, category.parent?.slug].includes(filter.category)) &&
    (minPricePaise ?? 0) <= pricePaise &&
    pricePaise <= (maxPricePaise ?? Infinity)
  );
}

function refuseSize(reply: FastifyReply) {
  void reply.status(400);
  return failed('request_too_large', integrationsMessages.ucpTooMany({ most: MOST_IDS }), '$.ids');
}
