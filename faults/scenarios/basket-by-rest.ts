import { deepEqual, equal } from 'node:assert/strict';
import type { Scenario } from '../scenario';
import { addProduct, addToCart, ordersOf, stockOf } from '../stage/shopping';
import { verifyWhole } from '../stage/rush';

const ITEMS = 20;

/** An existing client orders its basket line by line, and all lines at the same moment. */
export const basketByRest: Scenario = {
  name: 'basket-by-rest',
  title: "one basket's 20 REST calls at once: all placed",
  databases: ['SQLite', 'MariaDB'],
  times: { full: 50, short: 2 },
  prepare: async (stage) => {
    await stage.serve();
    const [buyer] = await stage.people(1);
    if (!buyer) throw new Error('Nobody is there');
    const admin = await stage.admin();
    const productIds: string[] = [];
    for (let index = 0; index < ITEMS; index++) productIds.push(await addProduct(admin, 1_000));
    let sold = 0;
    return async () => {
      const before = (await ordersOf(buyer)).length;
      const lines: string[] = [];
      for (const productId of productIds) lines.push(await addToCart(buyer, productId));
      const answers = await Promise.all(
        lines.map((line) => buyer.rest('POST', `/api/orders/${buyer.customerId}/${line}`, {})),
      );
      const told = answers.map(({ status, body }) => `${status} ${body?.orderStatus}`);
      deepEqual(
        told,
        Array.from(lines, () => '201 success'),
      );
      const orders = await ordersOf(buyer);
      equal(orders.length - before, ITEMS, 'orders');
      orders.forEach(verifyWhole);
      sold++;
      for (const productId of productIds)
        equal(await stockOf(admin, productId), 1_000 - sold, 'pieces left');
    };
  },
};
