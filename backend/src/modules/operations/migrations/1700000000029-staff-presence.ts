import { MigrationInterface, QueryRunner, Table } from 'typeorm';
import { createTable } from '../../../platform/database/dialect/schema';
import {
  foreignKey,
  id,
  index,
  instant,
  integer,
  text,
  unique,
} from '../../../platform/database/table-builders';

/** Who of the staff has which record open. */
export class StaffPresence1700000000029 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await createTable(runner, PRESENCE);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropTable('staff_presence');
  }
}

const PRESENCE = new Table({
  name: 'staff_presence',
  columns: [
    id('staff_presence'),
    text('record', 20),
    integer('recordId'),
    integer('adminId'),
    instant('seenAt'),
  ],
  uniques: [unique('staff_presence', ['record', 'recordId', 'adminId'])],
  indices: [index('staff_presence', ['seenAt']), index('staff_presence', ['adminId'])],
  foreignKeys: [foreignKey('staff_presence', 'adminId', 'admins', 'CASCADE')],
});
