import type { Scenario } from '../scenario';
import { Load } from '../environment/load';
import { addProduct } from '../environment/operations';
import { expectWithin } from '../environment/time-limits';

const CUSTOMERS = 20;
const READY_WITHIN_MS = 5_000;

/** kill -9 while customers are at the checkout. */
export const serverKilled: Scenario = {
  name: 'server-killed',
  title: 'kill -9 of the server during checkout: ready in 5 s, nothing lost, nothing half',
  databases: ['SQLite', 'MariaDB'],
  times: { full: 100, short: 2 },
  prepare: async (environment) => {
    await environment.serve();
    const customers = await environment.loggedInCustomers(CUSTOMERS);
    const productId = await addProduct(await environment.admin(), 100_000);
    return async () => {
      await Load.during(customers, productId, async (load) => {
        // After a varying number of orders, so that the crash happens at different moments.
        await load.goesOn(1 + Math.floor(Math.random() * CUSTOMERS));
        await environment.shop.kill();
        const begunAtMs = performance.now();
        await environment.serve();
        expectWithin(READY_WITHIN_MS, performance.now() - begunAtMs, 'ready');
        await load.goesOn(1);
      });
    };
  },
};
