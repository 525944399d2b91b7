import { deepEqual, equal } from 'node:assert/strict';
import { setTimeout as sleep } from 'node:timers/promises';
import { startHaproxy } from '../../bench/cluster/haproxy.mjs';
import type { Scenario } from '../scenario';
import { Load } from '../environment/load';
import { addProduct } from '../environment/operations';

const CUSTOMERS = 12;
const ORDERS_BETWEEN = 20;
/** haproxy checks every second, and removes a server after two failed checks. */
const SETTINGS = { SHUTDOWN_DELAY_SECONDS: '4', TRUSTED_PROXIES: '127.0.0.1' };
/** Lets haproxy detect the return of the first server before the other one stops. */
const FOUND_AGAIN_MS = 2_500;

/** A rolling upgrade: one server after the other is stopped gracefully and restarted. */
export const serverStopped: Scenario = {
  name: 'server-stopped',
  title: 'two servers behind deploy/haproxy.cfg, each stopped in turn: no request fails',
  databases: ['MariaDB'],
  times: { full: 5, short: 1 },
  prepare: async (environment) => {
    await environment.serve(SETTINGS, 2);
    const shopPorts = environment.urls.map((url) => Number(new URL(url).port));
    const haproxy = await environment.borrow(startHaproxy({ shopPorts }));
    const customers = (await environment.loggedInCustomers(CUSTOMERS)).map((customer) =>
      customer.at(haproxy.shopUrl),
    );
    const productId = await addProduct(await environment.admin(), 100_000);
    return async () => {
      const load = await Load.during(customers, productId, async (orders) => {
        for (const index of environment.urls.keys()) {
          await orders.goesOn(ORDERS_BETWEEN);
          await environment.without(index, () => orders.goesOn(ORDERS_BETWEEN));
          await sleep(FOUND_AGAIN_MS);
        }
      });
      equal(load.lost, 0, 'requests without an answer');
      deepEqual(
        load.refusals.map(({ what, status }) => `${status} for ${what}`),
        [],
        'requests that were refused',
      );
    };
  },
};
