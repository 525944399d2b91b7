import { MigrationInterface, QueryRunner, Table } from 'typeorm';
import { createTable } from '../../../platform/database/dialect/schema';
import {
  foreignKey,
  id,
  index,
  instant,
  integer,
  money,
  text,
  unique,
} from '../../../platform/database/table-builders';

/** What wholesalers brought. Lines outlive their product, so they do not point at it. */
export class GoodsReceipts1700000000087 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const table of TABLES) await createTable(runner, table);
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const { name } of [...TABLES].reverse()) await runner.dropTable(name);
  }
}

const RECEIPTS = new Table({
  name: 'goods_receipts',
  columns: [
    id('goods_receipts'),
    text('supplier', 100),
    text('billNumber', 40),
    text('requestKey', 100),
    text('fingerprint', 64),
    integer('adminId'),
    instant('receivedAt'),
    integer('lineCount'),
    money('totalPaise'),
  ],
  uniques: [unique('goods_receipts', ['requestKey'])],
});

const LINES = new Table({
  name: 'goods_receipt_lines',
  columns: [
    id('goods_receipt_lines'),
    integer('goodsReceiptId'),
    integer('productId'),
    text('productName', 200),
    integer('pieces'),
    integer('costPaise', { isNullable: true }),
    text('batch', 40, { isNullable: true }),
    text('expiresOn', 10, { isNullable: true }),
    integer('mrpPaise', { isNullable: true }),
    integer('sellingPaise', { isNullable: true }),
  ],
  indices: [
    index('goods_receipt_lines', ['goodsReceiptId']),
    index('goods_receipt_lines', ['productId', 'expiresOn']),
    index('goods_receipt_lines', ['expiresOn']),
  ],
  foreignKeys: [foreignKey('goods_receipt_lines', 'goodsReceiptId', 'goods_receipts', 'CASCADE')],
});

const TABLES = [RECEIPTS, LINES];
