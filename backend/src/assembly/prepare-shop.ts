import { createServices } from '../app';
import { wallClock } from '../kernel/clock';
import { Config } from '../platform/config/config';
import { migrate } from '../platform/database/migrate';
import { awaitDatabase } from './open-database';
import { refuseDemoData } from './refuse-demo-data';
import { seedAtStart } from './seed';

/**
 * Runs once per server before any process serves: migrates, seeds, and refuses demo data in production.
 * @throws ConfigError with one line that says why the shop cannot start
 */
export async function prepareShop(config: Config): Promise<void> {
  const database = await awaitDatabase(config, 'working');
  const services = createServices(database, config, wallClock);
  try {
    await migrate(database);
    if (config.production) await refuseDemoData(database);
    await seedAtStart(database, services, config);
  } finally {
    await services.mails.stop(); // the serving processes send the rest
    await database.close();
  }
}
