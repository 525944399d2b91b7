import { MigrationInterface, QueryRunner, Table } from 'typeorm';
import { addColumns, createTable, dropColumns } from '../../../platform/database/dialect/schema';
import { id, index, instant, text, unique } from '../../../platform/database/table-builders';

/** Codes that make accounts, and when a customer showed that a phone is theirs. */
export class SignUpCodes1700000000093 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await createTable(runner, SIGN_UP_CODES);
    await addColumns(runner, 'customers', [instant('phoneVerifiedAt', { isNullable: true })]);
  }

  async down(runner: QueryRunner): Promise<void> {
    await dropColumns(runner, 'customers', ['phoneVerifiedAt']);
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
