import Libsql from 'libsql';

type Bindable = null | string | number | bigint | Uint8Array;

/**
 * The embedded SQLite, as TypeORM's better-sqlite3 driver wants it, with two mends:
 * - libsql aborts the whole process on a parameter it does not know (a boolean, a Date, an object), so
 *   every parameter is made one that it knows or refused with a TypeError;
 * - a transaction begins IMMEDIATE: one that reads first and writes later could otherwise fail with
 *   SQLITE_BUSY after another process (an import, say) wrote in between.
 */
export class LibsqlDatabase extends Libsql {
  override prepare<Parameters extends unknown[] | object = unknown[]>(sql: string) {
    return bindingSafely(
      super.prepare<Parameters>(sql === 'BEGIN TRANSACTION' ? 'BEGIN IMMEDIATE' : sql),
    );
  }
}

type Executing = (parameters: Bindable[]) => unknown;

function bindingSafely<Statement extends object>(statement: Statement): Statement {
  const { all, run } = statement as { all: Executing; run: Executing };
  return Object.assign(statement, {
    all: (...parameters: unknown[]) => all.call(statement, parameters.map(toBindable)),
    run: (...parameters: unknown[]) => run.call(statement, parameters.map(toBindable)),
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
