import { setTimeout as sleep } from 'node:timers/promises';
import { openDatabase } from '../../src/assembly/open-database';
import { readConfig } from '../../src/platform/config/config';
import { Database } from '../../src/platform/database/database';
import { lockLeftMs, takeLock } from '../../src/platform/database/dialect/job-lock-statements';
import { migrate } from '../../src/platform/database/migrate';
import { JobLocks } from '../../src/platform/jobs/job-locks';
import { JobLog, JobRunner } from '../../src/platform/jobs/job-runner';
import { freshDatabase } from '../kit/test-shop';

let place: Awaited<ReturnType<typeof freshDatabase>>;
/** Two servers of one shop. */
let servers: Database[];
beforeAll(async () => {
  place = await freshDatabase();
  const config = readConfig({ NODE_ENV: 'test', ...place.environment });
  servers = [await openDatabase(config), await openDatabase(config)];
  await migrate(first());
});
afterAll(async () => {
  for (const server of servers) await server.close();
  await place.remove();
});

const first = () => servers[0] as Database;
const warnings: object[] = [];
const note = (details: object) => void warnings.push(details);
const log: JobLog = { debug: () => undefined, warn: note, error: note };
afterEach(() => expect(warnings.splice(0)).toEqual([]));

/** A lock whose holder, another process, has died. */
const expiredLock = (job: string, forMs: number) =>
  first().write((tx) => takeLock(tx, { job, holder: 'a dead process', forMs }));

describe('the locks of jobs', () => {
  it('let one of many processes run a job at a time, again and again', async () => {
    let [inside, most, runs] = [0, 0, 0];
    const run = async () => {
      most = Math.max(most, ++inside);
      await sleep(10);
      inside--;
      runs++;
    };
    const runners = servers.map(
      (server) =>
        new JobRunner([{ name: 'shared', run }], {
          everySeconds: 0.005,
          ready: async () => undefined,
          locks: new JobLocks(server, log),
          log,
        }),
    );
    while (runs < 20) await sleep(5);
    await Promise.all(runners.map((runner) => runner.stop()));
    expect(most).toBe(1);
  });

  it('last while the job runs, however long that is', async () => {
    // A lock long enough for a busy machine to renew in time; the job runs for three of these periods.
    const locks = new JobLocks(first(), log, 1_000);
    let others = 0;
    await locks.take('long', 1_000, async () => {
      for (let look = 0; look < 30; look++) {
        await sleep(100);
        await new JobLocks(servers[1] as Database, log).take('long', 1_000, async () => {
          others++;
        });
      }
    });
    expect(others).toBe(0);
  });

  it('hold a job back until it is due again, for every process', async () => {
    let runs = 0;
    const take = (server: Database) =>
      new JobLocks(server, log).take('resting', 60_000, async () => void runs++);
    expect(await take(first())).toBe(60_000);
    for (const server of servers) expect(await take(server)).toBeLessThanOrEqual(60_000);
    expect(runs).toBe(1);
  });

  it('of a process that died end by themselves', async () => {
    expect(await expiredLock('orphan', 200)).toBe(true);
    expect(await expiredLock('orphan', 200)).toBe(true); // repeated after a lost response
    let runs = 0;
    const locks = new JobLocks(first(), log);
    while (runs === 0) await sleep(await locks.take('orphan', 50, async () => void runs++));
    expect(await lockLeftMs(first().read, 'orphan')).toBeLessThanOrEqual(50);
  });

  it('are not given back by a process that lost them', async () => {
    const locks = new JobLocks(first(), log, 90_000);
    await locks.take('lost', 1, async () => {
      await first().write((tx) => tx.query("DELETE FROM job_leases WHERE job = 'lost'"));
      await expiredLock('lost', 30_000);
    });
    expect(await lockLeftMs(first().read, 'lost')).toBeGreaterThan(1_000);
  });

  it('pass a failure on, and end when the job is due again', async () => {
    const locks = new JobLocks(first(), log);
    const failing = locks.take('failing', 1_000, () => Promise.reject(new Error('no')));
    await expect(failing).rejects.toThrow('no');
    expect(await lockLeftMs(first().read, 'failing')).toBeLessThanOrEqual(1_000);
  });
});
