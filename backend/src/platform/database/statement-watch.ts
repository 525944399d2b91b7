/** A statement that has ended. Its parameters are not told to anybody. */
export interface EndedStatement {
  sql: string;
  /** By `performance.now()`, without the wait for a connection. */
  begunAtMs: number;
  endedAtMs: number;
  hasFailed: boolean;
}

/** Is told of a statement where it was sent: within the request that it was sent for. It must not fail. */
export type StatementListener = (statement: EndedStatement) => void;

/** Tells whoever wants to know of every statement of a database. */
export class StatementWatch {
  private readonly listeners: StatementListener[] = [];

  listen(listener: StatementListener): void {
    this.listeners.push(listener);
  }

  /** Says that a statement has just ended. */
  ended(sql: string, begunAtMs: number, hasFailed: boolean): void {
    if (this.listeners.length === 0) return;
    const statement = { sql, begunAtMs, endedAtMs: performance.now(), hasFailed };
    for (const listener of this.listeners) listener(statement);
  }
}
