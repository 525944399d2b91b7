import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { PoolOptions } from 'mysql2';
import { DataSource, DataSourceOptions, QueryRunner } from 'typeorm';
import { MysqlDriver } from 'typeorm/driver/mysql/MysqlDriver';
import type { DatabaseConfig } from '../../config/database-settings';
import { LibsqlDatabase, watchedLibsql } from '../libsql-database';
import { PooledConnection } from '../pooled-connection';
import { MysqlLimits, MysqlPool } from '../mysql-pool';
import { PoolState } from '../pool-state';
import { StatementWatch } from '../statement-watch';

/**
 * Timeouts of a connection: `serving` for requests, which fail within two seconds when the database is unavailable, or
 * `working` for commands and migrations, which may take long.
 */
export type Patience = 'serving' | 'working';

/**
 * How long a statement waits for another process that writes to the same SQLite file. The wait blocks the whole
 * process, so a serving shop does not wait here: the unit of work retries.
 */
const SQLITE_WRITER_WAIT_MS = { serving: 0, working: 5_000 };
const SQLITE_READER_WAIT_MS = { serving: 100, working: 5_000 };

const MYSQL_POOL_SIZE = 10;
const MYSQL_LIMITS: Record<Patience, MysqlLimits> = {
  serving: { statementMs: 35_000, connectionMs: 90_000, queueMs: 30_000 },
  working: { queueMs: 600_000 },
};

/**
 * Session settings of each connection. READ COMMITTED: conditional updates take stock and slots, and need no gap locks.
 * When serving, lock waits end before the statement timeout, so that the database reports the reason. Locks of a
 * hanging or disconnected shop are released before others give up waiting for them.
 */
function sessionSettings(isMariaDb: boolean, patience: Patience): string[] {
  const isolation = 'SET SESSION TRANSACTION ISOLATION LEVEL READ COMMITTED';
  if (patience === 'working') return [isolation];
  const idleLimit = isMariaDb ? 'idle_transaction_timeout = 20' : 'wait_timeout = 25';
  const longest = 'group_concat_max_len = 2000000'; // order numbers of a search
  return [isolation, `SET SESSION innodb_lock_wait_timeout = 30, ${idleLimit}, ${longest}`];
}

/** Options that both connections of a database share. */
export type SharedOptions = Pick<
  DataSourceOptions,
  'entities' | 'migrations' | 'logger' | 'logging'
>;

/** The usage of a connection. */
interface Manner {
  patience: Patience;
  watch: StatementWatch;
}

/** The connection that reads and writes. */
export function writerOptions(
  place: DatabasePlace,
  shared: SharedOptions,
  { patience, watch }: Manner,
): DataSourceOptions {
  if (!place.databaseUrl)
    return sqliteOptions(place.dataDir, shared, {
      waitMs: SQLITE_WRITER_WAIT_MS[patience],
      watch,
    });
  const settings = sessionSettings(isMariaDbUrl(place.databaseUrl), patience);
  const { databaseUrl: url, databaseCa: ca } = place;
  return serverOptions({ url, ca }, shared, (options) => {
    return new MysqlPool(options, MYSQL_LIMITS[patience], settings, watch);
  });
}

/** The address of a server, and the CA of its certificate where TLS is required. */
interface ServerPlace {
  url: string;
  ca?: string;
}

function serverOptions(
  { url, ca }: ServerPlace,
  shared: SharedOptions,
  createPool: (options: PoolOptions) => MysqlPool,
): DataSourceOptions {
  return {
    ...shared,
    type: isMariaDbUrl(url) ? 'mariadb' : 'mysql',
    driver: { createPool },
    url,
    ...(ca !== undefined && { ssl: { ca, minVersion: 'TLSv1.2', verifyIdentity: true } }),
    charset: 'utf8mb4',
    timezone: 'Z',
    supportBigNumbers: true,
    bigNumberStrings: false,
    poolSize: MYSQL_POOL_SIZE,
    migrationsTransactionMode: 'each',
  } as DataSourceOptions;
}

function isMariaDbUrl(url: string): boolean {
  return new URL(url).protocol === 'mariadb:';
}

/**
 * A second, read-only connection to the SQLite file: reads do not wait for the open transaction of the first, and never
 * see uncommitted data. MySQL's pool needs none.
 */
export function readerOptions(
  place: DatabasePlace,
  shared: SharedOptions,
  { patience, watch }: Manner,
): DataSourceOptions | undefined {
  if (place.databaseUrl) return undefined;
  return sqliteOptions(place.dataDir, shared, {
    waitMs: SQLITE_READER_WAIT_MS[patience],
    pragmas: ['query_only = ON'],
    watch,
  });
}

/**
 * A read-only connection for a snapshot of an existing database. Sums are returned as numbers (they are far below 2^53)
 * and instants as texts, as SQLite returns them.
 * @throws Error where there is no such SQLite file
 */
export function snapshotOptions(place: DatabasePlace): DataSourceOptions {
  if (place.databaseUrl) {
    const extra = { decimalNumbers: true };
    return {
      ...writerOptions(place, {}, { patience: 'working', watch: new StatementWatch() }),
      poolSize: 1,
      dateStrings: true,
      extra,
    } as DataSourceOptions;
  }
  const waitMs = SQLITE_READER_WAIT_MS.working;
  const options = sqliteOptions(place.dataDir, {}, { waitMs, watch: new StatementWatch() });
  if (!existsSync(String(options.database)))
    throw new Error(`there is no ${String(options.database)}`);
  const prepareDatabase = (database: LibsqlDatabase) => database.pragma('query_only = ON');
  return { ...options, prepareDatabase } as DataSourceOptions;
}

/** The location of the data. */
export interface DatabasePlace extends DatabaseConfig {
  /** The folder of the SQLite file, where there is no `databaseUrl`. */
  dataDir: string;
}

function sqliteOptions(
  dataDir: string,
  shared: SharedOptions,
  { waitMs, pragmas = [], watch }: { waitMs: number; pragmas?: string[]; watch: StatementWatch },
): DataSourceOptions {
  return {
    ...shared,
    type: 'better-sqlite3',
    driver: watchedLibsql(watch),
    database: join(dataDir, 'grocessay.sqlite'),
    timeout: waitMs,
    migrationsTransactionMode: 'each',
    prepareDatabase: (database: LibsqlDatabase) => {
      // FULL: acknowledged orders survive a power cut.
      for (const pragma of ['journal_mode = WAL', 'synchronous = FULL', ...pragmas])
        database.pragma(pragma);
    },
  };
}

/**
 * Opens a connection, and closes everything on failure: TypeORM would leave its pool open.
 * @throws errors of the driver
 */
export async function openConnection(options: DataSourceOptions): Promise<DataSource> {
  const source = new DataSource(options);
  try {
    return await source.initialize();
  } catch (error) {
    await source.driver.disconnect().catch(() => {}); // there was nothing to close
    throw error;
  }
}

/** Whether this connection is to SQLite. */
export function isSqlite(type: string): boolean {
  return type === 'better-sqlite3';
}

/** Moves SQLite's write-ahead log into the database file, which operators copy. */
export async function settleFiles(connection: DataSource): Promise<void> {
  if (isSqlite(connection.options.type)) await connection.query('PRAGMA wal_checkpoint(TRUNCATE)');
}

/** Checks that the database responds; for a server outside the queue of the pool. */
export async function askForLife(connection: DataSource): Promise<void> {
  if (isSqlite(connection.options.type)) await connection.query('SELECT 1');
  else await ((connection.driver as MysqlDriver).pool as MysqlPool).check();
}

/** The load of a server's pool; undefined for SQLite, which has none. */
export function poolState(connection: DataSource): PoolState | undefined {
  if (isSqlite(connection.options.type)) return undefined;
  return ((connection.driver as MysqlDriver).pool as MysqlPool).state;
}

/**
 * Abandons a transaction that could not be rolled back: a server rolls it back when its connection closes, and SQLite
 * has rolled it back already (for example when the disk is full) without TypeORM noticing.
 */
export async function abandonTransaction(runner: QueryRunner): Promise<void> {
  if (isSqlite(runner.connection.options.type))
    Object.assign(runner, { isTransactionActive: false, transactionDepth: 0 });
  else ((await runner.connect()) as PooledConnection).discard();
}
