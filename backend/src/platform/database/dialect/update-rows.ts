import { EntityManager, EntityTarget } from 'typeorm';

/** New values of records, the same columns for each. */
interface RowsUpdate<Entity extends { id: number }> {
  columns: readonly (keyof Entity & string)[];
  rows: readonly Entity[];
}

/**
 * Updates columns of records that the transaction has locked and checked, with one statement for all: separate
 * statements would take most of the time of a bulk change.
 */
export async function updateRows<Entity extends { id: number }>(
  tx: EntityManager,
  type: EntityTarget<Entity>,
  { columns, rows }: RowsUpdate<Entity>,
): Promise<void> {
  const { tableName } = tx.connection.getMetadata(type);
  const cases = rows.map(() => 'WHEN ? THEN ?').join(' ');
  const set = columns.map((name) => `\`${name}\` = CASE id ${cases} END`).join(', ');
  const places = rows.map(() => '?').join(', ');
  await tx.query(`UPDATE \`${tableName}\` SET ${set} WHERE id IN (${places})`, [
    ...columns.flatMap((name) => rows.flatMap((row) => [row.id, row[name]])),
    ...rows.map(({ id }) => id),
  ]);
}
