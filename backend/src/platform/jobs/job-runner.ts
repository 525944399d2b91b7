import { setMaxListeners } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { logTrouble } from '../observability/log/trouble';
import { JobCounts } from './job-counts';

/** Work that the shop repeats in the background. In rare cases two servers run it at the same time. */
export interface Job {
  name: string;
  run(): Promise<unknown>;
}

/** The log of a job runner. */
export interface JobLog {
  debug(details: object, text: string): void;
  warn(details: object, text: string): void;
  error(details: object, text: string): void;
}

/** Decides which of several processes runs a job. */
export interface JobLocking {
  /**
   * Runs a job if it is due and no other process runs it.
   * @returns milliseconds until the next attempt
   */
  take(job: string, everyMs: number, run: () => Promise<void>): Promise<number>;
}

/** How jobs are run. */
export interface JobSettings {
  /** Pause between two runs of a job. */
  everySeconds: number;
  /** Rejects while jobs cannot run, such as while the database is unavailable; jobs wait then. */
  ready(): Promise<void>;
  locks: JobLocking;
  log: JobLog;
  /** Counts the results of runs. */
  counts?: JobCounts;
}

/**
 * Repeats jobs until it is stopped. A job starts again some seconds after it has ended, so it never overlaps with itself
 * in this process. A job that fails is logged and runs again.
 */
export class JobRunner {
  private readonly stopping = new AbortController();
  private readonly loops: Promise<void>[];

  /** Starts all jobs at once. */
  constructor(
    jobs: readonly Job[],
    private readonly settings: JobSettings,
  ) {
    setMaxListeners(jobs.length, this.stopping.signal); // each job listens for the abort
    this.loops = jobs.map((job) => this.repeat(job));
  }

  /** Starts no further run, and waits for those in progress. */
  async stop(): Promise<void> {
    this.stopping.abort();
    await Promise.all(this.loops);
  }

  private async repeat(job: Job): Promise<void> {
    const { signal } = this.stopping;
    while (!signal.aborted) {
      const waitMs = await this.runWhenDue(job);
      const pause = sleep(waitMs, undefined, { signal, ref: false });
      await pause.catch(() => undefined); // the runner was stopped
    }
  }

  private async runWhenDue(job: Job): Promise<number> {
    const { everySeconds, ready, locks, log } = this.settings;
    const everyMs = everySeconds * 1000;
    try {
      await ready();
      return await locks.take(job.name, everyMs, () => this.runOnce(job));
    } catch (err) {
      logTrouble(log, err, { job: job.name }, 'A background job waits');
      return everyMs;
    }
  }

  private async runOnce({ name, run }: Job): Promise<void> {
    const { counts, log } = this.settings;
    log.debug({ job: name }, 'A background job runs');
    const begunAtMs = performance.now();
    let hasFailed = false;
    try {
      await run();
    } catch (err) {
      hasFailed = true;
      logTrouble(log, err, { job: name }, 'A background job failed');
    }
    counts?.ran(name, { tookMs: performance.now() - begunAtMs, hasFailed });
  }
}
