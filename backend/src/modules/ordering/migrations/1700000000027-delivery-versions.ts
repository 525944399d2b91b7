import { MigrationInterface, QueryRunner } from 'typeorm';
import { addColumns, dropColumns } from '../../../platform/database/dialect/schema';
import { integer } from '../../../platform/database/table-builders';

/** How often slot and address of an order were changed. */
export class DeliveryVersions1700000000027 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await addColumns(runner, 'orders', [integer('deliveryVersion', { default: 0 })]);
  }

  async down(runner: QueryRunner): Promise<void> {
    await dropColumns(runner, 'orders', ['deliveryVersion']);
  }
}
