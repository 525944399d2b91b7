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

/** Codes that customers log in with, and the index that finds them by phone. */
export class LoginCodes1700000000051 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await createTable(runner, LOGIN_CODES);
    await runner.createIndex('customers', index('customers', ['phone']));
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropIndex('customers', index('customers', ['phone']));
    await runner.dropTable(LOGIN_CODES.name);
  }
}

const LOGIN_CODES = new Table({
  name: 'login_codes',
  columns: [
    id('login_codes'),
    integer('customerId'),
    text('askedFor', 254),
    text('sentToEmail', 254, { isNullable: true }),
    text('codeHash', 255),
    instant('expiresAt'),
  ],
  uniques: [unique('login_codes', ['customerId'])],
  indices: [index('login_codes', ['expiresAt'])],
  foreignKeys: [foreignKey('login_codes', 'customerId', 'customers', 'CASCADE')],
});
