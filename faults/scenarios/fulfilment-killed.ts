import { equal } from 'node:assert/strict';
import { setTimeout as sleep } from 'node:timers/promises';
import { addProduct, addToCart } from '../../backend/test/kit/shared';
import type { Caller } from '../environment/caller';
import { newKey, orderOf, placeOrder } from '../environment/operations';
import { GOOD_CARD, pay } from '../environment/payments';
import type { Scenario } from '../scenario';

const CUSTOMERS = 4;
const KILLS = 3;
const PATIENCE_MS = 120_000;
const MRP_PAISE = 10_000;

const LINES = 'query ($id: ID!) { adminOrder(id: $id) { order { lines { id version } } } }';
const MOVE =
  'mutation ($id: ID!, $to: OrderStatus!) { moveOrder(id: $id, to: $to) { order { id } } }';
const MONEY = `query ($id: ID!) {
  order(id: $id) {
    status payments { status amountPaise } refunds { status amountPaise } creditNotes { amountPaise }
  }
}`;

/** kill -9 between any two steps of picking, packing, delivering and paying back. */
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
      // After some steps, a different number each time, so that it dies between all kinds of them.
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

/** Three pieces, paid by card. */
async function paidOrder(customer: Caller, productId: string): Promise<string> {
  await addToCart(customer, productId, 3);
  const order = orderOf(await placeOrder(customer, newKey(), { paymentMethod: 'CARD' }));
  if (!order) throw new Error('No order to fulfil');
  await pay(customer, order.id, newKey(), GOOD_CARD);
  return order.id;
}

/** Delivers an order of which one piece is damaged and the others are lighter, and pays one of these back after that. */
async function fulfil(keeper: Caller, id: string, onStep: () => void): Promise<void> {
  const step = async (query: string, variables: Record<string, unknown>) => {
    const answer = await insist(keeper, query, variables);
    onStep();
    return answer;
  };
  const line = async () => {
    const { adminOrder } = await insist(keeper, LINES, { id });
    const [{ id: orderLineId, version: expectedVersion }] = adminOrder.order.lines;
    return { orderLineId, expectedVersion };
  };
  const act = async (mutation: string, type: string, more: Record<string, unknown>) =>
    step(`mutation ($input: ${type}!) { ${mutation}(input: $input) { order { id } } }`, {
      input: { ...(await line()), ...more, idempotencyKey: newKey() },
    });
  await step('mutation ($id: ID!) { startPicking(orderId: $id) { order { id } } }', { id });
  await act('shortOrderLine', 'ShortOrderLineInput', { quantity: 1, reason: 'DAMAGED' });
  await act('weighOrderLine', 'WeighOrderLineInput', { grams: 900 });
  await step('mutation ($id: ID!) { finishPicking(orderId: $id) { order { id } } }', { id });
  for (const to of ['OUT_FOR_DELIVERY', 'DELIVERED']) await step(MOVE, { id, to });
  const lines = [{ ...(await line()), quantity: 1, goods: 'STOCK' }];
  await step('mutation ($input: RefundLinesInput!) { refundOrderLines(input: $input) { id } }', {
    input: { orderId: id, lines, reason: 'It came back', idempotencyKey: newKey() },
  });
}

/** Sends a request again, as it is, until the shop says yes or no. */
async function insist(
  caller: Caller,
  query: string,
  variables: Record<string, unknown>,
  // eslint-disable-next-line @typescript-eslint/no-explicit-any
): Promise<any> {
  const untilMs = performance.now() + PATIENCE_MS;
  for (;;) {
    const { status, body } = await caller.ask(query, variables);
    if (body?.data && !body.errors) return body.data;
    const isNo = body?.errors && status < 500;
    if (isNo || performance.now() > untilMs)
      throw new Error(`${status} for ${query}: ${JSON.stringify(body?.errors)}`);
    await sleep(50);
  }
}

/** 900 g of 1,500 g were delivered: four tenths of the money went back with packing, three with the credit note. */
async function verify(customer: Caller, id: string): Promise<void> {
  const { status, payments, refunds, creditNotes } = await customer.call(MONEY, { id });
  equal(status, 'DELIVERED', 'status of the order');
  const sum = (rows: { amountPaise: number; status?: string }[]) =>
    rows.reduce((paise, row) => paise + (row.status === 'FAILED' ? 0 : row.amountPaise), 0);
  equal(sum(refunds) * 10, sum(payments) * 7, 'what went back');
  equal(sum(creditNotes) * 10, sum(payments) * 3, 'what was credited');
  equal(refunds.length, 2, 'refunds');
}

async function until(isTrue: () => boolean): Promise<void> {
  const untilMs = performance.now() + PATIENCE_MS;
  while (!isTrue()) {
    if (performance.now() > untilMs) throw new Error('Nothing goes on any more');
    await sleep(5);
  }
}
