import { MigrationInterface, QueryRunner, Table } from 'typeorm';
import { createTable } from '../../../platform/database/dialect/schema';
import { id, instant, integer } from '../../../platform/database/table-builders';

/** What an owner sets for the whole staff. No shop requires a second factor before its owner says so. */
export class StaffSettings1700000000044 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await createTable(runner, STAFF_SETTINGS);
    await runner.query('INSERT INTO staff_settings (requiresSecondFactor, version) VALUES (0, 1)');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropTable(STAFF_SETTINGS.name);
  }
}

const STAFF_SETTINGS = new Table({
  name: 'staff_settings',
  columns: [
    id('staff_settings'),
    integer('requiresSecondFactor'),
    integer('version'),
    instant('changedAt', { isNullable: true }),
  ],
});
