import { DatabaseGoneError } from '../../src/platform/database/database-failure';
import { setImmediate as turn } from 'node:timers/promises';
import { Job, JobLog, JobRunner, JobLocking } from '../../src/platform/jobs/job-runner';

const EVERY_SECONDS = 0.001;
const silent: JobLog = { debug: () => undefined, warn: () => undefined, error: () => undefined };
/** The locks of a single process. */
const locks: JobLocking = { take: (_job, everyMs, run) => run().then(() => everyMs) };
const running: JobRunner[] = [];
afterEach(() => Promise.all(running.splice(0).map((runner) => runner.stop())));

function start(jobs: Job[], settings: { ready?: () => Promise<void>; log?: JobLog } = {}) {
  const ready = async () => undefined;
  const runner = new JobRunner(jobs, {
    ready,
    locks,
    log: silent,
    everySeconds: EVERY_SECONDS,
    ...settings,
  });
  running.push(runner);
  return runner;
}

/** Waits for a condition; if it is never met, the test's own timeout ends it. */
async function until(isSo: () => boolean): Promise<void> {
  while (!isSo()) await turn();
}

describe('the job runner', () => {
  it('runs each job again and again', async () => {
    const counts = { one: 0, two: 0 };
    start([
      { name: 'one', run: async () => void counts.one++ },
      { name: 'two', run: async () => void counts.two++ },
    ]);
    await until(() => counts.one >= 3 && counts.two >= 3);
  });

  it('never runs a job twice at once, however long it takes', async () => {
    let [inside, most, runs] = [0, 0, 0];
    const run = async () => {
      most = Math.max(most, ++inside);
      for (let locks = 0; locks < 50; locks++) await turn();
      inside--;
      runs++;
    };
    start([{ name: 'slow', run }]);
    await until(() => runs >= 3);
    expect(most).toBe(1);
  });

  it('writes a failure to the log, and goes on', async () => {
    const errors: object[] = [];
    const log = { ...silent, error: (details: object) => void errors.push(details) };
    let others = 0;
    const failure = new Error('it went wrong');
    start(
      [
        { name: 'broken', run: () => Promise.reject(failure) },
        { name: 'sound', run: async () => void others++ },
      ],
      { log },
    );
    await until(() => errors.length >= 3 && others >= 3);
    expect(errors[0]).toEqual({ err: failure, job: 'broken' });
  });

  it('waits while nothing can be done, and goes on then', async () => {
    const warnings: object[] = [];
    const log = { ...silent, warn: (details: object) => void warnings.push(details) };
    let isAway = true;
    let [runs, looks] = [0, 0];
    const ready = async () => {
      looks++;
      if (isAway) throw new DatabaseGoneError('the database is away');
    };
    start([{ name: 'job', run: async () => void runs++ }], { ready, log });
    await until(() => looks >= 3);
    expect(runs).toBe(0);
    expect(warnings).toEqual([{ job: 'job', reason: 'the database is away' }]);
    isAway = false;
    await until(() => runs >= 3);
  });

  it('stops once the job that runs has ended, and begins none after it', async () => {
    let [begun, ended] = [0, 0];
    let letEnd: () => void = () => undefined;
    const run = async () => {
      begun++;
      await new Promise<void>((resolve) => (letEnd = resolve));
      ended++;
    };
    const runner = start([{ name: 'long', run }]);
    await until(() => begun === 1);
    let stopped = false;
    const stop = runner.stop().then(() => (stopped = true));
    for (let locks = 0; locks < 20; locks++) await turn();
    expect([stopped, ended]).toEqual([false, 0]);
    letEnd();
    await stop;
    for (let locks = 0; locks < 20; locks++) await turn();
    expect([begun, ended]).toEqual([1, 1]);
  });

  it('stops at once between two runs', async () => {
    let runs = 0;
    const runner = new JobRunner([{ name: 'rare', run: async () => void runs++ }], {
      everySeconds: 3600,
      ready: async () => undefined,
      locks,
      log: silent,
    });
    await until(() => runs === 1);
    await runner.stop();
    expect(runs).toBe(1);
  });
});
