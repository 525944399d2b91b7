import { FastifyRequest } from 'fastify';
import { ShopError } from '../../../kernel/shop-error';
import { RestBody } from '../../../platform/rest/rest-body';
import { integrationsMessages } from '../integrations.messages';
import { quantityProblem } from '../../checkout/index.rules';
import { pageOfCursor } from './ucp-catalog.rules';

/** Most products of a page; a larger requested size is reduced to this. */
const MOST_PRODUCTS = 100;
const USUAL_PRODUCTS = 10;

/** Most lines of a cart: the limit of the page that it is handed over to. */
const MOST_LINES = 50;
/** A UUID of the versions with random bits, because anyone who knows the key of a request may repeat it. */
const RANDOM_UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[47][0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/i;

/** Pieces of an item, which a platform names by the id or the SKU of the product. */
export interface WantedItem {
  id: string;
  quantity: number;
}

/** The filters of a product search. */
export interface CatalogFilter {
  category: string | null;
  minPricePaise: number | null;
  maxPricePaise: number | null;
}

/** A platform's search, with the arguments of the shop's GraphQL API. */
export interface CatalogSearch extends CatalogFilter {
  search: string | null;
  page: number;
  pageSize: number;
}

/** Parses a search. Throws BAD_REQUEST if it does not follow the protocol. */
export function readSearch(body: RestBody): CatalogSearch {
  const pagination = part(body, 'pagination');
  const limit = wholeNumber(pagination, 'limit') ?? USUAL_PRODUCTS;
  if (limit < 1) throw malformed('limit');
  const cursor = text(pagination, 'cursor');
  const page = cursor === null ? 1 : pageOfCursor(cursor);
  if (page === undefined) throw malformed('cursor');
  const pageSize = Math.min(limit, MOST_PRODUCTS);
  return { search: text(body, 'query'), ...readFilter(body), page, pageSize };
}

/** Parses the filters of a search. Throws BAD_REQUEST if they do not follow the protocol. */
export function readFilter(body: RestBody): CatalogFilter {
  const filters = part(body, 'filters');
  const price = part(filters, 'price');
  const [category = null, ...more] = texts(filters, 'categories');
  // The shop's lists filter by one category or none.
  if (more.length > 0) throw malformed('categories');
  return {
    category,
    minPricePaise: wholeNumber(price, 'min') ?? null,
    maxPricePaise: wholeNumber(price, 'max') ?? null,
  };
}

/** Parses the lines of a cart. Throws BAD_REQUEST if they do not follow the protocol. */
export function readLines(body: RestBody): WantedItem[] {
  const lines: unknown = body['line_items'];
  if (!Array.isArray(lines)) throw malformed('line_items');
  if (lines.length > MOST_LINES) {
    const message = integrationsMessages.ucpTooManyLines({ most: MOST_LINES });
    throw new ShopError('BAD_REQUEST', message, { line_items: message });
  }
  return lines.map((line: unknown, index) => {
    const path = `line_items[${index}]`;
    const read = part({ [path]: line }, path);
    const id = text(part(read, 'item', `${path}.item`), 'id', `${path}.item.id`);
    const quantity = wholeNumber(read, 'quantity', `${path}.quantity`);
    if (id === null) throw malformed(`${path}.item.id`);
    if (quantity === undefined || quantityProblem(quantity)) throw malformed(`${path}.quantity`);
    return { id, quantity };
  });
}

/** The idempotency key of a request; undefined without one. Throws BAD_REQUEST for a weak key. */
export function idempotencyKeyOf({ headers }: FastifyRequest): string | undefined {
  const key = headers['idempotency-key'];
  if (key === undefined) return undefined;
  if (typeof key === 'string' && RANDOM_UUID.test(key)) return key.toLowerCase();
  const message = integrationsMessages.ucpKey();
  throw new ShopError('BAD_REQUEST', message, { 'idempotency-key': message });
}

/** The language that a platform wants: that of the body, or else that of the header. */
export const languageOf = (body: RestBody, { headers }: FastifyRequest): string | undefined =>
  text(part(body, 'context'), 'language') ?? headers['accept-language'];

/** A string of a request; null if absent. Throws BAD_REQUEST for anything else, with its path if it is in a list. */
export function text(from: RestBody, name: string, path = name): string | null {
  const value = from[name] ?? null;
  if (value !== null && typeof value !== 'string') throw malformed(path);
  return value;
}

/** The strings of a list of a request. Throws BAD_REQUEST for anything else. */
export function texts(from: RestBody, name: string): string[] {
  const values = from[name] ?? [];
  if (!Array.isArray(values) || values.some((value) => typeof value !== 'string'))
    throw malformed(name);
  return values as string[];
}

function part(from: RestBody, name: string, path = name): RestBody {
  const value = from[name] ?? {};
  if (typeof value !== 'object' || Array.isArray(value)) throw malformed(path);
  return value as RestBody;
}

function wholeNumber(from: RestBody, name: string, path = name): number | undefined {
  const value = from[name];
  if (value === undefined || value === null) return undefined;
  if (typeof value !== 'number' || !Number.isSafeInteger(value)) throw malformed(path);
  return value;
}

/** The error for a field that does not follow the protocol. */
export function malformed(field: string): ShopError {
  const message = integrationsMessages.ucpField({ field });
  return new ShopError('BAD_REQUEST', message, { [field]: message });
}
