import 'reflect-metadata';
import { claimDataFolder } from './assembly/claim-data-folder';
import { lastWords } from './assembly/last-words';
import { openDatabase } from './assembly/open-database';
import { seedDemo } from './assembly/seed';
import { createServices, integrity, moduleCommands } from './app';
import { wallClock } from './kernel/clock';
import { Config, ConfigError, readConfig } from './platform/config/config';
import { Database } from './platform/database/database';
import { migrate, resetDatabase } from './platform/database/migrate';
import { Command, CommandContext } from './platform/module';

/** The operator's shell commands, besides starting the shop. */
const commands: Readonly<Record<string, Command>> = {
  'db:migrate': ({ onDatabase }) => onDatabase(async () => done('The tables are up to date')),
  'db:seed': ({ config, onDatabase }) =>
    onDatabase(async (database) => {
      await seedAll(database, config);
      return done('The shop has the demo catalogue and its first admin');
    }),
  'db:reset': async ({ config }) => {
    if (config.production)
      throw new ConfigError('db:reset throws all data away: not in production');
    return withDatabase(config, async (database) => {
      await claimDataFolder(config);
      await resetDatabase(database);
      await seedAll(database, config);
      return done('All data was thrown away; the shop has the demo catalogue and its first admin');
    });
  },
  'staff:reset-two-factor': ({ config, onDatabase }, [email = '']) =>
    onDatabase(async (database) => {
      const { twoFactor } = createServices(database, config, wallClock);
      if (!(await twoFactor.resetByOperator(email)))
        throw new ConfigError(`Nobody of the staff has the e-mail address '${email}'`);
      return done(`${email} logs in with the password only`);
    }),
  ...moduleCommands,
};

/** Runs work on the database, then closes it. */
async function withDatabase<Result>(
  config: Config,
  work: (database: Database) => Promise<Result>,
): Promise<Result> {
  const database = await openDatabase(config, 'working');
  try {
    return await work(database);
  } finally {
    await database.close();
  }
}

async function seedAll(database: Database, config: Config): Promise<void> {
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
  const config = readConfig();
  const context: CommandContext = {
    config,
    stdout: process.stdout,
    integrity,
    onDatabase: (work) =>
      withDatabase(config, async (database) => {
        await migrate(database);
        return work(database);
      }),
  };
  return command(context, argv);
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
