import { EntityManager, EntityTarget, FindManyOptions, FindOptionsWhere, In } from 'typeorm';
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

/** Records as they stay until the transaction ends, locked in the order of their numbers so that no two wait for each other. */
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
