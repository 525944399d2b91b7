import { MigrationInterface, QueryRunner, Table } from 'typeorm';
import { addColumns, createTable, dropColumns } from '../../../platform/database/dialect/schema';
import {
  check,
  foreignKey,
  id,
  index,
  instant,
  integer,
  json,
  money,
  text,
  unique,
} from '../../../platform/database/table-builders';
import { replaceEntryKey } from './replace-entry-key';

/**
 * Credit notes, and what of a line was credited and came back. Orders that are over by now were paid back without a
 * credit note: they are marked, since theirs cannot be written with the date of then.
 */
export class CreditNotes1700000000034 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const table of TABLES) await createTable(runner, table);
    await addColumns(runner, 'order_lines', LINE_COLUMNS);
    await addColumns(runner, 'orders', ORDER_COLUMNS);
    await runner.query(
      "UPDATE orders SET creditedPaise = NULL WHERE status IN ('cancelled', 'returned')",
    );
    await addColumns(runner, 'refunds', REFUND_COLUMNS);
    await addColumns(runner, 'gift_credit_entries', ENTRY_COLUMNS);
    await replaceEntryKey(runner, ['orderId', 'kind'], ['orderId', 'kind', 'creditNoteId']);
  }

  async down(runner: QueryRunner): Promise<void> {
    await replaceEntryKey(runner, ['orderId', 'kind', 'creditNoteId'], ['orderId', 'kind']);
    await dropColumns(runner, 'gift_credit_entries', namesOf(ENTRY_COLUMNS));
    await dropColumns(runner, 'refunds', namesOf(REFUND_COLUMNS));
    await dropColumns(runner, 'orders', namesOf(ORDER_COLUMNS));
    await dropColumns(runner, 'order_lines', namesOf(LINE_COLUMNS));
    for (const table of [...TABLES].reverse()) await runner.dropTable(table.name);
  }
}

const namesOf = (columns: { name: string }[]): string[] => columns.map(({ name }) => name);

const LINE_COLUMNS = [
  integer('refundedQuantity', { default: 0 }),
  integer('returnedQuantity', { default: 0 }),
];

const ORDER_COLUMNS = [
  money('creditedPaise', { default: 0, isNullable: true }),
  money('collectLessPaise', { default: 0 }),
];

const REFUND_COLUMNS = [integer('creditNoteId', { isNullable: true })];

const ENTRY_COLUMNS = [integer('creditNoteId', { default: 0 })];

const TABLES = [
  new Table({
    name: 'credit_notes',
    columns: [
      id('credit_notes'),
      integer('orderId'),
      text('financialYear', 7),
      integer('number'),
      instant('issuedAt'),
      text('reason', 200),
      json('reasonMessage', { isNullable: true }),
      money('amountPaise'),
      money('deliveryFeePaise'),
      money('adjustmentPaise'),
      money('toCollectPaise'),
      money('cashPaise'),
      money('cardPaise'),
      money('giftCreditPaise'),
      text('requestKey', 100, { isNullable: true }),
      text('fingerprint', 64, { isNullable: true }),
    ],
    uniques: [
      unique('credit_notes', ['financialYear', 'number']),
      unique('credit_notes', ['orderId', 'requestKey']),
    ],
    checks: [check('credit_notes', 'amountPaise', 'amountPaise >= 0')],
    foreignKeys: [foreignKey('credit_notes', 'orderId', 'orders', 'NO ACTION')],
  }),
  new Table({
    name: 'credit_note_lines',
    columns: [
      id('credit_note_lines'),
      integer('creditNoteId'),
      integer('orderLineId'),
      integer('quantity'),
      integer('returnedQuantity'),
      text('goods', 20),
      money('totalPaise'),
      money('discountPaise'),
    ],
    uniques: [unique('credit_note_lines', ['creditNoteId', 'orderLineId'])],
    indices: [index('credit_note_lines', ['orderLineId'])],
    checks: [
      check(
        'credit_note_lines',
        'discountPaise',
        'discountPaise >= 0 AND discountPaise <= totalPaise',
      ),
    ],
    foreignKeys: [
      foreignKey('credit_note_lines', 'creditNoteId', 'credit_notes', 'NO ACTION'),
      foreignKey('credit_note_lines', 'orderLineId', 'order_lines', 'NO ACTION'),
    ],
  }),
  // The last number given in each financial year: taken and used in one transaction, so no number is left out.
  new Table({
    name: 'credit_note_counters',
    columns: [id('credit_note_counters'), text('financialYear', 7), integer('lastNumber')],
    uniques: [unique('credit_note_counters', ['financialYear'])],
  }),
];
