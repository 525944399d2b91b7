import { DataSource, QueryRunner } from 'typeorm';
import { Database } from '../../src/platform/database/database';

/** The SQL statements that the shop sends to its database while some work is done. */
export async function statementsOf(
  database: Database,
  work: () => Promise<unknown>,
): Promise<string[]> {
  const statements: string[] = [];
  const sources = new Set([database.writer, database.read.connection]);
  const stop = [...sources].map((source) => listen(source, statements));
  try {
    await work();
  } finally {
    for (const end of stop) end();
  }
  return statements;
}

function listen(source: DataSource, statements: string[]): () => void {
  const create = source.createQueryRunner;
  const overheard = new Map<QueryRunner, QueryRunner['query']>();
  source.createQueryRunner = (mode) => {
    const runner = create.call(source, mode);
    // SQLite has a single runner, which is observed once.
    if (!overheard.has(runner)) overheard.set(runner, overhear(runner, statements));
    return runner;
  };
  return () => {
    source.createQueryRunner = create;
    for (const [runner, query] of overheard) runner.query = query;
  };
}

function overhear(runner: QueryRunner, statements: string[]): QueryRunner['query'] {
  const query = runner.query;
  runner.query = ((sql: string, ...rest: unknown[]) => {
    statements.push(sql);
    return (query as (...args: unknown[]) => Promise<unknown>).call(runner, sql, ...rest);
  }) as QueryRunner['query'];
  return query;
}
