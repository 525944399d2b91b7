// The test kit (backend/test/kit/shared) for measurements: HTTP callers and their operations.
import { createRequire } from 'node:module';
import { fromRoot } from '../scripts/lib/paths.mjs';

const require = createRequire(import.meta.url);
// ts-node's register fails with the root tsconfig, which contains no files.
process.env['TS_NODE_PROJECT'] ??= fromRoot('faults/tsconfig.json');
require('@swc-node/register');
const shared = /** @type {typeof import('../backend/test/kit/shared/index.js')} */ (
  require('../backend/test/kit/shared/index.ts')
);
export const {
  addProduct,
  addToCart,
  customerInput,
  deleteProduct,
  logIn,
  logInAdmin,
  placeOrder,
  register,
} = shared;

/** @typedef {import('../backend/test/kit/shared/index.js').GraphqlClient} GraphqlClient */
/** @typedef {import('../backend/test/kit/shared/index.js').GraphqlBody} GraphqlBody */

/**
 * A caller of a shop; a login sets its cookies.
 * @implements {GraphqlClient}
 */
export class Caller {
  /** @type {Map<string, string>} */
  cookies = new Map();

  /** @param {string} url */
  constructor(url) {
    this.url = url;
  }

  /** The cookies as a request header; empty without any. */
  get cookieHeader() {
    return [...this.cookies].map((pair) => pair.join('=')).join('; ');
  }

  /**
   * Sends an operation.
   * @param {string} query
   * @param {Record<string, unknown>} [variables]
   * @returns {Promise<GraphqlBody>} the response body
   */
  async send(query, variables = {}) {
    const cookie = this.cookieHeader;
    const response = await fetch(`${this.url}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...(cookie && { cookie }) },
      body: JSON.stringify({ query, variables }),
    });
    for (const text of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(text) ?? [];
      this.cookies.set(name, value);
    }
    return /** @type {Promise<GraphqlBody>} */ (response.json());
  }

  /**
   * Sends an operation with one top-level field and returns that field.
   * @template [Result=any]
   * @param {string} operation
   * @param {Record<string, unknown>} [variables]
   * @returns {Promise<Result>}
   */
  async call(operation, variables) {
    return shared.fieldOf(await this.send(operation, variables));
  }
}
