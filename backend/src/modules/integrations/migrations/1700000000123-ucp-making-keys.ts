import { MigrationInterface, QueryRunner, TableIndex } from 'typeorm';
import { addColumns, dropColumns } from '../../../platform/database/dialect/schema';
import { text } from '../../../platform/database/table-builders';

/** The keys of requests for checkouts of carts, each of which counts among all carts. */
export class UcpMakingKeys1700000000123 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await addColumns(runner, TABLE, [text('makingKey', 64, { isNullable: true })]);
    await runner.createIndex(TABLE, new TableIndex(KEY));
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropIndex(TABLE, KEY.name);
    await dropColumns(runner, TABLE, ['makingKey']);
  }
}

const TABLE = 'ucp_changes';
const KEY = { name: 'uq_ucp_changes_makingKey', columnNames: ['makingKey'], isUnique: true };
