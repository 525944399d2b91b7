/** The runs of one job since this process started. */
export interface JobCount {
  runs: number;
  failures: number;
  /** Total duration of all runs. */
  spentMs: number;
  /** When it last succeeded, in milliseconds since 1970; undefined where it has not. */
  succeededAtMs?: number;
}

/** Counts the runs of jobs. */
export class JobCounts {
  private readonly jobs = new Map<string, JobCount>();

  /** Records a run. */
  ran(job: string, { tookMs, hasFailed }: { tookMs: number; hasFailed: boolean }): void {
    const count = this.jobs.get(job) ?? { runs: 0, failures: 0, spentMs: 0 };
    this.jobs.set(job, count);
    count.runs++;
    count.spentMs += tookMs;
    if (hasFailed) count.failures++;
    else count.succeededAtMs = Date.now();
  }

  /** Each job that has run, by its name. */
  all(): ReadonlyMap<string, JobCount> {
    return this.jobs;
  }
}
