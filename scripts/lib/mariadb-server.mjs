import { mkdir, mkdtemp, open, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import mysql from 'mysql2/promise';
import { cleanUpOnSignal, run, start, stop } from './children.mjs';
import { freePort } from './ports.mjs';
import { findMariaDb } from './programs.mjs';

const readyWithinMilliseconds = 60_000;
/** MariaDB refuses to run as root without it, and refuses it for other users. */
const userOption = process.getuid?.() === 0 ? ['--user=root'] : [];

/** @param {string} url */
export async function waitUntilReady(url, hasExited = () => false) {
  const deadline = Date.now() + readyWithinMilliseconds;
  for (;;) {
    try {
      const connection = await mysql.createConnection(url);
      await connection.end();
      return;
    } catch (error) {
      if (hasExited() || Date.now() > deadline) throw error;
      await sleep(100);
    }
  }
}

/**
 * A starting server clears its folder for temporary tables: in a shared folder it would delete those of others.
 * @param {string} folder
 */
const folderOptions = (folder) => [
  `--datadir=${join(folder, 'data')}`,
  `--tmpdir=${join(folder, 'tmp')}`,
];

/**
 * Options that MariaDB and MySQL share.
 * @param {string} folder
 * @param {number} port
 * @param {string[]} more
 */
export const serverOptions = (folder, port, more) => [
  '--no-defaults',
  ...userOption,
  ...folderOptions(folder),
  `--socket=${join(folder, 'server.sock')}`,
  `--pid-file=${join(folder, 'server.pid')}`,
  `--port=${port}`,
  '--bind-address=127.0.0.1',
  '--character-set-server=utf8mb4',
  '--max-connections=300',
  // The data is temporary: no need to wait for the disk at each commit.
  '--innodb-flush-log-at-trx-commit=2',
  ...more,
];

/**
 * @param {string} install
 * @param {string} folder
 * @param {number} log
 */
async function layOutDataFolder(install, folder, log) {
  await mkdir(join(folder, 'tmp'));
  const exitCode = await run(
    install,
    [
      '--no-defaults',
      ...userOption,
      ...folderOptions(folder),
      '--auth-root-authentication-method=normal',
      '--skip-test-db',
    ],
    { stdio: ['ignore', log, log] },
  );
  if (exitCode !== 0) throw new Error(`mariadb-install-db failed (exit code ${exitCode})`);
}

/**
 * @typedef {object} MariaDb
 * @property {string} url ends in `/`: a database's name may follow
 * @property {number} port
 * @property {() => number} pid of the server that runs now
 * @property {() => boolean} isRunning
 * @property {() => Promise<void>} kill kill -9: unwritten data is lost
 * @property {() => Promise<void>} startAgain after a kill; resolves when it responds
 * @property {() => void} pause stops the process; its connections stay open
 * @property {() => void} resume
 * @property {() => Promise<void>} stop also deletes the data
 */

/**
 * Starts a private MariaDB server with its own new data folder, socket and port, deleted when it stops.
 * @param {string[]} [options] server options; by default without a binary log
 * @returns {Promise<MariaDb>}
 */
export async function startMariaDb(options = ['--skip-log-bin']) {
  const { server: program, install } = findMariaDb();
  if (!program || !install) throw new Error('MariaDB server is not installed.');
  const folder = await mkdtemp(join(tmpdir(), 'grocessay-mariadb-'));
  const logPath = join(folder, 'server.log');
  const logFile = await open(logPath, 'a');
  const port = await freePort();
  const url = `mariadb://root@127.0.0.1:${port}/`;
  /** @type {import('node:child_process').ChildProcess | undefined} */
  let server;
  const boot = async () => {
    const stdio = /** @type {const} */ (['ignore', logFile.fd, logFile.fd]);
    const started = start(
      program,
      serverOptions(folder, port, ['--skip-name-resolve', ...options]),
      { stdio: [...stdio] },
    );
    server = started;
    await waitUntilReady(url, () => started.exitCode !== null);
  };
  const stopAndRemove = async () => {
    server?.kill('SIGCONT');
    if (server) await stop(server);
    await logFile.close();
    await rm(folder, { recursive: true, force: true });
    forgetCleanUp();
  };
  /** @type {Promise<void> | undefined} */
  let stopping;
  const stopServer = () => (stopping ??= stopAndRemove());
  const forgetCleanUp = cleanUpOnSignal(stopServer);
  try {
    await layOutDataFolder(install, folder, logFile.fd);
    await boot();
  } catch (error) {
    const log = await readFile(logPath, 'utf8').catch(() => '');
    await stopServer();
    throw new Error(`MariaDB did not start: ${error}\n${log.slice(-2000)}`, { cause: error });
  }
  return {
    url,
    port,
    pid: () => server?.pid ?? 0,
    isRunning: () => server?.exitCode === null && server.signalCode === null,
    kill: async () => {
      server?.kill('SIGKILL');
      if (server) await stop(server);
    },
    startAgain: boot,
    pause: () => void server?.kill('SIGSTOP'),
    resume: () => void server?.kill('SIGCONT'),
    stop: stopServer,
  };
}

/**
 * Creates an empty database on a server and returns its URL.
 * @param {string} serverUrl
 * @param {string} name
 */
export async function createDatabase(serverUrl, name) {
  const connection = await mysql.createConnection(serverUrl);
  await connection.query(`CREATE DATABASE \`${name}\` CHARACTER SET utf8mb4`);
  await connection.end();
  return new URL(name, serverUrl).href;
}
