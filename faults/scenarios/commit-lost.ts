import { equal } from 'node:assert/strict';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Scenario } from '../scenario';
import { Rush } from '../stage/rush';
import { addProduct } from '../stage/shopping';

const SHOPPERS = 8;
const LOSSES = 12;

/** The connection breaks at COMMIT: sometimes it was done, sometimes not, and the shop is not told. */
export const commitLost: Scenario = {
  name: 'commit-lost',
  title: 'the answer to COMMIT, or COMMIT itself, lost: one order a key',
  databases: ['MariaDB'],
  times: { full: 20, short: 1 },
  prepare: async (stage) => {
    await stage.serve();
    const { proxy } = stage.place;
    if (!proxy) throw new Error('This database is no server');
    const buyers = await stage.people(SHOPPERS);
    const productId = await addProduct(await stage.admin(), 100_000);
    return async () => {
      await Rush.during(buyers, productId, async (rush) => {
        await rush.goesOn(SHOPPERS);
        for (let lost = 0; lost < LOSSES; lost++)
          proxy.loseCommits(Math.random() < 0.7 ? 'answer' : 'request');
        while (proxy.commitsToLose > 0) await sleep(10);
        await rush.goesOn(SHOPPERS);
      });
      equal(proxy.commitsToLose, 0);
    };
  },
};
