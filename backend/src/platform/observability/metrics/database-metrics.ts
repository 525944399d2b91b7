import { Registry } from 'prom-client';
import type { Database } from '../../database/database';
import type { Replica } from '../../database/replica';
import { counter, gauge } from './metrics';

/** How busy the ways to the database are, and how often it broke something off. */
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
  if (database.replica) measureReplica(registry, database.replica);
}

/** Whether a replica takes reads off the database, and how many. */
function measureReplica(registry: Registry, replica: Replica): void {
  gauge(
    registry,
    {
      name: 'grocessay_db_replica_used',
      help: 'Whether the replica is used: 1, or 0 while it is away or behind',
      aggregator: 'min',
    },
    () => [{ value: Number(replica.state.isUsed) }],
  );
  gauge(
    registry,
    {
      name: 'grocessay_db_replica_lag_seconds',
      help: 'How long the replica took to get what the primary had, or has been without it; none is told while it is away',
      aggregator: 'max',
    },
    () => {
      const { lagMs } = replica.state;
      return lagMs === undefined ? [] : [{ value: lagMs / 1000 }];
    },
  );
  counter(
    registry,
    {
      name: 'grocessay_db_replica_reads_total',
      help: 'Reads that a replica may answer, by who answered them',
      labelNames: ['target'],
    },
    () => Object.entries(replica.reads).map(([target, value]) => ({ labels: { target }, value })),
  );
}
