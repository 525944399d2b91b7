import { mkdtemp, open, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { createDatabase } from './mariadb-server.mjs';
import { cleanUpOnSignal, start, stop } from './children.mjs';
import { fromRoot } from './paths.mjs';
import { freePort } from './ports.mjs';

/** The admin of the shops started here. */
export const shopAdmin = { email: 'admin@grocessay.test', password: 'Admin@1234' };

const readyWithinMilliseconds = 60_000;

/**
 * @typedef {object} Shop
 * @property {string} url
 * @property {number} port
 * @property {number} pid
 * @property {() => boolean} hasExited whether the process has ended, by itself or killed
 * @property {() => Promise<void>} kill kill -9, without a chance to finish anything
 * @property {() => Promise<void>} stop
 */

/**
 * @param {string} url
 * @param {() => boolean} hasExited
 */
async function waitUntilReady(url, hasExited) {
  const deadline = Date.now() + readyWithinMilliseconds;
  while (Date.now() < deadline && !hasExited()) {
    const answer = await fetch(`${url}/readyz`).catch(() => undefined);
    if (answer?.ok) return;
    await sleep(100);
  }
  throw new Error(hasExited() ? 'The server ended.' : 'The server did not become ready.');
}

/**
 * Creates storage for a shop: a new folder with SQLite, or a new database on the given MySQL or MariaDB server.
 * @param {string} [databaseServerUrl] ends in `/`
 */
export async function newShopData(databaseServerUrl) {
  const folder = await mkdtemp(join(tmpdir(), 'grocessay-shop-'));
  const name = `shop_${Date.now().toString(36)}_${process.pid}`;
  const databaseUrl = databaseServerUrl ? await createDatabase(databaseServerUrl, name) : '';
  const remove = async () => {
    await rm(folder, { recursive: true, force: true });
    forgetCleanUp();
  };
  const forgetCleanUp = cleanUpOnSignal(remove);
  return { folder, databaseUrl, remove };
}

/**
 * Starts the built server and waits until it is ready. Its log goes to `server.log` in its folder.
 * @param {{ folder: string, databaseUrl: string }} data
 * @param {number} [wantedPort] by default a free one
 * @param {{ environment?: Record<string, string>, node?: string }} [options] additional settings, and the Node to run
 *   it with, by default the current one
 * @returns {Promise<Shop>}
 */
export async function startShop(
  { folder, databaseUrl },
  wantedPort,
  { environment = {}, node = process.execPath } = {},
) {
  const port = wantedPort ?? (await freePort());
  const url = `http://127.0.0.1:${port}`;
  const logPath = join(folder, 'server.log');
  const logFile = await open(logPath, 'a');
  const server = start(node, [fromRoot('backend/dist/main.js')], {
    cwd: folder,
    stdio: ['ignore', logFile.fd, logFile.fd],
    env: {
      PATH: process.env['PATH'],
      // As recommended in docs/operators.md.
      NODE_OPTIONS: '--max-old-space-size=768 --max-semi-space-size=4',
      MALLOC_TRIM_THRESHOLD_: '131072',
      HOST: '127.0.0.1',
      PORT: String(port),
      DATA_DIR: folder,
      // Set even if empty: unset variables would come from the developer's .env.
      DATABASE_URL: databaseUrl,
      NODE_ENV: 'development',
      EXPLORER: 'true',
      SEED_DEMO: 'true',
      SLOT_CAPACITY: '1000',
      UNPAID_ORDERS_PER_CUSTOMER: '9999999',
      CASH_ORDERS_PER_CUSTOMER: '9999999',
      ORDERS_PER_HOUR: '9999999',
      ADMIN_EMAIL: shopAdmin.email,
      ADMIN_PASSWORD: shopAdmin.password,
      LOG_LEVEL: 'warn',
      ...environment,
    },
  });
  await logFile.close();
  const hasExited = () => server.exitCode !== null || server.signalCode !== null;
  try {
    await waitUntilReady(url, hasExited);
  } catch (error) {
    await stop(server);
    // The end of the log contains the reason; a restarted server has a long log.
    const log = await readFile(logPath, 'utf8');
    throw new Error(`${error}\n${log.slice(-1_500)}`, { cause: error });
  }
  return {
    url,
    port,
    pid: server.pid ?? 0,
    hasExited,
    kill: async () => {
      server.kill('SIGKILL');
      await stop(server);
    },
    stop: () => stop(server),
  };
}
