import { MigrationInterface, QueryRunner, Table } from 'typeorm';
import { createTable } from '../../../platform/database/dialect/schema';
import {
  foreignKey,
  id,
  index,
  instant,
  integer,
  json,
  text,
  unique,
} from '../../../platform/database/table-builders';

/** Apps that customers let work for them. */
export class ConnectedApps1700000000104 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await createTable(runner, APPS);
    await createTable(runner, CONNECTIONS);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropTable(CONNECTIONS.name);
    await runner.dropTable(APPS.name);
  }
}

const APPS = new Table({
  name: 'apps',
  columns: [
    id('apps'),
    text('clientId', 36),
    text('name', 80),
    json('redirectUris'),
    instant('createdAt'),
    instant('usedAt', { isNullable: true }),
  ],
  uniques: [unique('apps', ['clientId'])],
  indices: [index('apps', ['createdAt'])],
});

const CONNECTIONS = new Table({
  name: 'app_connections',
  columns: [
    id('app_connections'),
    integer('appId'),
    integer('customerId'),
    text('scopes', 100),
    text('resource', 300),
    text('redirectUri', 500),
    text('codeHash', 64),
    text('codeChallenge', 43, { isNullable: true }),
    text('accessTokenHash', 64, { isNullable: true }),
    instant('accessTokenExpiresAt', { isNullable: true }),
    text('familyHash', 64, { isNullable: true }),
    text('refreshTokenHash', 64, { isNullable: true }),
    instant('createdAt'),
    instant('lastUsedAt', { isNullable: true }),
    instant('expiresAt'),
  ],
  uniques: [
    unique('app_connections', ['codeHash']),
    unique('app_connections', ['accessTokenHash']),
    unique('app_connections', ['familyHash']),
  ],
  indices: [
    index('app_connections', ['customerId']),
    index('app_connections', ['appId']),
    index('app_connections', ['expiresAt']),
  ],
  foreignKeys: [
    foreignKey('app_connections', 'appId', 'apps', 'CASCADE'),
    foreignKey('app_connections', 'customerId', 'customers', 'CASCADE'),
  ],
});
