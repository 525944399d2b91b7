// `npm run bench:two-servers`: time until a change made on one server is visible on another. See bench/README.md.
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { buildIfStale } from '../../scripts/build.mjs';
import { providePrerequisites } from '../../scripts/checks/prerequisites.mjs';
import { endChildrenOnSignal } from '../../scripts/lib/children.mjs';
import { startMariaDb } from '../../scripts/lib/mariadb-server.mjs';
import { startShop } from '../../scripts/lib/shop-server.mjs';
import { Caller } from '../kit.mjs';
import { logAdminIn } from '../shop-load/admin-client.mjs';
import { quantile } from '../shop-load/load.mjs';
import { environment, openBenchShop } from '../shop-load/bench-shop.mjs';

const { values: options } = parseArgs({
  options: {
    changes: { type: 'string', default: '200' },
    products: { type: 'string', default: '20000' },
  },
});
const LIMIT_MS = 1000;
const LOOK_EVERY_MS = 5;
/** Longer than the limit, to distinguish a late change from one that never arrives. */
const GIVE_UP_MS = 10_000;

const LOOK = 'query ($id: ID!) { product(id: $id) { name mrpPaise stockQuantity } }';
const FIND =
  'query ($name: String!) { products(search: $name) { items { name mrpPaise stockQuantity } } }';

/** @typedef {import('../shop-load/admin-client.mjs').ProductValues} ProductValues */

/**
 * Time until another server returns the expected value.
 * @param {() => Promise<unknown>} look
 * @param {unknown} expected
 */
async function timeUntil(look, expected) {
  const begunAt = performance.now();
  const text = JSON.stringify(expected);
  for (;;) {
    if (JSON.stringify(await look()) === text) return performance.now() - begunAt;
    if (performance.now() - begunAt > GIVE_UP_MS) return Infinity;
    await sleep(LOOK_EVERY_MS);
  }
}

/**
 * Adds a product, changes its price, stock and name, and deletes it; checks each change on the other server by id and
 * by search.
 * @param {string} ownUrl
 * @param {string} otherUrl
 * @param {number} rounds
 */
async function measure(ownUrl, otherUrl, rounds) {
  const admin = await logAdminIn(ownUrl);
  const other = new Caller(otherUrl);
  /** @type {number[]} */
  const times = [];
  const find = async (/** @type {string} */ name) => (await other.call(FIND, { name })).items;
  for (let round = 0; round < rounds; round++) {
    const name = `Freshness ${ownUrl.slice(-5)} ${round}`;
    let values = { name, mrpPaise: 1000, stockQuantity: 5 };
    const id = await admin.add(values);
    times.push(await timeUntil(() => find(name), [values]));
    for (const change of [{ mrpPaise: 1250 }, { stockQuantity: 3 }, { name: `${name} renamed` }]) {
      // A random point within the other server's polling interval.
      await sleep(Math.random() * 300);
      if (change.stockQuantity === undefined) await admin.update(id, change);
      else await admin.setStock(id, values.stockQuantity, change.stockQuantity);
      values = { ...values, ...change };
      const look = () => other.call(LOOK, { id });
      times.push(await timeUntil(look, values));
    }
    await admin.remove(id);
    times.push(await timeUntil(() => find(values.name), []));
  }
  return times;
}

endChildrenOnSignal();
const missing = await providePrerequisites(['mariadb']);
if (missing.length > 0) {
  console.error(missing.join('\n'));
  process.exit(1);
}
await buildIfStale();
const mariaDb = await startMariaDb();
const bench = await openBenchShop(Number(options.products), mariaDb.url, 1);
const other = await startShop(bench.data, undefined, { environment });
try {
  const rounds = Math.ceil(Number(options.changes) / 10);
  const times = [
    ...(await measure(bench.shop.url, other.url, rounds)),
    ...(await measure(other.url, bench.shop.url, rounds)),
  ].sort((a, b) => a - b);
  const [p50, p99, most] = [0.5, 0.99, 1].map((share) => quantile(times, share).toFixed(0));
  console.log(
    `${times.length} changes, each made on one of two servers and looked for on the other (${options.products} products):`,
  );
  console.log(`  median ${p50} ms, 99 % within ${p99} ms, the last after ${most} ms`);
  if (!(Number(most) <= LIMIT_MS)) {
    console.error(`Not all were seen within ${LIMIT_MS} ms.`);
    process.exitCode = 1;
  }
} finally {
  await other.stop();
  await bench.close();
  await mariaDb.stop();
}
