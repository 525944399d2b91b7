import { setTimeout as sleep } from 'node:timers/promises';

/** Work that the shop does by itself again and again. It may run on several servers at the same moment. */
export interface Job {
  name: string;
  run(): Promise<unknown>;
}

/** Where a runner tells what went wrong. */
export interface JobLog {
  warn(details: object, text: string): void;
  error(details: object, text: string): void;
}

/** How jobs are run. */
export interface JobSettings {
  /** How long each job waits after it ran. */
  everySeconds: number;
  /** Fails while the jobs could do nothing, as while the database is away: then they wait. */
  ready(): Promise<void>;
  log: JobLog;
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
      await this.runOnce(job);
      const pause = sleep(this.settings.everySeconds * 1000, undefined, { signal, ref: false });
      await pause.catch(() => undefined); // it was stopped
    }
  }

  private async runOnce({ name, run }: Job): Promise<void> {
    const { ready, log } = this.settings;
    try {
      await ready();
    } catch (err) {
      log.warn({ err, job: name }, 'A background job waits');
      return;
    }
    try {
      await run();
    } catch (err) {
      log.error({ err, job: name }, 'A background job failed');
    }
  }
}
