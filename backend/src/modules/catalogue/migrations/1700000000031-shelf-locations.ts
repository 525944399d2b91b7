import { MigrationInterface, QueryRunner } from 'typeorm';
import { addColumns, dropColumns } from '../../../platform/database/dialect/schema';
import { text } from '../../../platform/database/table-builders';

/** Where products stand in the shop; nothing where nobody said so. */
export class ShelfLocations1700000000031 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await addColumns(runner, 'products', [text('shelfLocation', 40, { isNullable: true })]);
  }

  async down(runner: QueryRunner): Promise<void> {
    await dropColumns(runner, 'products', ['shelfLocation']);
  }
}
