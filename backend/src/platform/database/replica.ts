import { setTimeout as sleep } from 'node:timers/promises';
import { DataSource, DataSourceOptions, EntityManager } from 'typeorm';
import { driverError } from './database-failure';
import { openConnection } from './dialect/connections';
import { Position, WRITE_REFUSED_ERRNO, positionOf, reaches } from './dialect/replication';

const LOOK_EVERY_MS = 500;
/** Further behind, it is not used. */
const LAG_LIMIT_MS = 1_000;
/** No read waits longer for it to get what the primary has: the primary would have answered. */
const WAIT_LIMIT_MS = 250;
/** One that fell behind, or was away, has to keep up for so many looks before it is used again. */
const GOOD_LOOKS_WANTED = 3;

/** What is known of a replica. */
export interface ReplicaState {
  isUsed: boolean;
  /** Why it is not. */
  reason?: string;
  /** How long it took to get what the primary had, or has been without it; unknown while it is away. */
  lagMs?: number;
}

/**
 * A replica of the database that takes reads off the primary. No read is older than its question: before each, the
 * primary is asked how far it is (one small statement, without a table), and the replica has to be as far, on the very
 * connection that the read is done on. So it does not matter who wrote what where, in which process: nobody is shown
 * less than what was acknowledged. Where the replica is away, hangs or is behind, the primary answers.
 */
export class Replica {
  /** Who has answered what a replica may answer, since this process began. */
  readonly reads = { replica: 0, primary: 0 };
  private known?: ReplicaState;
  private source?: DataSource;
  private goodLooks = GOOD_LOOKS_WANTED;
  /** What the primary had when it was last asked, until the replica has it. */
  private awaited?: { position: Position; sinceMs: number };
  private readonly listeners: ((state: ReplicaState) => void)[] = [];
  private readonly stopping = new AbortController();
  private readonly watching: Promise<void>;

  constructor(
    private readonly primary: EntityManager,
    private readonly options: DataSourceOptions,
  ) {
    this.watching = this.watch();
  }

  /** Whether it is used, and how far behind it is. */
  get state(): ReplicaState {
    return this.known ?? { isUsed: false, reason: 'It was not looked at yet' };
  }

  /** Tells somebody whether it is used, now and whenever that changes. */
  listen(listener: (state: ReplicaState) => void): void {
    this.listeners.push(listener);
    if (this.known) listener(this.known);
  }

  /** Reads there, or at the primary. Throws what the primary throws, and where the work tries to write. */
  async read<Result>(work: (manager: EntityManager) => Promise<Result>): Promise<Result> {
    if (this.source && this.known?.isUsed) {
      const answer = await this.tryThere(this.source, work);
      if (answer) return answer.result;
    }
    this.reads.primary++;
    return work(this.primary);
  }

  /** Looks no more, and closes its connections. */
  async close(): Promise<void> {
    this.stopping.abort();
    await this.watching;
    await this.source?.destroy();
  }

  /** Answers nothing where the replica cannot be read now. */
  private async tryThere<Result>(
    source: DataSource,
    work: (manager: EntityManager) => Promise<Result>,
  ): Promise<{ result: Result } | undefined> {
    const runner = source.createQueryRunner();
    try {
      const position = await positionOf(this.primary);
      if (!(await reaches(runner.manager, position, WAIT_LIMIT_MS))) return undefined;
      const result = await work(runner.manager);
      this.reads.replica++;
      return { result };
    } catch (error) {
      if (driverError(error).errno === WRITE_REFUSED_ERRNO) throw error;
      return undefined; // whatever it was: the primary knows the right answer, and the right error
    } finally {
      await runner.release();
    }
  }

  private async watch(): Promise<void> {
    const { signal } = this.stopping;
    while (!signal.aborted) {
      this.note(await this.look());
      await sleep(LOOK_EVERY_MS, undefined, { ref: false, signal }).catch(() => {});
    }
  }

  private async look(): Promise<ReplicaState> {
    try {
      // Opened here, not at the start: a replica that is away keeps no shop from opening.
      this.source ??= await openConnection(this.options);
      this.awaited ??= { position: await positionOf(this.primary), sinceMs: performance.now() };
      const { position, sinceMs } = this.awaited;
      const isThere = await reaches(this.source.manager, position, WAIT_LIMIT_MS);
      const lagMs = performance.now() - sinceMs;
      if (isThere) this.awaited = undefined;
      const keepsUp = isThere && lagMs < LAG_LIMIT_MS;
      this.goodLooks = keepsUp ? this.goodLooks + 1 : 0;
      const isUsed = this.goodLooks >= GOOD_LOOKS_WANTED;
      const reason = keepsUp ? 'It has only just caught up' : 'It is behind the primary';
      return isUsed ? { isUsed, lagMs } : { isUsed, reason, lagMs };
    } catch (error) {
      this.goodLooks = 0;
      this.awaited = undefined;
      return { isUsed: false, reason: driverError(error).message };
    }
  }

  private note(state: ReplicaState): void {
    const before = this.known;
    this.known = state;
    if (before?.isUsed !== state.isUsed) for (const tell of this.listeners) tell(state);
  }
}
