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
} from '../../../platform/database/table-builders';

/** Changes of many products, and what becomes of each of them. */
export class BulkChanges1700000000083 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const table of TABLES) await createTable(runner, table);
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const { name } of [...TABLES].reverse()) await runner.dropTable(name);
  }
}

const CHANGES = new Table({
  name: 'bulk_changes',
  columns: [
    id('bulk_changes'),
    text('state', 20),
    json('request'),
    integer('adminId'),
    integer('apiTokenId', { isNullable: true }),
    instant('createdAt'),
    instant('endedAt', { isNullable: true }),
    integer('unchangedCount'),
    integer('waitingCount'),
    integer('changedCount'),
    integer('refusedCount'),
    integer('undoneCount'),
    integer('keptCount'),
  ],
  indices: [index('bulk_changes', ['state'])],
});

const ROWS = new Table({
  name: 'bulk_change_rows',
  columns: [
    id('bulk_change_rows'),
    integer('bulkChangeId'),
    integer('productId'),
    text('productName', 200),
    text('state', 20),
    integer('version'),
    json('beforeValues'),
    json('afterValues'),
    text('code', 40, { isNullable: true }),
    text('field', 40, { isNullable: true }),
  ],
  indices: [index('bulk_change_rows', ['bulkChangeId', 'state'])],
  foreignKeys: [foreignKey('bulk_change_rows', 'bulkChangeId', 'bulk_changes', 'CASCADE')],
});

const TABLES = [CHANGES, ROWS];
