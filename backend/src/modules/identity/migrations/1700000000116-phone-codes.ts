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

/** Codes that confirm the new phone of a customer. */
export class PhoneCodes1700000000116 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await createTable(runner, PHONE_CODES);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropTable(PHONE_CODES.name);
  }
}

const PHONE_CODES = new Table({
  name: 'phone_codes',
  columns: [
    id('phone_codes'),
    integer('customerId'),
    text('phone', 10),
    text('codeHash', 255),
    instant('expiresAt'),
  ],
  uniques: [unique('phone_codes', ['customerId'])],
  indices: [index('phone_codes', ['expiresAt'])],
  foreignKeys: [foreignKey('phone_codes', 'customerId', 'customers', 'CASCADE')],
});
