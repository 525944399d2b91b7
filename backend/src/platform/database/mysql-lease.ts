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

/** On what a connection is lent. */
interface LeaseTerms {
  healthProbe: HealthProbe;
  limits: LeaseLimits;
  watch: StatementWatch;
  connect(): Promise<PoolConnection>;
  leave(): void;
}

/** One connection, lent to one transaction or one read, as TypeORM uses it; taken with the first statement. */
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
    if (!this.connection) await this.take();
    return this.send(this.connection as unknown as PoolConnection, sql, values);
  }

  private async take(): Promise<void> {
    const connection = await this.terms.connect().catch((error: unknown) => {
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
