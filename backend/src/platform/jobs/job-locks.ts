import { randomUUID } from 'node:crypto';
import { Database } from '../database/database';
import { lockLeftMs, setLockExpiry, takeLock } from '../database/dialect/job-lock-statements';
import { logTrouble } from '../observability/log/trouble';
import { JobLog, JobLocking } from './job-runner';

/** A process that was killed holds its jobs up for so long. */
const LOCK_MS = 30_000;

/** Taking a lease twice is taking it, and setting it twice is setting it. */
const REPEATABLE = { repeatable: true };

/**
 * Turns at the jobs, for all processes and servers of a shop together: whoever runs one has a lease on it in the
 * database, renews it while the job runs, and leaves it to end when the job is due again.
 *
 * The lease saves work, and nothing else rests on it. A process that stands still, or loses the database, for longer
 * than its lease may find that another runs the job, too; so a job does nothing that is not safe to do twice.
 */
export class JobLocks implements JobLocking {
  /** @param leaseMs how long a lease lasts that is not renewed */
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

  /** Where the database is away the lease just ends sooner, or later, than it should. */
  private async set(job: string, holder: string, forMs: number): Promise<void> {
    const lock = { job, holder, forMs };
    try {
      await this.database.write((tx) => setLockExpiry(tx, lock), REPEATABLE);
    } catch (err) {
      logTrouble(this.log, err, { job }, 'The lease on a background job could not be set');
    }
  }
}
