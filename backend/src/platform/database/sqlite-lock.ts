import { join } from 'node:path';
import Libsql from 'libsql';

const held = new Set<InstanceType<typeof Libsql>>();

/**
 * Locks the folder of a SQLite file for the lifetime of this process. The operating system holds the lock, so a killed
 * process leaves none behind.
 * @returns whether it was free
 */
export function lockSqliteFolder(dataDir: string): boolean {
  const lock = new Libsql(join(dataDir, 'server.lock'), { timeout: 0 });
  try {
    lock.exec('BEGIN EXCLUSIVE');
  } catch (error) {
    lock.close();
    if ((error as { code?: string }).code === 'SQLITE_BUSY') return false;
    throw error;
  }
  held.add(lock); // keeps it from being garbage-collected, which would close it
  return true;
}
