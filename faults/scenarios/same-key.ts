import { equal } from 'node:assert/strict';
import { addToCart, type Order } from '../../backend/test/kit/shared';
import type { Scenario } from '../scenario';
import type { Caller } from '../environment/caller';
import type { Answer } from '../environment/http';
import { addProduct, newKey, orderCountOf, orderOf, placeOrder } from '../environment/operations';
import type { Environment } from '../environment/environment';

/** One way to request the same order repeatedly; returns the order, and throws if two differ. */
type Insisting = (customer: Caller, key: string, environment: Environment) => Promise<Order>;

const clickedTwice: Insisting = async (customer, key) =>
  theOne(await Promise.all([placeOrder(customer, key), placeOrder(customer, key)]));

const manyTabs: Insisting = async (customer, key, { urls, url }) => {
  const tabs = [0, 1, 2, 3, 4].map((tab) => customer.at(urls[tab % urls.length] ?? url));
  return theOne(await Promise.all(tabs.map((tab) => placeOrder(tab, key))));
};

/** Two independent tabs have different keys, but one cart. */
const twoTabsTwoKeys: Insisting = async (customer, key) => {
  const answers = await Promise.all([placeOrder(customer, key), placeOrder(customer, newKey())]);
  const refused = answers.find((answer) => !orderOf(answer));
  equal(refused?.code, 'CART_EMPTY', 'the tab that came second');
  return theOne(answers.filter((answer) => answer !== refused));
};

/** The browser disconnects at a random time, then retries. */
const hungUp: Insisting = async (customer, key) => {
  await placeOrder(customer, key, {}, Math.random() * 40);
  return theOne([await placeOrder(customer, key)]);
};

const WAYS = [clickedTwice, manyTabs, twoTabsTwoKeys, hungUp];

/** However often and from wherever a key is sent, it creates one order. */
function sameKey(servers: number): Scenario {
  return {
    name: servers === 1 ? 'same-key' : 'same-key-two-servers',
    title: `Place Order doubled, in two tabs, after a lost answer: one order a key${servers === 1 ? '' : ' (two servers)'}`,
    databases: servers === 1 ? ['SQLite', 'MariaDB'] : ['MariaDB'],
    times: { full: 500, short: 8 },
    prepare: async (environment) => {
      await environment.serve({}, servers);
      const [customer] = await environment.loggedInCustomers(1);
      if (!customer) throw new Error('Nobody is there');
      const productId = await addProduct(await environment.admin(), 100_000);
      let known = await orderCountOf(customer);
      return async (round) => {
        await addToCart(customer, productId);
        const insist = WAYS[round % WAYS.length] as Insisting;
        const order = await insist(customer, newKey(), environment);
        const { items } = await customer.call('{ orders(pageSize: 1) { items { id } } }');
        equal(items[0]?.id, order.id, 'the newest order');
        known++;
        equal(await orderCountOf(customer), known, 'orders, one for each key');
      };
    },
  };
}

/** The one order in all responses. */
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
