// The pages that `npm run bench:web` looks at, and the customer whose own pages are among them.
import { randomUUID } from 'node:crypto';

/** @typedef {{ customerId: string, cookies: { name: string, value: string }[] }} Login */
/** @typedef {{ name: string, path: string, isOwn: boolean }} Page */

/** @type {readonly Page[]} */
export const pages = [
  { name: 'home', path: '/', isOwn: false },
  { name: 'category', path: '/shop/fruits', isOwn: false },
  { name: 'product', path: '/product/1', isOwn: false },
  { name: 'client home', path: '/client/home', isOwn: true },
  { name: 'cart', path: '/client/cart', isOwn: true },
];

const REGISTER = 'mutation ($input: RegisterInput!) { register(input: $input) { id } }';
const LOGIN = 'mutation ($input: LoginInput!) { login(input: $input) { customer { id } } }';
const ADD = 'mutation ($input: AddToCartInput!) { addToCart(input: $input) { cart { id } } }';

/**
 * @param {string} url
 * @param {string} query
 * @param {object} input
 * @param {string} [cookie]
 */
async function send(url, query, input, cookie) {
  const response = await fetch(`${url}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(cookie && { cookie }) },
    body: JSON.stringify({ query, variables: { input } }),
  });
  const { data, errors } = /** @type {any} */ (await response.json());
  if (errors) throw new Error(JSON.stringify(errors));
  return { data, setCookies: response.headers.getSetCookie() };
}

/**
 * A new customer with three products in the cart, logged in.
 * @param {string} url
 * @returns {Promise<Login>}
 */
export async function newLogin(url) {
  const email = `bench.${randomUUID().slice(0, 8)}@bench.test`;
  const password = 'Bench@1234';
  const person = { firstName: 'Bench', lastName: 'Web', phone: '9876543210', gender: 'FEMALE' };
  const home = { district: 'Thane', state: 'Maharashtra', zipCode: '400601' };
  const dateOfBirth = '1990-01-31';
  await send(url, REGISTER, { ...person, ...home, dateOfBirth, email, password });
  const { data, setCookies } = await send(url, LOGIN, { email, password });
  const cookies = setCookies.map((text) => {
    const [pair = ''] = text.split(';');
    const at = pair.indexOf('=');
    return { name: pair.slice(0, at), value: pair.slice(at + 1) };
  });
  const cookie = cookies.map(({ name, value }) => `${name}=${value}`).join('; ');
  for (const productId of ['1', '2', '3']) await send(url, ADD, { productId, quantity: 1 }, cookie);
  return { customerId: data.login.customer.id, cookies };
}
