import { MigrationInterface, QueryRunner, Table } from 'typeorm';
import { createTable } from '../../../platform/database/dialect/schema';
import { id, instant, integer, text } from '../../../platform/database/table-builders';

/** Whom customers pay by UPI at the door: one record, which names nobody until the shop does. */
export class UpiSettings1700000000037 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await createTable(runner, UPI_SETTINGS);
    await runner.query('INSERT INTO upi_settings (version) VALUES (1)');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropTable(UPI_SETTINGS.name);
  }
}

const UPI_SETTINGS = new Table({
  name: 'upi_settings',
  columns: [
    id('upi_settings'),
    text('payeeAddress', 100, { isNullable: true }),
    text('payeeName', 50, { isNullable: true }),
    integer('version'),
    instant('changedAt', { isNullable: true }),
  ],
});
