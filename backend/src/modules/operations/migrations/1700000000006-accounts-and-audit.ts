import { MigrationInterface, QueryRunner, Table } from 'typeorm';
import { addColumns, createTable, dropColumns } from '../../../platform/database/dialect/schema';
import {
  foreignKey,
  id,
  index,
  instant,
  integer,
  text,
  unique,
} from '../../../platform/database/table-builders';

/** Staff roles, what accounts need besides a password, and who did what. */
export class AccountsAndAudit1700000000006 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const [tableName, columns] of COLUMNS) await addColumns(runner, tableName, columns);
    for (const table of TABLES) await createTable(runner, table);
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const table of [...TABLES].reverse()) await runner.dropTable(table.name);
    for (const [tableName, columns] of COLUMNS)
      await dropColumns(
        runner,
        tableName,
        columns.map(({ name }) => name),
      );
  }
}

const COLUMNS = [
  // Whoever was an admin before there were roles could do everything.
  ['admins', [text('role', 20, { default: "'owner'" })]],
  [
    'customers',
    [instant('emailVerifiedAt', { isNullable: true }), instant('deletedAt', { isNullable: true })],
  ],
  [
    'sessions',
    [text('userAgent', 200, { isNullable: true }), instant('lastUsedAt', { isNullable: true })],
  ],
] as const satisfies readonly (readonly [string, Parameters<typeof addColumns>[2]])[];

/** Whose it is: a customer's, or that of a member of the staff. */
const owner = [
  integer('customerId', { isNullable: true }),
  integer('adminId', { isNullable: true }),
];
const ownerKeys = (tableName: string) => [
  foreignKey(tableName, 'customerId', 'customers', 'CASCADE'),
  foreignKey(tableName, 'adminId', 'admins', 'CASCADE'),
];

const TABLES = [
  // Counts of what may not be done too often, shared by all servers.
  new Table({
    name: 'rate_limits',
    columns: [
      id('rate_limits'),
      text('limitKey', 191),
      integer('points'),
      instant('expiresAt', { isNullable: true }),
    ],
    uniques: [unique('rate_limits', ['limitKey'])],
    indices: [index('rate_limits', ['expiresAt'])],
  }),
  // Browsers that somebody has logged in with: guests who lock the account do not lock these out.
  new Table({
    name: 'known_devices',
    columns: [
      id('known_devices'),
      text('tokenHash', 64),
      ...owner,
      instant('createdAt'),
      instant('expiresAt'),
    ],
    indices: [index('known_devices', ['tokenHash']), index('known_devices', ['expiresAt'])],
    foreignKeys: ownerKeys('known_devices'),
  }),
  // Links in mails, each good for one use.
  new Table({
    name: 'one_time_links',
    columns: [
      id('one_time_links'),
      text('tokenHash', 64),
      text('purpose', 20),
      ...owner,
      text('email', 254),
      instant('createdAt'),
      instant('expiresAt'),
    ],
    uniques: [unique('one_time_links', ['tokenHash'])],
    indices: [index('one_time_links', ['expiresAt'])],
    foreignKeys: ownerKeys('one_time_links'),
  }),
  // What is to be sent. Links are made when it is sent, so no secret stands here.
  new Table({
    name: 'mails',
    columns: [
      id('mails'),
      text('kind', 30),
      text('recipient', 254),
      ...owner,
      text('detail', 254, { isNullable: true }),
      integer('attempts', { default: 0 }),
      instant('createdAt'),
      instant('nextTryAt'),
      text('failure', 200, { isNullable: true }),
    ],
    indices: [index('mails', ['nextTryAt'])],
    foreignKeys: ownerKeys('mails'),
  }),
  new Table({
    name: 'api_tokens',
    columns: [
      id('api_tokens'),
      text('name', 60),
      text('tokenHash', 64),
      integer('adminId'),
      text('scopes', 500),
      instant('createdAt'),
      instant('expiresAt'),
      instant('lastUsedAt', { isNullable: true }),
    ],
    uniques: [unique('api_tokens', ['tokenHash'])],
    indices: [index('api_tokens', ['adminId'])],
    foreignKeys: [foreignKey('api_tokens', 'adminId', 'admins', 'CASCADE')],
  }),
  // No foreign keys: what was done stays, whatever becomes of who did it.
  new Table({
    name: 'audit_entries',
    columns: [
      id('audit_entries'),
      instant('at'),
      text('actorRole', 20),
      integer('actorId', { isNullable: true }),
      integer('apiTokenId', { isNullable: true }),
      text('action', 60),
      text('subject', 40),
      integer('subjectId', { isNullable: true }),
      text('beforeJson', 4000, { isNullable: true }),
      text('afterJson', 4000, { isNullable: true }),
      text('requestId', 64, { isNullable: true }),
    ],
    indices: [
      index('audit_entries', ['at']),
      index('audit_entries', ['subject', 'subjectId']),
      index('audit_entries', ['action']),
      index('audit_entries', ['actorRole', 'actorId']),
    ],
  }),
];
