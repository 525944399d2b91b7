import { equal } from 'node:assert/strict';
import type { GaleraNode } from '../../bench/cluster/galera-node.mjs';
import type { Scenario } from '../scenario';
import { Load } from '../environment/load';
import { addProduct } from '../environment/operations';

const CUSTOMERS = 12;
const ORDERS_BETWEEN = 20;

/** One node of the cluster after the other crashes and recovers while customers order. */
export const galera: Scenario = {
  name: 'galera',
  title: 'three-node Galera, each node killed -9 in turn: no acknowledged order lost',
  databases: ['Galera'],
  times: { full: 3, short: 1 },
  prepare: async (environment) => {
    await environment.serve();
    const { nodes } = environment.fixture;
    if (!nodes) throw new Error('This database is no cluster');
    const customers = await environment.loggedInCustomers(CUSTOMERS);
    const productId = await addProduct(await environment.admin(), 100_000);
    return async () => {
      await Load.during(customers, productId, async (load) => {
        for (const node of nodes) await dieAndReturn(node, load);
      });
      for (const node of nodes) equal(await node.isSynced(), true, `node ${node.number} is synced`);
    };
  },
};

async function dieAndReturn(node: GaleraNode, load: Load): Promise<void> {
  await load.goesOn(ORDERS_BETWEEN);
  await node.kill();
  await load.goesOn(ORDERS_BETWEEN);
  await node.start();
  await load.goesOn(ORDERS_BETWEEN);
}
