import { MigrationInterface, QueryRunner } from 'typeorm';
import { index } from '../../../platform/database/table-builders';

/** The indexes by which order lists are read also hold what these look at, so that no order itself is read for it. */
export class CoveringOrderIndexes1700000000082 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await replaceIndexes(runner, NARROW, COVERING);
  }

  async down(runner: QueryRunner): Promise<void> {
    await replaceIndexes(runner, COVERING, NARROW);
  }
}

const NARROW = [['placedAt'], ['slotDate', 'slotStartMinute'], ['paymentStatus', 'status']];
const COVERING = [
  ['placedAt', 'id', 'status', 'paymentStatus', 'slotDate', 'toPayPaise'],
  ['slotDate', 'slotStartMinute', 'id', 'placedAt', 'status', 'toPayPaise'],
  ['paymentStatus', 'status', 'placedAt', 'toPayPaise'],
];

async function replaceIndexes(runner: QueryRunner, before: string[][], after: string[][]) {
  for (const columns of after) await runner.createIndex('orders', index('orders', columns));
  for (const columns of before) await runner.dropIndex('orders', `ix_orders_${columns.join('_')}`);
}
