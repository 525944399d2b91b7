// The keeper of the catalogue, over GraphQL.
import { benchAdmin } from './stage.mjs';

const LOGIN = 'mutation ($input: LoginInput!) { adminLogin(input: $input) { accessToken } }';
const ADD = 'mutation ($input: ProductInput!) { addProduct(input: $input) { id } }';
const UPDATE =
  'mutation ($id: ID!, $input: ProductInput!) { updateProduct(id: $id, input: $input) { id } }';
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
  const inputOf = (/** @type {ProductValues} */ values) => ({
    description: 'What the bench changes and sells.',
    imageUrl: '/media/food/1f345.webp',
    ...values,
  });
  return {
    /** @param {ProductValues} values @returns {Promise<string>} its number */
    add: async (values) =>
      (await ask(url, ADD, { input: inputOf(values) }, accessToken)).addProduct.id,
    /** @param {string} id @param {ProductValues} values */
    update: (id, values) => ask(url, UPDATE, { id, input: inputOf(values) }, accessToken),
    /** @param {string} id */
    remove: (id) => ask(url, DELETE, { id }, accessToken),
  };
}
