// `npm run bench:catalogue`: an import and a change of all prices while customers order. See bench/README.md.
import { readFile } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { buildIfStale } from '../../scripts/build.mjs';
import { providePrerequisites } from '../../scripts/checks/prerequisites.mjs';
import { endChildrenOnSignal } from '../../scripts/lib/children.mjs';
import { startMariaDb } from '../../scripts/lib/mariadb-server.mjs';
import {
  Caller,
  addToCart,
  customerInput,
  logIn,
  logInAdmin,
  placeOrder,
  register,
} from '../kit.mjs';
import { benchAdmin, openBenchShop } from '../shop-load/bench-shop.mjs';
import { csvLines } from '../shop-load/catalogue.mjs';
import { quantile } from '../shop-load/load.mjs';

const { values: options } = parseArgs({
  options: {
    databases: { type: 'string', default: 'sqlite,mariadb' },
    /** A real catalogue as CSV; a generated one of `rows` rows if omitted. */
    file: { type: 'string' },
    rows: { type: 'string', default: '13778' },
    orders: { type: 'string', default: '100' },
  },
});
const ordersAMinute = Number(options.orders);

/** Products that are sold before, during and after the import. */
const SOLD_PRODUCTS = 1000;
const CUSTOMERS = 20;
/** The goals: at most this many seconds. */
const atMost = { importSeconds: 30, changeSeconds: 10, undoSeconds: 10 };

const IMPORT =
  'query ($id: ID!) { productImport(id: $id) { id state problem insertedCount badCount } }';
const CHANGE = 'id state waitingCount changedCount refusedCount undoneCount keptCount';
const READ_CHANGE = `query ($id: ID!) { bulkChange(id: $id) { ${CHANGE} } }`;
const PREVIEW = `mutation ($input: BulkChangeInput!) { previewBulkChange(input: $input) { ${CHANGE} } }`;
const START = `mutation ($id: ID!) { startBulkChange(id: $id) { ${CHANGE} } }`;
const UNDO = `mutation ($id: ID!) { undoBulkChange(id: $id) { ${CHANGE} } }`;
const IN_CATEGORY = `query ($category: String) {
  productTable(filter: { category: $category }, sort: NEWEST, pageSize: 1) { totalCount }
}`;

/**
 * Customers who order the products of before, evenly spread, until `stop` is called.
 * @param {string} url
 */
async function startOrders(url) {
  /** @type {Caller[]} */
  const customers = [];
  for (let at = 0; at < CUSTOMERS; at++) {
    const customer = new Caller(url);
    await logIn(customer, await register(customer, customerInput()));
    customers.push(customer);
  }
  /** @type {number[]} */
  const times = [];
  /** @type {string[]} */
  const refusals = [];
  /** @param {Caller} customer @param {number} at */
  const order = async (customer, at) => {
    const begunAt = performance.now();
    await addToCart(customer, String(1 + ((at * 7) % SOLD_PRODUCTS)));
    await placeOrder(customer);
    times.push(performance.now() - begunAt);
  };
  let isOver = false;
  const placed = (async () => {
    /** @type {Promise<void>[]} */
    const underWay = [];
    for (let at = 0; !isOver; at++) {
      const customer = /** @type {Caller} */ (customers[at % CUSTOMERS]);
      underWay.push(order(customer, at).catch((error) => void refusals.push(String(error))));
      await sleep(60_000 / ordersAMinute);
    }
    await Promise.all(underWay);
  })();
  return {
    stop: async () => {
      isOver = true;
      await placed;
      return { times: times.sort((a, b) => a - b), refusals };
    },
  };
}

/**
 * Asks until the state is one of the wanted.
 * @template {{ state: string }} Job
 * @param {() => Promise<Job>} read
 * @param {string[]} wanted
 */
async function reached(read, wanted) {
  for (;;) {
    const job = await read();
    if (wanted.includes(job.state)) return job;
    await sleep(100);
  }
}

/**
 * @param {Caller} admin
 * @param {string | Buffer<ArrayBufferLike>} csv
 */
async function importFile(admin, csv) {
  const response = await fetch(`${admin.url}/imports/products?name=bench.csv`, {
    method: 'POST',
    headers: { 'content-type': 'text/csv', cookie: admin.cookieHeader },
    body: csv,
  });
  if (response.status !== 202) throw new Error(await response.text());
  const { id } = /** @type {{ id: number }} */ (await response.json());
  return reached(() => admin.call(IMPORT, { id: String(id) }), ['DONE', 'CANCELLED']);
}

/**
 * Seconds that a step takes, and its result.
 * @template Result
 * @param {() => Promise<Result>} step
 * @returns {Promise<[number, Result]>}
 */
async function timed(step) {
  const begunAt = performance.now();
  const result = await step();
  return [Number(((performance.now() - begunAt) / 1000).toFixed(1)), result];
}

/**
 * @param {string | Buffer<ArrayBufferLike>} csv
 * @param {string | undefined} databaseServerUrl
 */
async function measure(csv, databaseServerUrl) {
  const { shop, runsCheck, close } = await openBenchShop(SOLD_PRODUCTS, databaseServerUrl, 0);
  try {
    const admin = new Caller(shop.url);
    await logInAdmin(admin, benchAdmin);
    /** @param {string} [category] */
    const countIn = async (category) => (await admin.call(IN_CATEGORY, { category })).totalCount;
    const [generalBefore, allBefore] = [await countIn('general'), await countIn()];
    const orders = await startOrders(shop.url);

    const [importSeconds, imported] = await timed(() => importFile(admin, csv));
    const inGeneral =
      ((await countIn('general')) - generalBefore) / ((await countIn()) - allBefore);

    const input = { kind: 'PRICE_PERCENT', basisPoints: 500, prices: 'BOTH', rounding: 'RUPEES' };
    const { id } = await admin.call(PREVIEW, { input });
    const read = () => admin.call(READ_CHANGE, { id });
    await reached(read, ['PREVIEWED']);
    const [changeSeconds, changed] = await timed(async () => {
      await admin.call(START, { id });
      return reached(read, ['DONE']);
    });
    const [undoSeconds, undone] = await timed(async () => {
      await admin.call(UNDO, { id });
      return reached(read, ['UNDONE']);
    });

    const { times, refusals } = await orders.stop();
    for (const refusal of refusals.slice(0, 5)) console.log(`Refused: ${refusal}`);
    return {
      ...{ importSeconds, inserted: imported.insertedCount, bad: imported.badCount },
      generalPercent: Number((100 * inGeneral).toFixed(1)),
      ...{ changeSeconds, changed: changed.changedCount, undoSeconds, undone: undone.undoneCount },
      ...{ orders: times.length, refused: refusals.length },
      ...{ p50Ms: Math.round(quantile(times, 0.5)), p99Ms: Math.round(quantile(times, 0.99)) },
      areChecksClean: (await runsCheck()) === 0,
    };
  } finally {
    await close();
  }
}

endChildrenOnSignal();
const databases = (options.databases ?? '').split(',');
const missing = await providePrerequisites(databases.includes('mariadb') ? ['mariadb'] : []);
if (missing.length > 0) {
  console.error(missing.join('\n'));
  process.exit(1);
}
await buildIfStale();
// Another numbering than that of the products on sale, which an import would change.
const generated = async () =>
  (await text(Readable.from(csvLines(Number(options.rows))))).replaceAll(/^BENCH/gm, 'NEW');
const csv = options.file ? await readFile(options.file) : await generated();
const mariaDb = databases.includes('mariadb') ? await startMariaDb() : undefined;
/** @type {Record<string, Awaited<ReturnType<typeof measure>>>} */
const results = {};
try {
  for (const database of databases)
    results[database] = await measure(csv, database === 'mariadb' ? mariaDb?.url : undefined);
} finally {
  await mariaDb?.stop();
}
console.table(results);
for (const [database, figures] of Object.entries(results)) {
  const complaints = Object.entries(atMost)
    .filter(([name, goal]) => !(figures[/** @type {keyof typeof atMost} */ (name)] <= goal))
    .map(([name, goal]) => `${database}: ${name} is above ${goal}`);
  if (figures.refused > 0) complaints.push(`${database}: customers were refused`);
  if (!figures.areChecksClean) complaints.push(`${database}: check:books found differences`);
  for (const complaint of complaints) console.log(complaint);
  if (complaints.length > 0) process.exitCode = 1;
}
