import { deepEqual, equal } from 'node:assert/strict';
import { addToCart } from '../../backend/test/kit/shared';
import type { Scenario } from '../scenario';
import type { Caller } from '../environment/caller';
import { spread } from '../environment/race';
import { verifyWhole } from '../environment/load';
import { addProduct, newestOrdersOf, orderCountOf, expectStock } from '../environment/operations';

const ITEMS = 20;

/** An existing program orders its cart line by line, with all lines at the same time. */
function cartByRest(servers: number): Scenario {
  return {
    name: servers === 1 ? 'cart-by-rest' : 'cart-by-rest-two-servers',
    title: `one cart's 20 REST calls at once: all placed${servers === 1 ? '' : ' (two servers)'}`,
    databases: servers === 1 ? ['SQLite', 'MariaDB'] : ['MariaDB'],
    times: { full: 50, short: 2 },
    prepare: async (environment) => {
      await environment.serve({}, servers);
      const [customer] = await environment.loggedInCustomers(1);
      if (!customer) throw new Error('Nobody is there');
      const admin = await environment.admin();
      const productIds: string[] = [];
      for (let index = 0; index < ITEMS; index++) productIds.push(await addProduct(admin, 1_000));
      const callers = spread(
        environment,
        Array.from({ length: ITEMS }, () => customer),
      );
      let sold = 0;
      return async () => {
        const before = await orderCountOf(customer);
        const lines: string[] = [];
        for (const productId of productIds) lines.push(await addToCart(customer, productId));
        const order = (caller: Caller, index: number) =>
          caller.rest('POST', `/api/orders/${customer.customerId}/${lines[index]}`, {});
        const answers = await Promise.all(callers.map(order));
        const told = answers.map(({ status, body }) => `${status} ${body?.orderStatus}`);
        deepEqual(
          told,
          Array.from(lines, () => '201 success'),
        );
        equal((await orderCountOf(customer)) - before, ITEMS, 'orders');
        (await newestOrdersOf(customer)).forEach(verifyWhole);
        sold++;
        for (const productId of productIds) await expectStock(admin, productId, 1_000 - sold);
      };
    },
  };
}

export const cartsByRest: Scenario[] = [cartByRest(1), cartByRest(2)];
