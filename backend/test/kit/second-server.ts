import { App, createApp } from '../../src/assembly/create-app';
import { openDatabase } from '../../src/assembly/open-database';
import { Clock, wallClock } from '../../src/kernel/clock';
import { Database } from '../../src/platform/database/database';
import { Client } from './client';
import { TestShop } from './test-shop';

/** Another server of the same shop, which shares only the database, with its own connections. */
export interface SecondServer extends App {
  database: Database;
  client(): Client;
  close(): Promise<void>;
}

export async function openSecondServer(
  { config }: Pick<TestShop, 'config'>,
  clock: Clock = wallClock,
): Promise<SecondServer> {
  const database = await openDatabase(config);
  const app = await createApp(config, database, clock);
  await app.http.ready();
  return {
    ...app,
    database,
    client: () => new Client(app.http),
    close: async () => {
      await app.http.close();
      await database.close();
    },
  };
}
