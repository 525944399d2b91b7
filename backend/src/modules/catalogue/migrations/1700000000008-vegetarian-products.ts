import { MigrationInterface, QueryRunner } from 'typeorm';
import { addColumns, dropColumns } from '../../../platform/database/dialect/schema';
import { integer } from '../../../platform/database/table-builders';

/** Whether a product is vegetarian: 1, 0, or nothing where nobody said so. */
export class VegetarianProducts1700000000008 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await addColumns(runner, 'products', [integer('isVeg', { isNullable: true })]);
  }

  async down(runner: QueryRunner): Promise<void> {
    await dropColumns(runner, 'products', ['isVeg']);
  }
}
