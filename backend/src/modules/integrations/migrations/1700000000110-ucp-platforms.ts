import { MigrationInterface, QueryRunner, Table } from 'typeorm';
import { createTable } from '../../../platform/database/dialect/schema';
import {
  foreignKey,
  id,
  index,
  instant,
  integer,
  text,
  unique,
} from '../../../platform/database/table-builders';

/** The platforms that are notified about the orders of their checkouts. */
export class UcpPlatforms1700000000110 implements MigrationInterface {
  up(runner: QueryRunner): Promise<void> {
    return createTable(runner, PLATFORMS);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropTable(PLATFORMS.name);
  }
}

const PLATFORMS = new Table({
  name: 'ucp_platforms',
  columns: [
    ...[id('ucp_platforms'), integer('sessionId'), text('mark', 64), text('checkoutId', 200)],
    ...[text('profileUrl', 500), integer('version'), integer('attempts')],
    ...[instant('changedAt', { isNullable: true }), instant('nextTryAt', { isNullable: true })],
  ],
  uniques: [unique('ucp_platforms', ['sessionId']), unique('ucp_platforms', ['mark'])],
  indices: [index('ucp_platforms', ['nextTryAt'])],
  foreignKeys: [foreignKey('ucp_platforms', 'sessionId', 'sessions', 'CASCADE')],
});
