// The setup of a measurement: a database, the built shop with a generated catalogue and customers, and the floors.
import { once } from 'node:events';
import { createWriteStream } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { runNode, start, stop } from '../../scripts/lib/children.mjs';
import { createDatabase } from '../../scripts/lib/mariadb-server.mjs';
import { fromRoot } from '../../scripts/lib/paths.mjs';
import { freePort } from '../../scripts/lib/ports.mjs';
import { newShopData, startShop } from '../../scripts/lib/shop-server.mjs';
import { csvLines } from './catalogue.mjs';
import { seedFloor } from './floors.mjs';

/** More than the connections of any scenario, so that no two customers share a cart. */
const CUSTOMERS = 96;
/** Two cores hash two passwords at a time. */
const REGISTERED_AT_ONCE = 4;
const PASSWORD = 'Bench@1234';

/** The admin of the measured shops. */
export const benchAdmin = { email: 'bench@grocessay.test', password: 'Bench@Admin1' };

/** Production settings, with limits high enough for the load. */
export const environment = {
  NODE_ENV: 'production',
  ADMIN_EMAIL: benchAdmin.email,
  ADMIN_PASSWORD: benchAdmin.password,
  EXPLORER: 'false',
  SEED_DEMO: 'false',
  SLOT_CAPACITY: '999999',
  UNPAID_ORDERS_PER_CUSTOMER: '9999999',
  CASH_ORDERS_PER_CUSTOMER: '9999999',
  ORDERS_PER_HOUR: '9999999',
  REGISTRATIONS_PER_ADDRESS: '1000000',
  LOG_LEVEL: 'warn',
};

/**
 * Opens a shop with this many products, on SQLite or on its own database on the given server.
 * @param {number} size
 * @param {string} [databaseServerUrl]
 * @param {number} [customers] number of logged-in customers
 */
export async function openBenchShop(size, databaseServerUrl, customers = CUSTOMERS) {
  const data = await newShopData(databaseServerUrl);
  await importCatalogue(data, size);
  const shop = await startShop(data, undefined, { environment });
  const accessTokens = await registerCustomers(shop.url, customers);
  const runsCheck = () => runCli(data, ['check:books']);
  const close = async () => {
    await shop.stop();
    await data.remove();
  };
  return { data, shop, accessTokens, runsCheck, close };
}

/**
 * @param {{ folder: string, databaseUrl: string }} data
 * @param {string[]} args
 */
function runCli({ folder, databaseUrl }, args) {
  return runNode([fromRoot('backend/dist/cli.js'), ...args], {
    env: {
      PATH: process.env['PATH'],
      ...environment,
      DATA_DIR: folder,
      DATABASE_URL: databaseUrl,
    },
  });
}

/**
 * @param {{ folder: string, databaseUrl: string }} data
 * @param {number} size
 */
export async function importCatalogue(data, size) {
  const file = join(data.folder, 'bench-catalogue.csv');
  await pipeline(Readable.from(csvLines(size)), createWriteStream(file));
  const exitCode = await runCli(data, ['catalogue:import', file]);
  await rm(file);
  if (exitCode !== 0) throw new Error(`catalogue:import ended with ${exitCode}`);
}

/**
 * @param {string} url
 * @param {number} count
 */
async function registerCustomers(url, count) {
  /** @type {string[]} */
  const tokens = [];
  let next = 0;
  const registerOthers = async () => {
    for (let number = next++; number < count; number = next++)
      tokens.push(await registerCustomer(url, `customer${number}@bench.test`));
  };
  await Promise.all(Array.from({ length: REGISTERED_AT_ONCE }, registerOthers));
  return tokens;
}

/**
 * @param {string} url
 * @param {string} emailID
 * @returns {Promise<string>} the session token
 */
async function registerCustomer(url, emailID) {
  await post(`${url}/api/customers/register`, {
    ...{ firstName: 'Bench', lastName: 'Customer', emailID, password: PASSWORD },
    ...{ phoneNumber: '9820012345', district: 'Thane', state: 'Maharashtra', zipCode: '400601' },
  });
  const { accessToken } = await post(`${url}/api/customers/login`, { emailID, password: PASSWORD });
  return accessToken;
}

/**
 * @param {string} url
 * @param {object} body
 * @returns {Promise<any>} the response
 */
async function post(url, body) {
  const answer = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  if (!answer.ok) throw new Error(`${url}: ${answer.status} ${await answer.text()}`);
  return answer.json();
}

/** Number of floors started: each has its own database, even if two shops have equally many products. */
let floorsStarted = 0;

/**
 * Starts the floors in a separate process with their own table.
 * @param {string} databaseServerUrl
 * @param {number} size
 */
export async function startFloors(databaseServerUrl, size) {
  const databaseUrl = await createDatabase(
    databaseServerUrl,
    `floor_${floorsStarted++}_${process.pid}`,
  );
  await seedFloor(databaseUrl, size);
  const port = await freePort();
  const child = start(
    process.execPath,
    [fromRoot('bench/shop-load/floors.mjs'), String(port), databaseUrl],
    { stdio: ['ignore', 'pipe', 'inherit'] },
  );
  if (child.stdout) await once(child.stdout, 'data');
  return { url: `http://127.0.0.1:${port}`, stop: () => stop(child) };
}
