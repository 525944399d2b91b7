import { MigrationInterface, QueryRunner } from 'typeorm';
import { addColumns, dropColumns } from '../../../platform/database/dialect/schema';
import { instant, integer } from '../../../platform/database/table-builders';

/** When a bulk change starts and ends by itself, and how far its products are found by then. */
export class ScheduledChanges1700000000095 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await addColumns(runner, 'bulk_changes', [
      instant('startsAt', { isNullable: true }),
      instant('endsAt', { isNullable: true }),
      integer('foundUpTo', { default: 0 }),
    ]);
  }

  async down(runner: QueryRunner): Promise<void> {
    await dropColumns(runner, 'bulk_changes', ['startsAt', 'endsAt', 'foundUpTo']);
  }
}
