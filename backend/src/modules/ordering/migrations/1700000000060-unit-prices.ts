import { MigrationInterface, QueryRunner } from 'typeorm';
import { addColumns, dropColumns } from '../../../platform/database/dialect/schema';
import { integer } from '../../../platform/database/table-builders';

/** What a piece of a line was sold at, beside its MRP. Everything was sold at its MRP before. */
export class UnitPrices1700000000060 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await addColumns(runner, 'order_lines', [integer('unitPricePaise', { default: 0 })]);
    await runner.query('UPDATE order_lines SET unitPricePaise = mrpPaise');
  }

  async down(runner: QueryRunner): Promise<void> {
    await dropColumns(runner, 'order_lines', ['unitPricePaise']);
  }
}
