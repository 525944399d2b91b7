import { MigrationInterface, QueryRunner, Table } from 'typeorm';
import { addColumns, createTable, dropColumns } from '../../../platform/database/dialect/schema';
import {
  foreignKey,
  id,
  instant,
  integer,
  money,
  text,
  unique,
} from '../../../platform/database/table-builders';
import { replaceEntryKey } from './replace-entry-key';

/** Edits of what was ordered, and the gift credit that they took or gave back. */
export class OrderEdits1700000000065 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await createTable(runner, EDITS);
    await addColumns(runner, 'orders', [integer('editVersion', { default: 0 })]);
    await addColumns(runner, 'gift_credit_entries', [integer('orderEditId', { default: 0 })]);
    await replaceEntryKey(runner, BEFORE, AFTER);
  }

  async down(runner: QueryRunner): Promise<void> {
    await replaceEntryKey(runner, AFTER, BEFORE);
    await dropColumns(runner, 'gift_credit_entries', ['orderEditId']);
    await dropColumns(runner, 'orders', ['editVersion']);
    await runner.dropTable('order_edits');
  }
}

const BEFORE = ['orderId', 'kind', 'creditNoteId'];
const AFTER = [...BEFORE, 'orderEditId'];

const EDITS = new Table({
  name: 'order_edits',
  columns: [
    id('order_edits'),
    integer('orderId'),
    integer('version'),
    text('requestKey', 100),
    text('fingerprint', 64),
    money('toPayBeforePaise'),
    money('toPayAfterPaise'),
    instant('at'),
  ],
  uniques: [
    unique('order_edits', ['orderId', 'requestKey']),
    unique('order_edits', ['orderId', 'version']),
  ],
  foreignKeys: [foreignKey('order_edits', 'orderId', 'orders', 'CASCADE')],
});
