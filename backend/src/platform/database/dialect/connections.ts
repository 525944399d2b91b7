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
 * How long a connection waits: `serving` customers, who are told within two seconds that the database is away, or
 * `working` on it, as commands and migrations do, which take their time.
 */
export type Patience = 'serving' | 'working';

/**
 * How long a statement waits for another process that writes to the same SQLite file. The whole process stands
 * still meanwhile, so a shop that serves does not wait here: the unit of work tries again.
 */
const SQLITE_WRITER_WAIT_MS = { serving: 0, working: 5_000 };
const SQLITE_READER_WAIT_MS = { serving: 100, working: 5_000 };

const MYSQL_POOL_SIZE = 10;
const MYSQL_LIMITS: Record<Patience, MysqlLimits> = {
  serving: { statementMs: 35_000, connectionMs: 90_000, queueMs: 30_000 },
  working: { queueMs: 600_000 },
};

/**
 * What each connection is told first. READ COMMITTED: stock and slots are taken by conditional updates, which need
 * no gap locks. Serving, a wait for a lock ends before the statement's time is up, so that the database says why.
 * What a shop has locked that stands still, or was cut off, is freed before others give up waiting for it.
 */
function sessionSettings(isMariaDb: boolean, patience: Patience): string[] {
  const isolation = 'SET SESSION TRANSACTION ISOLATION LEVEL READ COMMITTED';
  if (patience === 'working') return [isolation];
  const idleLimit = isMariaDb ? 'idle_transaction_timeout = 20' : 'wait_timeout = 25';
  const longest = 'group_concat_max_len = 2000000'; // the numbers of the orders of a search
  return [isolation, `SET SESSION innodb_lock_wait_timeout = 30, ${idleLimit}, ${longest}`];
}

/** What both connections of a database share. */
export type SharedOptions = Pick<
  DataSourceOptions,
  'entities' | 'migrations' | 'logger' | 'logging'
>;

/** How a connection is used. */
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

/** Where a server is, and whom its certificate has to come from, where there is to be TLS. */
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
 * A second connection to the SQLite file that can only read: reads do not wait for the transaction that is
 * open on the first, and never see what it has not committed. MySQL's pool needs none.
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
 * A connection that looks at one moment of a database that exists, and changes nothing in it. Sums come as
 * numbers (they are far below 2^53) and instants as texts, as they do from SQLite.
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

/** Where the data is. */
export interface DatabasePlace extends DatabaseConfig {
  /** Of the SQLite file, where there is no `databaseUrl`. */
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
      // FULL: an acknowledged order is on the disk, also after a power cut.
      for (const pragma of ['journal_mode = WAL', 'synchronous = FULL', ...pragmas])
        database.pragma(pragma);
    },
  };
}

/**
 * Opens a connection, and leaves nothing open where that fails: TypeORM would leave its pool.
 * @throws what the driver says
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

/** Puts what is still in SQLite's write-ahead log into the one file that people copy. */
export async function settleFiles(connection: DataSource): Promise<void> {
  if (isSqlite(connection.options.type)) await connection.query('PRAGMA wal_checkpoint(TRUNCATE)');
}

/** Asks for a sign of life: a server on a way that no queue stands before. */
export async function askForLife(connection: DataSource): Promise<void> {
  if (isSqlite(connection.options.type)) await connection.query('SELECT 1');
  else await ((connection.driver as MysqlDriver).pool as MysqlPool).check();
}

/** How busy a server's pool is; nothing for SQLite, which has none. */
export function poolState(connection: DataSource): PoolState | undefined {
  if (isSqlite(connection.options.type)) return undefined;
  return ((connection.driver as MysqlDriver).pool as MysqlPool).state;
}

/**
 * Leaves a transaction that could not be rolled back: a server undoes it when its connection is gone, and SQLite
 * has undone it already (where the disk was full, say), which TypeORM has not noticed.
 */
export async function abandonTransaction(runner: QueryRunner): Promise<void> {
  if (isSqlite(runner.connection.options.type))
    Object.assign(runner, { isTransactionActive: false, transactionDepth: 0 });
  else ((await runner.connect()) as PooledConnection).discard();
}
