import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import Ajv2020 from 'ajv/dist/2020';

const SCHEMAS = join(__dirname, 'schemas');
const BASE = 'https://ucp.dev/schemas';

const ajv = new Ajv2020({ strict: false, validateFormats: false });
for (const name of readdirSync(SCHEMAS, { recursive: true, encoding: 'utf8' }))
  if (name.endsWith('.json')) ajv.addSchema(JSON.parse(readFileSync(join(SCHEMAS, name), 'utf8')));

/** Expects a response to match the published schema. */
export function expectValid(schema: string, answer: unknown): void {
  const isValid = ajv.validate(`${BASE}/${schema}`, answer);
  expect(isValid ? [] : ajv.errors).toEqual([]);
}

export const SEARCHED = 'shopping/catalog_search.json#/$defs/search_response';
export const LOOKED_UP = 'shopping/catalog_lookup.json#/$defs/lookup_response';
export const DETAIL = 'shopping/catalog_lookup.json#/$defs/get_product_response';
export const CART = 'shopping/cart.json';
export const CHECKOUT = 'shopping/checkout.json';
export const ORDER = 'shopping/order.json';
export const FAILURE = 'shopping/types/error_response.json';
