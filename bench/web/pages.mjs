// The pages that `npm run bench:web` measures, and the customer for the private ones.
import { Caller, addToCart, logIn, register } from '../kit.mjs';

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

/**
 * A new customer with three products in the cart, logged in.
 * @param {string} url
 * @returns {Promise<Login>}
 */
export async function newLogin(url) {
  const customer = new Caller(url);
  const { id } = await logIn(customer, await register(customer));
  for (const productId of ['1', '2', '3']) await addToCart(customer, productId);
  const cookies = [...customer.cookies].map(([name, value]) => ({ name, value }));
  return { customerId: id, cookies };
}
