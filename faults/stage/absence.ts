import { setTimeout as sleep } from 'node:timers/promises';
import type { MariaDb } from '../../scripts/lib/mariadb-server.mjs';
import type { FaultProxy } from '../fault-proxy';
import type { Scenario } from '../scenario';
import type { Caller } from './caller';
import { expectBack, expectToldInTime, expectUnavailable } from './doors';
import { Rush } from './rush';
import { addProduct } from './shopping';
import type { Stage } from './stage';

/** How a database goes away, and comes back. */
export interface Absence {
  begin(): Promise<void> | void;
  end(): Promise<void> | void;
}

/** A kind of absence, for a scenario. */
export interface AbsenceKind extends Pick<Scenario, 'name' | 'title'> {
  /** The ways it comes about; each round takes the next one. */
  absences(mariaDb: MariaDb, proxy: FaultProxy): Absence[];
  lastsMs(isShort: boolean): number;
}

const SHOPPERS = 12;
const ORDERS_BEFORE = 15;
const ORDERS_AFTER = 15;

/**
 * The database goes away in the midst of orders, and comes back: meanwhile everybody is told so in time, at every
 * door, and after it the shop is back by itself, in time, with every order that it acknowledged.
 */
export function absence({ name, title, absences, lastsMs }: AbsenceKind): Scenario {
  return {
    name,
    title,
    databases: ['MariaDB'],
    times: { full: 10, short: 1 },
    prepare: async (stage, isShort) => {
      await stage.serve();
      const [onlooker, ...buyers] = (await stage.people(SHOPPERS + 1)) as [Caller, ...Caller[]];
      const productId = await addProduct(await stage.admin(), 100_000);
      const { mariaDb, proxy } = serverOf(stage);
      const ways = absences(mariaDb, proxy);
      return async (round) => {
        const { begin, end } = ways[(round - 1) % ways.length] as Absence;
        const { refusals } = await Rush.during(buyers, productId, async (rush) => {
          await rush.goesOn(ORDERS_BEFORE);
          await begin();
          const untilMs = performance.now() + lastsMs(isShort);
          do {
            await expectUnavailable(onlooker);
            await sleep(200);
          } while (performance.now() < untilMs);
          await end();
          await expectBack(onlooker);
          await rush.goesOn(ORDERS_AFTER);
        });
        expectToldInTime(refusals);
      };
    },
  };
}

/** The server of a stage, and the network before it. */
export function serverOf({ place }: Stage): { mariaDb: MariaDb; proxy: FaultProxy } {
  const { mariaDb, proxy } = place;
  if (!mariaDb || !proxy) throw new Error('This database is no server');
  return { mariaDb, proxy };
}
