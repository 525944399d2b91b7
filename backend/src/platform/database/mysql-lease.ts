import { EventEmitter } from 'node:events';
import { Socket } from 'node:net';
import { PoolConnection, Query, QueryOptions } from 'mysql2';
import { failureKind } from './database-failure';
import { HealthProbe } from './health-probe';
import { StatementWatch } from './statement-watch';

/** How long things may take. */
export interface LeaseLimits {
  /** One statement, its wait for locks included; none: as long as it takes. */
  statementMs?: number;
  /** One transaction, or one read. */
  connectionMs?: number;
}

/** What a connection is for: statements that are each a transaction by themselves, or one transaction after another. */
export type ConnectionUse = 'statements' | 'transactions';

/** On what a connection is lent. */
interface LeaseTerms {
  healthProbe: HealthProbe;
  limits: LeaseLimits;
  watch: StatementWatch;
  connect(use: ConnectionUse): Promise<PoolConnection>;
  leave(): void;
}

/** How TypeORM begins a transaction. */
const BEGIN = 'START TRANSACTION';

/**
 * One connection, lent to one transaction or one read, as TypeORM uses it. It is chosen by the first statement: where
 * that begins a transaction it need not be sent, since the connections for transactions are always in one
 * (autocommit = 0). That saves every transaction a round trip.
 */
export class Lease extends EventEmitter {
  private readonly timer?: NodeJS.Timeout;
  private connection?: PoolConnection;
  private isOver = false;

  constructor(private readonly terms: LeaseTerms) {
    super();
    const { limits } = terms;
    if (limits.connectionMs) this.timer = setTimeout(() => this.discard(), limits.connectionMs);
  }

  /** For statements with one answer, each within its time. */
  promise() {
    return { query: (sql: string, values?: unknown[]) => this.ask(sql, values) };
  }

  /** For results that are read row by row, after a first statement; they may take their time. */
  query(sql: string, values?: unknown[]): Query {
    if (!this.connection) throw new Error('Nothing was asked over this connection yet');
    return this.connection.query(sql, values);
  }

  /** Gives the connection back. */
  release(): void {
    this.end((connection) => connection.release());
  }

  /** Throws the connection away: the server undoes what was open on it. */
  discard(): void {
    this.end((connection) => {
      connection.destroy();
      // mysql2 only says goodbye, which a database that hangs does not hear.
      (connection as unknown as { stream: Socket }).stream.destroy();
    });
  }

  private async ask(sql: string, values?: unknown[]): Promise<unknown> {
    if (!this.connection) {
      await this.take(sql === BEGIN ? 'transactions' : 'statements');
      if (sql === BEGIN) return [];
    }
    return this.send(this.connection as unknown as PoolConnection, sql, values);
  }

  private async take(use: ConnectionUse): Promise<void> {
    const connection = await this.terms.connect(use).catch((error: unknown) => {
      this.release(); // TypeORM does not, where it connects for the first time
      throw error;
    });
    this.connection = connection;
    // Given back, or out of time, while it was still connecting.
    if (this.isOver) connection.destroy();
  }

  private async send(
    connection: PoolConnection,
    sql: string,
    values?: unknown[],
  ): Promise<unknown> {
    const { limits, healthProbe, watch } = this.terms;
    const begunAtMs = performance.now();
    let hasFailed = true;
    try {
      const statement = { sql, values, timeout: limits.statementMs };
      const answer = await healthProbe.during(answerTo(connection, statement));
      hasFailed = false;
      return answer;
    } catch (error) {
      const kind = failureKind(error);
      if (kind === 'away' || kind === 'gone') this.discard();
      throw error;
    } finally {
      watch.ended(sql, begunAtMs, hasFailed);
    }
  }

  private end(how: (connection: PoolConnection) => void): void {
    if (this.isOver) return;
    this.isOver = true;
    clearTimeout(this.timer);
    if (this.connection) how(this.connection);
    this.terms.leave();
  }
}

/** One statement and its answer. mysql2's own promises look a module up and note a stack for each. */
function answerTo(connection: PoolConnection, statement: QueryOptions): Promise<unknown> {
  return new Promise((resolve, reject) => {
    const asked: { query?: Query & { queryTimeout?: NodeJS.Timeout } } = {};
    asked.query = connection.query(statement, (error, rows, fields) => {
      if (!error) return resolve([rows, fields]);
      // mysql2 leaves it where the connection is lost. Where that was before, it answers before there is a query.
      clearTimeout(asked.query?.queryTimeout);
      reject(error);
    });
  });
}
