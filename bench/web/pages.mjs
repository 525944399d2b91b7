// The pages that `npm run bench:web` measures, and the customer for the private ones.
import { Caller, addToCart, logIn, placeOrder, register } from '../kit.mjs';

/**
 * @typedef {object} Login
 * @property {string} customerId
 * @property {string} unpaidOrderId
 * @property {{ name: string, value: string }[]} cookies
 */
/** @typedef {{ name: string, path: string, isOwn: boolean }} Page */

/**
 * The pages of the shop, as the customer of a login sees them.
 * @param {Login} login
 * @returns {Page[]}
 */
export const pagesOf = ({ unpaidOrderId }) => [
  { name: 'home', path: '/', isOwn: false },
  { name: 'category', path: '/shop/fruits', isOwn: false },
  { name: 'product', path: '/product/1', isOwn: false },
  { name: 'guest cart', path: '/cart', isOwn: false },
  { name: 'client home', path: '/client/home', isOwn: true },
  { name: 'cart', path: '/client/cart', isOwn: true },
  { name: 'payment', path: `/payment?orderId=${unpaidOrderId}`, isOwn: true },
];

/**
 * A new customer with an unpaid order, and three products in the cart, logged in.
 * @param {string} url
 * @returns {Promise<Login>}
 */
export async function newLogin(url) {
  const customer = new Caller(url);
  const { id } = await logIn(customer, await register(customer));
  const fillCart = async () => {
    for (const productId of ['1', '2', '3']) await addToCart(customer, productId);
  };
  await fillCart();
  const { id: unpaidOrderId } = await placeOrder(customer, 'CARD');
  await fillCart();
  const cookies = [...customer.cookies].map(([name, value]) => ({ name, value }));
  return { customerId: id, unpaidOrderId, cookies };
}
