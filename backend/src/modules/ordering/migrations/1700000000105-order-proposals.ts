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

/** Orders that apps propose to customers. */
export class OrderProposals1700000000105 implements MigrationInterface {
  up(runner: QueryRunner): Promise<void> {
    return createTable(runner, ORDER_PROPOSALS);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropTable(ORDER_PROPOSALS.name);
  }
}

const ORDER_PROPOSALS = new Table({
  name: 'order_proposals',
  columns: [
    id('order_proposals'),
    integer('connectionId'),
    integer('customerId'),
    text('idempotencyKey', 100),
    text('requestFingerprint', 64),
    json('choice'),
    json('lines'),
    json('bill'),
    integer('orderId', { isNullable: true }),
    instant('createdAt'),
    instant('expiresAt'),
    instant('refusedAt', { isNullable: true }),
  ],
  uniques: [
    unique('order_proposals', ['connectionId', 'idempotencyKey']),
    unique('order_proposals', ['orderId']),
  ],
  indices: [index('order_proposals', ['customerId']), index('order_proposals', ['expiresAt'])],
  foreignKeys: [
    foreignKey('order_proposals', 'connectionId', 'app_connections', 'CASCADE'),
    foreignKey('order_proposals', 'customerId', 'customers', 'CASCADE'),
    foreignKey('order_proposals', 'orderId', 'orders', 'NO ACTION'),
  ],
});
