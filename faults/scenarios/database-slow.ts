import { deepEqual, equal } from 'node:assert/strict';
import type { Scenario } from '../scenario';
import { serverOf } from '../environment/outage';
import { Load } from '../environment/load';
import { addProduct } from '../environment/operations';

/** A slow database is still available: everything works without refusals. */
export const databaseSlow: Scenario = {
  name: 'database-slow',
  title: 'the database 500 ms away, each way: slow, and nobody is refused',
  databases: ['MariaDB'],
  times: { full: 10, short: 1 },
  prepare: async (environment, isShort) => {
    await environment.serve();
    const { proxy } = serverOf(environment);
    const count = isShort ? 3 : 4;
    const customers = await environment.loggedInCustomers(count);
    const admin = await environment.admin();
    const productId = await addProduct(admin, 100_000);
    return async () => {
      const { refusals } = await Load.during(customers, productId, async (load) => {
        await load.goesOn(count);
        await proxy.set({ kind: 'latency', eachWayMs: 500 });
        await load.goesOn(isShort ? 1 : count);
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
