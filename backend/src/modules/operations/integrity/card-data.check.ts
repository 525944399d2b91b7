import { Snapshot } from '../../../platform/database/snapshot';
import { IntegrityCheck } from '../../../platform/integrity/integrity-check';
import { findCardData, isForCardData } from './card-data.rules';
import { Comparison, equal } from '../../../platform/integrity/comparison.rules';

type Row = Record<string, unknown>;

export const cardColumns: IntegrityCheck = {
  name: 'card-columns',
  holds: 'no column of any table is there for a card number or cvv',
  records: 'columns',
  async *look(snapshot) {
    for (const { tableName, columnName } of await snapshot.columns())
      yield [
        equal(
          `use of column ${tableName}.${columnName}`,
          'other',
          isForCardData(columnName) ? 'card data' : 'other',
        ),
      ];
  },
};

/** Ignores the types of columns: SQLite stores any value in any column. */
export const cardData: IntegrityCheck = {
  name: 'card-data',
  holds: 'no value of any column of any table holds a card number or cvv',
  records: 'rows',
  async *look(snapshot) {
    for (const tableName of await tablesOf(snapshot)) {
      let rowNumber = 0;
      // eslint-disable-next-line grocessay/sql-is-fixed -- the database itself names its tables
      for await (const row of snapshot.rows<Row>(`SELECT * FROM \`${tableName}\``)) {
        rowNumber++;
        yield lookThrough(tableName, row, rowNumber);
      }
    }
  },
};

async function tablesOf(snapshot: Snapshot): Promise<Set<string>> {
  return new Set((await snapshot.columns()).map(({ tableName }) => tableName));
}

function lookThrough(tableName: string, row: Row, rowNumber: number): Comparison[] {
  const rowName = typeof row.id === 'number' ? `${row.id}` : `number ${rowNumber}`;
  return Object.entries(row).flatMap(([columnName, value]) =>
    findCardData(textOf(value)).map((found) =>
      equal(`${tableName}.${columnName} of row ${rowName}`, 'no card data', found),
    ),
  );
}

function textOf(value: unknown): string {
  if (value === null) return '';
  if (Buffer.isBuffer(value)) return value.toString('latin1');
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
}
