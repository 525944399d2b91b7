import Libsql from 'libsql';
import { StatementWatch } from './statement-watch';

type Bindable = null | string | number | bigint | Uint8Array;

/**
 * The embedded SQLite, as TypeORM's better-sqlite3 driver wants it, with two mends:
 * - libsql aborts the whole process on a parameter it does not know (a boolean, a Date, an object), so
 *   every parameter is made one that it knows or refused with a TypeError;
 * - a transaction begins IMMEDIATE: one that reads first and writes later could otherwise fail with
 *   SQLITE_BUSY after another process (an import, say) wrote in between.
 */
export class LibsqlDatabase extends Libsql {
  /** Is told of each statement. */
  protected readonly watch: StatementWatch = new StatementWatch();

  override prepare<Parameters extends unknown[] | object = unknown[]>(sql: string) {
    const sent = sql === 'BEGIN TRANSACTION' ? 'BEGIN IMMEDIATE' : sql;
    return bindingSafely(super.prepare<Parameters>(sent), timing(sent, this.watch));
  }
}

/** The same, with a watch of somebody: TypeORM makes the connections by itself, and gives them nothing of ours. */
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
