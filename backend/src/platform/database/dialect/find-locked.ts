import { EntityManager, EntityTarget, FindOptionsWhere } from 'typeorm';
import { isSqlite } from './connections';

/**
 * A record as it stays until the transaction ends; relations are not read with it. SQLite locks no rows: a transaction
 * of the shop has the whole database to itself there.
 */
export function findLocked<Entity extends { id: number }>(
  tx: EntityManager,
  type: EntityTarget<Entity>,
  id: number,
): Promise<Entity | null> {
  const where = { id } as FindOptionsWhere<Entity>;
  return isSqlite(tx.connection.options.type)
    ? tx.findOneBy(type, where)
    : tx.findOne(type, { where, lock: { mode: 'pessimistic_write' } });
}
