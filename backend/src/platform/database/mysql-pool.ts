import { Socket, connect } from 'node:net';
import { promisify } from 'node:util';
import { Semaphore, withTimeout } from 'async-mutex';
import { Pool, PoolConnection, PoolOptions, createPool } from 'mysql2';
import { Connection, createConnection } from 'mysql2/promise';
import { DatabaseGoneError } from './database-failure';
import { PooledConnection, ConnectionLimits } from './pooled-connection';
import { PoolState } from './pool-state';
import { HealthProbe } from './health-probe';
import { StatementWatch } from './statement-watch';

/** Time limits. */
export interface MysqlLimits extends ConnectionLimits {
  /** Maximum wait for a pool connection while other callers make progress. */
  queueMs: number;
}

const CONNECT_LIMIT_MS = 5_000;
/** Timeout of a ping, enough for a network latency of half a second each way. */
const SIGN_OF_LIFE_LIMIT_MS = 3_500;
/** Well below the idle limit in the session settings, after which the server closes connections. */
const IDLE_LIMIT_MS = 15_000;
const KEEP_ALIVE_AFTER_MS = 10_000;
/** One shared error: a stack trace for each waiting caller would cost more than the wait. */
const BUSY = new DatabaseGoneError('No connection to the database came free in time');

/**
 * mysql2's pool in the form that TypeORM's drivers for MySQL and MariaDB expect, with these fixes:
 * - a database that stops responding is detected (see HealthProbe), and callers fail at once while it is gone;
 * - waits for a connection and statements have timeouts;
 * - a broken connection, or one whose statement timed out, is destroyed: mysql2 would reuse it with the statement still
 *   running.
 */
export class MysqlPool {
  private readonly pool: Pool;
  private readonly connect: () => Promise<PoolConnection>;
  private readonly places: Semaphore;
  private readonly healthProbe = new HealthProbe(
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
    private readonly sessionSettings: string[],
    private readonly watch: StatementWatch,
  ) {
    this.options = {
      ...options,
      connectTimeout: CONNECT_LIMIT_MS,
      stream: () => this.healthProbe.listenTo(dial(options)),
    };
    const size = options.connectionLimit ?? 10;
    this.size = size;
    this.places = new Semaphore(size, goneError());
    // mysql2 closes idle connections only where the limit of connections exceeds that of idle ones.
    const idling = { connectionLimit: size + 1, maxIdle: size, idleTimeout: IDLE_LIMIT_MS };
    this.pool = this.newPool(idling);
    this.connect = promisify(this.pool.getConnection.bind(this.pool));
  }

  /** Acquires a connection; called by TypeORM. */
  getConnection(callback: (error: unknown, pooled?: PooledConnection) => void): void {
    this.lend().then(
      (pooled) => callback(null, pooled),
      (error: unknown) => callback(error),
    );
  }

  /** Closes all connections; called by TypeORM. */
  end(callback: (error?: unknown) => void): void {
    this.ended = true;
    this.healthProbe.stop();
    this.dropProbe();
    this.pool.end(callback);
  }

  /** The load of the pool. */
  get state(): PoolState {
    const free = Math.max(0, this.places.getValue());
    return { size: this.size, inUse: this.size - free, waiting: this.waiting };
  }

  /** Throws within a time limit where the database does not respond; bypasses the queue. */
  async check(): Promise<void> {
    if (this.healthProbe.isGone) throw goneError();
    await this.askForLife();
  }

  /** Pings the database on a separate connection. */
  private askForLife(): Promise<void> {
    this.asking ??= this.healthProbe.during(this.askOnce()).finally(() => {
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

  /** Takes a place in the pool, waiting for a limited time; returns a function that frees it. */
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

  private async lend(): Promise<PooledConnection> {
    if (this.healthProbe.isGone) throw goneError();
    const leave = await this.takePlace();
    const { healthProbe, limits, watch } = this;
    const connect = () => this.healthProbe.during(this.connect());
    return new PooledConnection({ healthProbe, limits, watch, connect, leave });
  }

  private newPool(idling: PoolOptions): Pool {
    const pool = createPool({ ...this.options, ...idling, gracefulEnd: true });
    pool.on('connection', (connection: PoolConnection) => {
      connection.on('error', () => {}); // the failing statement reports it
      for (const setting of this.sessionSettings)
        connection.query(setting, (error) => error && connection.destroy());
    });
    return pool;
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
