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

/** The entity manager of an open transaction, needed to write. */
export type Transaction = EntityManager;

/** Options of a write. */
export interface WriteOptions {
  /**
   * Whether the work may be retried after an unknown outcome: the connection was lost during the COMMIT. Only for
   * idempotent work, whose second run returns the result of the first: by a unique key (an order), by the previous
   * state (a cancellation), or because it sets a given value. Never for work that adds to a value.
   */
  repeatable?: boolean;
}

/**
 * The unit of work. Every write of the shop goes through `write`, every other read through `read`.
 *
 * SQLite has one connection for writes, and TypeORM lets a second transaction, or a plain write, join the transaction
 * open on it; if that one rolls back, acknowledged writes are lost. So a write owns this connection until it ends, and
 * reads use a separate read-only connection. On MySQL and MariaDB both use the pool. Transactions that the database
 * aborts or loses are retried.
 */
export class Database {
  private readonly oneWriter = new Mutex();
  private readonly openTransaction = new AsyncLocalStorage<true>();
  private waitingWrites = 0;
  private readonly writes = new WriteWatch(() => this.tryToWrite());
  /** Number of transaction retries since this process started. */
  readonly retries = new RetryCounts();

  private constructor(
    readonly writer: DataSource,
    private readonly reader: DataSource,
    /** Notified of every statement. */
    readonly statements: StatementWatch,
  ) {}

  /** Connects, and creates a missing SQLite file. Does not migrate. */
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

  /** The kind of database, by its OpenTelemetry name. */
  get system(): 'sqlite' | 'mysql' | 'mariadb' {
    const { type } = this.writer.options;
    return isSqlite(type) ? 'sqlite' : (type as 'mysql' | 'mariadb');
  }

  /** The load of the connections. */
  get pool(): PoolState {
    const inUse = this.oneWriter.isLocked() ? 1 : 0;
    return poolState(this.writer) ?? { size: 1, inUse, waiting: this.waitingWrites };
  }

  /**
   * Runs the work in one transaction, all or nothing. The work may run several times, so it must only read and write
   * this database: no email, no payment, no other side effect.
   * @throws errors of the work, after the rollback; UNAVAILABLE where the outcome is unknown and the work is not
   *   repeatable
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
   * Writes with a single statement, which is a transaction by itself; on a server this saves BEGIN and COMMIT.
   * @throws like `write`
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
   * Checks that the database responds in time and can store data.
   * @throws the error of the database otherwise
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

  /** Uses two transactions: data that one transaction inserts and deletes again needs no space. */
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
    const tx = runner.manager; // SQLite's only runner gets a new manager with each call
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

/** Awaits a commit; where its response is lost, the outcome is unknown. */
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
    await abandonTransaction(runner).catch(() => {}); // there may have been no connection at all
  }
}
