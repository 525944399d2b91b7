// One measurement: the floors and the shops of all sizes alternate for some rounds; reports the median of each.
import mysql from 'mysql2/promise';
import { Connection } from './connection.mjs';
import { floorUnit } from './floors.mjs';
import { median, runLoad } from './load.mjs';
import { cpuSeconds, memoryMiB } from './machine.mjs';

const WARM_SECONDS = 1;
/** Warm-up before the first window of each scenario, while the server's code is not yet JIT-compiled. */
const FIRST_WARM_SECONDS = 4;
const FLOOR_SECONDS = 2;

/** @typedef {Awaited<ReturnType<typeof import('../../scripts/lib/mariadb-server.mjs').startMariaDb>>} MariaDb */
/** @typedef {Awaited<ReturnType<typeof import('./bench-shop.mjs').openBenchShop>>} BenchShop */
/**
 * @typedef {object} Subject
 * @property {string} database
 * @property {number} size
 * @property {MariaDb} mariaDb
 * @property {BenchShop} bench
 * @property {{ url: string }} floors
 * @property {ReturnType<typeof import('./shop-adapter.mjs').createAdapter>} adapter
 */

/**
 * Number of statements sent to the MariaDB server so far.
 * @param {MariaDb} mariaDb
 */
async function questions({ url }) {
  const connection = await mysql.createConnection(url);
  const [answer] = await connection.query("SHOW GLOBAL STATUS LIKE 'Questions'");
  await connection.end();
  return Number(/** @type {{ Value: string }[]} */ (answer)[0]?.Value);
}

/**
 * One window of load on the shop, with its cost.
 * @param {Subject} subject
 * @param {import('./scenarios.mjs').Scenario} scenario
 * @param {number} connections
 * @param {{ seconds: number, warmSeconds: number }} times
 */
async function measureShop({ bench, mariaDb, adapter, size }, scenario, connections, times) {
  const cost = async () => ({
    server: cpuSeconds(bench.shop.pid),
    database: cpuSeconds(mariaDb.pid()),
    statements: await questions(mariaDb),
  });
  const before = await cost();
  const place = { adapter, size, paidIds: [] };
  const end = await scenario.beside?.(place);
  const window = await runLoad({
    origin: bench.shop.url,
    connections,
    ...times,
    newUnit: scenario.unitsOf(place),
  });
  await end?.();
  const after = await cost();
  const units = window.done * ((times.seconds + times.warmSeconds) / times.seconds);
  return {
    ...window,
    serverCpuMs: (1000 * (after.server - before.server)) / units,
    databaseCpuMs: (1000 * (after.database - before.database)) / units,
    statements: (after.statements - before.statements) / units,
    memoryMiB: memoryMiB(bench.shop.pid),
  };
}

/**
 * @param {Subject} subject
 * @param {'http' | 'sql'} kind
 * @param {number} connections
 * @param {number} bytes
 */
const measureFloor = ({ floors }, kind, connections, bytes) =>
  runLoad({
    origin: floors.url,
    connections,
    seconds: FLOOR_SECONDS,
    warmSeconds: WARM_SECONDS,
    newUnit: () => floorUnit(kind, bytes),
  });

/**
 * Alternates between the floors and the shop of each subject for some rounds and takes the medians, so that compared
 * values are measured within the same minute.
 * @param {Subject[]} subjects
 * @param {import('./scenarios.mjs').Scenario} scenario
 * @param {number} connections
 * @param {{ rounds: number, seconds: number }} times
 */
export async function measure(subjects, scenario, connections, { rounds, seconds }) {
  const measured = [];
  for (const subject of subjects) measured.push(newMeasured(subject, await answerBytes(subject)));
  for (let round = 0; round < rounds; round++)
    for (const { subject, bytes, http, sql, shop } of measured) {
      const warmSeconds = round === 0 ? FIRST_WARM_SECONDS : WARM_SECONDS;
      http.push(await measureFloor(subject, 'http', connections, bytes));
      sql.push(await measureFloor(subject, 'sql', connections, bytes));
      shop.push(await measureShop(subject, scenario, connections, { seconds, warmSeconds }));
    }
  return measured.map((each) => rowOf(each, scenario.name, connections));
}

/**
 * @param {Subject} subject
 * @param {number} bytes
 */
function newMeasured(subject, bytes) {
  /** @type {import('./load.mjs').Window[]} */
  const http = [];
  /** @type {import('./load.mjs').Window[]} */
  const sql = [];
  /** @type {Awaited<ReturnType<typeof measureShop>>[]} */
  const shop = [];
  return { subject, bytes, http, sql, shop };
}

/**
 * @param {ReturnType<typeof newMeasured>} measured
 * @param {string} scenario
 * @param {number} connections
 */
function rowOf({ subject, http, sql, shop }, scenario, connections) {
  const middle = (/** @type {(each: (typeof shop)[number]) => number} */ of) =>
    median(shop.map(of));
  const rate = middle((each) => each.rate);
  return {
    database: subject.database,
    products: subject.size,
    scenario,
    connections,
    rate: Math.round(rate * 10) / 10,
    p50Ms: rounded(middle((each) => each.p50Ms)),
    p99Ms: rounded(middle((each) => each.p99Ms)),
    ofFloorHttp: rounded(rate / median(http.map((each) => each.rate))),
    ofFloorSql: rounded(rate / median(sql.map((each) => each.rate))),
    serverCpuMs: rounded(middle((each) => each.serverCpuMs)),
    databaseCpuMs: rounded(middle((each) => each.databaseCpuMs)),
    statements: rounded(middle((each) => each.statements)),
    memoryMiB: middle((each) => each.memoryMiB),
    failures: together([...http, ...sql, ...shop]),
  };
}

/**
 * The failures of all windows by text, including those of the floors, which would invalidate the comparison.
 * @param {{ failures: Record<string, number> }[]} windows
 */
function together(windows) {
  /** @type {Record<string, number>} */
  const sums = {};
  for (const { failures } of windows)
    for (const [text, count] of Object.entries(failures)) sums[text] = (sums[text] ?? 0) + count;
  return sums;
}

/** @param {number} value */
const rounded = (value) => Number(value.toPrecision(3));

/**
 * The size of the shop's list response, used for the floor.
 * @param {Subject} subject
 */
async function answerBytes({ adapter, bench }) {
  const conn = new Connection(bench.shop.url);
  const bytes = (await adapter.listPage(conn, {}, 0)) ?? 0;
  await conn.close();
  return bytes;
}
