import { MigrationExecutor } from 'typeorm';
import { ConfigError } from '../config/config';
import { Database } from './database';
import { driverError } from './database-failure';
import { isSqlite } from './dialect/connections';
import { compareBytewise, holdMigrationLock, tablesComparingOtherwise } from './dialect/schema';

/**
 * Runs pending migrations. Servers that start together migrate one after the other.
 * @throws ConfigError with one line that says what to do: a newer version made the database, or a migration failed
 */
export async function migrate(database: Database): Promise<void> {
  const lockHolder = database.writer.createQueryRunner();
  try {
    const release = await holdMigrationLock(lockHolder);
    try {
      await runPending(database);
      await compareEverywhereBytewise(database);
    } finally {
      await release();
    }
  } finally {
    await lockHolder.release();
  }
}

/** Deletes all data and recreates empty tables. */
export async function resetDatabase(database: Database): Promise<void> {
  await database.writer.dropDatabase();
  await migrate(database);
}

async function runPending({ writer }: Database): Promise<void> {
  const known = writer.migrations.map(({ name, constructor }) => name ?? constructor.name);
  const executor = new MigrationExecutor(writer);
  const done = (await executor.getExecutedMigrations()).map(({ name }) => name);
  const newer = done.filter((name) => !known.includes(name));
  if (newer.length > 0)
    throw new ConfigError(
      `Database: a newer version of the shop made it, with ${newer.join(', ')}: ` +
        'start that version, or restore the backup of before the upgrade',
    );
  try {
    await writer.runMigrations();
  } catch (error) {
    const [failed] = await executor.getPendingMigrations().catch(() => []);
    throw new ConfigError(whatToDo(failed?.name ?? 'a migration', writer.options.type, error), {
      cause: error,
    });
  }
}

/** SQLite rolls back a failed migration. A server keeps the tables changed so far. */
function whatToDo(migration: string, type: string, error: unknown): string {
  const what = `Database: ${migration} failed: ${driverError(error).message}`;
  return isSqlite(type)
    ? `${what}. It was undone as a whole, so the version of before works on it`
    : `${what}. What it had changed until then stays changed: restore the backup of before the upgrade into an ` +
        'empty database (one that held nothing yet is emptied), and start again; see Migrations in docs/operators.md';
}

/**
 * Tables of a database restored from a dump may compare texts by its default collation, and e-mail addresses or codes
 * would no longer be distinguished as on other databases. Bytewise comparison is stricter, so no rows can collide.
 */
async function compareEverywhereBytewise({ writer }: Database): Promise<void> {
  if (isSqlite(writer.options.type)) return;
  const runner = writer.createQueryRunner();
  try {
    const ours = new Set(writer.entityMetadatas.map(({ tableName }) => tableName));
    for (const { tableName, collation } of await tablesComparingOtherwise(runner)) {
      if (!ours.has(tableName)) continue;
      await compareBytewise(runner, tableName);
      process.stderr.write(
        `Database: ${tableName} compared texts by ${collation}, and compares them by their bytes now\n`,
      );
    }
  } finally {
    await runner.release();
  }
}
