import { execFileSync } from 'node:child_process';
import { closeSync, existsSync, mkdirSync, openSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import mysql from 'mysql2/promise';
import { run, start, stop } from '../../scripts/lib/children.mjs';
import { findGaleraLibrary, findMariaDb } from '../../scripts/lib/programs.mjs';

const readyWithinMilliseconds = 90_000;
const isRoot = process.getuid?.() === 0;
/**
 * A joining node gets its data by rsync, which drops root privileges and could not write into root's folder. So nodes
 * started by root run as the user of Debian's MariaDB package.
 */
export const serverUser = isRoot ? 'mysql' : undefined;

/** How soon the others notice that a node is gone; Galera's default of 5 s would only make tests longer. */
const membership = [
  'evs.keepalive_period=PT0.5S',
  'evs.inactive_check_period=PT0.25S',
  'evs.suspect_timeout=PT1.5S',
  'evs.inactive_timeout=PT3S',
  'evs.install_timeout=PT3S',
];

/**
 * @typedef {object} NodePorts
 * @property {number} sql
 * @property {number} group
 * @property {number} increments
 * @property {number} copies
 */

/** A cluster node on this machine, with its own folder and ports. */
export class GaleraNode {
  /**
   * @param {number} number from 1
   * @param {string} folder
   * @param {NodePorts} ports
   * @param {string} cluster the address of all nodes
   */
  constructor(number, folder, ports, cluster) {
    this.number = number;
    this.folder = folder;
    this.ports = ports;
    this.cluster = cluster;
    /** @type {import('node:child_process').ChildProcess | undefined} */
    this.server = undefined;
  }

  /** Ends in `/`, so that a database name can be appended. */
  get url() {
    return `mariadb://root@127.0.0.1:${this.ports.sql}/`;
  }

  get isRunning() {
    return this.server?.exitCode === null && this.server.signalCode === null;
  }

  /** Initialises an empty data folder. */
  async install() {
    const { install } = findMariaDb();
    if (!install) throw new Error('MariaDB is not installed.');
    mkdirSync(join(this.folder, 'tmp'), { recursive: true });
    if (serverUser) execFileSync('chown', ['-R', serverUser, this.folder]);
    const options = ['--auth-root-authentication-method=normal', '--skip-test-db'];
    const exitCode = await this.#logged((log) =>
      run(install, [...this.#ownOptions(), ...options], { stdio: ['ignore', log, log] }),
    );
    if (exitCode !== 0) throw new Error(`mariadb-install-db failed: ${this.lastWords()}`);
  }

  /**
   * Starts the node and waits until it is synchronised with the others.
   * @param {{ isFirst?: boolean }} [options] `isFirst` founds a new cluster
   */
  async start({ isFirst = false } = {}) {
    // After a crash only the storage engine knows the last position; with it the node receives the missing changes,
    // without it all data is copied, which blocks the donor node.
    const position = isFirst ? undefined : await this.#position();
    rmSync(join(this.folder, 'data/gvwstate.dat'), { force: true });
    const options = [
      ...this.#serverOptions(),
      ...(isFirst ? ['--wsrep-new-cluster'] : []),
      ...(position ? [`--wsrep-start-position=${position}`] : []),
    ];
    this.server = this.#spawn(options);
    await this.#untilSynced();
  }

  /** kill -9. */
  async kill() {
    this.server?.kill('SIGKILL');
    await this.stop();
  }

  async stop() {
    if (this.server) await stop(this.server);
  }

  /** Whether it is a working member of the cluster at this moment. */
  async isSynced() {
    const connection = await mysql.createConnection({ uri: this.url, connectTimeout: 1_000 });
    try {
      const [rows] = await connection.query({
        sql: `SHOW STATUS WHERE Variable_name IN
          ('wsrep_ready', 'wsrep_cluster_status', 'wsrep_local_state_comment')`,
        timeout: 1_000,
      });
      const values = /** @type {{ Value: string }[]} */ (rows).map(({ Value }) => Value).sort();
      return values.join() === 'ON,Primary,Synced';
    } finally {
      connection.destroy();
    }
  }

  /** The end of the node's log. */
  lastWords() {
    return readFileSync(this.#logPath, 'utf8').slice(-2_000);
  }

  get #logPath() {
    return join(this.folder, 'server.log');
  }

  async #untilSynced() {
    const deadline = Date.now() + readyWithinMilliseconds;
    while (!(await this.isSynced().catch(() => false))) {
      if (!this.isRunning || Date.now() > deadline)
        throw new Error(`Node ${this.number} does not join: ${this.lastWords()}`);
      await sleep(100);
    }
  }

  /** The last position of a stopped node; undefined for one that was never a member. */
  async #position() {
    if (!existsSync(join(this.folder, 'data/grastate.dat'))) return undefined;
    const before = readFileSync(this.#logPath, 'utf8').length;
    const recovering = this.#spawn([...this.#serverOptions(), '--wsrep-recover']);
    await new Promise((resolve) => recovering.once('close', resolve));
    const told = readFileSync(this.#logPath, 'utf8').slice(before);
    return /WSREP: Recovered position: *([-0-9a-f]+:\d+)/.exec(told)?.[1];
  }

  /** @param {string[]} options */
  #spawn(options) {
    const { server } = findMariaDb();
    if (!server) throw new Error('MariaDB is not installed.');
    const log = openSync(this.#logPath, 'a');
    const child = start(server, options, { stdio: ['ignore', log, log] });
    closeSync(log);
    return child;
  }

  /**
   * @template Result
   * @param {(log: number) => Promise<Result>} work
   */
  async #logged(work) {
    const log = openSync(this.#logPath, 'a');
    try {
      return await work(log);
    } finally {
      closeSync(log);
    }
  }

  #ownOptions() {
    return [
      '--no-defaults',
      ...(serverUser ? [`--user=${serverUser}`] : []),
      `--datadir=${join(this.folder, 'data')}`,
      `--tmpdir=${join(this.folder, 'tmp')}`,
    ];
  }

  #serverOptions() {
    const { sql, group, increments, copies } = this.ports;
    const provider = [
      `gmcast.listen_addr=tcp://127.0.0.1:${group}`,
      `ist.recv_addr=127.0.0.1:${increments}`,
      'gcache.size=32M',
      ...membership,
    ];
    return [
      ...this.#ownOptions(),
      `--socket=${join(this.folder, 'server.sock')}`,
      `--pid-file=${join(this.folder, 'server.pid')}`,
      `--port=${sql}`,
      '--bind-address=127.0.0.1',
      '--skip-name-resolve',
      '--character-set-server=utf8mb4',
      '--max-connections=300',
      '--innodb-buffer-pool-size=64M',
      '--innodb-log-file-size=16M',
      // The data is temporary: no need to wait for the disk at each commit.
      '--innodb-flush-log-at-trx-commit=2',
      '--innodb-autoinc-lock-mode=2',
      '--binlog-format=ROW',
      '--wsrep-on=ON',
      `--wsrep-provider=${findGaleraLibrary()}`,
      '--wsrep-cluster-name=grocessay',
      `--wsrep-cluster-address=${this.cluster}`,
      `--wsrep-node-name=node${this.number}`,
      `--wsrep-node-address=127.0.0.1:${group}`,
      `--wsrep-node-incoming-address=127.0.0.1:${sql}`,
      '--wsrep-sst-method=rsync',
      `--wsrep-sst-receive-address=127.0.0.1:${copies}`,
      '--wsrep-slave-threads=2',
      `--wsrep-provider-options=${provider.join(';')}`,
    ];
  }
}
