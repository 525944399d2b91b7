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

/** Coupons, gift vouchers and the credit that comes of them, and the addresses of customers. */
export class OffersAndAddresses1700000000002 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const table of TABLES) await createTable(runner, table);
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const table of [...TABLES].reverse()) await runner.dropTable(table.name);
  }
}

const TABLES = [
  new Table({
    name: 'coupons',
    columns: [
      id('coupons'),
      text('code', 40),
      text('description', 200),
      integer('percent'),
      money('minimumSubtotalPaise'),
      money('maximumDiscountPaise', { isNullable: true }),
      instant('validFrom', { isNullable: true }),
      instant('validUntil', { isNullable: true }),
      integer('totalLimit', { isNullable: true }),
      integer('perCustomerLimit', { isNullable: true }),
      integer('usedCount'),
      instant('createdAt'),
    ],
    uniques: [unique('coupons', ['code'])],
    checks: [
      check('coupons', 'percent', 'percent >= 1 AND percent <= 25'),
      check(
        'coupons',
        'usedCount',
        'usedCount >= 0 AND (totalLimit IS NULL OR usedCount <= totalLimit)',
      ),
    ],
  }),
  // One row an order that has a coupon; it goes when the order is called off.
  new Table({
    name: 'coupon_uses',
    columns: [
      id('coupon_uses'),
      integer('couponId'),
      integer('customerId'),
      integer('orderId'),
      instant('usedAt'),
    ],
    uniques: [unique('coupon_uses', ['orderId'])],
    indices: [index('coupon_uses', ['couponId', 'customerId'])],
    foreignKeys: [
      foreignKey('coupon_uses', 'couponId', 'coupons', 'NO ACTION'),
      foreignKey('coupon_uses', 'customerId', 'customers', 'NO ACTION'),
      foreignKey('coupon_uses', 'orderId', 'orders', 'NO ACTION'),
    ],
  }),
  new Table({
    name: 'gift_vouchers',
    columns: [
      id('gift_vouchers'),
      text('code', 40),
      money('valuePaise'),
      instant('validUntil', { isNullable: true }),
      integer('redeemedByCustomerId', { isNullable: true }),
      instant('redeemedAt', { isNullable: true }),
      instant('createdAt'),
    ],
    uniques: [unique('gift_vouchers', ['code'])],
    checks: [check('gift_vouchers', 'valuePaise', 'valuePaise > 0')],
    foreignKeys: [foreignKey('gift_vouchers', 'redeemedByCustomerId', 'customers', 'NO ACTION')],
  }),
  // The ledger behind customers.giftCreditPaise: its sum is that balance.
  new Table({
    name: 'gift_credit_entries',
    columns: [
      id('gift_credit_entries'),
      integer('customerId'),
      text('kind', 20),
      money('amountPaise'),
      integer('orderId', { isNullable: true }),
      integer('voucherId', { isNullable: true }),
      instant('createdAt'),
    ],
    uniques: [
      unique('gift_credit_entries', ['voucherId']),
      unique('gift_credit_entries', ['orderId', 'kind']),
    ],
    indices: [index('gift_credit_entries', ['customerId'])],
    foreignKeys: [
      foreignKey('gift_credit_entries', 'customerId', 'customers', 'NO ACTION'),
      foreignKey('gift_credit_entries', 'orderId', 'orders', 'NO ACTION'),
      foreignKey('gift_credit_entries', 'voucherId', 'gift_vouchers', 'NO ACTION'),
    ],
  }),
  new Table({
    name: 'addresses',
    columns: [
      id('addresses'),
      integer('customerId'),
      integer('place'),
      integer('preference'),
      text('label', 40),
      text('recipientName', 200),
      text('phone', 10),
      text('line1', 200),
      text('line2', 200, { isNullable: true }),
      text('landmark', 200, { isNullable: true }),
      text('pinCode', 6),
      instant('createdAt'),
    ],
    uniques: [unique('addresses', ['customerId', 'place'])],
    checks: [check('addresses', 'place', 'place >= 1 AND place <= 20')],
    foreignKeys: [foreignKey('addresses', 'customerId', 'customers', 'CASCADE')],
  }),
];
