import { MigrationInterface, QueryRunner } from 'typeorm';
import { addColumns, dropColumns } from '../../../platform/database/dialect/schema';
import { integer, text } from '../../../platform/database/table-builders';

/** Categories of the shop's own: in which other one each is, its names in Hindi and Marathi, and its version. */
export class OwnCategories1700000000098 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await addColumns(runner, 'categories', [
      text('nameHi', 60, { isNullable: true }),
      text('nameMr', 60, { isNullable: true }),
      integer('parentId', { isNullable: true }),
      integer('version', { default: 1 }),
    ]);
  }

  async down(runner: QueryRunner): Promise<void> {
    await dropColumns(runner, 'categories', ['nameHi', 'nameMr', 'parentId', 'version']);
  }
}
