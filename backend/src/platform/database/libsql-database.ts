import Libsql from 'libsql';
import { StatementWatch } from './statement-watch';

type Bindable = null | string | number | bigint | Uint8Array;

/**
 * The embedded SQLite in the form that TypeORM's better-sqlite3 driver expects, with two fixes:
 * - libsql aborts the whole process on parameters of unsupported types (a boolean, a Date, an object), so every
 *   parameter is converted or refused with a TypeError;
 * - transactions begin IMMEDIATE: one that reads first and writes later could otherwise fail with SQLITE_BUSY after
 *   another process (such as an import) wrote in between.
 */
export class LibsqlDatabase extends Libsql {
  /** Notified of each statement. */
  protected readonly watch: StatementWatch = new StatementWatch();

  override prepare<Parameters extends unknown[] | object = unknown[]>(sql: string) {
    const sent = sql === 'BEGIN TRANSACTION' ? 'BEGIN IMMEDIATE' : sql;
    return bindingSafely(super.prepare<Parameters>(sent), timing(sent, this.watch));
  }
}

/** The same with a given watch: TypeORM creates the connections itself and cannot pass it on. */
export function watchedLibsql(watch: StatementWatch): typeof LibsqlDatabase {
  return class extends LibsqlDatabase {
    protected override readonly watch = watch;
  };
}

type Around = (execute: () => unknown) => unknown;

function timing(sql: string, watch: StatementWatch): Around {
  return (execute) => {
    const begunAtMs = performance.now();
    let hasFailed = true;
    try {
      const answer = execute();
      hasFailed = false;
      return answer;
    } finally {
      watch.ended(sql, begunAtMs, hasFailed);
    }
  };
}

type Executing = (parameters: Bindable[]) => unknown;

function bindingSafely<Statement extends object>(statement: Statement, around: Around): Statement {
  const { all, run } = statement as { all: Executing; run: Executing };
  return Object.assign(statement, {
    all: (...parameters: unknown[]) =>
      around(() => all.call(statement, parameters.map(toBindable))),
    run: (...parameters: unknown[]) =>
      around(() => run.call(statement, parameters.map(toBindable))),
  });
}

function toBindable(value: unknown): Bindable {
  if (value === undefined || value === null) return null;
  if (typeof value === 'boolean') return Number(value);
  if (value instanceof Date) return value.toISOString().replace('T', ' ').replace('Z', '');
  if (typeof value === 'string' || typeof value === 'number' || typeof value === 'bigint')
    return value;
  if (value instanceof Uint8Array) return value;
  throw new TypeError(`SQLite cannot bind ${Object.prototype.toString.call(value)}`);
}
