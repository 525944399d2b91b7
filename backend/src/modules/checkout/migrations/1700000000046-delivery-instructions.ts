import { MigrationInterface, QueryRunner } from 'typeorm';
import { addColumns, dropColumns } from '../../../platform/database/dialect/schema';
import { text } from '../../../platform/database/table-builders';

/** What whoever brings an order is to mind at the door; the addresses that there are by now say nothing of it. */
export class DeliveryInstructions1700000000046 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await addColumns(runner, 'addresses', [text('instructions', 200, { isNullable: true })]);
  }

  async down(runner: QueryRunner): Promise<void> {
    await dropColumns(runner, 'addresses', ['instructions']);
  }
}
