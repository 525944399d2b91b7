import { Config, ConfigError } from '../platform/config/config';
import { reasonOf } from '../platform/observability/log/trouble';
import { DataFolder } from '../platform/storage/data-folder';
import { lockSqliteFolder } from '../platform/database/sqlite-lock';

/** Whether the shop stores any files in its data folder. */
export function usesDataFolder({ databaseUrl, s3, mail }: Config): boolean {
  return !databaseUrl || !s3 || !mail.smtpUrl;
}

/**
 * Ensures, before anything else runs, that the data folder is writable and that no other server uses the same SQLite
 * file: each server holds the catalogue in memory and would miss the changes of the other.
 * @throws ConfigError with one line
 */
export async function claimDataFolder(config: Config): Promise<void> {
  const { databaseUrl, dataDir } = config;
  if (!usesDataFolder(config)) return;
  try {
    await new DataFolder(dataDir).prepare();
    if (databaseUrl || lockSqliteFolder(dataDir)) return;
  } catch (error) {
    throw new ConfigError(`DATA_DIR: ${dataDir}: nothing can be saved there: ${reasonOf(error)}`);
  }
  throw new ConfigError(
    `DATA_DIR: ${dataDir}: another shop is running on it. SQLite is for one server: stop the other one, or set DATABASE_URL`,
  );
}
