import { MigrationInterface, QueryRunner } from 'typeorm';
import { addColumns, dropColumns } from '../../../platform/database/dialect/schema';
import { integer } from '../../../platform/database/table-builders';

/** What one piece of a product weighs that is sold by weight; all that there are by now are sold by the piece. */
export class PackGrams1700000000040 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await addColumns(runner, 'products', [integer('packGrams', { isNullable: true })]);
  }

  async down(runner: QueryRunner): Promise<void> {
    await dropColumns(runner, 'products', ['packGrams']);
  }
}
