import { TestShop } from '../kit/test-shop';

/** Data that any call may change: the time of last use of a session or token, and the counts of attempts. */
const IGNORED_TABLES = ['rate_limits'];
const IGNORED_COLUMNS = ['lastUsedAt'];

/**
 * The sorted contents of each table of the shop. The database concatenates each row: transferring each value separately
 * would take a third of the matrix's time.
 */
export async function fingerprint({ database }: TestShop): Promise<Map<string, string>> {
  const tables = database.writer.entityMetadatas.filter(
    ({ tableName }) => !IGNORED_TABLES.includes(tableName),
  );
  const texts = await Promise.all(
    tables.map(async ({ tableName, columns }) => {
      const values = columns
        .map(({ databaseName }) => databaseName)
        .filter((name) => !IGNORED_COLUMNS.includes(name))
        .map((name) => `QUOTE(${database.writer.driver.escape(name)})`);
      const sql = `SELECT CONCAT(${values.join(", ',', ")}) AS content FROM ${tableName} ORDER BY 1`;
      const rows: { content: string }[] = await database.read.query(sql);
      return rows.map(({ content }) => content).join('\n');
    }),
  );
  return new Map(tables.map(({ tableName }, index) => [tableName, texts[index] ?? '']));
}

/** The tables with changes. */
export function changedTables(before: Map<string, string>, after: Map<string, string>): string[] {
  return [...before.keys()].filter((name) => before.get(name) !== after.get(name));
}
