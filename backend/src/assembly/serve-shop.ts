import { setTimeout as sleep } from 'node:timers/promises';
import { createJobs, startListening } from '../app';
import { Config, ConfigError } from '../platform/config/config';
import { JobLocks } from '../platform/jobs/job-locks';
import { JobRunner } from '../platform/jobs/job-runner';
import { App, createApp } from './create-app';
import { awaitDatabase } from './open-database';

/**
 * Starts listening and runs the background jobs of a prepared shop in this process.
 * @returns a function that stops both gracefully; it may be called several times
 * @throws ConfigError with one line that says why it cannot listen on its port
 */
export async function serveShop(config: Config): Promise<() => Promise<void>> {
  const database = await awaitDatabase(config, 'serving');
  const { http, jobCounts, services } = await createApp(config, database);
  await listen(http, config);
  if (config.production && !config.databaseUrl)
    http.log.warn(
      { dataDir: config.dataDir },
      'The data is in SQLite, since DATABASE_URL is not set: one server on one disk',
    );
  startListening(services);
  const jobs = new JobRunner(createJobs(services), {
    everySeconds: config.jobsEverySeconds,
    ready: () => database.check(),
    locks: new JobLocks(database, http.log),
    counts: jobCounts,
    log: http.log,
  });
  const stop = async () => {
    http.draining.hasBegun = true; // gives load balancers time to notice
    await sleep(config.observability.shutdownDelaySeconds * 1000);
    await http.close(); // accepts no new requests, and waits for those in progress
    await jobs.stop(); // running jobs still need the database
    await database.close();
  };
  let stopping: Promise<void> | undefined;
  return () => (stopping ??= stop());
}

async function listen(http: App['http'], { host, port }: Config): Promise<void> {
  try {
    await http.listen({ port, host });
  } catch (error) {
    const { message } = error as Error;
    throw new ConfigError(`HOST and PORT: cannot listen on ${host}:${port}: ${message}`);
  }
}
