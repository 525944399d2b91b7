import { MigrationInterface, QueryRunner, Table } from 'typeorm';
import { addColumns, createTable, dropColumns } from '../../../platform/database/dialect/schema';
import {
  check,
  foreignKey,
  id,
  index,
  integer,
  text,
  unique,
} from '../../../platform/database/table-builders';

/** Godowns and second stores, and the stock at each by batch. So far, all stock was in the shop. */
export class StockLocations1700000000127 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const table of TABLES) await createTable(runner, table);
    await addColumns(runner, 'stock_movements', [integer('locationId', { isNullable: true })]);
    await addColumns(runner, 'goods_receipts', [integer('locationId', { isNullable: true })]);
    await addColumns(runner, 'goods_receipt_lines', [integer('awayPieces', { default: 0 })]);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DELETE FROM stock_movements WHERE locationId IS NOT NULL');
    await runner.query("UPDATE stock_movements SET kind = 'adjustment' WHERE kind = 'transfer'");
    await dropColumns(runner, 'goods_receipt_lines', ['awayPieces']);
    await dropColumns(runner, 'goods_receipts', ['locationId']);
    await dropColumns(runner, 'stock_movements', ['locationId']);
    for (const { name } of [...TABLES].reverse()) await runner.dropTable(name);
  }
}

const LOCATIONS = new Table({
  name: 'stock_locations',
  columns: [
    id('stock_locations'),
    text('name', 60),
    text('note', 200, { isNullable: true }),
    integer('version', { default: 1 }),
    integer('removedId', { default: 0 }),
  ],
  uniques: [unique('stock_locations', ['name', 'removedId'])],
});

const STOCKS = new Table({
  name: 'location_stocks',
  columns: [
    id('location_stocks'),
    integer('locationId'),
    integer('productId'),
    integer('batchId'),
    text('expiresOn', 10, { isNullable: true }),
    integer('pieces'),
  ],
  uniques: [unique('location_stocks', ['locationId', 'productId', 'batchId'])],
  indices: [index('location_stocks', ['productId'])],
  checks: [check('location_stocks', 'pieces', 'pieces > 0')],
  foreignKeys: [foreignKey('location_stocks', 'locationId', 'stock_locations', 'NO ACTION')],
});

const TABLES = [LOCATIONS, STOCKS];
