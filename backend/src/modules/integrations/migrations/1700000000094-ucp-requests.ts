import { MigrationInterface, QueryRunner, Table } from 'typeorm';
import { createTable } from '../../../platform/database/dialect/schema';
import { foreignKey, id, integer, text, unique } from '../../../platform/database/table-builders';

/** What the carts of platforms were made of, so that a repeated request makes no second one. */
export class UcpRequests1700000000094 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await createTable(runner, REQUESTS);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropTable(REQUESTS.name);
  }
}

const REQUESTS = new Table({
  name: 'ucp_requests',
  columns: [id('ucp_requests'), integer('sessionId'), text('fingerprint', 64)],
  uniques: [unique('ucp_requests', ['sessionId'])],
  foreignKeys: [foreignKey('ucp_requests', 'sessionId', 'sessions', 'CASCADE')],
});
