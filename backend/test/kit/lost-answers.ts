import { QueryRunner } from 'typeorm';
import { Database } from '../../src/platform/database/database';

/**
 * Lets the next COMMIT, or statement that is one by itself, go through, and its answer get lost with the connection.
 * @param spared transactions before it whose answers come
 */
export function loseNextCommitAnswer({ writer }: Database, spared = 0): void {
  const create = writer.createQueryRunner;
  let left = spared;
  const stop = () => {
    writer.createQueryRunner = create;
  };
  writer.createQueryRunner = (mode) => {
    const runner = create.call(writer, mode);
    return left-- > 0 ? runner : losingItsAnswer(runner, stop);
  };
}

function losingItsAnswer(runner: QueryRunner, onLost: () => void): QueryRunner {
  const { commitTransaction: commit, query } = runner;
  const lose = () => {
    Object.assign(runner, { commitTransaction: commit, query }); // SQLite has one runner for all
    onLost();
    throw Object.assign(new Error('Connection lost'), { code: 'PROTOCOL_CONNECTION_LOST' });
  };
  runner.commitTransaction = async () => {
    await commit.call(runner);
    lose();
  };
  runner.query = (async (sql: string, ...rest: unknown[]) => {
    const isCommitted = !runner.isTransactionActive && /^(INSERT|UPDATE|DELETE)/.test(sql);
    const answer = await (query as (...all: unknown[]) => Promise<unknown>).call(
      runner,
      sql,
      ...rest,
    );
    if (isCommitted) lose();
    return answer;
  }) as QueryRunner['query'];
  return runner;
}
