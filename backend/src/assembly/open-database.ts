import { setTimeout as sleep } from 'node:timers/promises';
import { ConfigError } from '../platform/config/config';
import { Database } from '../platform/database/database';
import { mayComeBack } from '../platform/database/database-failure';
import { DatabasePlace, Patience } from '../platform/database/dialect/connections';
import { entities, migrations } from '../app';

const WAIT_LIMIT_MS = 30_000;
const LOOK_EVERY_MS = 500;

/**
 * Connects to the configured database.
 * @throws ConfigError with one line that names the database, never the password of its URL
 */
export async function openDatabase(
  place: DatabasePlace,
  patience: Patience = 'serving',
): Promise<Database> {
  try {
    const shared = { entities, migrations, logging: false };
    return await Database.connect(place, shared, patience);
  } catch (error) {
    throw new ConfigError(`Database: ${nameOf(place)}: ${reasonOf(error)}`, { cause: error });
  }
}

/**
 * Connects like `openDatabase`, but waits up to half a minute for an unavailable database: after a power cut the shop
 * may start before it.
 * @throws ConfigError like `openDatabase`
 */
export async function awaitDatabase(place: DatabasePlace, patience: Patience): Promise<Database> {
  const begunAtMs = performance.now();
  for (let isFirst = true; ; isFirst = false) {
    try {
      return await openDatabase(place, patience);
    } catch (error) {
      const { message, cause } = error as Error;
      if (!mayComeBack(cause) || performance.now() - begunAtMs > WAIT_LIMIT_MS) throw error;
      if (isFirst) process.stderr.write(`${message}: waiting for it\n`);
      await sleep(LOOK_EVERY_MS);
    }
  }
}

function nameOf({ databaseUrl, dataDir }: DatabasePlace): string {
  return databaseUrl ? `DATABASE_URL: ${new URL(databaseUrl).host}` : `DATA_DIR: ${dataDir}`;
}

function reasonOf(error: unknown): string {
  const { message, code } = error as { message?: string; code?: string };
  return message || code || 'cannot be opened';
}
