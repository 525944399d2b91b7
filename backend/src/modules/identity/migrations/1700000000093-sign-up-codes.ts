import { MigrationInterface, QueryRunner, Table } from 'typeorm';
import { createTable } from '../../../platform/database/dialect/schema';
import { id, index, instant, text, unique } from '../../../platform/database/table-builders';

/** Codes that make accounts. */
export class SignUpCodes1700000000093 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await createTable(runner, SIGN_UP_CODES);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropTable(SIGN_UP_CODES.name);
  }
}

const SIGN_UP_CODES = new Table({
  name: 'sign_up_codes',
  columns: [
    id('sign_up_codes'),
    text('loginName', 254),
    text('codeHash', 255),
    instant('expiresAt'),
  ],
  uniques: [unique('sign_up_codes', ['loginName'])],
  indices: [index('sign_up_codes', ['expiresAt'])],
});
