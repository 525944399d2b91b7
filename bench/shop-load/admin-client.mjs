// The admin who edits the catalogue, over GraphQL.
import { Caller, addProduct, deleteProduct, logInAdmin } from '../kit.mjs';
import { benchAdmin } from './bench-shop.mjs';

const UPDATE =
  'mutation ($id: ID!, $input: ProductInput!) { updateProduct(id: $id, input: $input) { id } }';
const SET_STOCK =
  'mutation ($id: ID!, $from: Int!, $to: Int!) { setStock(productId: $id, expected: $from, value: $to) { id } }';

/** @typedef {{ name: string, mrpPaise: number, stockQuantity: number }} ProductValues */

/**
 * Logs in the admin of a shop.
 * @param {string} url
 */
export async function logAdminIn(url) {
  const admin = new Caller(url);
  await logInAdmin(admin, benchAdmin);
  return {
    /** @param {ProductValues} values @returns {Promise<string>} its number */
    add: async (values) => (await addProduct(admin, values)).id,
    /** @param {string} id @param {{ name?: string, mrpPaise?: number }} input what changes */
    update: (id, input) => admin.call(UPDATE, { id, input }),
    /** @param {string} id @param {number} from the present stock @param {number} to */
    setStock: (id, from, to) => admin.call(SET_STOCK, { id, from, to }),
    /** @param {string} id */
    remove: (id) => deleteProduct(admin, id),
  };
}
