import { AsyncLocalStorage } from 'node:async_hooks';
import { Mutex } from 'async-mutex';
import { DataSource, EntityManager, QueryRunner } from 'typeorm';
import { finishBeforeCommit, followCommit } from './commit-hooks';
import { leavesOutcomeUnknown } from './database-failure';
import {
  DatabasePlace,
  Patience,
  SharedOptions,
  abandonTransaction,
  askForLife,
  isSqlite,
  openConnection,
  poolState,
  readerOptions,
  settleFiles,
  writerOptions,
} from './dialect/connections';
import { WriteWatch } from '../storage/write-watch';
import { PoolState } from './pool-state';
import { forgetTrials, storeForTrial } from './dialect/statements';
import { RetryCounts, UnknownOutcomeError, withRetries } from './retries';
import { StatementWatch } from './statement-watch';

export { ConflictError } from './database-failure';

/** What may be written with: the manager of one open transaction. */
export type Transaction = EntityManager;

/** What the unit of work has to know of a piece of work. */
export interface WriteOptions {
  /**
   * Whether the work may be done again when it is not known whether it was done: the connection was lost while it
   * was committed. Only where the second time finds out by itself, and answers as the first would have: by a
   * unique key (an order's), by the state it moves from (a cancel), or because it sets what it was told to.
   * Never where it adds to something.
   */
  repeatable?: boolean;
}

/**
 * The unit of work. Every write of the shop goes through `write`, every other read through `read`.
 *
 * SQLite has one connection that can write, and TypeORM lets a second transaction, or a plain write, join the
 * one that is open on it; when that one rolls back, writes that were already acknowledged are gone. So here a
 * write owns that connection until it has ended, and reads go over a connection of their own that cannot write.
 * On MySQL and MariaDB both are the pool. A transaction that the database breaks off, or loses, is tried again.
 */
export class Database {
  private readonly oneWriter = new Mutex();
  private readonly openTransaction = new AsyncLocalStorage<true>();
  private waitingWrites = 0;
  private readonly writes = new WriteWatch(() => this.tryToWrite());
  /** How often transactions were run again since this process began. */
  readonly retries = new RetryCounts();

  private constructor(
    readonly writer: DataSource,
    private readonly reader: DataSource,
    /** Whom every statement is told. */
    readonly statements: StatementWatch,
  ) {}

  /** Connects; creates the SQLite file where there is none. Does not migrate. */
  static async connect(
    place: DatabasePlace,
    shared: SharedOptions,
    patience: Patience,
  ): Promise<Database> {
    const watch = new StatementWatch();
    const manner = { patience, watch };
    const writer = await openConnection(writerOptions(place, shared, manner));
    const forReads = readerOptions(place, shared, manner);
    const reader = forReads ? await openConnection(forReads) : writer;
    return new Database(writer, reader, watch);
  }

  /** Reads committed data outside any transaction. Cannot write (SQLite refuses, so the tests see it). */
  get read(): EntityManager {
    return this.reader.manager;
  }

  /** What kind of database it is, as OpenTelemetry calls them. */
  get system(): 'sqlite' | 'mysql' | 'mariadb' {
    const { type } = this.writer.options;
    return isSqlite(type) ? 'sqlite' : (type as 'mysql' | 'mariadb');
  }

  /** How busy the connections are. */
  get pool(): PoolState {
    const inUse = this.oneWriter.isLocked() ? 1 : 0;
    return poolState(this.writer) ?? { size: 1, inUse, waiting: this.waitingWrites };
  }

  /**
   * Runs the work in one transaction: all of it is kept, or nothing. It may run several times, so it must do
   * nothing but read and write this database: no mail, no payment, no change of anything outside.
   * @throws whatever the work throws, after the rollback; UNAVAILABLE where it may have been done, or not, and is
   *   not repeatable
   */
  async write<Result>(
    work: (tx: Transaction) => Promise<Result>,
    { repeatable = false }: WriteOptions = {},
  ): Promise<Result> {
    if (this.openTransaction.getStore())
      throw new Error('A transaction was opened inside another: pass the open one on instead');
    const attempt = () => this.openTransaction.run(true, () => this.inTransaction(work));
    const sequentially = isSqlite(this.writer.options.type) ? () => this.alone(attempt) : attempt;
    return this.writes.during(withRetries(repeatable, sequentially, this.retries));
  }

  /**
   * Writes by one statement, which is a transaction by itself: on a server without a BEGIN and a COMMIT around it.
   * @throws as `write` does
   */
  async writeOne<Result>(
    statement: (manager: EntityManager) => Promise<Result>,
    options: WriteOptions = {},
  ): Promise<Result> {
    if (isSqlite(this.writer.options.type)) return this.write(statement, options);
    const attempt = () => knowingTheOutcome(statement(this.writer.manager));
    return this.writes.during(withRetries(options.repeatable ?? false, attempt, this.retries));
  }

  /**
   * Whether the database answers, in time, and stores what it is given.
   * @throws what it says where it does not
   */
  async check(): Promise<void> {
    await askForLife(this.reader);
    await this.writes.check();
  }

  /** Waits for the open transaction and closes all connections. */
  async close(): Promise<void> {
    await this.oneWriter.waitForUnlock();
    if (this.reader !== this.writer) await this.reader.destroy();
    await settleFiles(this.writer);
    await this.writer.destroy();
  }

  /** In two transactions: what one makes and takes away again needs no space. */
  private async tryToWrite(): Promise<void> {
    await this.write((tx) => storeForTrial(tx));
    await this.write((tx) => forgetTrials(tx));
  }

  private alone<Result>(attempt: () => Promise<Result>): Promise<Result> {
    this.waitingWrites++;
    return this.oneWriter.runExclusive(() => {
      this.waitingWrites--;
      return attempt();
    });
  }

  private async inTransaction<Result>(work: (tx: Transaction) => Promise<Result>): Promise<Result> {
    const runner = this.writer.createQueryRunner();
    const tx = runner.manager; // SQLite's one runner is given another with each call
    const result = await this.committed(runner, tx, work);
    await followCommit(tx);
    return result;
  }

  private async committed<Result>(
    runner: QueryRunner,
    tx: Transaction,
    work: (tx: Transaction) => Promise<Result>,
  ): Promise<Result> {
    try {
      await runner.startTransaction();
      const result = await work(tx);
      await finishBeforeCommit(tx);
      await knowingTheOutcome(runner.commitTransaction());
      return result;
    } catch (error) {
      await rollBack(runner);
      throw error;
    } finally {
      await runner.release();
    }
  }
}

/** Waits for what commits: where its answer was lost, it has happened or not. */
async function knowingTheOutcome<Result>(committing: Promise<Result>): Promise<Result> {
  try {
    return await committing;
  } catch (error) {
    if (!leavesOutcomeUnknown(error)) throw error;
    throw new UnknownOutcomeError('The answer to what commits was lost', { cause: error });
  }
}

async function rollBack(runner: QueryRunner): Promise<void> {
  try {
    await runner.rollbackTransaction();
  } catch {
    await abandonTransaction(runner).catch(() => {}); // there was no connection to begin with
  }
}
