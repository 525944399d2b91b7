// What is measured, each as one unit of work of one customer.
import { product, searchTerms } from './catalogue.mjs';

/** Prime to every size, so that it walks over the whole catalogue and not over neighbours. */
const STRIDE = 7919;
/** Below the dearest product by far, in paise. */
const LOWEST_PRICES = 20_000;
const terms = searchTerms();

/**
 * @typedef {ReturnType<typeof import('./shop-adapter.mjs').createAdapter>} Adapter
 * @typedef {{ adapter: Adapter, size: number }} Place
 * @typedef {object} Scenario
 * @property {string} name
 * @property {boolean} [reads] whether it is compared with both floors; the others with floor-sql
 * @property {(place: Place) => () => import('./load.mjs').Unit} unitsOf a new unit for each customer
 */

/** @type {Scenario[]} */
export const scenarios = [
  {
    name: 'list',
    reads: true,
    unitsOf:
      ({ adapter }) =>
      () =>
      (conn, i) =>
        adapter.listPage(conn, {}, i),
  },
  {
    name: 'search',
    reads: true,
    unitsOf:
      ({ adapter }) =>
      () =>
      (conn, i) =>
        adapter.search(conn, {}, /** @type {string} */ (terms[i % terms.length]), i),
  },
  {
    name: 'suggestions',
    reads: true,
    unitsOf:
      ({ adapter }) =>
      () =>
      (conn, i) => {
        const term = /** @type {string} */ (terms[i % terms.length]);
        return adapter.suggest(conn, {}, term.slice(0, 1 + (i % term.length)), i);
      },
  },
  {
    name: 'detail',
    reads: true,
    unitsOf:
      ({ adapter, size }) =>
      () =>
      (conn, i) =>
        adapter.detail(conn, {}, (i * STRIDE) % size),
  },
  { name: 'filter', reads: true, unitsOf: filterUnits(() => undefined) },
  {
    name: 'search-filter',
    reads: true,
    unitsOf: filterUnits((i) => /** @type {string} */ (terms[i % terms.length])),
  },
  { name: 'cart', unitsOf: cartUnits },
  { name: 'checkout', unitsOf: checkoutUnits },
  { name: 'rest-products', reads: true, unitsOf: restUnits },
  { name: 'home-page', reads: true, unitsOf: pageUnits },
];

/**
 * A list between two prices that nobody asked for before, so that no answer is kept.
 * @param {(i: number) => string | undefined} searchOf
 * @returns {Scenario['unitsOf']}
 */
function filterUnits(searchOf) {
  let asked = 0;
  return ({ adapter }) =>
    () =>
    (conn, i) => {
      const at = asked++;
      const prices = { min: at % LOWEST_PRICES, max: 50_000 + Math.floor(at / LOWEST_PRICES) };
      return adapter.filter(conn, { ...prices, search: searchOf(i) }, i);
    };
}

/**
 * Add one product and take it out again.
 * @param {Place} place
 * @returns {() => import('./load.mjs').Unit}
 */
function cartUnits({ adapter, size }) {
  return () => {
    const session = adapter.newSession();
    return async (conn, i) => {
      const { lineId, lines } = await adapter.addToCart(conn, session, (i * STRIDE) % size);
      const left = await adapter.removeFromCart(conn, session, lineId);
      if (left.lines !== lines - 1) throw new Error('cart: the line is still there');
    };
  };
}

/**
 * Three products, a slot, the order, the card: six requests.
 * @param {Place} place
 * @returns {() => import('./load.mjs').Unit}
 */
function checkoutUnits({ adapter, size }) {
  return () => {
    const session = adapter.newSession();
    return async (conn, i) => {
      for (let k = 0; k < 3; k++)
        await adapter.addToCart(conn, session, ((i * 3 + k) * STRIDE) % size);
      await adapter.checkout(conn, session);
    };
  };
}

/**
 * The whole catalogue of the REST contract.
 * @param {Place} place
 * @returns {() => import('./load.mjs').Unit}
 */
function restUnits({ size }) {
  return () => async (conn, i) => {
    const { status, body } = await conn.request('GET', '/api/products', null, null);
    if (status !== 200) throw new Error(`rest-products: ${status}`);
    if (i % 10 === 0 && !body.includes(product(size - 1).name))
      throw new Error('rest-products: the last product is missing');
  };
}

/** The screen stands in the page before any script has run. @param {Buffer} page */
const isServerRendered = (page) => /<div id="root" [^>]*><\w/.test(page.toString());

/** @returns {() => import('./load.mjs').Unit} */
function pageUnits() {
  return () => async (conn) => {
    const { status, body } = await conn.request('GET', '/', { accept: 'text/html' }, null);
    if (status !== 200) throw new Error(`home-page: ${status}`);
    if (!isServerRendered(body)) throw new Error('home-page: it is not server-rendered');
  };
}
