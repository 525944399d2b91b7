import { MigrationInterface, QueryRunner } from 'typeorm';
import { addColumns, dropColumns } from '../../../platform/database/dialect/schema';
import { text } from '../../../platform/database/table-builders';

/** The refresh token that an app may send again, because the answer to it may be lost. */
export class RepeatedRefreshes1700000000126 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await addColumns(runner, TABLE, [text('repeatableTokenHash', 64, { isNullable: true })]);
  }

  async down(runner: QueryRunner): Promise<void> {
    await dropColumns(runner, TABLE, ['repeatableTokenHash']);
  }
}

const TABLE = 'app_connections';
