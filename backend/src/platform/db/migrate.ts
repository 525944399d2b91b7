import { Database } from './database';
import { holdMigrationLock } from './dialect/schema';

/** Brings the tables up to date. Servers that start together take turns. */
export async function migrate(database: Database): Promise<void> {
  const lockHolder = database.writer.createQueryRunner();
  try {
    const release = await holdMigrationLock(lockHolder);
    try {
      await database.writer.runMigrations();
    } finally {
      await release();
    }
  } finally {
    await lockHolder.release();
  }
}

/** Throws all data away and makes empty tables. */
export async function resetDatabase(database: Database): Promise<void> {
  await database.writer.dropDatabase();
  await migrate(database);
}
