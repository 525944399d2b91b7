import { MigrationInterface, QueryRunner, Table } from 'typeorm';
import { createTable } from '../../../platform/database/dialect/schema';
import { foreignKey, id, integer, text, unique } from '../../../platform/database/table-builders';

/** The links by which programs handed lines over that were ordered. */
export class HandOvers1700000000106 implements MigrationInterface {
  up(runner: QueryRunner): Promise<void> {
    return createTable(runner, HAND_OVERS);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropTable(HAND_OVERS.name);
  }
}

const HAND_OVERS = new Table({
  name: 'hand_overs',
  columns: [id('hand_overs'), text('mark', 64), integer('orderId')],
  uniques: [unique('hand_overs', ['mark']), unique('hand_overs', ['orderId'])],
  foreignKeys: [foreignKey('hand_overs', 'orderId', 'orders', 'CASCADE')],
});
