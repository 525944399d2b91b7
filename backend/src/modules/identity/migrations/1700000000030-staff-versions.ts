import { MigrationInterface, QueryRunner } from 'typeorm';
import { addColumns, dropColumns } from '../../../platform/database/dialect/schema';
import { integer } from '../../../platform/database/table-builders';

/** How often the role of a member of the staff was changed. */
export class StaffVersions1700000000030 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await addColumns(runner, 'admins', [integer('roleVersion', { default: 1 })]);
  }

  async down(runner: QueryRunner): Promise<void> {
    await dropColumns(runner, 'admins', ['roleVersion']);
  }
}
