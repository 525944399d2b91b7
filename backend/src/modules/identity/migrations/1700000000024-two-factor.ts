import { MigrationInterface, QueryRunner, Table } from 'typeorm';
import { addColumns, createTable, dropColumns } from '../../../platform/database/dialect/schema';
import {
  foreignKey,
  id,
  instant,
  integer,
  text,
  unique,
} from '../../../platform/database/table-builders';

/** Second factors of the staff. Whoever was in the staff before has none, and logs in as they did. */
export class TwoFactor1700000000024 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await createTable(runner, TWO_FACTORS);
    await createTable(runner, RECOVERY_CODES);
    await addColumns(runner, 'admins', [instant('twoFactorSince', { isNullable: true })]);
  }

  async down(runner: QueryRunner): Promise<void> {
    await dropColumns(runner, 'admins', ['twoFactorSince']);
    await runner.dropTable(RECOVERY_CODES.name);
    await runner.dropTable(TWO_FACTORS.name);
  }
}

const TWO_FACTORS = new Table({
  name: 'two_factors',
  columns: [
    id('two_factors'),
    integer('adminId'),
    text('secret', 200),
    integer('lastCounter'),
    instant('confirmedAt', { isNullable: true }),
    instant('createdAt'),
  ],
  uniques: [unique('two_factors', ['adminId'])],
  foreignKeys: [foreignKey('two_factors', 'adminId', 'admins', 'CASCADE')],
});

const RECOVERY_CODES = new Table({
  name: 'recovery_codes',
  columns: [
    id('recovery_codes'),
    integer('adminId'),
    text('codeHash', 64),
    instant('usedAt', { isNullable: true }),
  ],
  uniques: [unique('recovery_codes', ['adminId', 'codeHash'])],
  foreignKeys: [foreignKey('recovery_codes', 'adminId', 'admins', 'CASCADE')],
});
