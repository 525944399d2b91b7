import { MigrationInterface, QueryRunner } from 'typeorm';
import { addColumns, dropColumns } from '../../../platform/database/dialect/schema';
import { integer } from '../../../platform/database/table-builders';

/** Which orders are delivered together and hold one place of their slot; earlier orders each hold their own. */
export class DeliveryGroups1700000000013 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await addColumns(runner, 'orders', [integer('deliveryGroupId', { isNullable: true })]);
  }

  async down(runner: QueryRunner): Promise<void> {
    await dropColumns(runner, 'orders', ['deliveryGroupId']);
  }
}
