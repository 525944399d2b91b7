import { MigrationInterface, QueryRunner, Table } from 'typeorm';
import { createTable } from '../../../platform/database/dialect/schema';
import {
  foreignKey,
  id,
  index,
  instant,
  integer,
  json,
  text,
  unique,
} from '../../../platform/database/table-builders';

/** What customers report of their orders, and what the staff decides. */
export class OrderReports1700000000035 implements MigrationInterface {
  up(runner: QueryRunner): Promise<void> {
    return createTable(runner, REPORTS);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropTable(REPORTS.name);
  }
}

const REPORTS = new Table({
  name: 'order_reports',
  columns: [
    id('order_reports'),
    integer('orderId'),
    text('requestKey', 100),
    text('fingerprint', 64),
    text('kind', 20),
    json('lines'),
    text('text', 500),
    text('status', 20),
    instant('createdAt'),
    instant('decidedAt', { isNullable: true }),
    text('answer', 150, { isNullable: true }),
    integer('creditNoteId', { isNullable: true }),
  ],
  uniques: [unique('order_reports', ['orderId', 'requestKey'])],
  indices: [index('order_reports', ['status', 'createdAt'])],
  foreignKeys: [foreignKey('order_reports', 'orderId', 'orders', 'CASCADE')],
});
