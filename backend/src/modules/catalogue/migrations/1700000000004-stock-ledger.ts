import { MigrationInterface, QueryRunner, Table } from 'typeorm';
import { createTable } from '../../../platform/database/dialect/schema';
import { id, index, instant, integer, text } from '../../../platform/database/table-builders';

/** Every change of every stock. Rows outlive their product and are never changed, so they point at nothing. */
export class StockLedger1700000000004 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await createTable(runner, TABLE);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropTable(TABLE.name);
  }
}

const TABLE = new Table({
  name: 'stock_movements',
  columns: [
    id('stock_movements'),
    integer('productId'),
    text('kind', 20),
    integer('quantity'),
    integer('orderId', { isNullable: true }),
    instant('at'),
  ],
  indices: [index('stock_movements', ['productId']), index('stock_movements', ['orderId'])],
});
