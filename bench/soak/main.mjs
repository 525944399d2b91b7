// `npm run bench:soak`: a long run with many customers, then all of them ordering one product. See bench/README.md.
import { parseArgs } from 'node:util';
import { buildIfStale } from '../../scripts/build.mjs';
import { providePrerequisites } from '../../scripts/checks/prerequisites.mjs';
import { endChildrenOnSignal } from '../../scripts/lib/children.mjs';
import { startMariaDb } from '../../scripts/lib/mariadb-server.mjs';
import { logAdminIn } from '../shop-load/admin-client.mjs';
import { categorySlugs, product } from '../shop-load/catalogue.mjs';
import { createAdapter } from '../shop-load/shop-adapter.mjs';
import { openBenchShop } from '../shop-load/bench-shop.mjs';
import { sellOut } from './last-pieces.mjs';
import { soak } from './mix.mjs';

const { values: options } = parseArgs({
  options: {
    products: { type: 'string', default: '20000' },
    connections: { type: 'string', default: '200' },
    minutes: { type: 'string', default: '10' },
    customers: { type: 'string', default: '500' },
    pieces: { type: 'string', default: '100' },
    seconds: { type: 'string', default: '60' },
  },
});
const number = (/** @type {keyof typeof options} */ name) => Number(options[name]);

endChildrenOnSignal();
const missing = await providePrerequisites(['mariadb']);
if (missing.length > 0) {
  console.error(missing.join('\n'));
  process.exit(1);
}
await buildIfStale();
const mariaDb = await startMariaDb();
let good;
try {
  const customers = Math.max(number('connections'), number('customers'));
  console.log(`Registering ${customers} customers ...`);
  const bench = await openBenchShop(number('products'), mariaDb.url, customers);
  const { accessTokens, shop } = bench;
  const adapter = createAdapter({ url: shop.url, accessTokens, categorySlugs }, { product });
  const place = { adapter, shop, size: number('products') };
  const kept = await soak(place, {
    connections: number('connections'),
    minutes: number('minutes'),
  });
  const admin = await logAdminIn(shop.url);
  const load = {
    customers: number('customers'),
    pieces: number('pieces'),
    seconds: number('seconds'),
  };
  const soldOut = await sellOut(place, admin, load);
  const isIntact = (await bench.runsCheck()) === 0;
  good = kept && soldOut && isIntact;
  await bench.close();
} finally {
  await mariaDb.stop();
}
process.exit(good ? 0 : 1);
