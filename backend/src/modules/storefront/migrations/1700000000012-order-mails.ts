import { MigrationInterface, QueryRunner, Table, TableIndex } from 'typeorm';
import { addColumns, createTable, dropColumns } from '../../../platform/database/dialect/schema';
import { id, instant, integer, text } from '../../../platform/database/table-builders';

/** Emails about orders, the language of customers, and the offer on the landing page. */
export class OrderMails1700000000012 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const [tableName, columns] of COLUMNS) await addColumns(runner, tableName, columns);
    await runner.createIndex('mails', MAIL_KEY);
    await createTable(runner, OFFER_BANNERS);
    await runner.query('INSERT INTO offer_banners (isHidden, version) VALUES (0, 1)');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropTable(OFFER_BANNERS.name);
    await runner.dropIndex('mails', MAIL_KEY);
    for (const [tableName, columns] of [...COLUMNS].reverse())
      await dropColumns(
        runner,
        tableName,
        columns.map(({ name }) => name),
      );
  }
}

const COLUMNS = [
  // Nobody asked the customers of before: they are written to in English until they log in again.
  ['customers', [text('language', 2, { isNullable: true })]],
  ['mails', [text('uniqueKey', 60, { isNullable: true })]],
] as const satisfies readonly (readonly [string, Parameters<typeof addColumns>[2]])[];

const MAIL_KEY = new TableIndex({
  name: 'uq_mails_uniqueKey',
  columnNames: ['uniqueKey'],
  isUnique: true,
});

/** One record: without texts of its own, the offer is the specified one. */
const OFFER_BANNERS = new Table({
  name: 'offer_banners',
  columns: [
    id('offer_banners'),
    text('heading', 60, { isNullable: true }),
    text('text', 160, { isNullable: true }),
    integer('isHidden'),
    text('lastDay', 10, { isNullable: true }),
    integer('version'),
    instant('changedAt', { isNullable: true }),
  ],
});
