/** A finished statement, without its parameters. */
export interface EndedStatement {
  sql: string;
  /** By `performance.now()`, excluding the wait for a connection. */
  begunAtMs: number;
  endedAtMs: number;
  hasFailed: boolean;
}

/** Called for a finished statement in the async context of its request. It must not fail. */
export type StatementListener = (statement: EndedStatement) => void;

/** Notifies listeners of every statement of a database. */
export class StatementWatch {
  private readonly listeners: StatementListener[] = [];

  listen(listener: StatementListener): void {
    this.listeners.push(listener);
  }

  /** Reports that a statement has just ended. */
  ended(sql: string, begunAtMs: number, hasFailed: boolean): void {
    if (this.listeners.length === 0) return;
    const statement = { sql, begunAtMs, endedAtMs: performance.now(), hasFailed };
    for (const listener of this.listeners) listener(statement);
  }
}
