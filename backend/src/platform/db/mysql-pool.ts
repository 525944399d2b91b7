import { EventEmitter } from 'node:events';
import { Socket, connect } from 'node:net';
import { promisify } from 'node:util';
import { Semaphore, withTimeout } from 'async-mutex';
import { Pool, PoolConnection, PoolOptions, Query, QueryOptions, createPool } from 'mysql2';
import { Connection, createConnection } from 'mysql2/promise';
import { DatabaseGoneError, failureKind } from './database-failure';
import { PoolState } from './pool-state';
import { Pulse } from './pulse';
import { StatementWatch } from './statement-watch';

/** How long things may take. */
export interface MysqlLimits {
  /** One statement, its wait for locks included; none: as long as it takes. */
  statementMs?: number;
  /** One transaction, or one read. */
  connectionMs?: number;
  /** The wait for a connection of the pool, while others get on. */
  queueMs: number;
}

const CONNECT_LIMIT_MS = 5_000;
/** A sign of life takes no longer, even where the network takes half a second each way. */
const SIGN_OF_LIFE_LIMIT_MS = 3_500;
/** Well before a server that was told to (see the session's settings) closes what is idle. */
const IDLE_LIMIT_MS = 15_000;
const KEEP_ALIVE_AFTER_MS = 10_000;
/** One for all: a stack for each who waits would cost more than the wait. */
const BUSY = new DatabaseGoneError('No connection to the database came free in time');

/**
 * mysql2's pool, as TypeORM's drivers for MySQL and MariaDB want it, with these mends:
 * - a database that stops answering is noticed (see Pulse), and as long as it is gone nobody waits for it;
 * - who waits for a connection does so for a limited time, and so does a statement;
 * - a connection that was broken, or whose statement ran out of time, is thrown away and never used again:
 *   mysql2 would hand it on, with the statement still running on it.
 */
export class MysqlPool {
  private readonly pool: Pool;
  private readonly connect: () => Promise<PoolConnection>;
  private readonly places: Semaphore;
  private readonly pulse = new Pulse(
    () => this.askForLife(),
    () => this.places.cancel(),
  );
  private readonly options: PoolOptions;
  private readonly size: number;
  private waiting = 0;
  private probe?: Connection;
  private asking?: Promise<void>;
  private ended = false;

  constructor(
    options: PoolOptions,
    private readonly limits: MysqlLimits,
    sessionSettings: string[],
    private readonly watch: StatementWatch,
  ) {
    this.options = {
      ...options,
      connectTimeout: CONNECT_LIMIT_MS,
      stream: () => this.pulse.listenTo(dial(options)),
    };
    const size = options.connectionLimit ?? 10;
    this.size = size;
    this.places = new Semaphore(size, goneError());
    // mysql2 looks for idle connections only where it could have more than may be idle.
    const idling = { connectionLimit: size + 1, maxIdle: size, idleTimeout: IDLE_LIMIT_MS };
    this.pool = createPool({ ...this.options, ...idling, gracefulEnd: true });
    this.connect = promisify(this.pool.getConnection.bind(this.pool));
    this.pool.on('connection', (connection: PoolConnection) => {
      connection.on('error', () => {}); // whoever uses it is told by their statement
      for (const setting of sessionSettings)
        connection.query(setting, (error) => error && connection.destroy());
    });
  }

  /** Lends a connection; TypeORM's way to ask for one. */
  getConnection(callback: (error: unknown, lease?: Lease) => void): void {
    this.lend().then(
      (lease) => callback(null, lease),
      (error: unknown) => callback(error),
    );
  }

  /** Closes all connections; TypeORM's way. */
  end(callback: (error?: unknown) => void): void {
    this.ended = true;
    this.pulse.stop();
    this.dropProbe();
    this.pool.end(callback);
  }

  /** How busy it is. */
  get state(): PoolState {
    const free = Math.max(0, this.places.getValue());
    return { size: this.size, inUse: this.size - free, waiting: this.waiting };
  }

  /** Throws, in time, where the database does not answer; no queue stands before this. */
  async check(): Promise<void> {
    if (this.pulse.isGone) throw goneError();
    await this.askForLife();
  }

  /** Asks the database for a sign of life, on a connection of its own. */
  private askForLife(): Promise<void> {
    this.asking ??= this.pulse.during(this.askOnce()).finally(() => {
      this.asking = undefined;
    });
    return this.asking;
  }

  private async askOnce(): Promise<void> {
    try {
      this.probe ??= await this.newProbe();
      if (this.ended) throw new DatabaseGoneError('The shop closes');
      await this.probe.query({ sql: 'SELECT 1', timeout: SIGN_OF_LIFE_LIMIT_MS });
    } catch (error) {
      this.dropProbe();
      throw error;
    }
  }

  private async newProbe(): Promise<Connection> {
    const options = { ...this.options, connectTimeout: SIGN_OF_LIFE_LIMIT_MS };
    const probe = await createConnection(options);
    return probe.on('error', () => this.dropProbe());
  }

  private dropProbe(): void {
    this.probe?.destroy();
    this.probe = undefined;
  }

  /** Takes a place in the pool, or waits for one for a limited time; answers what gives it back. */
  private async takePlace(): Promise<() => void> {
    this.waiting++;
    const places = this.places.isLocked()
      ? withTimeout(this.places, this.limits.queueMs, BUSY)
      : this.places;
    try {
      const [, leave] = await places.acquire();
      return leave;
    } finally {
      this.waiting--;
    }
  }

  private async lend(): Promise<Lease> {
    if (this.pulse.isGone) throw goneError();
    const leave = await this.takePlace();
    const terms = { pulse: this.pulse, limits: this.limits, watch: this.watch };
    try {
      const connecting = this.connect();
      return new Lease(await this.pulse.during(connecting), { ...terms, leave });
    } catch (error) {
      leave();
      throw error;
    }
  }
}

/** One statement and its answer. mysql2's own promises look a module up and note a stack for each. */
function answerTo(connection: PoolConnection, statement: QueryOptions): Promise<unknown> {
  return new Promise((resolve, reject) => {
    connection.query(statement, (error, rows, fields) => {
      if (error) reject(error);
      else resolve([rows, fields]);
    });
  });
}

/** On what a connection is lent. */
interface LeaseTerms {
  pulse: Pulse;
  limits: MysqlLimits;
  watch: StatementWatch;
  leave(): void;
}

/** One connection, lent to one transaction or one read, as TypeORM uses it. */
export class Lease extends EventEmitter {
  private readonly timer?: NodeJS.Timeout;
  private isOver = false;

  constructor(
    private readonly connection: PoolConnection,
    private readonly terms: LeaseTerms,
  ) {
    super();
    const { limits } = terms;
    if (limits.connectionMs) this.timer = setTimeout(() => this.discard(), limits.connectionMs);
  }

  /** For statements with one answer, each within its time. */
  promise() {
    return { query: (sql: string, values?: unknown[]) => this.ask(sql, values) };
  }

  /** For results that are read row by row; they may take their time. */
  query(sql: string, values?: unknown[]): Query {
    return this.connection.query(sql, values);
  }

  /** Gives the connection back. */
  release(): void {
    this.end(() => this.connection.release());
  }

  /** Throws the connection away: the server undoes what was open on it. */
  discard(): void {
    this.end(() => {
      this.connection.destroy();
      // mysql2 only says goodbye, which a database that hangs does not hear.
      (this.connection as unknown as { stream: Socket }).stream.destroy();
    });
  }

  private async ask(sql: string, values?: unknown[]): Promise<unknown> {
    const { limits, pulse, watch } = this.terms;
    const begunAtMs = performance.now();
    let hasFailed = true;
    try {
      const statement = { sql, values, timeout: limits.statementMs };
      const answer = await pulse.during(answerTo(this.connection, statement));
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

  private end(how: () => void): void {
    if (this.isOver) return;
    this.isOver = true;
    clearTimeout(this.timer);
    how();
    this.terms.leave();
  }
}

function dial({ host, port }: PoolOptions): Socket {
  return connect({
    host: host ?? '127.0.0.1',
    port: port ?? 3306,
    noDelay: true,
    keepAlive: true,
    keepAliveInitialDelay: KEEP_ALIVE_AFTER_MS,
  });
}

function goneError(): DatabaseGoneError {
  return new DatabaseGoneError('The database does not answer');
}
