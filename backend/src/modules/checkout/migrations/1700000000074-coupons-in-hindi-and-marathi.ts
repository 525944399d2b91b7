import { MigrationInterface, QueryRunner } from 'typeorm';
import { addColumns, dropColumns } from '../../../platform/database/dialect/schema';
import { text } from '../../../platform/database/table-builders';

/** What a coupon gives, in Hindi and Marathi; nothing where nobody wrote it. */
export class CouponsInHindiAndMarathi1700000000074 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await addColumns(runner, 'coupons', [
      text('descriptionHi', 200, { isNullable: true }),
      text('descriptionMr', 200, { isNullable: true }),
    ]);
  }

  async down(runner: QueryRunner): Promise<void> {
    await dropColumns(runner, 'coupons', ['descriptionHi', 'descriptionMr']);
  }
}
