import { MigrationInterface, QueryRunner } from 'typeorm';
import { addColumns, dropColumns } from '../../../platform/database/dialect/schema';
import { integer } from '../../../platform/database/table-builders';

/** What a product costs at the wholesaler's, and from which stock on it is low; nothing where nobody said so. */
export class CostAndLowStock1700000000086 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await addColumns(runner, 'products', [
      integer('costPaise', { isNullable: true }),
      integer('lowStockLevel', { isNullable: true }),
    ]);
  }

  async down(runner: QueryRunner): Promise<void> {
    await dropColumns(runner, 'products', ['costPaise', 'lowStockLevel']);
  }
}
