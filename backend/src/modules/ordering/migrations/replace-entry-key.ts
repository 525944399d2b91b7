import { QueryRunner, Table, TableIndex } from 'typeorm';
import { isSqlite } from '../../../platform/database/dialect/connections';
import { unique } from '../../../platform/database/table-builders';

const ENTRIES = 'gift_credit_entries';

/** Replaces the unique key of the ledger of gift credit. The new one is there first: a foreign key needs one of them. */
export async function replaceEntryKey(
  runner: QueryRunner,
  from: string[],
  to: string[],
): Promise<void> {
  const [old, next] = [unique(ENTRIES, from), unique(ENTRIES, to)];
  if (isSqlite(runner.connection.options.type)) {
    // As the table is now: TypeORM remembers it as it was before `addColumns`.
    const table = (await runner.getTable(ENTRIES)) as Table;
    await runner.createUniqueConstraint(table, next);
    return runner.dropUniqueConstraint(table, old);
  }
  const { name = '', columnNames } = next;
  await runner.createIndex(ENTRIES, new TableIndex({ name, columnNames, isUnique: true }));
  await runner.dropIndex(ENTRIES, old.name as string);
}
