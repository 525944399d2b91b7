import type { Scenario } from '../scenario';
import { Rush } from '../stage/rush';
import { addProduct } from '../stage/shopping';
import { expectWithin } from '../stage/soon';

const SHOPPERS = 20;
const READY_WITHIN_MS = 5_000;

/** kill -9 while everybody is at the checkout. */
export const serverKilled: Scenario = {
  name: 'server-killed',
  title: 'kill -9 of the server during checkout: ready in 5 s, nothing lost, nothing half',
  databases: ['SQLite', 'MariaDB'],
  times: { full: 100, short: 2 },
  prepare: async (stage) => {
    await stage.serve();
    const buyers = await stage.people(SHOPPERS);
    const productId = await addProduct(await stage.admin(), 100_000);
    return async () => {
      await Rush.during(buyers, productId, async (rush) => {
        // After some orders, a different number each time, so that it dies at all kinds of moments.
        await rush.goesOn(1 + Math.floor(Math.random() * SHOPPERS));
        await stage.shop.kill();
        const begunAtMs = performance.now();
        await stage.serve();
        expectWithin(READY_WITHIN_MS, performance.now() - begunAtMs, 'ready');
        await rush.goesOn(1);
      });
    };
  },
};
