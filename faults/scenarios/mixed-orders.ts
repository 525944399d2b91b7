import { MixedRun, worldOf } from '../environment/mixed-run';
import type { Scenario } from '../scenario';

const STEPS = { full: 1_500, short: 300 };
const SETTINGS = { JOBS_EVERY_SECONDS: '1' };

/**
 * Random concurrent operations of customers and staff on the same orders, with kill -9 in between: afterwards all
 * amounts are correct.
 */
export const mixedOrders: Scenario = {
  name: 'mixed-orders',
  title: 'edits, additions, picking, refunds and returns of few orders at random, and kill -9',
  databases: ['SQLite', 'MariaDB'],
  times: { full: 5, short: 1 },
  prepare: async (environment, isShort) => {
    await environment.serve(SETTINGS);
    return async (round) => {
      const run = new MixedRun(environment, await worldOf(environment, round));
      await run.start(isShort ? STEPS.short : STEPS.full, SETTINGS);
      await run.verify();
    };
  },
};
