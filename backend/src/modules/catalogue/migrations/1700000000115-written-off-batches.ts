import { MigrationInterface, QueryRunner } from 'typeorm';
import { addColumns, dropColumns } from '../../../platform/database/dialect/schema';
import { instant } from '../../../platform/database/table-builders';

/** When what was left of a batch was written off: nothing of it is on hand since. */
export class WrittenOffBatches1700000000115 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await addColumns(runner, 'goods_receipt_lines', [
      instant('writtenOffAt', { isNullable: true }),
    ]);
  }

  async down(runner: QueryRunner): Promise<void> {
    await dropColumns(runner, 'goods_receipt_lines', ['writtenOffAt']);
  }
}
