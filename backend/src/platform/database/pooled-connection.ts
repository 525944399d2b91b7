import { EventEmitter } from 'node:events';
import { Socket } from 'node:net';
import { PoolConnection, Query, QueryOptions } from 'mysql2';
import { failureKind } from './database-failure';
import { HealthProbe } from './health-probe';
import { StatementWatch } from './statement-watch';

/** Time limits. */
export interface ConnectionLimits {
  /** Limit of one statement including its wait for locks; unlimited where it is left out. */
  statementMs?: number;
  /** Limit of one transaction, or one read. */
  connectionMs?: number;
}

/** What a pooled connection needs from its pool. */
interface ConnectionTerms {
  healthProbe: HealthProbe;
  limits: ConnectionLimits;
  watch: StatementWatch;
  connect(): Promise<PoolConnection>;
  leave(): void;
}

/** A connection of the pool, used for one transaction or one read. It is acquired with the first statement. */
export class PooledConnection extends EventEmitter {
  private readonly timer?: NodeJS.Timeout;
  private connection?: PoolConnection;
  private isOver = false;

  constructor(private readonly terms: ConnectionTerms) {
    super();
    const { limits } = terms;
    if (limits.connectionMs) this.timer = setTimeout(() => this.discard(), limits.connectionMs);
  }

  /** Runs statements within their time limit. */
  promise() {
    return { query: (sql: string, values?: unknown[]) => this.ask(sql, values) };
  }

  /** Streams the rows of a result, after a first statement; without a time limit. */
  query(sql: string, values?: unknown[]): Query {
    if (!this.connection) throw new Error('Nothing was asked over this connection yet');
    return this.connection.query(sql, values);
  }

  /** Returns the connection to the pool. */
  release(): void {
    this.end((connection) => connection.release());
  }

  /** Destroys the connection; the server rolls back what was open on it. */
  discard(): void {
    this.end((connection) => {
      connection.destroy();
      // mysql2 only sends COM_QUIT, which a hanging database does not process.
      (connection as unknown as { stream: Socket }).stream.destroy();
    });
  }

  private async ask(sql: string, values?: unknown[]): Promise<unknown> {
    if (!this.connection) await this.take();
    return this.send(this.connection as unknown as PoolConnection, sql, values);
  }

  private async take(): Promise<void> {
    const connection = await this.terms.connect().catch((error: unknown) => {
      this.release(); // TypeORM does not release its first connection
      throw error;
    });
    this.connection = connection;
    // Released, or timed out, while it was still connecting.
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

/** Runs one statement. The promises of mysql2 would resolve a module and capture a stack trace each time. */
function answerTo(connection: PoolConnection, statement: QueryOptions): Promise<unknown> {
  return new Promise((resolve, reject) => {
    const asked: { query?: Query & { queryTimeout?: NodeJS.Timeout } } = {};
    asked.query = connection.query(statement, (error, rows, fields) => {
      if (!error) return resolve([rows, fields]);
      // mysql2 does not clear it when the connection is lost. If it was lost before, it calls back before there is a query.
      clearTimeout(asked.query?.queryTimeout);
      reject(error);
    });
  });
}
