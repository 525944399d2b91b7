import { MigrationInterface, QueryRunner } from 'typeorm';
import { addColumns, dropColumns } from '../../../platform/database/dialect/schema';
import { instant } from '../../../platform/database/table-builders';

/** When a product was edited last; of what was not edited since, nobody knows. */
export class WhenProductsChanged1700000000089 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await addColumns(runner, 'products', [instant('changedAt', { isNullable: true })]);
  }

  async down(runner: QueryRunner): Promise<void> {
    await dropColumns(runner, 'products', ['changedAt']);
  }
}
