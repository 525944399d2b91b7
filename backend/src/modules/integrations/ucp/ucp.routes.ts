import { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { GraphQLError } from 'graphql';
import { errorCodes } from '../../../kernel/error-codes';
import { ShopError } from '../../../kernel/shop-error';
import { guestViewer } from '../../../kernel/viewer';
import type { ContextFactory } from '../../../platform/graphql/request-context';
import { bodyOf } from '../../../platform/rest/rest-body';
import { Execution, carryOut, contextAs } from '../execution';
import { integrationsMessages } from '../integrations.messages';
import {
  CatalogProduct,
  FAILED,
  Resolved,
  UcpShop,
  answeredBy,
  cursorOf,
  profileOf,
  ucpProduct,
} from './ucp-catalog.rules';
import {
  CatalogFilter,
  languageOf,
  malformed,
  readFilter,
  readSearch,
  text,
  texts,
} from './ucp-request';

const PRODUCT = `fragment UcpProduct on Product {
  id sku name nameHi nameMr description unit barcode imageUrl pricePaise mrpPaise stockQuantity category { slug }
}`;
const SEARCH = `query ($search: String, $category: String, $minPricePaise: Paise, $maxPricePaise: Paise, $page: Int!, $pageSize: Int!) {
  products(search: $search, category: $category, minPricePaise: $minPricePaise, maxPricePaise: $maxPricePaise, page: $page, pageSize: $pageSize) {
    totalCount pageCount items { ...UcpProduct }
  }
}
${PRODUCT}`;
const BY_ID = `query ($id: ID!) { product(id: $id) { ...UcpProduct } }
${PRODUCT}`;
const BY_SKU = `query ($skus: [String!]!) { productsByCode(skus: $skus) { ...UcpProduct } }
${PRODUCT}`;

/** Identifiers that one request may look up. */
const MOST_IDS = 25;
/** What may be the number of a product. */
const NUMBER = /^\d{1,10}$/;

/** What the endpoints of the protocol need. */
export interface UcpEndpoints
  extends Pick<ContextFactory, 'contextOf'>, Omit<Execution, 'log'>, UcpShop {}

/**
 * The Universal Commerce Protocol as far as the catalogue goes: platforms find the shop's products, and customers buy
 * them in the shop. Everybody is a guest here, and nothing is written.
 */
export function registerUcp(http: FastifyInstance, endpoints: UcpEndpoints): void {
  const { contextOf, schema, checks, name, publicUrl } = endpoints;
  const shop = { name, publicUrl };
  const execution = { schema, checks, log: http.log };
  const config = { access: 'anyone' } as const;

  const ask = async (
    [request, reply]: [FastifyRequest, FastifyReply],
    query: string,
    variables: object,
  ) => {
    const context = contextAs(guestViewer, contextOf(request, reply));
    const { data, errors } = await carryOut(execution, query, { ...variables }, context);
    if (errors?.[0]) throw causeOf(errors[0]);
    return data as Record<string, unknown>;
  };

  const byNumber = async (exchange: [FastifyRequest, FastifyReply], id: string) => {
    try {
      return (await ask(exchange, BY_ID, { id }))['product'] as CatalogProduct;
    } catch (error) {
      if (error instanceof ShopError && error.code === 'NOT_FOUND') return undefined;
      throw error;
    }
  };

  /** The products that skus or numbers stand for, by these; a sku goes first. */
  const productsOf = async (exchange: [FastifyRequest, FastifyReply], ids: readonly string[]) => {
    const { productsByCode } = await ask(exchange, BY_SKU, { skus: ids });
    const found = new Map(
      (productsByCode as CatalogProduct[]).map((product) => [product.sku ?? '', product]),
    );
    for (const id of ids.filter((each) => !found.has(each) && NUMBER.test(each))) {
      const product = await byNumber(exchange, id);
      if (product) found.set(id, product);
    }
    return found;
  };

  http.get('/.well-known/ucp', { config }, async () => profileOf(shop));

  http.post('/ucp/catalog/search', { config }, (request, reply) =>
    tellingFailures(reply, async () => {
      const body = bodyOf(request);
      const search = readSearch(body);
      const { products } = (await ask([request, reply], SEARCH, search)) as {
        products: { items: CatalogProduct[]; totalCount: number; pageCount: number };
      };
      const { items, totalCount, pageCount } = products;
      const hasNext = search.page < pageCount;
      const language = languageOf(body);
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
      const products = await productsOf([request, reply], ids);
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
      const language = languageOf(body);
      return {
        ucp: answeredBy('dev.ucp.shopping.catalog.lookup'),
        products: [...found.values()].map(({ product, inputs }) =>
          ucpProduct(product, shop, language, inputs),
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
      const product = (await productsOf([request, reply], [id])).get(id);
      if (!product || !fits(product, readFilter(body)))
        return failed('not_found', integrationsMessages.ucpNoProduct(), '$.id');
      return {
        ucp: answeredBy('dev.ucp.shopping.catalog.lookup'),
        product: ucpProduct(product, shop, languageOf(body), [{ id, match: 'exact' }]),
      };
    }),
  );
}

function fits({ category, pricePaise }: CatalogProduct, filter: CatalogFilter): boolean {
  const { minPricePaise, maxPricePaise } = filter;
  return (
    (filter.category ?? category.slug) === category.slug &&
    (minPricePaise ?? 0) <= pricePaise &&
    pricePaise <= (maxPricePaise ?? Infinity)
  );
}

/** What the shop refused, where it did; else the fault itself, which the server words. */
function causeOf(error: GraphQLError): Error {
  return error.originalError ?? error;
}

/** Answers, or tells why the shop refuses, as the protocol has it. */
async function tellingFailures(reply: FastifyReply, answer: () => Promise<object>) {
  try {
    return await answer();
  } catch (error) {
    if (!(error instanceof ShopError)) throw error;
    const { code, reason, fieldReasons = {}, retryAfterSeconds } = error;
    if (retryAfterSeconds !== undefined) void reply.header('retry-after', retryAfterSeconds);
    void reply.status(errorCodes[code].status);
    const [field] = Object.keys(fieldReasons);
    return failed(code, fieldReasons[field ?? ''] ?? reason, field && `$..${field}`);
  }
}

function refuseSize(reply: FastifyReply) {
  void reply.status(400);
  return failed('request_too_large', integrationsMessages.ucpTooMany({ most: MOST_IDS }), '$.ids');
}

function failed(code: string, message: { text: string }, path?: string) {
  const content = message.text;
  const failure = { type: 'error', code, content, severity: 'unrecoverable' };
  return { ucp: FAILED, messages: [{ ...failure, ...(path && { path }) }] };
}
