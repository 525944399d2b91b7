import { MigrationInterface, QueryRunner, Table } from 'typeorm';
import { createTable } from '../../../platform/database/dialect/schema';
import {
  check,
  foreignKey,
  id,
  index,
  instant,
  integer,
  money,
  text,
  unique,
} from '../../../platform/database/table-builders';

/** What happened to each order and by whom, its refunds, and its receipt. */
export class OrderMovesAndReceipts1700000000003 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const table of TABLES) await createTable(runner, table);
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const table of [...TABLES].reverse()) await runner.dropTable(table.name);
  }
}

const TABLES = [
  new Table({
    name: 'order_events',
    columns: [
      id('order_events'),
      integer('orderId'),
      text('fromStatus', 20, { isNullable: true }),
      text('toStatus', 20),
      text('paymentStatus', 20),
      text('actorRole', 20),
      integer('actorId', { isNullable: true }),
      text('note', 200, { isNullable: true }),
      instant('at'),
    ],
    indices: [index('order_events', ['orderId'])],
    foreignKeys: [foreignKey('order_events', 'orderId', 'orders', 'CASCADE')],
  }),
  new Table({
    name: 'refunds',
    columns: [
      id('refunds'),
      integer('orderId', { isNullable: true }),
      integer('paymentId'),
      text('idempotencyKey', 100),
      text('requestFingerprint', 64, { isNullable: true }),
      money('amountPaise'),
      text('status', 20),
      text('reason', 200),
      text('failureReason', 200, { isNullable: true }),
      text('gatewayReference', 100, { isNullable: true }),
      instant('createdAt'),
      instant('settledAt', { isNullable: true }),
    ],
    uniques: [unique('refunds', ['idempotencyKey'])],
    indices: [
      index('refunds', ['orderId']),
      index('refunds', ['paymentId']),
      index('refunds', ['status', 'createdAt']),
    ],
    checks: [check('refunds', 'amountPaise', 'amountPaise > 0')],
    foreignKeys: [
      foreignKey('refunds', 'orderId', 'orders', 'NO ACTION'),
      foreignKey('refunds', 'paymentId', 'payments', 'NO ACTION'),
    ],
  }),
  new Table({
    name: 'receipts',
    columns: [
      id('receipts'),
      integer('orderId'),
      text('financialYear', 7),
      integer('number'),
      instant('issuedAt'),
    ],
    uniques: [unique('receipts', ['orderId']), unique('receipts', ['financialYear', 'number'])],
    foreignKeys: [foreignKey('receipts', 'orderId', 'orders', 'NO ACTION')],
  }),
  // The last number given in each financial year: taken and used in one transaction, so no number is left out.
  new Table({
    name: 'receipt_counters',
    columns: [id('receipt_counters'), text('financialYear', 7), integer('lastNumber')],
    uniques: [unique('receipt_counters', ['financialYear'])],
  }),
];
