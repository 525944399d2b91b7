import { MigrationInterface, QueryRunner, Table } from 'typeorm';
import { addColumns, createTable, dropColumns } from '../../../platform/database/dialect/schema';
import { id, instant, integer } from '../../../platform/database/table-builders';

/** When, where and on which terms the shop delivers, and how many orders a window takes now. */
export class DeliverySettings1700000000017 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await createTable(runner, DELIVERY_SETTINGS);
    // A server of the version before, which is still selling, leaves it out: then the capacity counts.
    await addColumns(runner, 'delivery_slots', [integer('offeredCount', { isNullable: true })]);
  }

  async down(runner: QueryRunner): Promise<void> {
    await dropColumns(runner, 'delivery_slots', ['offeredCount']);
    await runner.dropTable(DELIVERY_SETTINGS.name);
  }
}

/** One record, which the first start makes of the environment. */
const DELIVERY_SETTINGS = new Table({
  name: 'delivery_settings',
  columns: [
    id('delivery_settings'),
    integer('version'),
    { name: 'terms', type: 'text' },
    { name: 'weekdays', type: 'text' },
    { name: 'days', type: 'text' },
    { name: 'areas', type: 'text' },
    integer('lastAreaId'),
    { name: 'initialValues', type: 'text' },
    instant('changedAt', { isNullable: true }),
  ],
});
