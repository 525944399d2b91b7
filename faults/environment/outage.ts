import { setTimeout as sleep } from 'node:timers/promises';
import type { MariaDb } from '../../scripts/lib/mariadb-server.mjs';
import type { FaultProxy } from '../fault-proxy';
import type { Scenario } from '../scenario';
import type { Caller } from './caller';
import { expectBack, expectNoticed, expectRefusedInTime, expectUnavailable } from './endpoints';
import { Load } from './load';
import { addProduct } from './operations';
import type { Environment } from './environment';

/** How a database fails and recovers. */
export interface Outage {
  begin(): Promise<void> | void;
  end(): Promise<void> | void;
}

/** A kind of outage for a scenario. */
export interface OutageKind extends Pick<Scenario, 'name' | 'title'> {
  /** The variants; each round uses the next one. */
  outages(mariaDb: MariaDb, proxy: FaultProxy): Outage[];
  lastsMs(isShort: boolean): number;
}

const CUSTOMERS = 12;
const ORDERS_BEFORE = 15;
const ORDERS_AFTER = 15;

/**
 * The database fails while customers order, and recovers: meanwhile every endpoint reports this in time, and afterwards
 * the shop recovers by itself, in time, with every acknowledged order.
 */
export function outage({ name, title, outages, lastsMs }: OutageKind): Scenario {
  return {
    name,
    title,
    databases: ['MariaDB'],
    times: { full: 10, short: 1 },
    prepare: async (environment, isShort) => {
      await environment.serve();
      const [onlooker, ...customers] = (await environment.loggedInCustomers(CUSTOMERS + 1)) as [
        Caller,
        ...Caller[],
      ];
      const productId = await addProduct(await environment.admin(), 100_000);
      const { mariaDb, proxy } = serverOf(environment);
      const ways = outages(mariaDb, proxy);
      return async (round) => {
        const { begin, end } = ways[(round - 1) % ways.length] as Outage;
        const { refusals } = await Load.during(customers, productId, async (load) => {
          await load.goesOn(ORDERS_BEFORE);
          await begin();
          const untilMs = performance.now() + lastsMs(isShort);
          await expectNoticed(onlooker);
          do {
            await expectUnavailable(onlooker);
            await sleep(200);
          } while (performance.now() < untilMs);
          await end();
          await expectBack(onlooker);
          await load.goesOn(ORDERS_AFTER);
        });
        expectRefusedInTime(refusals);
      };
    },
  };
}

/** The server of an environment, and the network in front of it. */
export function serverOf({ fixture }: Environment): { mariaDb: MariaDb; proxy: FaultProxy } {
  const { mariaDb, proxy } = fixture;
  if (!mariaDb || !proxy) throw new Error('This database is no server');
  return { mariaDb, proxy };
}
