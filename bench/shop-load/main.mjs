// `npm run bench`: load test of the built shop, compared with the limits of the machine. See bench/README.md.
import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { buildIfStale } from '../../scripts/build.mjs';
import { providePrerequisites } from '../../scripts/checks/prerequisites.mjs';
import { endChildrenOnSignal } from '../../scripts/lib/children.mjs';
import { startMariaDb } from '../../scripts/lib/mariadb-server.mjs';
import { categorySlugs, product } from './catalogue.mjs';
import { measure } from './measure.mjs';
import { scenarios } from './scenarios.mjs';
import { createAdapter } from './shop-adapter.mjs';
import { openBenchShop, startFloors } from './bench-shop.mjs';
import { chosen, complaintsOf } from './verdict.mjs';

const { values: options } = parseArgs({
  options: {
    databases: { type: 'string', default: 'sqlite,mariadb' },
    sizes: { type: 'string', default: '1000' },
    connections: { type: 'string', default: '1,16,64' },
    scenarios: { type: 'string', default: scenarios.map(({ name }) => name).join(',') },
    rounds: { type: 'string', default: '3' },
    seconds: { type: 'string', default: '4' },
    out: { type: 'string' },
  },
});
const list = (/** @type {string} */ text) => text.split(',').filter(Boolean);
const numbers = (/** @type {string} */ text) => list(text).map(Number);
const databases = chosen('database', list(options.databases), ['sqlite', 'mariadb']);
const wanted = chosen(
  'scenario',
  list(options.scenarios),
  scenarios.map(({ name }) => name),
);
const times = { rounds: Number(options.rounds), seconds: Number(options.seconds) };

const columns = /** @type {const} */ ([
  ...['database', 'products', 'scenario', 'connections', 'rate', 'p50Ms', 'p99Ms'],
  ...['ofFloorHttp', 'ofFloorSql', 'serverCpuMs', 'databaseCpuMs', 'statements', 'memoryMiB'],
]);
/** @type {Record<string, number>} */
const widths = Object.fromEntries(columns.map((name) => [name, Math.max(name.length, 9)]));
widths['scenario'] = 20;

/** @typedef {Awaited<ReturnType<typeof measure>>[number]} Row */
/** @type {Row[]} */
const rows = [];

/** @param {Row} row */
function report(row) {
  rows.push(row);
  const failed = Object.entries(row.failures).map(([text, count]) => `\n    ${count} x ${text}`);
  const cells = columns.map((name) => String(row[name]).padStart(widths[name] ?? 0));
  console.log(cells.join(' ') + failed.join(''));
}

/**
 * A shop of one size, with its floors.
 * @param {import('./measure.mjs').MariaDb} mariaDb
 * @param {string} database
 * @param {number} size
 */
async function openSubject(mariaDb, database, size) {
  const bench = await openBenchShop(size, database === 'mariadb' ? mariaDb.url : undefined);
  const floors = await startFloors(mariaDb.url, size);
  const { accessTokens, shop } = bench;
  const adapter = createAdapter({ url: shop.url, accessTokens, categorySlugs }, { product });
  return { database, size, mariaDb, bench, floors, adapter };
}

/**
 * Measures everything on one database at all sizes, then runs the integrity checks.
 * @param {import('./measure.mjs').MariaDb} mariaDb
 * @param {string} database
 */
async function runSubjects(mariaDb, database) {
  const subjects = [];
  for (const size of numbers(options.sizes))
    subjects.push(await openSubject(mariaDb, database, size));
  for (const scenario of scenarios.filter(({ name }) => wanted.includes(name)))
    for (const connections of numbers(options.connections))
      (await measure(subjects, scenario, connections, times)).forEach(report);
  let isIntact = true;
  for (const { bench, floors } of subjects) {
    isIntact = (await bench.runsCheck()) === 0 && isIntact;
    await floors.stop();
    await bench.close();
  }
  return isIntact;
}

endChildrenOnSignal();
const missing = await providePrerequisites(['mariadb']);
if (missing.length > 0) {
  console.error(missing.join('\n'));
  process.exit(1);
}
await buildIfStale();
const mariaDb = await startMariaDb();
let good = true;
try {
  console.log(columns.map((name) => name.padStart(widths[name] ?? 0)).join(' '));
  for (const database of databases) good = (await runSubjects(mariaDb, database)) && good;
} finally {
  await mariaDb.stop();
}
if (options.out) writeFileSync(options.out, `${JSON.stringify(rows, undefined, 2)}\n`);
const complaints = [
  ...complaintsOf(rows),
  ...(good ? [] : ['The integrity check has found a breach']),
];
for (const complaint of complaints) console.error(complaint);
process.exit(complaints.length === 0 ? 0 : 1);
