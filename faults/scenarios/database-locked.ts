import { equal } from 'node:assert/strict';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import Libsql from 'libsql';
import type { Scenario } from '../scenario';
import type { Caller } from '../environment/caller';
import { expectRefusedInTime } from '../environment/endpoints';
import { Load } from '../environment/load';
import { addProduct, newKey, placeOrder } from '../environment/operations';

const CUSTOMERS = 12;
const ORDERS_BEFORE = 10;
const ORDERS_AFTER = 10;
const LOCKED_MS = 5_000;

/** Another process holds the write lock of the SQLite file. */
export const databaseLocked: Scenario = {
  name: 'database-locked',
  title: 'another process locks the SQLite file: told in time, reads go on, back by itself',
  databases: ['SQLite'],
  times: { full: 10, short: 1 },
  prepare: async (environment) => {
    await environment.serve();
    const [onlooker, ...customers] = (await environment.loggedInCustomers(CUSTOMERS + 1)) as [
      Caller,
      ...Caller[],
    ];
    const productId = await addProduct(await environment.admin(), 100_000);
    return async () => {
      const other = new Libsql(join(environment.fixture.data.folder, 'grocessay.sqlite'), {
        timeout: 5_000,
      });
      try {
        const { refusals } = await Load.during(customers, productId, async (load) => {
          await load.goesOn(ORDERS_BEFORE);
          other.exec('BEGIN IMMEDIATE');
          const untilMs = performance.now() + LOCKED_MS;
          do {
            expectRefusedInTime([await placeOrder(onlooker, newKey())]);
            equal((await onlooker.rest('GET', '/api/cart/list')).status, 200, 'a read');
            await sleep(200);
          } while (performance.now() < untilMs);
          other.exec('COMMIT');
          await load.goesOn(ORDERS_AFTER);
        });
        expectRefusedInTime(refusals);
      } finally {
        other.close();
      }
    };
  },
};
