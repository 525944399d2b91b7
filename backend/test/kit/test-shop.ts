import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createConnection } from 'mysql2/promise';
import { App, createApp } from '../../src/assembly/create-app';
import { openDatabase } from '../../src/assembly/open-database';
import { Clock, wallClock } from '../../src/kernel/clock';
import { Config, readConfig } from '../../src/platform/config/config';
import { Database } from '../../src/platform/db/database';
import { migrate } from '../../src/platform/db/migrate';
import { Client } from './client';

/** The admin of every test shop. */
export const testAdmin = { email: 'keeper@shop.test', password: 'Keeper@123' };

/** A whole shop of its own for one test file: on a fresh SQLite file, or a fresh database of TEST_DATABASE_URL. */
export interface TestShop extends App {
  database: Database;
  config: Config;
  /** A new browser or program that knows nothing of the shop yet. */
  client(): Client;
  close(): Promise<void>;
}

export async function openTestShop({
  clock = wallClock,
  ...changes
}: Partial<Config> & { clock?: Clock } = {}): Promise<TestShop> {
  const place = await freshDatabase();
  const environment = {
    NODE_ENV: 'test',
    LOG_LEVEL: 'silent',
    SLOT_CAPACITY: '10000',
    ...place.environment,
  };
  // What tests change behind the shop's back is so at once.
  const config = { ...readConfig(environment), sessionCacheMs: 0, ...changes };
  const database = await openDatabase(config);
  await migrate(database);
  const app = await createApp(config, database, clock);
  await app.services.admins.ensureFirst(testAdmin.email, testAdmin.password);
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

/** Which database the tests run on: that of the environment, or SQLite. */
export const serverUrl = process.env.TEST_DATABASE_URL;

/** An empty database, and the settings that lead to it. */
export async function freshDatabase() {
  return serverUrl ? freshServerDatabase(serverUrl) : freshSqliteFile();
}

async function freshSqliteFile() {
  const dataDir = await mkdtemp(join(tmpdir(), 'grocessay-test-'));
  return {
    environment: { DATA_DIR: dataDir },
    remove: () => rm(dataDir, { recursive: true, force: true }),
  };
}

async function freshServerDatabase(url: string) {
  const dataDir = await mkdtemp(join(tmpdir(), 'grocessay-test-'));
  const name = `test_${process.pid}_${Date.now()}_${Math.floor(Math.random() * 1e6)}`;
  const run = async (sql: string) => {
    const connection = await createConnection(url.replace(/^mariadb:/, 'mysql:'));
    await connection.query(sql);
    await connection.end();
  };
  await run(`CREATE DATABASE ${name}`);
  return {
    environment: { DATABASE_URL: new URL(name, url).href, DATA_DIR: dataDir },
    remove: async () => {
      await run(`DROP DATABASE ${name}`);
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}
