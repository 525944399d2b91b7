// Uses the shop like a customer's browser. Has the interface that load harnesses for several stores expect of an adapter.
import { randomUUID } from 'node:crypto';

/**
 * @typedef {{ request(method: 'GET' | 'POST', path: string, headers: Record<string, string> | null, body: string | null): Promise<{ status: number, body: Buffer }> }} Conn
 * @typedef {{ accessToken?: string }} Session
 * @typedef {{ product(i: number): { sku?: string, name: string } }} Catalogue
 */

const LIST_FIELDS = 'totalCount items { id name mrpPaise imageUrl stockQuantity }';
const PAGE = `query Page($category: String, $sort: ProductSort, $page: Int!) {
  products(category: $category, sort: $sort, page: $page, pageSize: 20) { ${LIST_FIELDS} }
}`;
const LIST = `query List($category: String!) { products(category: $category, pageSize: 20) { ${LIST_FIELDS} } }`;
const SEARCH = `query Search($search: String!) { products(search: $search, pageSize: 20) { ${LIST_FIELDS} } }`;
const FILTER = `query Filter($search: String, $min: Paise!, $max: Paise!) {
  products(search: $search, minPricePaise: $min, maxPricePaise: $max, pageSize: 20) { ${LIST_FIELDS} }
}`;
const SUGGEST = `query Suggest($search: String!) { suggestions(search: $search) { id name mrpPaise imageUrl unit stockQuantity } }`;
const DETAIL = `query Detail($id: ID!) {
  product(id: $id) { id name description unit imageUrl mrpPaise stockQuantity category { slug name } }
}`;
const ADD = `mutation Add($input: AddToCartInput!) {
  addToCart(input: $input) { item { id } cart { totalQuantity grandTotalPaise items { id quantity totalPaise } } }
}`;
const REMOVE = `mutation Remove($id: ID!) {
  removeCartItem(cartItemId: $id) { totalQuantity grandTotalPaise items { id quantity totalPaise } }
}`;
const SLOTS = '{ deliverySlots { id date startMinute endMinute remaining closedReason } }';
const PLACE = `mutation Place($input: PlaceOrderInput!) {
  placeOrder(input: $input) { id status paymentStatus bill { toPayPaise } }
}`;
const PAY = 'mutation Pay($input: PaymentInput!) { payment(input: $input) { id status } }';
const GOOD_CARD = {
  cardNumber: '4242424242424242',
  nameOnCard: 'Bench Customer',
  expYear: new Date().getFullYear() + 2,
  cvv: '123',
};

/** One in this many responses is inspected. */
const LOOK_EVERY = 50;

/**
 * @param {string} query
 * @param {object} [variables]
 */
const bodyOf = (query, variables) => JSON.stringify({ query, variables });

/** Number of uncacheable requests sent. */
let unknownRequests = 0;

/**
 * The body of an uncacheable request, even with repeated variables: it contains a unique number.
 * @param {string} query
 * @param {object} variables
 */
const uncachedBodyOf = (query, variables) =>
  JSON.stringify({ query, variables, extensions: { request: unknownRequests++ } });

/**
 * @param {Conn} conn
 * @param {string} body
 * @param {Session} [session]
 */
async function ask(conn, body, session) {
  /** @type {Record<string, string>} */
  const headers = { 'content-type': 'application/json', accept: 'application/json' };
  if (session?.accessToken) headers['authorization'] = `Bearer ${session.accessToken}`;
  const answer = await conn.request('POST', '/graphql', headers, body);
  if (answer.status !== 200 || answer.body.includes('"errors":['))
    throw refusal(answer.status, answer.body.toString());
  return answer.body;
}

/**
 * The error of a refused request, with its code.
 * @param {number} status
 * @param {string} text
 */
function refusal(status, text) {
  const code = /"code":"(\w+)"/.exec(text)?.[1];
  const always = text.replace(/,?"requestId":"[^"]*"/g, '');
  return Object.assign(new Error(`${status}: ${always.slice(0, 200)}`), { code });
}

/** @param {Buffer} body */
const dataOf = (body) => JSON.parse(body.toString()).data;

/**
 * @param {{ url: string, accessTokens: string[], categorySlugs: string[] }} options `accessTokens`: of logged-in
 *   customers; each new session uses the next one
 * @param {Catalogue} catalogue its product i has number i + 1 in the shop
 */
export function createAdapter({ url, accessTokens, categorySlugs }, catalogue) {
  const lists = categorySlugs.map((category) => bodyOf(LIST, { category }));
  let sessions = 0;
  return {
    name: 'grocessay',
    origin: url,
    stepsPerCheckout: 3,
    /** @type {Record<string, number>} */
    pids: {},
    readyRequest: {
      path: '/graphql',
      body: bodyOf('{ products(pageSize: 1) { items { id } } }'),
      /** @param {string} text */
      test: (text) => text.includes('"items":[{'),
    },

    /** @returns {Session} */
    newSession: () => ({ accessToken: accessTokens[sessions++ % accessTokens.length] }),

    /**
     * @param {Conn} conn
     * @param {Session} _session
     * @param {number} i
     */
    async listPage(conn, _session, i) {
      const body = await ask(conn, /** @type {string} */ (lists[i % lists.length]));
      if (i % LOOK_EVERY === 0 && dataOf(body).products.items.length !== 20)
        throw new Error('list: not 20 products');
      return body.length;
    },

    /**
     * @param {Conn} conn
     * @param {Session} _session
     * @param {string} search
     * @param {number} i
     */
    async search(conn, _session, search, i) {
      const body = await ask(conn, bodyOf(SEARCH, { search }));
      if (i % LOOK_EVERY === 0 && dataOf(body).products.items.length === 0)
        throw new Error(`search: nothing for ${search}`);
      return body.length;
    },

    /**
     * A page of a list that is not in the response cache.
     * @param {Conn} conn
     * @param {{ category?: string, sort: string, page: number }} wanted
     * @param {number} i
     */
    async uncachedList(conn, wanted, i) {
      const body = await ask(conn, uncachedBodyOf(PAGE, wanted));
      if (i % LOOK_EVERY === 0 && dataOf(body).products.items.length === 0)
        throw new Error(`uncached-list: nothing on page ${wanted.page}`);
      return body.length;
    },

    /**
     * A search that is not in the response cache.
     * @param {Conn} conn
     * @param {string} search
     * @param {number} i
     */
    async uncachedSearch(conn, search, i) {
      const body = await ask(conn, uncachedBodyOf(SEARCH, { search }));
      if (i % LOOK_EVERY === 0 && dataOf(body).products.items.length === 0)
        throw new Error(`uncached-search: nothing for ${search}`);
      return body.length;
    },

    /**
     * Suggestions that are not in the response cache.
     * @param {Conn} conn
     * @param {string} typed
     * @param {number} i
     */
    async uncachedSuggestions(conn, typed, i) {
      const body = await ask(conn, uncachedBodyOf(SUGGEST, { search: typed }));
      if (i % LOOK_EVERY === 0 && dataOf(body).suggestions.length === 0)
        throw new Error(`uncached-suggest: nothing for ${typed}`);
      return body.length;
    },

    /**
     * A product that is not in the response cache.
     * @param {Conn} conn
     * @param {number} i
     */
    async uncachedDetail(conn, i) {
      const body = await ask(conn, uncachedBodyOf(DETAIL, { id: String(i + 1) }));
      if (i % LOOK_EVERY === 0 && dataOf(body).product.name !== catalogue.product(i).name)
        throw new Error(`uncached-product: ${i} is another product`);
      return body.length;
    },

    /**
     * Products filtered by price; the response cache has no entry for a new price range.
     * @param {Conn} conn
     * @param {{ search?: string, min: number, max: number }} wanted prices in paise
     * @param {number} i
     */
    async filter(conn, wanted, i) {
      const body = await ask(conn, bodyOf(FILTER, wanted));
      if (i % LOOK_EVERY === 0 && dataOf(body).products.items.length === 0)
        throw new Error('filter: nothing costs that');
      return body.length;
    },

    /**
     * @param {Conn} conn
     * @param {Session} _session
     * @param {string} typed
     * @param {number} i
     */
    async suggest(conn, _session, typed, i) {
      const body = await ask(conn, bodyOf(SUGGEST, { search: typed }));
      if (i % LOOK_EVERY === 0 && dataOf(body).suggestions.length === 0)
        throw new Error(`suggestions: nothing for ${typed}`);
      return body.length;
    },

    /**
     * @param {Conn} conn
     * @param {Session} _session
     * @param {number} i
     */
    async detail(conn, _session, i) {
      const body = await ask(conn, bodyOf(DETAIL, { id: String(i + 1) }));
      if (i % LOOK_EVERY === 0 && dataOf(body).product.name !== catalogue.product(i).name)
        throw new Error(`detail: ${i} is another product`);
      return body.length;
    },

    /**
     * @param {Conn} conn
     * @param {Session} session
     * @param {number} i
     */
    async addToCart(conn, session, i, quantity = 1) {
      const input = { productId: String(i + 1), quantity };
      const { item, cart } = dataOf(await ask(conn, bodyOf(ADD, { input }), session)).addToCart;
      return { lineId: item.id, lines: cart.items.length };
    },

    /**
     * @param {Conn} conn
     * @param {Session} session
     * @param {string} lineId
     */
    async removeFromCart(conn, session, lineId) {
      const body = await ask(conn, bodyOf(REMOVE, { id: lineId }), session);
      return { lines: dataOf(body).removeCartItem.items.length };
    },

    /**
     * From a filled cart to a paid order: the slots, the order, the card.
     * @param {Conn} conn
     * @param {Session} session
     */
    async checkout(conn, session) {
      const { deliverySlots } = dataOf(await ask(conn, bodyOf(SLOTS), session));
      const open = deliverySlots.filter(
        /** @param {{ closedReason: string | null }} slot */
        ({ closedReason }) => closedReason === null,
      );
      const slot = open[Math.floor(Math.random() * open.length)];
      const placing = { idempotencyKey: randomUUID(), deliverySlotId: slot.id };
      const placed = await ask(conn, bodyOf(PLACE, { input: placing }), session);
      const { id: orderId } = dataOf(placed).placeOrder;
      const card = { ...GOOD_CARD, orderId, idempotencyKey: randomUUID() };
      const paid = dataOf(await ask(conn, bodyOf(PAY, { input: card }), session)).payment;
      if (paid.status !== 'SUCCESS') throw new Error(`payment ended as ${paid.status}`);
      return { orderId };
    },
  };
}
