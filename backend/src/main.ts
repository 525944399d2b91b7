import 'reflect-metadata';
import cluster from 'node:cluster';
import { claimDataFolder } from './assembly/claim-data-folder';
import { lastWords } from './assembly/last-words';
import { prepareShop } from './assembly/prepare-shop';
import { serveShop } from './assembly/serve-shop';
import { Config, readConfig } from './platform/config/config';
import { demoAdmin, demoCustomer, demoStaff } from './platform/config/demo-logins';
import { createLog } from './platform/observability/log/logger';
import { gatherFromWorkers } from './platform/observability/metrics/together';
import { ClusterSupervisor } from './platform/processes/cluster-supervisor';

type Stop = () => Promise<void>;

/** Starts the shop in this process, or in the configured number of workers. */
async function start(): Promise<void> {
  const config = readConfig();
  if (cluster.isWorker) return stopOnSignal(await serveShop(config));
  await claimDataFolder(config);
  await prepareShop(config);
  stopOnSignal(config.processes === 1 ? await serveShop(config) : await startWorkers(config));
  process.stdout.write(welcome(config));
}

async function startWorkers(config: Config): Promise<Stop> {
  cluster.setupPrimary({ exec: __filename });
  if (config.observability.metricsToken !== undefined) gatherFromWorkers();
  const supervisor = new ClusterSupervisor(createLog(config));
  const stop = () => supervisor.stop();
  if (await supervisor.start(config.processes)) return stop;
  await stop();
  return process.exit(1);
}

function stopOnSignal(stop: Stop): void {
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.once(signal, () => void stop().then(() => process.exit(0)));
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
  console.error(lastWords(error));
  process.exit(1);
});
