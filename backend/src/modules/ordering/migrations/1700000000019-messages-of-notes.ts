import { MigrationInterface, QueryRunner } from 'typeorm';
import { addColumns, dropColumns } from '../../../platform/database/dialect/schema';
import { json } from '../../../platform/database/table-builders';

/** Which message a note or a reason is; earlier rows, and what somebody of the staff wrote, have only the text. */
export class MessagesOfNotes1700000000019 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await addColumns(runner, 'order_events', [json('noteMessage', { isNullable: true })]);
    await addColumns(runner, 'refunds', [json('reasonMessage', { isNullable: true })]);
  }

  async down(runner: QueryRunner): Promise<void> {
    await dropColumns(runner, 'refunds', ['reasonMessage']);
    await dropColumns(runner, 'order_events', ['noteMessage']);
  }
}
