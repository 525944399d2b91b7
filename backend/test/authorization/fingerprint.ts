import { createHash } from 'node:crypto';
import { TestShop } from '../kit/test-shop';

/** What may change with any call: when a session or a token was used last, and how often somebody tried. */
const IGNORED_TABLES = ['rate_limits'];
const IGNORED_COLUMNS = ['lastUsedAt'];

/** What stands in each table of the shop, in the order of its first column, the key, made short. */
export async function fingerprint({ database }: TestShop): Promise<Map<string, string>> {
  const tables = database.writer.entityMetadatas
    .map(({ tableName }) => tableName)
    .filter((name) => !IGNORED_TABLES.includes(name));
  const rows = await Promise.all(
    tables.map((name) => database.read.query(`SELECT * FROM ${name} ORDER BY 1`)),
  );
  return new Map(tables.map((name, index) => [name, hashOf(rows[index])]));
}

/** The tables in which something is different. */
export function changedTables(before: Map<string, string>, after: Map<string, string>): string[] {
  return [...before.keys()].filter((name) => before.get(name) !== after.get(name));
}

function hashOf(rows: Record<string, unknown>[]): string {
  const kept = rows.map((row) =>
    Object.entries(row).filter(([column]) => !IGNORED_COLUMNS.includes(column)),
  );
  return createHash('sha256').update(JSON.stringify(kept)).digest('hex');
}
