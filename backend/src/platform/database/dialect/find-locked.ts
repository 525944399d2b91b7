import { EntityManager, EntityTarget, FindManyOptions, FindOptionsWhere, In } from 'typeorm';
import { isSqlite } from './connections';

/**
 * Reads a record, without relations, and locks it until the transaction ends. SQLite locks no rows: there, a
 * transaction of the shop has exclusive access to the whole database.
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

/** Reads records and locks them until the transaction ends, in the order of their numbers to prevent deadlocks. */
export function findAllLocked<Entity extends { id: number }>(
  tx: EntityManager,
  type: EntityTarget<Entity>,
  ids: readonly number[],
): Promise<Entity[]> {
  const lock = isSqlite(tx.connection.options.type)
    ? {}
    : { lock: { mode: 'pessimistic_write' } as const };
  const wanted = { where: { id: In([...ids]) }, order: { id: 'ASC' }, ...lock };
  return tx.find(type, wanted as FindManyOptions<Entity>);
}
