import { ResultSetHeader } from 'mysql2';
import { EntityManager, QueryRunner } from 'typeorm';
import { driverError } from '../database-failure';
import { LibsqlDatabase } from '../libsql-database';
import { isSqlite } from './connections';

/** Starts a snapshot: all following reads see the same state, whatever others write. */
export async function beginSnapshot(runner: QueryRunner): Promise<void> {
  if (isSqlite(runner.connection.options.type)) {
    await runner.query('BEGIN DEFERRED'); // without the write lock of the shop's transactions
    return;
  }
  await runner.query('SET SESSION TRANSACTION ISOLATION LEVEL REPEATABLE READ');
  await runner.query('START TRANSACTION WITH CONSISTENT SNAPSHOT, READ ONLY');
}

/** Streams the rows of a SELECT without holding all of them in memory. */
export async function* streamRows<Row>(runner: QueryRunner, sql: string): AsyncGenerator<Row> {
  if (isSqlite(runner.connection.options.type)) {
    const database = (await runner.connect()) as LibsqlDatabase;
    yield* database.prepare(sql).iterate() as Iterable<Row>;
  } else yield* await runner.stream(sql);
}

/**
 * Adds points to the count of a limit, or restarts a missing or expired count, in one atomic statement, so that
 * concurrent attempts cannot start from the same count.
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

/** MySQL assigns columns in order, so `points` must come first: it reads the old `expiresAt`. */
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
 * Adds pieces to the stock of a product, or removes them if available, and returns the new stock, in one atomic
 * statement.
 * @returns undefined where there is no such product, or too few pieces
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

/** MySQL returns the value that the statement passed to LAST_INSERT_ID with each response. */
const CHANGE_STOCK = {
  sqlite: `UPDATE products SET stockQuantity = stockQuantity + ?
    WHERE id = ? AND stockQuantity + ? >= 0 RETURNING stockQuantity AS stock`,
  mysql: `UPDATE products SET stockQuantity = LAST_INSERT_ID(stockQuantity + ?)
    WHERE id = ? AND stockQuantity + ? >= 0`,
};

/** Runs an UPDATE or DELETE with ? placeholders. Returns the number of affected records. */
export async function affectedBy(
  manager: EntityManager,
  sql: string,
  values: readonly unknown[],
): Promise<number> {
  if (!isSqlite(manager.connection.options.type))
    return (await manager.query<ResultSetHeader>(sql, [...values])).affectedRows;
  const { affected } = await (manager.queryRunner as QueryRunner).query(sql, [...values], true);
  return affected ?? 0;
}

/**
 * Adds pieces to a line of a cart, up to its maximum, and returns the new quantity, in one atomic statement.
 * @returns undefined where there is no such line (any more), or the maximum would be exceeded
 */
export async function addToCartLine(
  manager: EntityManager,
  lineId: number,
  pieces: number,
  most: number,
): Promise<number | undefined> {
  const values = [pieces, lineId, pieces, most];
  if (isSqlite(manager.connection.options.type)) {
    const rows = await manager.query<{ quantity: number }[]>(ADD_TO_LINE.sqlite, values);
    return rows[0]?.quantity;
  }
  const { affectedRows, insertId } = await manager.query<ResultSetHeader>(
    ADD_TO_LINE.mysql,
    values,
  );
  return affectedRows === 1 ? insertId : undefined;
}

const ADD_TO_LINE = {
  sqlite: `UPDATE cart_items SET quantity = quantity + ?
    WHERE id = ? AND quantity + ? <= ? RETURNING quantity`,
  mysql: `UPDATE cart_items SET quantity = LAST_INSERT_ID(quantity + ?)
    WHERE id = ? AND quantity + ? <= ?`,
};

/** The stock of a product before pieces were taken, and whether it is for sale. */
export interface StockBefore {
  id: number;
  stock: number;
  isHidden: number | null;
  visibleFrom: string | Date | null;
  visibleUntil: string | Date | null;
}

/**
 * Reads and locks the stocks of products until the transaction ends, in the order of their numbers, so that two carts
 * never deadlock. (SQLite has one writer at a time.)
 */
export function lockStocks(
  tx: EntityManager,
  productIds: readonly number[],
): Promise<StockBefore[]> {
  const places = productIds.map(() => '?').join(', ');
  const sql = `SELECT id, stockQuantity AS stock, isHidden, visibleFrom, visibleUntil
    FROM products WHERE id IN (${places}) ORDER BY id`;
  const locking = isSqlite(tx.connection.options.type) ? sql : `${sql} FOR UPDATE`;
  return tx.query<StockBefore[]>(locking, [...productIds]);
}

/** Takes pieces of products whose stocks are locked and checked, with one statement. */
export async function takeLockedStocks(
  tx: EntityManager,
  taken: readonly { productId: number; quantity: number }[],
): Promise<void> {
  const cases = taken.map(() => 'WHEN ? THEN ?').join(' ');
  const places = taken.map(() => '?').join(', ');
  await tx.query(
    `UPDATE products SET stockQuantity = stockQuantity - CASE id ${cases} END WHERE id IN (${places})`,
    [
      ...taken.flatMap(({ productId, quantity }) => [productId, quantity]),
      ...taken.map(({ productId }) => productId),
    ],
  );
}

/** Deletes lines of carts that are unchanged since they were read. Returns the number deleted. */
export async function deleteCartLines(
  tx: EntityManager,
  lines: readonly { id: number; quantity: number }[],
): Promise<number> {
  const places = lines.map(() => '(?, ?)').join(', ');
  const ids = lines.map(() => '?').join(', ');
  // Also by id alone: not every database uses an index for row value comparisons.
  const sql = `DELETE FROM cart_items WHERE id IN (${ids}) AND (id, quantity) IN (VALUES ${places})`;
  const values = [
    ...lines.map(({ id }) => id),
    ...lines.flatMap(({ id, quantity }) => [id, quantity]),
  ];
  if (!isSqlite(tx.connection.options.type)) {
    const { affectedRows } = await tx.query<ResultSetHeader>(sql.replace('VALUES ', ''), values);
    return affectedRows;
  }
  const deleted = await tx.query<unknown[]>(`${sql} RETURNING id`, values);
  return deleted.length;
}

/** 64 KiB, more than fits into pages that a database has allocated already, in rows that MySQL accepts. */
const TRIAL_ROWS = 8;
const TRIAL = 'x'.repeat(8_000);

/** Inserts trial data that needs new space. */
export async function storeForTrial(tx: EntityManager): Promise<void> {
  const rows = Array.from({ length: TRIAL_ROWS }, () => '(?)').join(', ');
  await tx.query(
    `INSERT INTO storage_trials (filler) VALUES ${rows}`,
    Array.from({ length: TRIAL_ROWS }, () => TRIAL),
  );
}

/** Deletes all trial data, including that of other servers. */
export async function forgetTrials(tx: EntityManager): Promise<void> {
  await tx.query('DELETE FROM storage_trials');
}

/** Whether an insert or update violated the unique key of this name. */
export function isDuplicateKey(error: unknown, keyName: string): boolean {
  const { errno, message } = driverError(error);
  if (errno === 1062) return message.includes(keyName);
  const [, columns] = /UNIQUE constraint failed: (.+)$/.exec(message ?? '') ?? [];
  return columns !== undefined && uniqueKeyName(columns) === keyName;
}

/** Whether an insert or update references a record that does not exist (any more). */
export function isMissingReference(error: unknown): boolean {
  const { errno, message } = driverError(error);
  return errno === 1452 || /FOREIGN KEY constraint failed/.test(message ?? '');
}

/** SQLite names the columns ('orders.customerId, orders.idempotencyKey'), our keys are named after them. */
function uniqueKeyName(columns: string): string {
  const parts = columns.split(', ').map((column) => column.split('.'));
  return `uq_${parts[0]?.[0]}_${parts.map(([, column]) => column).join('_')}`;
}
