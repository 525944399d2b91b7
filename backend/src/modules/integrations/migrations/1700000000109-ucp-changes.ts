import { MigrationInterface, QueryRunner, Table } from 'typeorm';
import { createTable } from '../../../platform/database/dialect/schema';
import { foreignKey, id, integer, text, unique } from '../../../platform/database/table-builders';

/** What platforms changed in their carts under idempotency keys, so that a repeated request changes nothing more. */
export class UcpChanges1700000000109 implements MigrationInterface {
  up(runner: QueryRunner): Promise<void> {
    return createTable(runner, CHANGES);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropTable(CHANGES.name);
  }
}

const CHANGES = new Table({
  name: 'ucp_changes',
  columns: [
    ...[id('ucp_changes'), integer('sessionId'), text('requestKey', 64), text('fingerprint', 64)],
    integer('isEnd'),
  ],
  uniques: [unique('ucp_changes', ['sessionId', 'requestKey'])],
  foreignKeys: [foreignKey('ucp_changes', 'sessionId', 'sessions', 'CASCADE')],
});
