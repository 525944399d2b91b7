import 'reflect-metadata';
import { App, createApp } from './assembly/create-app';
import { createJobs } from './assembly/jobs';
import { awaitDatabase } from './assembly/open-database';
import { refuseDemoData } from './assembly/refuse-demo-data';
import { seedAtStart } from './assembly/seed';
import { Config, ConfigError, readConfig } from './platform/config/config';
import { demoAdmin, demoCustomer, demoStaff } from './platform/config/demo-logins';
import { migrate } from './platform/db/migrate';
import { JobRunner } from './platform/jobs/job-runner';

/** Starts the shop: configuration, database, tables, first records, then the doors. */
async function start(): Promise<void> {
  const config = readConfig();
  await bringTablesUpToDate(config);
  const database = await awaitDatabase(config, 'serving');
  if (config.production) await refuseDemoData(database);
  const { http, services } = await createApp(config, database);
  await seedAtStart(database, services, config);
  await listen(http, config);
  services.catalogueSync.follow();
  const jobs = new JobRunner(createJobs(services), {
    everySeconds: config.jobsEverySeconds,
    ready: () => database.ping(),
    log: http.log,
  });
  process.stdout.write(welcome(config));

  const stop = async () => {
    await http.close(); // takes no new request, and waits for those it has
    await jobs.stop(); // those that run still need the database
    await database.close();
  };
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.once(signal, () => void stop().then(() => process.exit(0)));
}

async function bringTablesUpToDate(config: Config): Promise<void> {
  const database = await awaitDatabase(config, 'working');
  await migrate(database).finally(() => database.close());
}

async function listen(http: App['http'], { host, port }: Config): Promise<void> {
  try {
    await http.listen({ port, host });
  } catch (error) {
    const { message } = error as Error;
    throw new ConfigError(`HOST and PORT: cannot listen on ${host}:${port}: ${message}`);
  }
}

function welcome({ port, host, explorer, production, store, adminEmail }: Config): string {
  const url = `http://${['0.0.0.0', '::', '127.0.0.1'].includes(host) ? 'localhost' : host}:${port}`;
  const lines = [
    `${store.name} is open`,
    `  Shop      ${url}`,
    ...(explorer ? [`  Explorer  ${url}/explorer`] : []),
    ...(production ? [] : demoLogins(adminEmail)),
  ];
  return `\n${lines.join('\n')}\n\n`;
}

function demoLogins(adminEmail: string): string[] {
  const admin =
    adminEmail === demoAdmin.email ? `${demoAdmin.email} / ${demoAdmin.password}` : adminEmail;
  const staff = demoStaff.map(({ email, password }) => `            ${email} / ${password}`);
  const customer = `${demoCustomer.email} / ${demoCustomer.password}`;
  return [`  Admin     ${admin}`, ...staff, `  Customer  ${customer}`];
}

start().catch((error: unknown) => {
  const text = error instanceof ConfigError ? error.message : error;
  console.error(text);
  process.exit(1);
});
