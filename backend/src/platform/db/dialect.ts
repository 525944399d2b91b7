import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { PoolOptions, ResultSetHeader } from 'mysql2';
import {
  DataSource,
  DataSourceOptions,
  EntityManager,
  QueryRunner,
  Table,
  TableCheck,
  TableColumnOptions,
} from 'typeorm';
import { MysqlDriver } from 'typeorm/driver/mysql/MysqlDriver';
import { driverError } from './database-failure';
import { LibsqlDatabase } from './libsql-database';
import { Lease, MysqlLimits, MysqlPool } from './mysql-pool';

/** Everything that differs between the embedded SQLite and MySQL or MariaDB is in this file. */

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
  return [isolation, `SET SESSION innodb_lock_wait_timeout = 30, ${idleLimit}`];
}

/** What both connections of a database share. */
export type SharedOptions = Pick<
  DataSourceOptions,
  'entities' | 'migrations' | 'logger' | 'logging'
>;

/** The connection that reads and writes. */
export function writerOptions(
  place: DatabasePlace,
  shared: SharedOptions,
  patience: Patience,
): DataSourceOptions {
  if (!place.databaseUrl)
    return sqliteOptions(place.dataDir, shared, [], SQLITE_WRITER_WAIT_MS[patience]);
  const isMariaDb = new URL(place.databaseUrl).protocol === 'mariadb:';
  return {
    ...shared,
    type: isMariaDb ? 'mariadb' : 'mysql',
    driver: {
      createPool: (options: PoolOptions) =>
        new MysqlPool(options, MYSQL_LIMITS[patience], sessionSettings(isMariaDb, patience)),
    },
    url: place.databaseUrl,
    charset: 'utf8mb4',
    timezone: 'Z',
    supportBigNumbers: true,
    bigNumberStrings: false,
    poolSize: MYSQL_POOL_SIZE,
    migrationsTransactionMode: 'each',
  } as DataSourceOptions;
}

/**
 * A second connection to the SQLite file that can only read: reads do not wait for the transaction that is
 * open on the first, and never see what it has not committed. MySQL's pool needs none.
 */
export function readerOptions(
  place: DatabasePlace,
  shared: SharedOptions,
  patience: Patience,
): DataSourceOptions | undefined {
  if (place.databaseUrl) return undefined;
  return sqliteOptions(place.dataDir, shared, ['query_only = ON'], SQLITE_READER_WAIT_MS[patience]);
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
      ...writerOptions(place, {}, 'working'),
      poolSize: 1,
      dateStrings: true,
      extra,
    } as DataSourceOptions;
  }
  const options = sqliteOptions(place.dataDir, {}, [], SQLITE_READER_WAIT_MS.working);
  if (!existsSync(String(options.database))) throw new Error(`there is no ${options.database}`);
  const prepareDatabase = (database: LibsqlDatabase) => database.pragma('query_only = ON');
  return { ...options, prepareDatabase } as DataSourceOptions;
}

/** From here on, everything that is read belongs to one moment, whatever others write. */
export async function beginSnapshot(runner: QueryRunner): Promise<void> {
  if (isSqlite(runner.connection.options.type)) {
    await runner.query('BEGIN DEFERRED'); // without the write lock that the shop's transactions take
    return;
  }
  await runner.query('SET SESSION TRANSACTION ISOLATION LEVEL REPEATABLE READ');
  await runner.query('START TRANSACTION WITH CONSISTENT SNAPSHOT, READ ONLY');
}

/** The rows of a SELECT, one after the other, without ever holding all of them. */
export async function* streamRows<Row>(runner: QueryRunner, sql: string): AsyncGenerator<Row> {
  if (isSqlite(runner.connection.options.type)) {
    const database = (await runner.connect()) as LibsqlDatabase;
    yield* database.prepare(sql).iterate() as Iterable<Row>;
  } else yield* await runner.stream(sql);
}

/** Every column of every table. */
export function columnsOf(
  runner: QueryRunner,
): Promise<{ tableName: string; columnName: string }[]> {
  return runner.query(
    isSqlite(runner.connection.options.type)
      ? `SELECT t.name AS tableName, c.name AS columnName
         FROM sqlite_master t JOIN pragma_table_info(t.name) c
         WHERE t.type = 'table' AND t.name NOT LIKE 'sqlite!_%' ESCAPE '!'`
      : `SELECT c.table_name AS tableName, c.column_name AS columnName
         FROM information_schema.columns c
         JOIN information_schema.tables t
           ON t.table_schema = c.table_schema AND t.table_name = c.table_name
         WHERE c.table_schema = DATABASE() AND t.table_type = 'BASE TABLE'`,
  );
}

/** Where the data is. */
export interface DatabasePlace {
  databaseUrl?: string;
  dataDir: string;
}

function sqliteOptions(
  dataDir: string,
  shared: SharedOptions,
  pragmas: string[],
  waitMs: number,
): DataSourceOptions {
  return {
    ...shared,
    type: 'better-sqlite3',
    driver: LibsqlDatabase,
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

/** Whether this connection is to SQLite. */
export function isSqlite(type: string): boolean {
  return type === 'better-sqlite3';
}

/**
 * Creates a table with its named checks. TypeORM leaves `checks` of a Table out on MySQL and MariaDB
 * without a word, so there each is added by a statement of its own.
 */
export async function createTable(runner: QueryRunner, table: Table): Promise<void> {
  await runner.createTable(table);
  if (isSqlite(runner.connection.options.type)) return;
  for (const check of table.checks) await addCheck(runner, table.name, check);
}

/**
 * Adds columns to a table that has records. (TypeORM's own `addColumn` makes an SQLite table anew, and dropping the
 * old one deletes what refers to it.)
 */
export async function addColumns(
  runner: QueryRunner,
  tableName: string,
  columns: TableColumnOptions[],
): Promise<void> {
  for (const { name, type, length, precision, isNullable, default: value } of columns) {
    const size = length ?? precision;
    const fullType = size === undefined || size === null ? type : `${type}(${size})`;
    const rest = isNullable ? 'NULL' : `NOT NULL DEFAULT ${value}`;
    await runner.query(`ALTER TABLE \`${tableName}\` ADD COLUMN \`${name}\` ${fullType} ${rest}`);
  }
}

/** Takes columns away that `addColumns` added. */
export async function dropColumns(
  runner: QueryRunner,
  tableName: string,
  columnNames: string[],
): Promise<void> {
  for (const name of columnNames)
    await runner.query(`ALTER TABLE \`${tableName}\` DROP COLUMN \`${name}\``);
}

async function addCheck(runner: QueryRunner, tableName: string, check: TableCheck): Promise<void> {
  await runner.query(
    `ALTER TABLE \`${tableName}\` ADD CONSTRAINT \`${check.name}\` CHECK (${check.expression})`,
  );
}

/**
 * Makes new tables compare texts byte by byte, as SQLite does, whatever the server's default is.
 */
export async function prepareEmptyDatabase(runner: QueryRunner): Promise<void> {
  if (isSqlite(runner.connection.options.type)) return;
  await runner.query('ALTER DATABASE CHARACTER SET utf8mb4 COLLATE utf8mb4_bin');
}

/** Puts what is still in SQLite's write-ahead log into the one file that people copy. */
export async function settleFiles(connection: DataSource): Promise<void> {
  if (isSqlite(connection.options.type)) await connection.query('PRAGMA wal_checkpoint(TRUNCATE)');
}

/** Lets one server migrate while others that start at the same moment wait for it. */
export async function holdMigrationLock(runner: QueryRunner): Promise<() => Promise<void>> {
  if (isSqlite(runner.connection.options.type)) return async () => {};
  const [{ held }] = (await runner.query(
    "SELECT GET_LOCK('grocessay-migrations', 60) AS held",
  )) as [{ held: number | string | null }];
  if (Number(held) !== 1) throw new Error('Another server is migrating for more than a minute');
  return async () => {
    await runner.query("SELECT RELEASE_LOCK('grocessay-migrations')");
  };
}

/** Asks for a sign of life: a server on a way that no queue stands before. */
export async function askForLife(connection: DataSource): Promise<void> {
  if (isSqlite(connection.options.type)) await connection.query('SELECT 1');
  else await ((connection.driver as MysqlDriver).pool as MysqlPool).check();
}

/**
 * Leaves a transaction that could not be rolled back: a server undoes it when its connection is gone, and SQLite
 * has undone it already (where the disk was full, say), which TypeORM has not noticed.
 */
export async function abandonTransaction(runner: QueryRunner): Promise<void> {
  if (isSqlite(runner.connection.options.type))
    Object.assign(runner, { isTransactionActive: false, transactionDepth: 0 });
  else ((await runner.connect()) as Lease).discard();
}

/**
 * Adds points to the count of a limit, or begins it anew where there is none or it has expired: in one statement, so
 * that no two attempts begin with the same count.
 */
export async function addToCount(
  tx: EntityManager,
  limitKey: string,
  points: number,
  now: Date,
  newExpiry: Date,
): Promise<void> {
  const sql = isSqlite(tx.connection.options.type) ? ADD_TO_COUNT.sqlite : ADD_TO_COUNT.mysql;
  await tx.query(sql, [limitKey, points, newExpiry, now, points, points, now, newExpiry]);
}

/** MySQL sets one column after the other, so `points` has to come first: it looks at the old `expiresAt`. */
const ADD_TO_COUNT = {
  sqlite: `INSERT INTO rate_limits (limitKey, points, expiresAt) VALUES (?, ?, ?)
    ON CONFLICT (limitKey) DO UPDATE SET
      points = CASE WHEN expiresAt <= ? THEN ? ELSE points + ? END,
      expiresAt = CASE WHEN expiresAt <= ? THEN ? ELSE expiresAt END`,
  mysql: `INSERT INTO rate_limits (limitKey, points, expiresAt) VALUES (?, ?, ?)
    ON DUPLICATE KEY UPDATE
      points = CASE WHEN expiresAt <= ? THEN ? ELSE points + ? END,
      expiresAt = CASE WHEN expiresAt <= ? THEN ? ELSE expiresAt END`,
};

/**
 * Adds pieces to the stock of a product, or takes them away where there are that many, and says what is there then:
 * in the one statement that does it, so that nobody can come in between.
 * @returns undefined where there is no such product, or not as many pieces
 */
export async function changeStock(
  tx: EntityManager,
  productId: number,
  pieces: number,
): Promise<number | undefined> {
  const parameters = [pieces, productId, pieces];
  if (isSqlite(tx.connection.options.type)) {
    const rows = await tx.query<{ stock: number }[]>(CHANGE_STOCK.sqlite, parameters);
    return rows[0]?.stock;
  }
  const { affectedRows, insertId } = await tx.query<ResultSetHeader>(
    CHANGE_STOCK.mysql,
    parameters,
  );
  return affectedRows === 1 ? insertId : undefined;
}

/** MySQL tells with each answer which number the statement gave to LAST_INSERT_ID. */
const CHANGE_STOCK = {
  sqlite: `UPDATE products SET stockQuantity = stockQuantity + ?
    WHERE id = ? AND stockQuantity + ? >= 0 RETURNING stockQuantity AS stock`,
  mysql: `UPDATE products SET stockQuantity = LAST_INSERT_ID(stockQuantity + ?)
    WHERE id = ? AND stockQuantity + ? >= 0`,
};

/** Whether an insert or update met a record with the same unique key, by the name of that key. */
export function isDuplicateKey(error: unknown, keyName: string): boolean {
  const { errno, message } = driverError(error);
  if (errno === 1062) return message.includes(keyName);
  const [, columns] = /UNIQUE constraint failed: (.+)$/.exec(message ?? '') ?? [];
  return columns !== undefined && uniqueKeyName(columns) === keyName;
}

/** SQLite names the columns ('orders.customerId, orders.idempotencyKey'), our keys are named after them. */
function uniqueKeyName(columns: string): string {
  const parts = columns.split(', ').map((column) => column.split('.'));
  return `uq_${parts[0]?.[0]}_${parts.map(([, column]) => column).join('_')}`;
}
