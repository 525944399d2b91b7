import { equal } from 'node:assert/strict';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Scenario } from '../scenario';
import { Load } from '../environment/load';
import { addProduct } from '../environment/operations';

const CUSTOMERS = 8;
const LOSSES = 12;

/** The connection breaks at COMMIT, which may or may not have succeeded; the shop does not know. */
export const commitLost: Scenario = {
  name: 'commit-lost',
  title: 'the answer to COMMIT, or COMMIT itself, lost: one order a key',
  databases: ['MariaDB'],
  times: { full: 20, short: 1 },
  prepare: async (environment) => {
    await environment.serve();
    const { proxy } = environment.fixture;
    if (!proxy) throw new Error('This database is no server');
    const customers = await environment.loggedInCustomers(CUSTOMERS);
    const productId = await addProduct(await environment.admin(), 100_000);
    return async () => {
      await Load.during(customers, productId, async (load) => {
        await load.goesOn(CUSTOMERS);
        for (let lost = 0; lost < LOSSES; lost++)
          proxy.loseCommits(Math.random() < 0.7 ? 'answer' : 'request');
        while (proxy.commitsToLose > 0) await sleep(10);
        await load.goesOn(CUSTOMERS);
      });
      equal(proxy.commitsToLose, 0);
    };
  },
};
