import { AsyncLocalStorage } from 'node:async_hooks';
import { Mutex } from 'async-mutex';
import { DataSource, EntityManager } from 'typeorm';
import {
  DatabasePlace,
  SharedOptions,
  isRetryable,
  isSqlite,
  readerOptions,
  settleFiles,
  writerOptions,
} from './dialect';

/** What may be written with: the manager of one open transaction. */
export type Transaction = EntityManager;

/** Thrown by work that met a change made at the same moment: the whole transaction is tried again. */
export class ConflictError extends Error {}

const MAX_ATTEMPTS = 8;
const FIRST_BACKOFF_MS = 5;

/**
 * The unit of work. Every write of the shop goes through `write`, every other read through `read`.
 *
 * SQLite has one connection that can write, and TypeORM lets a second transaction, or a plain write, join the
 * one that is open on it; when that one rolls back, writes that were already acknowledged are gone. So here a
 * write owns that connection until it has ended, and reads go over a connection of their own that cannot write.
 * On MySQL and MariaDB both are the pool, and a transaction that the server breaks off is tried again.
 */
export class Database {
  private readonly oneWriter = new Mutex();
  private readonly openTransaction = new AsyncLocalStorage<true>();

  private constructor(
    readonly writer: DataSource,
    private readonly reader: DataSource,
  ) {}

  /** Connects; creates the SQLite file where there is none. Does not migrate. */
  static async connect(place: DatabasePlace, shared: SharedOptions): Promise<Database> {
    const writer = await new DataSource(writerOptions(place, shared)).initialize();
    const forReads = readerOptions(place, shared);
    const reader = forReads ? await new DataSource(forReads).initialize() : writer;
    return new Database(writer, reader);
  }

  /** Reads committed data outside any transaction. Cannot write (SQLite refuses, so the tests see it). */
  get read(): EntityManager {
    return this.reader.manager;
  }

  /**
   * Runs the work in one transaction: all of it is kept, or nothing. It may run several times, so it must do
   * nothing but read and write this database: no mail, no payment, no change of anything outside.
   * @throws whatever the work throws, after the rollback
   */
  async write<Result>(work: (tx: Transaction) => Promise<Result>): Promise<Result> {
    if (this.openTransaction.getStore())
      throw new Error('A transaction was opened inside another: pass the open one on instead');
    const run = () => this.openTransaction.run(true, () => this.runWithRetries(work));
    return isSqlite(this.writer.options.type) ? this.oneWriter.runExclusive(run) : run();
  }

  /** Whether the database answers. */
  async ping(): Promise<void> {
    await this.read.query('SELECT 1');
  }

  /** Waits for the open transaction and closes all connections. */
  async close(): Promise<void> {
    await this.oneWriter.waitForUnlock();
    if (this.reader !== this.writer) await this.reader.destroy();
    await settleFiles(this.writer);
    await this.writer.destroy();
  }

  private async runWithRetries<Result>(
    work: (tx: Transaction) => Promise<Result>,
  ): Promise<Result> {
    for (let attempt = 1; ; attempt++) {
      try {
        return await this.inTransaction(work);
      } catch (error) {
        const again = error instanceof ConflictError || isRetryable(error);
        if (attempt >= MAX_ATTEMPTS || !again) throw error;
        await backOff(attempt);
      }
    }
  }

  private inTransaction<Result>(work: (tx: Transaction) => Promise<Result>): Promise<Result> {
    // READ COMMITTED: stock and slots are taken by conditional updates, which need no gap locks.
    return isSqlite(this.writer.options.type)
      ? this.writer.transaction(work)
      : this.writer.transaction('READ COMMITTED', work);
  }
}

/** Waits longer after each attempt, and never as long as a rival that failed at the same moment. */
function backOff(attempt: number): Promise<void> {
  const longestMs = FIRST_BACKOFF_MS * 2 ** attempt;
  return new Promise((resolve) => setTimeout(resolve, longestMs * (0.5 + Math.random() / 2)));
}
