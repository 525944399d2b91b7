import { AsyncResource } from 'node:async_hooks';
import { EventActor } from '../../kernel/domain-event';
import { TroubleLog, logTrouble } from '../observability/log/trouble';

/** The admin and API token that started a stored job. */
export interface JobOwner {
  adminId: number;
  apiTokenId: number | null;
}

/**
 * Executes stored jobs in batches, alternating between them. Progress is stored in the database: a batch locks its job
 * and records its progress in the same transaction, so any server may run the next batch at any time, and nothing is
 * done twice.
 */
export abstract class StoredJobWorker<Job extends { id: number }> {
  private underWay: Promise<void> = Promise.resolve();
  private readonly stopping = new AbortController();
  // Work that a request starts here runs outside its scope.
  private readonly inBackground: AsyncResource;

  /** @param name the kind of job in the log, such as 'bulk change' */
  constructor(
    private readonly name: string,
    private readonly log: TroubleLog,
  ) {
    this.inBackground = new AsyncResource(name);
  }

  /** Starts executing open jobs in the background. */
  wake(): void {
    void this.inBackground.runInAsyncScope(() => this.carryOut());
  }

  /** Executes the open jobs, alternating batches between them. It never rejects: the next run continues. */
  carryOut(): Promise<void> {
    this.underWay = this.underWay.then(() => this.run());
    return this.underWay;
  }

  /** Stops after the current batch. */
  async stop(): Promise<void> {
    this.stopping.abort();
    await this.underWay;
  }

  /** The open jobs, oldest first. */
  protected abstract open(): Promise<Job[]>;

  /** Runs the next batch of a job; stopping ends it early. Returns whether there may be more. */
  protected abstract makeBatch(job: Job, signal: AbortSignal): Promise<boolean>;

  /** Pauses after a batch to let other work run; stopping ends the pause. */
  protected abstract pause(tookMs: number, signal: AbortSignal): Promise<void>;

  private async run(): Promise<void> {
    const { signal } = this.stopping;
    try {
      for (let isMore = true; isMore && !signal.aborted;) {
        isMore = false;
        for (const job of await this.open()) {
          if (signal.aborted) return;
          const startedAtMs = performance.now();
          if (await this.tryBatch(job)) isMore = true;
          await this.pause(performance.now() - startedAtMs, signal);
        }
      }
    } catch (error) {
      logTrouble(this.log, error, { job: this.name }, 'Stored jobs wait');
    }
  }

  /** A failing job does not block the others. */
  private async tryBatch(job: Job): Promise<boolean> {
    try {
      return await this.makeBatch(job, this.stopping.signal);
    } catch (error) {
      logTrouble(this.log, error, { job: this.name, id: job.id }, 'A stored job waits');
      return false;
    }
  }
}

/** The actor in the audit log for the changes of a stored job. */
export function actorOfJob({ adminId, apiTokenId }: JobOwner): EventActor {
  return { role: 'admin', id: adminId, ...(apiTokenId !== null && { apiTokenId }) };
}
