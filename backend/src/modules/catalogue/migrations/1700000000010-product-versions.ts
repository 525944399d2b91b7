import { MigrationInterface, QueryRunner, Table } from 'typeorm';
import { addColumns, createTable, dropColumns } from '../../../platform/database/dialect/schema';
import { id, instant, integer, text, unique } from '../../../platform/database/table-builders';

/**
 * What keeps one person's change of a product from undoing another's: a version of its descriptive fields, and stock
 * changes with their reason, the admin who made them and the key under which each is made once.
 */
export class ProductVersions1700000000010 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const [tableName, columns] of COLUMNS) await addColumns(runner, tableName, columns);
    await createTable(runner, STOCK_CHANGE_KEYS);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropTable(STOCK_CHANGE_KEYS.name);
    for (const [tableName, columns] of COLUMNS)
      await dropColumns(
        runner,
        tableName,
        columns.map(({ name }) => name),
      );
  }
}

const COLUMNS = [
  ['products', [integer('version', { default: 1 })]],
  // Movements of before, and those of orders, have neither.
  [
    'stock_movements',
    [text('reason', 200, { isNullable: true }), integer('adminId', { isNullable: true })],
  ],
] as const satisfies readonly (readonly [string, Parameters<typeof addColumns>[2]])[];

/** Rows outlive their product, as the ledger's do, so that a key stays used. */
const STOCK_CHANGE_KEYS = new Table({
  name: 'stock_change_keys',
  columns: [
    id('stock_change_keys'),
    text('requestKey', 100),
    text('fingerprint', 64),
    integer('productId'),
    instant('at'),
  ],
  uniques: [unique('stock_change_keys', ['requestKey'])],
});
