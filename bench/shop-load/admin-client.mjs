// The keeper of the catalogue, over GraphQL.
import { benchAdmin } from './bench-shop.mjs';

const LOGIN = 'mutation ($input: LoginInput!) { adminLogin(input: $input) { accessToken } }';
const ADD = 'mutation ($input: ProductInput!) { addProduct(input: $input) { id } }';
const UPDATE =
  'mutation ($id: ID!, $input: ProductInput!) { updateProduct(id: $id, input: $input) { id } }';
const SET_STOCK =
  'mutation ($id: ID!, $from: Int!, $to: Int!) { setStock(productId: $id, expected: $from, value: $to) { id } }';
const DELETE = 'mutation ($id: ID!) { deleteProduct(id: $id) }';

/** @typedef {{ name: string, mrpPaise: number, stockQuantity: number }} ProductValues */

/**
 * One question to a shop.
 * @param {string} url
 * @param {string} query
 * @param {object} [variables]
 * @param {string} [accessToken]
 * @returns {Promise<any>} its data
 */
export async function ask(url, query, variables = {}, accessToken = undefined) {
  const response = await fetch(`${url}/graphql`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      ...(accessToken && { authorization: `Bearer ${accessToken}` }),
    },
    body: JSON.stringify({ query, variables }),
  });
  const { data, errors } = /** @type {any} */ (await response.json());
  if (errors) throw new Error(JSON.stringify(errors));
  return data;
}

/**
 * Logs the admin of a shop in.
 * @param {string} url
 */
export async function logAdminIn(url) {
  const { accessToken } = (await ask(url, LOGIN, { input: benchAdmin })).adminLogin;
  return {
    /** @param {ProductValues} values @returns {Promise<string>} its number */
    add: async (values) => {
      const input = {
        description: 'What the bench changes and sells.',
        imageUrl: '/media/food/1f345.webp',
        ...values,
      };
      return (await ask(url, ADD, { input }, accessToken)).addProduct.id;
    },
    /** @param {string} id @param {{ name?: string, mrpPaise?: number }} input what changes */
    update: (id, input) => ask(url, UPDATE, { id, input }, accessToken),
    /** @param {string} id @param {number} from the present stock @param {number} to */
    setStock: (id, from, to) => ask(url, SET_STOCK, { id, from, to }, accessToken),
    /** @param {string} id */
    remove: (id) => ask(url, DELETE, { id }, accessToken),
  };
}
