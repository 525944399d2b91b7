import 'reflect-metadata';
import { claimDataFolder } from './assembly/claim-data-folder';
import { lastWords } from './assembly/last-words';
import { openDatabase } from './assembly/open-database';
import { seedDemo } from './assembly/seed';
import { createServices } from './app';
import { runCheckBooks } from './modules/operations/integrity/check-books.cli';
import { runCatalogueImport } from './modules/catalogue/import-catalogue.cli';
import { wallClock } from './kernel/clock';
import { Config, ConfigError, readConfig } from './platform/config/config';
import { Database } from './platform/database/database';
import { migrate, resetDatabase } from './platform/database/migrate';

type Command = (config: Config, argv: string[]) => Promise<number>;

/** What the operator can do from the shell, beside starting the shop. */
const commands: Record<string, Command> = {
  'db:migrate': onDatabase(async (database) => {
    await migrate(database);
    return done('The tables are up to date');
  }),
  'db:seed': onDatabase(async (database, config) => {
    await seedAll(database, config);
    return done('The shop has the demo catalogue and its first admin');
  }),
  'db:reset': onDatabase(async (database, config) => {
    if (config.production)
      throw new ConfigError('db:reset throws all data away: not in production');
    await claimDataFolder(config);
    await resetDatabase(database);
    await seedAll(database, config);
    return done('All data was thrown away; the shop has the demo catalogue and its first admin');
  }),
  'catalogue:import': onDatabase(async (database, _config, argv) => {
    await migrate(database);
    return runCatalogueImport(argv, database, process.stdout);
  }),
  'check:books': (config, argv) => runCheckBooks(argv, config, process.stdout),
};

/** A command that writes. */
function onDatabase(
  work: (database: Database, config: Config, argv: string[]) => Promise<number>,
): Command {
  return async (config, argv) => {
    const database = await openDatabase(config, 'working');
    try {
      return await work(database, config, argv);
    } finally {
      await database.close();
    }
  };
}

async function seedAll(database: Database, config: Config): Promise<void> {
  await migrate(database);
  const services = createServices(database, config, wallClock);
  await services.admins.ensureFirst(config.adminEmail, config.adminPassword);
  await seedDemo(database, services, config);
}

function done(text: string): number {
  process.stdout.write(`${text}\n`);
  return 0;
}

async function run([name = '', ...argv]: string[]): Promise<number> {
  const command = commands[name];
  if (!command) throw new ConfigError(`Commands: ${Object.keys(commands).join(', ')}`);
  return command(readConfig(), argv);
}

run(process.argv.slice(2)).then(
  (exitCode) => {
    process.exitCode = exitCode;
  },
  (error: unknown) => {
    console.error(lastWords(error));
    process.exitCode = 1;
  },
);
