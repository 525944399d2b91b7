import { MigrationInterface, QueryRunner, Table } from 'typeorm';
import {
  addColumns,
  createTable,
  dropColumns,
  replaceCheck,
} from '../../../platform/database/dialect/schema';
import {
  check,
  foreignKey,
  id,
  instant,
  integer,
  json,
  money,
  text,
  unique,
} from '../../../platform/database/table-builders';

/** Lines that are picked, missing or substituted, and who picks an order. Earlier orders are as they were ordered. */
export class PickedLines1700000000033 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await addColumns(runner, 'order_lines', LINE_COLUMNS);
    await replaceCheck(runner, 'order_lines', ANY_PIECES);
    await addColumns(runner, 'orders', ORDER_COLUMNS);
    await createTable(runner, ACTIONS);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropTable('picking_actions');
    await dropColumns(runner, 'orders', namesOf(ORDER_COLUMNS));
    await replaceCheck(runner, 'order_lines', SOME_PIECES);
    await dropColumns(runner, 'order_lines', namesOf(LINE_COLUMNS));
  }
}

const ANY_PIECES = check('order_lines', 'quantity', 'quantity >= 0');
const SOME_PIECES = check('order_lines', 'quantity', 'quantity > 0');

const LINE_COLUMNS = [
  money('agreedDiscountPaise', { isNullable: true }),
  integer('version', { default: 1 }),
  integer('pickedQuantity', { isNullable: true }),
  integer('shortQuantity', { default: 0 }),
  text('shortReason', 20, { isNullable: true }),
  integer('substitutedQuantity', { default: 0 }),
  integer('substitutesLineId', { isNullable: true }),
  integer('replacedQuantity', { isNullable: true }),
];

const ORDER_COLUMNS = [
  json('agreedBill', { isNullable: true }),
  integer('pickerId', { isNullable: true }),
  instant('pickingUntil', { isNullable: true }),
];

const namesOf = (columns: { name: string }[]): string[] => columns.map(({ name }) => name);

const ACTIONS = new Table({
  name: 'picking_actions',
  columns: [
    id('picking_actions'),
    integer('orderId'),
    text('requestKey', 100),
    text('fingerprint', 64),
    instant('at'),
  ],
  uniques: [unique('picking_actions', ['orderId', 'requestKey'])],
  foreignKeys: [foreignKey('picking_actions', 'orderId', 'orders', 'CASCADE')],
});
