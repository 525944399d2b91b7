import { randomUUID } from 'node:crypto';
import { Database } from '../database/database';
import { lockLeftMs, setLockExpiry, takeLock } from '../database/dialect/job-lock-statements';
import { logTrouble } from '../observability/log/trouble';
import { JobLog, JobLocking } from './job-runner';

/** How long a killed process blocks its jobs for others. */
const LOCK_MS = 30_000;

/** Taking a lock and setting its expiry are idempotent. */
const REPEATABLE = { repeatable: true };

/**
 * Locks for background jobs, shared by all processes and servers through the database. A process takes the lock, renews
 * it while the job runs, and then lets it expire when the job is due again.
 *
 * The lock only avoids duplicate work. A process that hangs, or loses the database, for longer than its lock lasts may
 * run a job at the same time as another process; so every job must be safe to run twice.
 */
export class JobLocks implements JobLocking {
  /** @param lockMs how long a lock lasts that is not renewed */
  constructor(
    private readonly database: Database,
    private readonly log: JobLog,
    private readonly lockMs = LOCK_MS,
  ) {}

  async take(job: string, everyMs: number, run: () => Promise<void>): Promise<number> {
    const leftMs = await lockLeftMs(this.database.read, job);
    if (leftMs > 0) return Math.min(Math.ceil(leftMs), everyMs);
    const holder = randomUUID();
    const lock = { job, holder, forMs: this.lockMs };
    if (!(await this.database.write((tx) => takeLock(tx, lock), REPEATABLE))) return everyMs;
    const renewing = setInterval(() => void this.set(job, holder, this.lockMs), this.lockMs / 3);
    try {
      await run();
    } finally {
      clearInterval(renewing);
      await this.set(job, holder, everyMs);
    }
    return everyMs;
  }

  /** Without the database the lock expires too early or too late, which is harmless. */
  private async set(job: string, holder: string, forMs: number): Promise<void> {
    const lock = { job, holder, forMs };
    try {
      await this.database.write((tx) => setLockExpiry(tx, lock), REPEATABLE);
    } catch (err) {
      logTrouble(this.log, err, { job }, 'The lock on a background job could not be set');
    }
  }
}
