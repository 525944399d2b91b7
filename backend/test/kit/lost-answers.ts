import { QueryRunner } from 'typeorm';
import { Database } from '../../src/platform/db/database';

/**
 * Lets the next COMMIT go through, and its answer get lost with the connection.
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
  const commit = runner.commitTransaction;
  runner.commitTransaction = async () => {
    runner.commitTransaction = commit; // SQLite has one runner for all
    onLost();
    await commit.call(runner);
    throw Object.assign(new Error('Connection lost'), { code: 'PROTOCOL_CONNECTION_LOST' });
  };
  return runner;
}
