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

/** How long things may take. */
export interface MysqlLimits extends ConnectionLimits {
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
 * - a database that stops answering is noticed (see HealthProbe), and as long as it is gone nobody waits for it;
 * - who waits for a connection does so for a limited time, and so does a statement;
 * - a connection that was broken, or whose statement ran out of time, is thrown away and never used again:
 *   mysql2 would hand it on, with the statement still running on it.
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
    // mysql2 looks for idle connections only where it could have more than may be idle.
    const idling = { connectionLimit: size + 1, maxIdle: size, idleTimeout: IDLE_LIMIT_MS };
    this.pool = this.newPool(idling);
    this.connect = promisify(this.pool.getConnection.bind(this.pool));
  }

  /** Lends a connection; TypeORM's way to ask for one. */
  getConnection(callback: (error: unknown, pooled?: PooledConnection) => void): void {
    this.lend().then(
      (pooled) => callback(null, pooled),
      (error: unknown) => callback(error),
    );
  }

  /** Closes all connections; TypeORM's way. */
  end(callback: (error?: unknown) => void): void {
    this.ended = true;
    this.healthProbe.stop();
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
    if (this.healthProbe.isGone) throw goneError();
    await this.askForLife();
  }

  /** Asks the database for a sign of life, on a connection of its own. */
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
      connection.on('error', () => {}); // whoever uses it is told by their statement
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
