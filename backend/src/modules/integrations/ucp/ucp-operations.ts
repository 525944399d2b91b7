import { FastifyReply, FastifyRequest } from 'fastify';
import { ShopError } from '../../../kernel/shop-error';
import { Viewer, guestViewer } from '../../../kernel/viewer';
import type { ContextFactory } from '../../../platform/graphql/request-context';
import { Execution, carryOut, contextAs } from '../execution';
import { CatalogProduct } from './ucp-catalog.rules';

const PRODUCT = `fragment UcpProduct on Product {
  id sku name nameHi nameMr description unit barcode pictures { imageUrl alt altHi altMr } pricePaise mrpPaise stockQuantity category { slug parent { slug } }
  packSizes { id sku name nameHi nameMr unit barcode pricePaise mrpPaise stockQuantity }
}`;
const SEARCH = `query ($search: String, $category: String, $minPricePaise: Paise, $maxPricePaise: Paise, $page: Int!, $pageSize: Int!) {
  products(search: $search, category: $category, minPricePaise: $minPricePaise, maxPricePaise: $maxPricePaise, page: $page, pageSize: $pageSize) {
    totalCount pageCount items { ...UcpProduct }
  }
}
${PRODUCT}`;
const BY_ID = `query ($id: ID!) { product(id: $id) { ...UcpProduct } }
${PRODUCT}`;
const BY_SKU = `query ($skus: [String!]!) { productsByCode(skus: $skus, limit: 50) { ...UcpProduct } }
${PRODUCT}`;

/** The form of a product id. */
const NUMBER = /^\d{1,10}$/;

/** A request with its reply. */
export type Exchange = readonly [request: FastifyRequest, reply: FastifyReply];

/** A page of products. */
export interface CatalogPage {
  items: CatalogProduct[];
  totalCount: number;
  pageCount: number;
}

/** The GraphQL operations that requests of the protocol map to. */
export class UcpOperations {
  constructor(
    private readonly execution: Execution,
    private readonly contextOf: ContextFactory['contextOf'],
  ) {}

  /** Runs an operation. Throws the shop's refusal of it; the server formats any other error. */
  async ask<Answer>(
    [request, reply]: Exchange,
    query: string,
    variables: object = {},
    viewer: Viewer = guestViewer,
  ): Promise<Answer> {
    const context = contextAs(viewer, this.contextOf(request, reply));
    const { data, errors } = await carryOut(this.execution, query, { ...variables }, context);
    if (errors?.[0]) throw errors[0].originalError ?? errors[0];
    return data as Answer;
  }

  /** The results of a search. */
  async search(exchange: Exchange, search: object): Promise<CatalogPage> {
    return (await this.ask<{ products: CatalogPage }>(exchange, SEARCH, search)).products;
  }

  /** The products that SKUs or ids resolve to, by these; a SKU takes precedence. */
  async productsOf(
    exchange: Exchange,
    ids: readonly string[],
  ): Promise<Map<string, CatalogProduct>> {
    if (ids.length === 0) return new Map();
    const { productsByCode } = await this.ask<{ productsByCode: CatalogProduct[] }>(
      exchange,
      BY_SKU,
      { skus: ids },
    );
    const found = new Map(productsByCode.map((product) => [product.sku ?? '', product]));
    for (const id of ids.filter((each) => !found.has(each) && NUMBER.test(each))) {
      const product = await this.byNumber(exchange, id);
      if (product) found.set(id, product);
    }
    return found;
  }

  private async byNumber(exchange: Exchange, id: string): Promise<CatalogProduct | undefined> {
    const asked = this.ask<{ product: CatalogProduct }>(exchange, BY_ID, { id });
    return (await foundOf(asked))?.product;
  }
}

/** The result of a request; undefined if the shop has no such thing. */
export async function foundOf<Answer>(asked: Promise<Answer>): Promise<Answer | undefined> {
  try {
    return await asked;
  } catch (error) {
    if (error instanceof ShopError && error.code === 'NOT_FOUND') return undefined;
    throw error;
  }
}
