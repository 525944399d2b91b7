// `npm run bench:webhooks`: slowdown of the checkout by webhooks. See bench/README.md.
import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { buildIfStale } from '../../scripts/build.mjs';
import { providePrerequisites } from '../../scripts/checks/prerequisites.mjs';
import { endChildrenOnSignal, start, stop } from '../../scripts/lib/children.mjs';
import { startMariaDb } from '../../scripts/lib/mariadb-server.mjs';
import { fromRoot } from '../../scripts/lib/paths.mjs';
import { newShopData, startShop } from '../../scripts/lib/shop-server.mjs';
import { Caller, addToCart, customerInput, logIn, logInAdmin, register } from '../kit.mjs';
import { benchAdmin, environment, importCatalogue } from '../shop-load/bench-shop.mjs';
import { quantile } from '../shop-load/load.mjs';

const { values: options } = parseArgs({
  options: {
    databases: { type: 'string', default: 'sqlite,mariadb' },
    endpoints: { type: 'string', default: '10' },
    rate: { type: 'string', default: '100' },
    rounds: { type: 'string', default: '3' },
    seconds: { type: 'string', default: '15' },
  },
});
const endpoints = Number(options.endpoints);
const rate = Number(options.rate);
const rounds = Number(options.rounds);
const seconds = Number(options.seconds);
const CUSTOMERS = 20;
const CHECKOUTS_A_SECOND = 2;
const ARRIVES_WITHIN_SECONDS = 120;

const ADJUST = `mutation ($rows: [AdjustStockRow!]!) { adjustStocks(rows: $rows) { code } }`;
const PLACE = 'mutation ($input: PlaceOrderInput!) { placeOrder(input: $input) { id } }';
const ADD_WEBHOOK =
  'mutation ($input: WebhookInput!) { addWebhook(input: $input) { webhook { id } } }';
const REMOVE_WEBHOOK = 'mutation ($id: ID!) { removeWebhook(id: $id) }';

/** Starts the webhook receiver; returns its URL. */
async function startReceiver() {
  const child = start(process.execPath, [fromRoot('bench/webhooks/receiver.mjs')], {
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  });
  /** @type {number} */
  const port = await new Promise((resolve) =>
    child.once('message', (message) => resolve(Number(message))),
  );
  return { url: `http://127.0.0.1:${port}`, stop: () => stop(child) };
}

/** @param {Caller} admin @param {string[]} ids */
function adjustStocks(admin, ids) {
  const rows = Array.from({ length: rate }, (_, at) => ({
    ...{ productId: ids[at % ids.length], delta: 1, reason: 'Bench', key: randomUUID() },
  }));
  return admin.call(ADJUST, { rows });
}

/**
 * Generates events and checkouts for one measuring period.
 * @param {Caller} admin
 * @param {Caller[]} customers
 * @param {string[]} ids of the products
 * @returns the duration of each checkout, in milliseconds
 */
async function period(admin, customers, ids) {
  /** @type {number[]} */
  const times = [];
  /** @type {Promise<unknown>[]} */
  const underWay = [];
  const checkout = async (/** @type {Caller} */ customer, /** @type {string} */ id) => {
    const begunAt = performance.now();
    await addToCart(customer, id, 1);
    await customer.call(PLACE, {
      input: { idempotencyKey: randomUUID(), paymentMethod: 'CASH_ON_DELIVERY' },
    });
    times.push(performance.now() - begunAt);
  };
  const count = seconds * CHECKOUTS_A_SECOND;
  for (let at = 0; at < count; at++) {
    if (at % CHECKOUTS_A_SECOND === 0) underWay.push(adjustStocks(admin, ids));
    const customer = /** @type {Caller} */ (customers[at % customers.length]);
    underWay.push(checkout(customer, /** @type {string} */ (ids[(at * 7) % ids.length])));
    await sleep(1000 / CHECKOUTS_A_SECOND);
  }
  await Promise.all(underWay);
  return times;
}

/** @param {string | undefined} databaseServerUrl */
async function measure(databaseServerUrl) {
  const data = await newShopData(databaseServerUrl);
  await importCatalogue(data, 1000);
  const shop = await startShop(data, undefined, {
    environment: { ...environment, WEBHOOK_NETWORKS: '127.0.0.0/8' },
  });
  const receiver = await startReceiver();
  try {
    const admin = new Caller(shop.url);
    await logInAdmin(admin, benchAdmin);
    const customers = [];
    for (let at = 0; at < CUSTOMERS; at++) {
      const customer = new Caller(shop.url);
      const person = customerInput();
      await register(customer, person);
      await logIn(customer, person);
      customers.push(customer);
    }
    const { items } = await admin.call('{ products(pageSize: 100) { items { id } } }');
    const ids = items.map((/** @type {{ id: string }} */ { id }) => id);
    await period(admin, customers, ids);
    /** @type {Record<'without' | 'with', number[]>} */
    const times = { without: [], with: [] };
    const late = [];
    for (let round = 0; round < rounds; round++) {
      times.without.push(...(await period(admin, customers, ids)));
      const webhooks = [];
      for (let at = 0; at < endpoints; at++) {
        const url = `${receiver.url}/${round}-${at}`;
        const input = { description: 'Bench', url, types: [] };
        webhooks.push((await admin.call(ADD_WEBHOOK, { input })).webhook.id);
      }
      times.with.push(...(await period(admin, customers, ids)));
      const endedAt = performance.now();
      await allArrived(receiver.url, round);
      late.push((performance.now() - endedAt) / 1000);
      for (const id of webhooks) await admin.call(REMOVE_WEBHOOK, { id });
    }
    const p = (/** @type {number[]} */ all, /** @type {number} */ share) =>
      Number(
        quantile(
          [...all].sort((a, b) => a - b),
          share,
        ).toFixed(1),
      );
    return {
      ...{ p50Without: p(times.without, 0.5), p50With: p(times.with, 0.5) },
      ...{ p95Without: p(times.without, 0.95), p95With: p(times.with, 0.95) },
      secondsLate: Number(Math.max(...late).toFixed(1)),
    };
  } finally {
    await receiver.stop();
    await shop.stop();
    await data.remove();
  }
}

/**
 * Waits until every endpoint of a round has received all its events.
 * @param {string} url
 * @param {number} round
 */
async function allArrived(url, round) {
  const least = rate * seconds;
  for (let waited = 0; waited < ARRIVES_WITHIN_SECONDS; waited += 0.2) {
    /** @type {Record<string, number>} */
    const counts = /** @type {any} */ (await (await fetch(url)).json());
    const own = Object.entries(counts).filter(([path]) => path.startsWith(`/${round}-`));
    if (own.length === endpoints && own.every(([, count]) => count >= least)) return;
    await sleep(200);
  }
  throw new Error(`Not all events arrived within ${ARRIVES_WITHIN_SECONDS} seconds`);
}

endChildrenOnSignal();
const databases = (options.databases ?? '').split(',');
const missing = await providePrerequisites(databases.includes('mariadb') ? ['mariadb'] : []);
if (missing.length > 0) {
  console.error(missing.join('\n'));
  process.exit(1);
}
await buildIfStale();
const mariaDb = databases.includes('mariadb') ? await startMariaDb() : undefined;
/** @type {Record<string, object>} */
const results = {};
try {
  for (const database of databases)
    results[database] = await measure(database === 'mariadb' ? mariaDb?.url : undefined);
} finally {
  await mariaDb?.stop();
}
console.table(results);
