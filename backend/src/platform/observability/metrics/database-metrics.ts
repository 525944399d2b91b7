import { Registry } from 'prom-client';
import type { Database } from '../../database/database';
import { counter, gauge } from './metrics';

/** Registers metrics of database connections and aborted transactions. */
export function measureDatabase(registry: Registry, database: Database): void {
  gauge(
    registry,
    {
      name: 'grocessay_db_pool_size',
      help: 'Connections that may be in use at once; SQLite has one that writes',
    },
    () => [{ value: database.pool.size }],
  );
  gauge(registry, { name: 'grocessay_db_pool_in_use', help: 'Connections that are in use' }, () => [
    { value: database.pool.inUse },
  ]);
  gauge(
    registry,
    { name: 'grocessay_db_pool_waiting', help: 'Transactions and reads that wait for one' },
    () => [{ value: database.pool.waiting }],
  );
  counter(
    registry,
    {
      name: 'grocessay_db_transaction_retries_total',
      help: 'Transactions that were run again: the database undid them (conflict), or was away',
      labelNames: ['reason'],
    },
    () =>
      Object.entries(database.retries.again).map(([reason, value]) => ({
        labels: { reason },
        value,
      })),
  );
  counter(
    registry,
    {
      name: 'grocessay_db_unknown_outcomes_total',
      help: 'Commits of which the answer was lost',
    },
    () => [{ value: database.retries.unknownOutcomes }],
  );
}
