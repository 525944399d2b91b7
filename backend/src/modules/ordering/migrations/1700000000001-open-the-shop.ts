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

/** The eight categories of the landing page, in its order: slug, name, picture. */
const CATEGORIES = [
  ['fruits', 'Fruits', '1f34e'],
  ['vegetables', 'Vegetables', '1f966'],
  ['cereals', 'Cereals', '1f33e'],
  ['beverages', 'Beverages', '1f964'],
  ['snacks', 'Snacks', '1f36a'],
  ['frozen-foods', 'Frozen Foods', '1f9ca'],
  ['household-products', 'Household Products', '1f9fb'],
  ['general', 'General', '1f6d2'],
];

/** All tables of the first release. */
export class OpenTheShop1700000000001 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const table of TABLES) await createTable(runner, table);
    for (const [position, [slug, name, picture]] of CATEGORIES.entries())
      await runner.query(
        'INSERT INTO categories (slug, name, imageUrl, position) VALUES (?, ?, ?, ?)',
        [slug, name, `/media/food/${picture}.webp`, position + 1],
      );
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const table of [...TABLES].reverse()) await runner.dropTable(table.name);
  }
}

const TABLES = [
  new Table({
    name: 'categories',
    columns: [
      id('categories'),
      text('slug', 40),
      text('name', 60),
      text('imageUrl', 255),
      integer('position'),
    ],
    uniques: [unique('categories', ['slug'])],
  }),
  new Table({
    name: 'products',
    columns: [
      id('products'),
      text('sku', 64, { isNullable: true }),
      text('name', 200),
      text('description', 2000),
      text('imageUrl', 2048),
      integer('mrpPaise'),
      integer('stockQuantity'),
      text('unit', 40, { isNullable: true }),
      text('aliases', 500, { isNullable: true }),
      text('searchText', 1000),
      integer('categoryId'),
      instant('createdAt'),
    ],
    uniques: [unique('products', ['sku'])],
    indices: [index('products', ['categoryId', 'name']), index('products', ['name'])],
    checks: [
      check('products', 'stockQuantity', 'stockQuantity >= 0'),
      check('products', 'mrpPaise', 'mrpPaise >= 0'),
    ],
    foreignKeys: [foreignKey('products', 'categoryId', 'categories', 'NO ACTION')],
  }),
  new Table({
    name: 'customers',
    columns: [
      id('customers'),
      text('firstName', 100),
      text('lastName', 100),
      text('email', 254),
      text('passwordHash', 255),
      text('dateOfBirth', 10, { isNullable: true }),
      text('gender', 10),
      text('phone', 10),
      text('district', 100),
      text('state', 100),
      text('zipCode', 12),
      money('giftCreditPaise', { default: 0 }),
      instant('createdAt'),
    ],
    uniques: [unique('customers', ['email'])],
    checks: [check('customers', 'giftCreditPaise', 'giftCreditPaise >= 0')],
  }),
  new Table({
    name: 'admins',
    columns: [id('admins'), text('email', 254), text('passwordHash', 255), instant('createdAt')],
    uniques: [unique('admins', ['email'])],
  }),
  new Table({
    name: 'sessions',
    columns: [
      id('sessions'),
      text('tokenHash', 64),
      integer('customerId', { isNullable: true }),
      integer('adminId', { isNullable: true }),
      instant('createdAt'),
      instant('expiresAt'),
    ],
    uniques: [unique('sessions', ['tokenHash'])],
    indices: [index('sessions', ['expiresAt'])],
    foreignKeys: [
      foreignKey('sessions', 'customerId', 'customers', 'CASCADE'),
      foreignKey('sessions', 'adminId', 'admins', 'CASCADE'),
    ],
  }),
  new Table({
    name: 'carts',
    columns: [
      id('carts'),
      integer('customerId', { isNullable: true }),
      integer('sessionId', { isNullable: true }),
    ],
    uniques: [unique('carts', ['customerId']), unique('carts', ['sessionId'])],
    foreignKeys: [
      foreignKey('carts', 'customerId', 'customers', 'CASCADE'),
      foreignKey('carts', 'sessionId', 'sessions', 'CASCADE'),
    ],
  }),
  new Table({
    name: 'cart_items',
    columns: [id('cart_items'), integer('cartId'), integer('productId'), integer('quantity')],
    uniques: [unique('cart_items', ['cartId', 'productId'])],
    indices: [index('cart_items', ['productId'])],
    checks: [check('cart_items', 'quantity', 'quantity > 0')],
    foreignKeys: [
      foreignKey('cart_items', 'cartId', 'carts', 'CASCADE'),
      foreignKey('cart_items', 'productId', 'products', 'CASCADE'),
    ],
  }),
  new Table({
    name: 'delivery_slots',
    columns: [
      id('delivery_slots'),
      text('date', 10),
      integer('startMinute'),
      integer('capacity'),
      integer('bookedCount'),
    ],
    uniques: [unique('delivery_slots', ['date', 'startMinute'])],
    checks: [
      check('delivery_slots', 'bookedCount', 'bookedCount >= 0 AND bookedCount <= capacity'),
    ],
  }),
  new Table({
    name: 'orders',
    columns: [
      id('orders'),
      integer('customerId'),
      text('idempotencyKey', 100),
      text('requestFingerprint', 64),
      text('status', 20),
      text('paymentStatus', 20),
      text('paymentMethod', 20),
      instant('paymentClaimedUntil', { isNullable: true }),
      money('subtotalPaise'),
      { name: 'billSteps', type: 'text' },
      text('couponCode', 40, { isNullable: true }),
      money('giftCreditPaise'),
      money('toPayPaise'),
      { name: 'deliveryAddress', type: 'text', isNullable: true },
      text('slotDate', 10),
      integer('slotStartMinute'),
      integer('slotEndMinute'),
      instant('placedAt'),
    ],
    uniques: [unique('orders', ['customerId', 'idempotencyKey'])],
    indices: [index('orders', ['customerId', 'placedAt']), index('orders', ['status', 'placedAt'])],
    checks: [
      check('orders', 'giftCreditPaise', 'giftCreditPaise >= 0'),
      check('orders', 'toPayPaise', 'toPayPaise >= 0'),
    ],
    foreignKeys: [foreignKey('orders', 'customerId', 'customers', 'NO ACTION')],
  }),
  new Table({
    name: 'order_lines',
    columns: [
      id('order_lines'),
      integer('orderId'),
      integer('productId', { isNullable: true }),
      text('name', 200),
      text('unit', 40, { isNullable: true }),
      text('imageUrl', 2048),
      integer('mrpPaise'),
      integer('quantity'),
      money('totalPaise'),
      money('discountPaise'),
    ],
    indices: [index('order_lines', ['orderId']), index('order_lines', ['productId'])],
    checks: [
      check('order_lines', 'quantity', 'quantity > 0'),
      check('order_lines', 'discountPaise', 'discountPaise >= 0 AND discountPaise <= totalPaise'),
    ],
    foreignKeys: [
      foreignKey('order_lines', 'orderId', 'orders', 'CASCADE'),
      foreignKey('order_lines', 'productId', 'products', 'SET NULL'),
    ],
  }),
  new Table({
    name: 'payments',
    columns: [
      id('payments'),
      integer('customerId'),
      integer('orderId', { isNullable: true }),
      text('idempotencyKey', 100),
      text('requestFingerprint', 64, { isNullable: true }),
      money('amountPaise'),
      money('refundRequestedPaise', { default: 0 }),
      money('refundedPaise', { default: 0 }),
      text('status', 20),
      text('gateway', 20),
      text('gatewayReference', 100, { isNullable: true }),
      text('failureReason', 200, { isNullable: true }),
      text('cardBrand', 20, { isNullable: true }),
      text('cardLastFour', 4, { isNullable: true }),
      integer('cardExpiryYear', { isNullable: true }),
      instant('createdAt'),
      instant('settledAt', { isNullable: true }),
    ],
    uniques: [unique('payments', ['customerId', 'idempotencyKey'])],
    indices: [
      index('payments', ['orderId']),
      index('payments', ['status', 'createdAt']),
      index('payments', ['gatewayReference']),
    ],
    checks: [
      check('payments', 'amountPaise', 'amountPaise >= 0'),
      check(
        'payments',
        'refundRequestedPaise',
        'refundRequestedPaise >= 0 AND refundRequestedPaise <= amountPaise',
      ),
      check(
        'payments',
        'refundedPaise',
        'refundedPaise >= 0 AND refundedPaise <= refundRequestedPaise',
      ),
    ],
    foreignKeys: [
      foreignKey('payments', 'customerId', 'customers', 'NO ACTION'),
      foreignKey('payments', 'orderId', 'orders', 'NO ACTION'),
    ],
  }),
  new Table({
    name: 'contact_messages',
    columns: [
      id('contact_messages'),
      text('fullName', 200),
      text('email', 254),
      text('subject', 4000),
      instant('createdAt'),
    ],
  }),
];
