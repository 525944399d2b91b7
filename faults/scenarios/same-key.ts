import { equal } from 'node:assert/strict';
import type { Scenario } from '../scenario';
import type { Caller } from '../stage/caller';
import type { Answer } from '../stage/http';
import {
  type Order,
  addProduct,
  addToCart,
  newKey,
  orderCountOf,
  orderOf,
  placeOrder,
} from '../stage/shopping';
import type { Stage } from '../stage/stage';

/** One way to ask for the same order more than once; answers the order, and throws where two differ. */
type Insisting = (buyer: Caller, key: string, stage: Stage) => Promise<Order>;

const clickedTwice: Insisting = async (buyer, key) =>
  theOne(await Promise.all([placeOrder(buyer, key), placeOrder(buyer, key)]));

const manyTabs: Insisting = async (buyer, key, { urls, url }) => {
  const tabs = [0, 1, 2, 3, 4].map((tab) => buyer.at(urls[tab % urls.length] ?? url));
  return theOne(await Promise.all(tabs.map((tab) => placeOrder(tab, key))));
};

/** Two tabs that do not know of each other have a key each, and one cart. */
const twoTabsTwoKeys: Insisting = async (buyer, key) => {
  const answers = await Promise.all([placeOrder(buyer, key), placeOrder(buyer, newKey())]);
  const refused = answers.find((answer) => !orderOf(answer));
  equal(refused?.code, 'CART_EMPTY', 'the tab that came second');
  return theOne(answers.filter((answer) => answer !== refused));
};

/** The browser hangs up at some moment; then it asks again. */
const hungUp: Insisting = async (buyer, key) => {
  await placeOrder(buyer, key, {}, Math.random() * 40);
  return theOne([await placeOrder(buyer, key)]);
};

const WAYS = [clickedTwice, manyTabs, twoTabsTwoKeys, hungUp];

/** However often and from wherever it is asked for, a key is one order. */
function sameKey(servers: number): Scenario {
  return {
    name: servers === 1 ? 'same-key' : 'same-key-two-servers',
    title: `Place Order doubled, in two tabs, after a lost answer: one order a key${servers === 1 ? '' : ' (two servers)'}`,
    databases: servers === 1 ? ['SQLite', 'MariaDB'] : ['MariaDB'],
    times: { full: 500, short: 8 },
    prepare: async (stage) => {
      await stage.serve({}, servers);
      const [buyer] = await stage.people(1);
      if (!buyer) throw new Error('Nobody is there');
      const productId = await addProduct(await stage.admin(), 100_000);
      let known = await orderCountOf(buyer);
      return async (round) => {
        await addToCart(buyer, productId);
        const insist = WAYS[round % WAYS.length] as Insisting;
        const order = await insist(buyer, newKey(), stage);
        const { items } = await buyer.get('{ orders(pageSize: 1) { items { id } } }');
        equal(items[0]?.id, order.id, 'the newest order');
        known++;
        equal(await orderCountOf(buyer), known, 'orders, one for each key');
      };
    },
  };
}

/** The order that all answers tell. */
function theOne(answers: Answer[]): Order {
  const orders = answers.map((answer) => {
    const order = orderOf(answer);
    if (!order) throw new Error(`No order: ${answer.status} ${answer.code}`);
    return order;
  });
  equal(new Set(orders.map(({ id }) => id)).size, 1, 'different orders');
  return orders[0] as Order;
}

export const sameKeys: Scenario[] = [sameKey(1), sameKey(2)];
