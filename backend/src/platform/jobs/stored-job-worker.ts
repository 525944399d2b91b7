import { AsyncResource } from 'node:async_hooks';
import { EventActor } from '../../kernel/domain-event';
import { TroubleLog, logTrouble } from '../observability/log/trouble';

/** Who begins what comes next of a stored job, or began what is under way. */
export interface JobOwner {
  adminId: number;
  apiTokenId: number | null;
}

/**
 * Carries stored jobs out, a batch of each in turn. What is under way stands in the database: a batch locks its job and
 * marks what it did in the transaction that does it, so any server may make the next one, at any time, and nothing is
 * done twice.
 */
export abstract class StoredJobWorker<Job extends { id: number }> {
  private underWay: Promise<void> = Promise.resolve();
  private readonly stopping = new AbortController();
  // What a request begins here is not a part of it.
  private readonly inBackground: AsyncResource;

  /** @param name of one job, as the log has it: 'bulk change' */
  constructor(
    private readonly name: string,
    private readonly log: TroubleLog,
  ) {
    this.inBackground = new AsyncResource(name);
  }

  /** Begins to carry out what is under way, and lets nobody wait for it. */
  wake(): void {
    void this.inBackground.runInAsyncScope(() => this.carryOut());
  }

  /** Carries out what is under way, a batch of each job in turn. It never fails: the next run goes on. */
  carryOut(): Promise<void> {
    this.underWay = this.underWay.then(() => this.run());
    return this.underWay;
  }

  /** Ends after the batch that is being made, and begins nothing more. */
  async stop(): Promise<void> {
    this.stopping.abort();
    await this.underWay;
  }

  /** What is under way, the oldest first. */
  protected abstract open(): Promise<Job[]>;

  /** Makes the next batch of a job; a stop ends it early. Answers whether there may be more. */
  protected abstract makeBatch(job: Job, signal: AbortSignal): Promise<boolean>;

  /** Lets others come in after a batch; a stop ends it. */
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

  /** One that fails keeps no other back. */
  private async tryBatch(job: Job): Promise<boolean> {
    try {
      return await this.makeBatch(job, this.stopping.signal);
    } catch (error) {
      logTrouble(this.log, error, { job: this.name, id: job.id }, 'A stored job waits');
      return false;
    }
  }
}

/** Who the audit log names for what a stored job does. */
export function actorOfJob({ adminId, apiTokenId }: JobOwner): EventActor {
  return { role: 'admin', id: adminId, ...(apiTokenId !== null && { apiTokenId }) };
}
