import { EntityManager } from 'typeorm';
import { isSqlite } from './connections';

/**
 * The statements behind job locks (table job_leases). Clocks of servers differ, so only the clock of the database counts;
 * instants are UTC in the format of TypeORM.
 */

/** Milliseconds until the lock on a job expires; 0 or less where it has expired or never existed. */
export async function lockLeftMs(read: EntityManager, job: string): Promise<number> {
  const sql = isSqlite(read.connection.options.type) ? LEFT.sqlite : LEFT.mysql;
  const rows = await read.query<{ leftMs: number | string }[]>(sql, [job]);
  return Number(rows[0]?.leftMs ?? 0);
}

/**
 * Takes the lock on a job if it has expired or never existed. A single statement, so that only one of many servers
 * succeeds.
 * @returns whether `holder` has the lock now
 */
export async function takeLock(
  tx: EntityManager,
  { job, holder, forMs }: JobLockRow,
): Promise<boolean> {
  const parameters = [job, holder, forMs * 1000, holder, holder, forMs * 1000];
  if (isSqlite(tx.connection.options.type))
    await tx.query(TAKE.sqlite, [job, holder, forMs / 1000, holder, forMs / 1000]);
  else await tx.query(TAKE.mysql, parameters);
  const rows = await tx.query<object[]>(MINE, [job, holder]);
  return rows.length === 1;
}

/** Sets the lock's expiry, in milliseconds from now, if `holder` still holds it. */
export async function setLockExpiry(
  tx: EntityManager,
  { job, holder, forMs }: JobLockRow,
): Promise<void> {
  if (isSqlite(tx.connection.options.type)) await tx.query(SET.sqlite, [forMs / 1000, job, holder]);
  else await tx.query(SET.mysql, [forMs * 1000, job, holder]);
}

interface JobLockRow {
  job: string;
  holder: string;
  forMs: number;
}

const LEFT = {
  sqlite: `SELECT (julianday(expiresAt) - julianday('now')) * 86400000 AS leftMs
    FROM job_leases WHERE job = ?`,
  mysql: `SELECT TIMESTAMPDIFF(MICROSECOND, UTC_TIMESTAMP(3), expiresAt) / 1000 AS leftMs
    FROM job_leases WHERE job = ?`,
};

/** MySQL assigns columns in order: `holder` reads the old `expiresAt`, which then reads the new holder. */
const TAKE = {
  sqlite: `INSERT INTO job_leases (job, holder, expiresAt)
    VALUES (?, ?, strftime('%Y-%m-%d %H:%M:%f', 'now', ? || ' seconds'))
    ON CONFLICT (job) DO UPDATE SET
      holder = ?,
      expiresAt = strftime('%Y-%m-%d %H:%M:%f', 'now', ? || ' seconds')
    WHERE expiresAt <= strftime('%Y-%m-%d %H:%M:%f', 'now')`,
  mysql: `INSERT INTO job_leases (job, holder, expiresAt)
    VALUES (?, ?, UTC_TIMESTAMP(3) + INTERVAL ? MICROSECOND)
    ON DUPLICATE KEY UPDATE
      holder = CASE WHEN expiresAt <= UTC_TIMESTAMP(3) THEN ? ELSE holder END,
      expiresAt = CASE WHEN holder = ? THEN UTC_TIMESTAMP(3) + INTERVAL ? MICROSECOND ELSE expiresAt END`,
};

const MINE = 'SELECT job FROM job_leases WHERE job = ? AND holder = ?';

const SET = {
  sqlite: `UPDATE job_leases SET expiresAt = strftime('%Y-%m-%d %H:%M:%f', 'now', ? || ' seconds')
    WHERE job = ? AND holder = ?`,
  mysql: `UPDATE job_leases SET expiresAt = UTC_TIMESTAMP(3) + INTERVAL ? MICROSECOND
    WHERE job = ? AND holder = ?`,
};
