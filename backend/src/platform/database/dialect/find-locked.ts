import { EntityManager, EntityTarget, FindManyOptions, In } from 'typeorm';
import { isSqlite } from './connections';

/** Reads a record, without relations. */
export function findById<Entity extends { id: number }>(
  manager: EntityManager,
  type: EntityTarget<Entity>,
  id: number,
): Promise<Entity | null> {
  return readById(manager, type, id, '');
}

/**
 * Reads a record, without relations, and locks it until the transaction ends. SQLite locks no rows: there, a
 * transaction of the shop has exclusive access to the whole database.
 */
export function findLocked<Entity extends { id: number }>(
  tx: EntityManager,
  type: EntityTarget<Entity>,
  id: number,
): Promise<Entity | null> {
  return readById(tx, type, id, isSqlite(tx.connection.options.type) ? '' : ' FOR UPDATE');
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

/** One text for each table: TypeORM builds each statement anew, which takes longer than the database. */
async function readById<Entity extends { id: number }>(
  manager: EntityManager,
  type: EntityTarget<Entity>,
  id: number,
  lock: string,
): Promise<Entity | null> {
  const { driver } = manager.connection;
  const { columns, tableName } = manager.connection.getMetadata(type);
  const sql = `SELECT * FROM ${tableName} WHERE id = ?${lock}`;
  const [row] = await manager.query<Record<string, unknown>[]>(sql, [id]);
  if (!row) return null;
  const record = manager.create(type);
  for (const column of columns)
    column.setEntityValue(record, driver.prepareHydratedValue(row[column.databaseName], column));
  return record;
}
