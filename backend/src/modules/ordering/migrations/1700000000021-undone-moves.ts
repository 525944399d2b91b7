import { MigrationInterface, QueryRunner } from 'typeorm';
import { addColumns, dropColumns } from '../../../platform/database/dialect/schema';
import { instant, integer } from '../../../platform/database/table-builders';

/** Until when a transition can be taken back, and which one an event took back; earlier ones are neither. */
export class UndoneMoves1700000000021 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await addColumns(runner, 'order_events', [
      instant('undoUntil', { isNullable: true }),
      integer('undoesEventId', { isNullable: true }),
    ]);
  }

  async down(runner: QueryRunner): Promise<void> {
    await dropColumns(runner, 'order_events', ['undoUntil', 'undoesEventId']);
  }
}
