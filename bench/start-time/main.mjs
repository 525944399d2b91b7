// `npm run bench:start`: time of the built shop to its first response, and memory after it. See bench/README.md.
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { buildIfStale } from '../../scripts/build.mjs';
import { providePrerequisites } from '../../scripts/checks/prerequisites.mjs';
import { endChildrenOnSignal } from '../../scripts/lib/children.mjs';
import { startMariaDb } from '../../scripts/lib/mariadb-server.mjs';
import { startShop } from '../../scripts/lib/shop-server.mjs';
import { Caller } from '../kit.mjs';
import { memoryMiB } from '../shop-load/machine.mjs';
import { environment, openBenchShop } from '../shop-load/bench-shop.mjs';

const { values: options } = parseArgs({
  options: {
    sizes: { type: 'string', default: '0,20000,100000' },
    runs: { type: 'string', default: '5' },
  },
});

/** After the first list some cleanup follows; then the server is idle. */
const IDLE_AFTER_MS = 5_000;

/**
 * @param {string} url
 * @param {number} size the expected number of products
 */
async function expectAnswer(url, size) {
  const { totalCount } = await new Caller(url).call('{ products(pageSize: 1) { totalCount } }');
  if (totalCount !== size) throw new Error(`Not ${size} products at the start`);
}

/**
 * Starts the shop repeatedly on existing data.
 * @param {{ folder: string, databaseUrl: string }} data
 * @param {number} size
 */
async function measure(data, size) {
  const seconds = [];
  const memories = [];
  for (let run = 0; run < Number(options.runs); run++) {
    const begunAtMs = performance.now();
    const shop = await startShop(data, undefined, { environment });
    await expectAnswer(shop.url, size);
    seconds.push((performance.now() - begunAtMs) / 1000);
    await sleep(IDLE_AFTER_MS);
    memories.push(memoryMiB(shop.pid));
    await shop.stop();
  }
  const [second, memory] = [seconds, memories].map((all) => medianOf(all));
  const last = `${Math.max(...seconds).toFixed(2)} s at most`;
  console.log(
    `${size} products: ${second?.toFixed(2)} s to the first listing (${last}), ${memory} MiB idle`,
  );
}

/** @param {number[]} values */
const medianOf = (values) => values.sort((a, b) => a - b)[Math.floor(values.length / 2)];

endChildrenOnSignal();
const missing = await providePrerequisites(['mariadb']);
if (missing.length > 0) {
  console.error(missing.join('\n'));
  process.exit(1);
}
await buildIfStale();
const mariaDb = await startMariaDb();
try {
  for (const size of options.sizes.split(',').map(Number)) {
    const bench = await openBenchShop(size, mariaDb.url, 1);
    await bench.shop.stop();
    await measure(bench.data, size);
    await bench.data.remove();
  }
} finally {
  await mariaDb.stop();
}
