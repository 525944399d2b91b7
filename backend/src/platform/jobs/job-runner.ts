import { setTimeout as sleep } from 'node:timers/promises';
import { logTrouble } from '../observability/log/trouble';
import { JobCounts } from './job-counts';

/** Work that the shop does by itself again and again. In rare cases two servers run it at the same moment. */
export interface Job {
  name: string;
  run(): Promise<unknown>;
}

/** Where a runner tells what it does, and what went wrong. */
export interface JobLog {
  debug(details: object, text: string): void;
  warn(details: object, text: string): void;
  error(details: object, text: string): void;
}

/** Whose turn a job is, among all that would run it. */
export interface JobLocking {
  /**
   * Runs a job where it is due and nobody else runs it.
   * @returns after how many milliseconds to ask again
   */
  take(job: string, everyMs: number, run: () => Promise<void>): Promise<number>;
}

/** How jobs are run. */
export interface JobSettings {
  /** How long each job waits after it ran. */
  everySeconds: number;
  /** Fails while the jobs could do nothing, as while the database is away: then they wait. */
  ready(): Promise<void>;
  locks: JobLocking;
  log: JobLog;
  /** Where it is noted what became of each run. */
  counts?: JobCounts;
}

/**
 * Runs jobs, each again and again, until it is stopped. A job begins anew some seconds after it has ended, so
 * it never runs twice at once in this process; one that fails is written to the log and has its next turn.
 */
export class JobRunner {
  private readonly stopping = new AbortController();
  private readonly loops: Promise<void>[];

  /** Begins at once. */
  constructor(
    jobs: readonly Job[],
    private readonly settings: JobSettings,
  ) {
    this.loops = jobs.map((job) => this.repeat(job));
  }

  /** Begins no job any more, and waits for those that run. */
  async stop(): Promise<void> {
    this.stopping.abort();
    await Promise.all(this.loops);
  }

  private async repeat(job: Job): Promise<void> {
    const { signal } = this.stopping;
    while (!signal.aborted) {
      const waitMs = await this.runWhenDue(job);
      const pause = sleep(waitMs, undefined, { signal, ref: false });
      await pause.catch(() => undefined); // it was stopped
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
