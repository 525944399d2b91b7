// `npm run bench:orders`: response times of order searches, the board, and the list of orders that need attention. See
// bench/README.md.
import { writeFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { buildIfStale } from '../../scripts/build.mjs';
import { providePrerequisites } from '../../scripts/checks/prerequisites.mjs';
import { endChildrenOnSignal } from '../../scripts/lib/children.mjs';
import { startMariaDb } from '../../scripts/lib/mariadb-server.mjs';
import { newShopData, startShop } from '../../scripts/lib/shop-server.mjs';
import { Caller, logInAdmin } from '../kit.mjs';
import { benchAdmin, environment, importCatalogue } from '../shop-load/bench-shop.mjs';
import { quantile } from '../shop-load/load.mjs';
import { questions } from './questions.mjs';
import { seedOrders } from './seed-orders.mjs';

const { values: options } = parseArgs({
  options: {
    databases: { type: 'string', default: 'sqlite,mariadb' },
    orders: { type: 'string', default: '1000,200000' },
    products: { type: 'string', default: '5000' },
    rounds: { type: 'string', default: '40' },
    out: { type: 'string' },
  },
});
const WARM_UP_ROUNDS = 3;

/**
 * @param {string | undefined} databaseServerUrl
 * @param {number} orders
 */
async function measure(databaseServerUrl, orders) {
  const data = await newShopData(databaseServerUrl);
  await importCatalogue(data, Number(options.products));
  await seedOrders(data, orders);
  const shop = await startShop(data, undefined, { environment });
  try {
    const admin = new Caller(shop.url);
    await logInAdmin(admin, benchAdmin);
    const rows = [];
    for (const [name, { query, variablesOf }] of Object.entries(questions)) {
      /** @type {number[]} */
      const times = [];
      for (let round = -WARM_UP_ROUNDS; round < Number(options.rounds); round++) {
        const variables = variablesOf?.(Math.max(round, 0)) ?? {};
        const begunAt = performance.now();
        await admin.call(query, variables);
        if (round >= 0) times.push(performance.now() - begunAt);
      }
      times.sort((a, b) => a - b);
      const database = databaseServerUrl ? 'mariadb' : 'sqlite';
      const [p50, p95] = [0.5, 0.95].map((share) => Number(quantile(times, share).toFixed(1)));
      rows.push({ database, orders, name, p50, p95 });
    }
    return rows;
  } finally {
    await shop.stop();
    await data.remove();
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
const mariaDb = databases.includes('mariadb')
  ? await startMariaDb(['--skip-log-bin', '--innodb-buffer-pool-size=512M'])
  : undefined;
const rows = [];
try {
  for (const database of databases)
    for (const orders of (options.orders ?? '').split(',').map(Number)) {
      const measured = await measure(database === 'mariadb' ? mariaDb?.url : undefined, orders);
      console.table(measured);
      rows.push(...measured);
    }
} finally {
  await mariaDb?.stop();
}
if (options.out) await writeFile(options.out, JSON.stringify(rows, null, 2));
