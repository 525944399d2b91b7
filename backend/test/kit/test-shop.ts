import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Connection, RowDataPacket, createConnection } from 'mysql2/promise';
import { App, createApp } from '../../src/assembly/create-app';
import { openDatabase } from '../../src/assembly/open-database';
import { Clock, wallClock } from '../../src/kernel/clock';
import { Config, readConfig } from '../../src/platform/config/config';
import { Database } from '../../src/platform/database/database';
import { migrate } from '../../src/platform/database/migrate';
import { Client } from './client';

/** The admin of every test shop. */
export const testAdmin = { email: 'keeper@shop.test', password: 'Keeper@123' };

/** A separate whole shop for one test file, on a new SQLite file or a new database of TEST_DATABASE_URL. */
export interface TestShop extends App {
  database: Database;
  config: Config;
  /** A new browser or program without cookies. */
  client(): Client;
  close(): Promise<void>;
}

/** Tests place many orders per customer; tests of the limits set their own. */
const MANY_ORDERS = {
  UNPAID_ORDERS_PER_CUSTOMER: '100000',
  CASH_ORDERS_PER_CUSTOMER: '100000',
  ORDERS_PER_HOUR: '100000',
};

interface TestShopOptions extends Partial<Config> {
  clock?: Clock;
  /** A separate server for the test, instead of the shared one. */
  server?: { url: string };
}

export async function openTestShop({
  clock = wallClock,
  server,
  ...changes
}: TestShopOptions = {}): Promise<TestShop> {
  const place = await (server ? freshServerDatabase(server.url) : freshDatabase());
  const environment = {
    NODE_ENV: 'test',
    LOG_LEVEL: 'silent',
    SLOT_CAPACITY: '10000',
    ...MANY_ORDERS,
    ...place.environment,
  };
  // Direct changes by tests in the database take effect at once.
  const config = { ...readConfig(environment), sessionCacheMs: 0, ...changes };
  await place.copyTemplate();
  const database = await openDatabase(config);
  await migrate(database);
  const app = await createApp(config, database, clock);
  await app.services.admins.ensureFirst(testAdmin.email, testAdmin.password);
  await place.keepTemplate(database);
  await app.http.ready();
  return {
    ...app,
    config,
    database,
    client: () => new Client(app.http),
    close: async () => {
      await app.http.close();
      await database.close();
      await place.remove();
    },
  };
}

/** The database server of the tests from the environment; SQLite without it. */
export const serverUrl = process.env.TEST_DATABASE_URL;

/** Creates an empty database, and the settings to connect to it. */
export async function freshDatabase() {
  return serverUrl ? freshServerDatabase(serverUrl) : freshSqliteFile();
}

/**
 * A template of this process's first shop before its tests, since the migrations and the admin's password take as long
 * as the rest of opening a shop. For SQLite it is the file, for a server the statements that create its tables and
 * rows.
 */
let sqliteTemplate: Buffer | undefined;
let serverTemplate: string | undefined;

async function freshSqliteFile() {
  const dataDir = await mkdtemp(join(tmpdir(), 'grocessay-test-'));
  return {
    environment: { DATA_DIR: dataDir },
    copyTemplate: async () => {
      if (sqliteTemplate) await writeFile(join(dataDir, 'grocessay.sqlite'), sqliteTemplate);
    },
    keepTemplate: async ({ writer }: Database) => {
      if (sqliteTemplate) return;
      const path = join(dataDir, 'template.sqlite');
      await writer.query('VACUUM INTO ?', [path]);
      sqliteTemplate = await readFile(path);
      await rm(path);
    },
    remove: () => rm(dataDir, { recursive: true, force: true }),
  };
}

async function tablesOf(connection: Connection, database: string): Promise<string> {
  await connection.query(`USE ${database}`);
  const read = async (sql: string) => (await connection.query<RowDataPacket[]>(sql))[0];
  const statements = ['SET foreign_key_checks = 0'];
  for (const { name } of await read(
    'SELECT table_name AS name FROM information_schema.tables WHERE table_schema = DATABASE()',
  )) {
    const [table] = await read(`SHOW CREATE TABLE ${name}`);
    statements.push(table?.['Create Table']);
    for (const row of await read(`SELECT * FROM ${name}`))
      statements.push(connection.format(`INSERT INTO ${name} SET ?`, [row]));
  }
  return [...statements, 'SET foreign_key_checks = 1'].join('; ');
}

async function onServer<Answer>(url: string, use: (connection: Connection) => Promise<Answer>) {
  const uri = url.replace(/^mariadb:/, 'mysql:');
  const connection = await createConnection({ uri, multipleStatements: true, dateStrings: true });
  try {
    return await use(connection);
  } finally {
    await connection.end();
  }
}

async function freshServerDatabase(url: string) {
  const dataDir = await mkdtemp(join(tmpdir(), 'grocessay-test-'));
  const name = `test_${process.pid}_${Date.now()}_${Math.floor(Math.random() * 1e6)}`;
  const run = (sql: string) => onServer(url, (connection) => connection.query(sql));
  await run(`CREATE DATABASE ${name}`);
  return {
    environment: { DATABASE_URL: new URL(name, url).href, DATA_DIR: dataDir },
    copyTemplate: async () => {
      if (serverTemplate !== undefined) await run(`USE ${name}; ${serverTemplate}`);
    },
    keepTemplate: async () => {
      serverTemplate ??= await onServer(url, (connection) => tablesOf(connection, name));
    },
    remove: async () => {
      await run(`DROP DATABASE ${name}`);
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}
