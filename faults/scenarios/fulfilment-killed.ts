import { equal } from 'node:assert/strict';
import { addProduct, addToCart } from '../../backend/test/kit/shared';
import type { Caller } from '../environment/caller';
import {
  act,
  damaged,
  finishPicking,
  moveOrder,
  onlyLine,
  startPicking,
  weighed,
} from '../environment/fulfilment';
import { insist, until } from '../environment/patience';
import { newKey, orderOf, placeOrder } from '../environment/operations';
import { GOOD_CARD, pay } from '../environment/payments';
import type { Scenario } from '../scenario';

const CUSTOMERS = 4;
const KILLS = 3;
const MRP_PAISE = 10_000;

const REFUND = 'mutation ($input: RefundLinesInput!) { refundOrderLines(input: $input) { id } }';
const MONEY = `query ($id: ID!) {
  order(id: $id) {
    status payments { status amountPaise } refunds { status amountPaise } creditNotes { amountPaise }
  }
}`;

/** kill -9 between any two steps of picking, packing, delivery and refund. */
export const fulfilmentKilled: Scenario = {
  name: 'fulfilment-killed',
  title: 'kill -9 of the server while orders are weighed, packed, delivered and paid back by line',
  databases: ['SQLite', 'MariaDB'],
  times: { full: 50, short: 1 },
  prepare: async (environment) => {
    await environment.serve();
    const customers = await environment.loggedInCustomers(CUSTOMERS);
    const keeper = await environment.admin();
    const product = await addProduct(keeper, {
      ...{ stockQuantity: 100_000, mrpPaise: MRP_PAISE, packGrams: 500 },
    });
    return async () => {
      const orders = [];
      for (const customer of customers)
        orders.push({ customer, id: await paidOrder(customer, product.id) });
      let steps = 0;
      const fulfilled = Promise.all(orders.map(({ id }) => fulfil(keeper, id, () => (steps += 1))));
      // After a varying number of steps, so that the crash happens between different kinds of steps.
      for (let kill = 0; kill < KILLS; kill++) {
        await until(
          () => steps >= kill * CUSTOMERS * 2 + Math.floor(Math.random() * CUSTOMERS * 2),
        );
        await environment.shop.kill();
        await environment.serve();
      }
      await fulfilled;
      for (const { customer, id } of orders) await verify(customer, id);
    };
  },
};

/** An order of three pieces, paid by card. */
async function paidOrder(customer: Caller, productId: string): Promise<string> {
  await addToCart(customer, productId, 3);
  const order = orderOf(await placeOrder(customer, newKey(), { paymentMethod: 'CARD' }));
  if (!order) throw new Error('No order to fulfil');
  await pay(customer, order.id, newKey(), GOOD_CARD);
  return order.id;
}

/** Delivers an order with one damaged piece and lighter other ones, and refunds one of these afterwards. */
async function fulfil(keeper: Caller, id: string, onStep: () => void): Promise<void> {
  const step = async (doing: Promise<unknown>) => {
    await doing;
    onStep();
  };
  await step(startPicking(keeper, id));
  await step(act(keeper, id, damaged(1)));
  await step(act(keeper, id, weighed(900)));
  await step(finishPicking(keeper, id));
  for (const to of ['OUT_FOR_DELIVERY', 'DELIVERED']) await step(moveOrder(keeper, id, to));
  const lines = [{ ...(await onlyLine(keeper, id)), quantity: 1, goods: 'STOCK' }];
  const input = { orderId: id, lines, reason: 'It came back', idempotencyKey: newKey() };
  await step(insist(keeper, REFUND, { input }));
}

/** 900 g of 1,500 g were delivered: four tenths of the money were refunded at packing, three with the credit note. */
async function verify(customer: Caller, id: string): Promise<void> {
  const { status, payments, refunds, creditNotes } = await customer.call(MONEY, { id });
  equal(status, 'DELIVERED', 'status of the order');
  const sum = (rows: { amountPaise: number; status?: string }[]) =>
    rows.reduce((paise, row) => paise + (row.status === 'FAILED' ? 0 : row.amountPaise), 0);
  equal(sum(refunds) * 10, sum(payments) * 7, 'what went back');
  equal(sum(creditNotes) * 10, sum(payments) * 3, 'what was credited');
  equal(refunds.length, 2, 'refunds');
}
