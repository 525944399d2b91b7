import { MigrationInterface, QueryRunner } from 'typeorm';
import { addColumns, dropColumns } from '../../../platform/database/dialect/schema';
import { instant } from '../../../platform/database/table-builders';

/** When the email that an API token expires soon was queued. */
export class TokenExpiryMails1700000000132 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await addColumns(runner, TABLE, [instant('expiryToldAt', { isNullable: true })]);
  }

  async down(runner: QueryRunner): Promise<void> {
    await dropColumns(runner, TABLE, ['expiryToldAt']);
  }
}

const TABLE = 'api_tokens';
