import { equal } from 'node:assert/strict';
import type { GaleraNode } from '../../bench/cluster/galera-node.mjs';
import type { Scenario } from '../scenario';
import { Rush } from '../stage/rush';
import { addProduct } from '../stage/shopping';

const SHOPPERS = 12;
const ORDERS_BETWEEN = 20;

/** Each node of the cluster dies in turn, and comes back, while customers order. */
export const galera: Scenario = {
  name: 'galera',
  title: 'three-node Galera, each node killed -9 in turn: no acknowledged order lost',
  databases: ['Galera'],
  times: { full: 3, short: 1 },
  prepare: async (stage) => {
    await stage.serve();
    const { nodes } = stage.place;
    if (!nodes) throw new Error('This database is no cluster');
    const buyers = await stage.people(SHOPPERS);
    const productId = await addProduct(await stage.admin(), 100_000);
    return async () => {
      await Rush.during(buyers, productId, async (rush) => {
        for (const node of nodes) await dieAndReturn(node, rush);
      });
      for (const node of nodes) equal(await node.isSynced(), true, `node ${node.number} is synced`);
    };
  },
};

async function dieAndReturn(node: GaleraNode, rush: Rush): Promise<void> {
  await rush.goesOn(ORDERS_BETWEEN);
  await node.kill();
  await rush.goesOn(ORDERS_BETWEEN);
  await node.start();
  await rush.goesOn(ORDERS_BETWEEN);
}
