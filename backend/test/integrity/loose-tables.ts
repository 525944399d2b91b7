import { QueryRunner } from 'typeorm';
import { Database } from '../../src/platform/database/database';
import { isSqlite } from '../../src/platform/database/dialect/connections';
import { columnsOf } from '../../src/platform/database/dialect/schema';

/**
 * Recreates every table of a shop without its keys and checks, so that any damage is possible, and keeps a copy of each
 * for repair.
 */
export async function loosenTables(database: Database): Promise<void> {
  await onOneConnection(database, async (runner) => {
    const foreignKeysOff = isSqlite(database.writer.options.type)
      ? 'PRAGMA foreign_keys = OFF'
      : 'SET foreign_key_checks = 0';
    await runner.query(foreignKeysOff);
    for (const table of await tableNames(runner)) {
      await runner.query(`CREATE TABLE copy_of_${table} AS SELECT * FROM ${table}`);
      await runner.query(`DROP TABLE ${table}`);
      await runner.query(`CREATE TABLE ${table} AS SELECT * FROM copy_of_${table}`);
    }
  });
}

/** Runs statements in sequence. */
export function runAll(database: Database, statements: readonly string[]): Promise<void> {
  return onOneConnection(database, async (runner) => {
    for (const statement of statements) await runner.query(statement);
  });
}

/** Restores the rows of every table. */
export function repairTables(database: Database): Promise<void> {
  return onOneConnection(database, async (runner) => {
    for (const copy of await tableNames(runner)) {
      const [, table] = /^copy_of_(.+)$/.exec(copy) ?? [];
      if (!table) continue;
      await runner.query(`DELETE FROM ${table}`);
      await runner.query(`INSERT INTO ${table} SELECT * FROM ${copy}`);
    }
  });
}

async function tableNames(runner: QueryRunner): Promise<Set<string>> {
  return new Set((await columnsOf(runner)).map(({ tableName }) => tableName));
}

async function onOneConnection(
  database: Database,
  work: (runner: QueryRunner) => Promise<void>,
): Promise<void> {
  const runner = database.writer.createQueryRunner();
  try {
    await work(runner);
  } finally {
    await runner.release();
  }
}
