import { deepEqual, equal } from 'node:assert/strict';
import type { Scenario } from '../scenario';
import type { Caller } from '../stage/caller';
import { spread } from '../stage/race';
import { verifyWhole } from '../stage/rush';
import {
  addProduct,
  addToCart,
  newestOrdersOf,
  orderCountOf,
  expectStock,
} from '../stage/shopping';

const ITEMS = 20;

/** An existing client orders its basket line by line, and all lines at the same moment. */
function basketByRest(servers: number): Scenario {
  return {
    name: servers === 1 ? 'basket-by-rest' : 'basket-by-rest-two-servers',
    title: `one basket's 20 REST calls at once: all placed${servers === 1 ? '' : ' (two servers)'}`,
    databases: servers === 1 ? ['SQLite', 'MariaDB'] : ['MariaDB'],
    times: { full: 50, short: 2 },
    prepare: async (stage) => {
      await stage.serve({}, servers);
      const [buyer] = await stage.people(1);
      if (!buyer) throw new Error('Nobody is there');
      const admin = await stage.admin();
      const productIds: string[] = [];
      for (let index = 0; index < ITEMS; index++) productIds.push(await addProduct(admin, 1_000));
      const callers = spread(
        stage,
        Array.from({ length: ITEMS }, () => buyer),
      );
      let sold = 0;
      return async () => {
        const before = await orderCountOf(buyer);
        const lines: string[] = [];
        for (const productId of productIds) lines.push(await addToCart(buyer, productId));
        const order = (caller: Caller, index: number) =>
          caller.rest('POST', `/api/orders/${buyer.customerId}/${lines[index]}`, {});
        const answers = await Promise.all(callers.map(order));
        const told = answers.map(({ status, body }) => `${status} ${body?.orderStatus}`);
        deepEqual(
          told,
          Array.from(lines, () => '201 success'),
        );
        equal((await orderCountOf(buyer)) - before, ITEMS, 'orders');
        (await newestOrdersOf(buyer)).forEach(verifyWhole);
        sold++;
        for (const productId of productIds) await expectStock(admin, productId, 1_000 - sold);
      };
    },
  };
}

export const basketsByRest: Scenario[] = [basketByRest(1), basketByRest(2)];
