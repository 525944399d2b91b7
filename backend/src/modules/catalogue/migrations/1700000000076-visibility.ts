import { MigrationInterface, QueryRunner } from 'typeorm';
import { addColumns, dropColumns } from '../../../platform/database/dialect/schema';
import { instant, integer } from '../../../platform/database/table-builders';

/** Whether customers find a product, from when on and until when; nothing where they always do. */
export class Visibility1700000000076 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await addColumns(runner, 'products', [
      integer('isHidden', { isNullable: true }),
      instant('visibleFrom', { isNullable: true }),
      instant('visibleUntil', { isNullable: true }),
    ]);
  }

  async down(runner: QueryRunner): Promise<void> {
    await dropColumns(runner, 'products', ['isHidden', 'visibleFrom', 'visibleUntil']);
  }
}
