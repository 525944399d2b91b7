import { MigrationInterface, QueryRunner, Table } from 'typeorm';
import { createTable } from '../../../platform/database/dialect/schema';
import {
  foreignKey,
  id,
  index,
  instant,
  integer,
  text,
} from '../../../platform/database/table-builders';

/** What the staff writes down about an order. */
export class OrderNotes1700000000022 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await createTable(runner, NOTES);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropTable('order_notes');
  }
}

const NOTES = new Table({
  name: 'order_notes',
  columns: [
    id('order_notes'),
    integer('orderId'),
    integer('adminId'),
    text('text', 1000),
    instant('at'),
  ],
  indices: [index('order_notes', ['orderId'])],
  foreignKeys: [foreignKey('order_notes', 'orderId', 'orders', 'CASCADE')],
});
