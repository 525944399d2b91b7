import { TestShop } from '../kit/test-shop';

/** What may change with any call: when a session or a token was used last, and how often somebody tried. */
const IGNORED_TABLES = ['rate_limits'];
const IGNORED_COLUMNS = ['lastUsedAt'];

/**
 * What stands in each table of the shop, sorted. The database puts each row together:
 * to hand over each value costs a third of the matrix's time.
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

/** The tables in which something is different. */
export function changedTables(before: Map<string, string>, after: Map<string, string>): string[] {
  return [...before.keys()].filter((name) => before.get(name) !== after.get(name));
}
