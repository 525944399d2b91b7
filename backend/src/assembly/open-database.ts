import { Config, ConfigError } from '../platform/config/config';
import { Database } from '../platform/db/database';
import { migrations } from '../platform/db/migrations/migrations';
import { entities } from './entities';

/**
 * Connects to the configured database.
 * @throws ConfigError with one line that says where it looked, never with the password of the URL
 */
export async function openDatabase({
  databaseUrl,
  dataDir,
}: Pick<Config, 'databaseUrl' | 'dataDir'>): Promise<Database> {
  const options = { entities, migrations, logging: false };
  try {
    return await Database.connect({ databaseUrl, dataDir }, options);
  } catch (error) {
    const place = databaseUrl
      ? `DATABASE_URL: ${new URL(databaseUrl).host}`
      : `DATA_DIR: ${dataDir}`;
    throw new ConfigError(`Database: ${place}: ${reasonOf(error)}`);
  }
}

function reasonOf(error: unknown): string {
  const { message, code } = error as { message?: string; code?: string };
  return message || code || 'cannot be opened';
}
