import { MigrationInterface, QueryRunner } from 'typeorm';
import { addColumns, dropColumns } from '../../../platform/database/dialect/schema';
import { json } from '../../../platform/database/table-builders';

/** The store as printed on the receipt; the start fills earlier receipts, as only the settings name the store. */
export class PrintedStores1700000000129 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await addColumns(runner, 'receipts', [json('store', { isNullable: true })]);
  }

  async down(runner: QueryRunner): Promise<void> {
    await dropColumns(runner, 'receipts', ['store']);
  }
}
