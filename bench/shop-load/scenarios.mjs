// The measured scenarios, each with the unit of work of one customer.
import { setTimeout as sleep } from 'node:timers/promises';
import { logAdminIn } from './admin-client.mjs';
import { categorySlugs, product, searchFor, searchTerms } from './catalogue.mjs';
import { startPickers } from './pickers.mjs';

/** Coprime to every size, so that it visits the whole catalogue without visiting neighbours. */
const STRIDE = 7919;
const PAGE_SIZE = 20;
const SORTS = [
  'NAME',
  'PRICE_LOW_TO_HIGH',
  'PRICE_HIGH_TO_LOW',
  'NEWEST',
  'UNIT_PRICE',
  'POPULARITY',
];
const WRITES_A_SECOND = 20;
/** Far below the highest price, in paise. */
const LOWEST_PRICES = 20_000;
const terms = searchTerms();

/**
 * @typedef {ReturnType<typeof import('./shop-adapter.mjs').createAdapter>} Adapter
 * @typedef {object} Place the target of one window of load
 * @property {Adapter} adapter
 * @property {number} size
 * @property {string[]} [paidIds] ids of orders placed and paid in the window and not yet picked; absent where nobody
 *   picks
 * @typedef {object} Scenario
 * @property {string} name
 * @property {boolean} [reads] whether it is compared with both floors; otherwise only with floor-sql
 * @property {(place: Place) => () => import('./load.mjs').Unit} unitsOf a new unit for each customer
 * @property {(place: Place) => Promise<() => Promise<void>>} [beside] starts concurrent work; returns a function that
 *   ends it
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
  {
    name: 'uncached-list',
    reads: true,
    unitsOf: uncachedUnits(({ adapter, size }, at, conn, i) =>
      adapter.uncachedList(conn, uncachedPage(at, size), i),
    ),
  },
  {
    name: 'uncached-search',
    reads: true,
    unitsOf: uncachedUnits(({ adapter, size }, at, conn, i) =>
      adapter.uncachedSearch(conn, searchFor(at, size), i),
    ),
  },
  {
    name: 'uncached-suggest',
    reads: true,
    unitsOf: uncachedUnits(({ adapter, size }, at, conn, i) => {
      const search = searchFor(at, size);
      return adapter.uncachedSuggestions(conn, search.slice(0, 3 + (at % (search.length - 2))), i);
    }),
  },
  {
    name: 'uncached-product',
    reads: true,
    unitsOf: uncachedUnits(({ adapter, size }, at, conn) =>
      adapter.uncachedDetail(conn, (at * STRIDE) % size),
    ),
  },
  { name: 'reads-and-writes', reads: true, unitsOf: mixedUnits, beside: writeMeanwhile },
  { name: 'cart', unitsOf: cartUnits },
  { name: 'checkout', unitsOf: checkoutUnits },
  { name: 'checkout-and-picking', unitsOf: checkoutUnits, beside: pickMeanwhile },
  { name: 'rest-products', reads: true, unitsOf: restUnits },
  { name: 'home-page', reads: true, unitsOf: pageUnits },
];

/**
 * A list with a new price range each time, so that the response cache never has it.
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
 * Reads that continue where the last window ended, so that none is repeated before all were requested.
 * @param {(place: Place, at: number, conn: import('./connection.mjs').Connection, i: number) => Promise<unknown>} read
 * @returns {Scenario['unitsOf']}
 */
function uncachedUnits(read) {
  let asked = 0;
  return (place) => () => (conn, i) => read(place, asked++, conn, i);
}

/**
 * Pages of all categories and of the whole shop, in every sort order.
 * @param {number} at
 * @param {number} size
 */
function uncachedPage(at, size) {
  const index = at % (categorySlugs.length + 1);
  const category = categorySlugs[index];
  const own = category === undefined ? size : Math.floor(size / categorySlugs.length);
  const round = Math.floor(at / (categorySlugs.length + 1));
  const sort = /** @type {string} */ (SORTS[round % SORTS.length]);
  const turn = Math.floor(round / SORTS.length);
  return { category, sort, page: 1 + (turn % Math.floor(own / PAGE_SIZE)) };
}

/**
 * Alternates lists, searches and products, as in `list`, `search` and `detail`.
 * @param {Place} place
 * @returns {() => import('./load.mjs').Unit}
 */
function mixedUnits({ adapter, size }) {
  return () => (conn, i) => {
    const at = Math.floor(i / 3);
    if (i % 3 === 0) return adapter.listPage(conn, {}, at);
    if (i % 3 === 1)
      return adapter.search(conn, {}, /** @type {string} */ (terms[at % terms.length]), at);
    return adapter.detail(conn, {}, (at * STRIDE) % size);
  };
}

/**
 * An admin changes the price of one product after the other.
 * @param {Place} place
 */
async function writeMeanwhile({ adapter, size }) {
  const admin = await logAdminIn(adapter.origin);
  let isOver = false;
  const write = async () => {
    for (let at = 0; !isOver; at++) {
      const [i, next] = [(at * STRIDE) % size, performance.now() + 1000 / WRITES_A_SECOND];
      await admin.update(String(i + 1), { mrpPaise: product(i).mrpPaise + 1 + (at % 100) });
      await sleep(Math.max(0, next - performance.now()));
    }
  };
  const writing = write();
  return () => {
    isOver = true;
    return writing;
  };
}

/**
 * Adds one product to the cart and removes it again.
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
function checkoutUnits({ adapter, size, paidIds }) {
  return () => {
    const session = adapter.newSession();
    return async (conn, i) => {
      for (let k = 0; k < 3; k++)
        await adapter.addToCart(conn, session, ((i * 3 + k) * STRIDE) % size);
      const { orderId } = await adapter.checkout(conn, session);
      paidIds?.push(orderId);
    };
  };
}

/** @param {Place} place */
function pickMeanwhile({ adapter, paidIds = [] }) {
  return startPickers(adapter.origin, paidIds);
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

/** Whether the page contains the screen before any script runs. @param {Buffer} page */
const isServerRendered = (page) => /<div id="root" [^>]*><\w/.test(page.toString());

/** @returns {() => import('./load.mjs').Unit} */
function pageUnits() {
  return () => async (conn) => {
    const { status, body } = await conn.request('GET', '/', { accept: 'text/html' }, null);
    if (status !== 200) throw new Error(`home-page: ${status}`);
    if (!isServerRendered(body)) throw new Error('home-page: it is not server-rendered');
  };
}
