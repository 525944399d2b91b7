import { QueryRunner } from 'typeorm';
import { Database } from '../../src/platform/database/database';

/**
 * Executes the next COMMIT, or single-statement transaction, and loses its response with the connection.
 * @param spared number of preceding transactions whose responses arrive
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
