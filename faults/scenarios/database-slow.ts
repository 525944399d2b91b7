import { deepEqual, equal } from 'node:assert/strict';
import type { Scenario } from '../scenario';
import { serverOf } from '../stage/absence';
import { Rush } from '../stage/rush';
import { addProduct } from '../stage/shopping';

/** Slow is not away: everything works, and nobody is told to come again. */
export const databaseSlow: Scenario = {
  name: 'database-slow',
  title: 'the database 500 ms away, each way: slow, and nobody is refused',
  databases: ['MariaDB'],
  times: { full: 10, short: 1 },
  prepare: async (stage, isShort) => {
    await stage.serve();
    const { proxy } = serverOf(stage);
    const shoppers = isShort ? 3 : 4;
    const buyers = await stage.people(shoppers);
    const admin = await stage.admin();
    const productId = await addProduct(admin, 100_000);
    return async () => {
      const { refusals } = await Rush.during(buyers, productId, async (rush) => {
        await rush.goesOn(shoppers);
        await proxy.set({ kind: 'latency', eachWayMs: 500 });
        await rush.goesOn(isShort ? 1 : shoppers);
        equal((await admin.rest('GET', '/readyz')).status, 200, '/readyz');
        await proxy.set({ kind: 'ok' });
      });
      deepEqual(
        refusals.map(({ what, tookMs }) => `${what} after ${Math.round(tookMs)} ms`),
        [],
        'refusals',
      );
    };
  },
};
