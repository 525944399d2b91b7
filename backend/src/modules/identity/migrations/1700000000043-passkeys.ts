import { MigrationInterface, QueryRunner, Table } from 'typeorm';
import { createTable } from '../../../platform/database/dialect/schema';
import {
  bigInteger,
  foreignKey,
  id,
  index,
  instant,
  integer,
  text,
  unique,
} from '../../../platform/database/table-builders';

/** Passkeys of the staff. */
export class Passkeys1700000000043 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await createTable(runner, PASSKEYS);
    await createTable(runner, PASSKEY_CHALLENGES);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropTable(PASSKEY_CHALLENGES.name);
    await runner.dropTable(PASSKEYS.name);
  }
}

const PASSKEYS = new Table({
  name: 'passkeys',
  columns: [
    id('passkeys'),
    integer('adminId'),
    text('name', 60),
    text('credentialHash', 64),
    text('credentialId', 1400),
    text('publicKey', 1000),
    bigInteger('counter'),
    text('transports', 250),
    instant('createdAt'),
    instant('lastUsedAt', { isNullable: true }),
  ],
  uniques: [unique('passkeys', ['credentialHash'])],
  indices: [index('passkeys', ['adminId'])],
  foreignKeys: [foreignKey('passkeys', 'adminId', 'admins', 'CASCADE')],
});

const PASSKEY_CHALLENGES = new Table({
  name: 'passkey_challenges',
  columns: [
    id('passkey_challenges'),
    text('challengeHash', 64),
    text('purpose', 20),
    integer('adminId', { isNullable: true }),
    instant('expiresAt'),
  ],
  uniques: [unique('passkey_challenges', ['challengeHash'])],
  indices: [index('passkey_challenges', ['expiresAt'])],
  foreignKeys: [foreignKey('passkey_challenges', 'adminId', 'admins', 'CASCADE')],
});
