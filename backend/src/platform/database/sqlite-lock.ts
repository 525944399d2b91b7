import { join } from 'node:path';
import Libsql from 'libsql';

const held = new Set<InstanceType<typeof Libsql>>();

/**
 * Takes the folder of a SQLite file for this process, for as long as it lives: the lock is the operating system's, so
 * a process that is killed leaves none behind.
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
  held.add(lock); // or it would be closed as soon as nobody knows it
  return true;
}
