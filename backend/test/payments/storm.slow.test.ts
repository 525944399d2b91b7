import { setTimeout as sleep } from 'node:timers/promises';
import { expectIntegrity } from '../kit/integrity';
import { Client } from '../kit/client';
import { MovableClock } from '../kit/movable-clock';
import { cancelOrder } from '../kit/order-keeping';
import { moneyOf, sandboxPaise, unpaidOrder } from '../kit/payments';
import { TestCustomer, adminClient, newCustomer } from '../kit/people';
import { SecondServer, openSecondServer } from '../kit/second-server';
import { DECLINED_CARD, SILENT_CARD, newKey, pay } from '../kit/shopping';
import { TestShop, openTestShop } from '../kit/test-shop';

const ORDERS = 12;
const CALLS = 14;

let shop: TestShop;
let second: SecondServer;
let admin: Client;
const clock = new MovableClock();
beforeAll(async () => {
  shop = await openTestShop({ clock });
  second = await openSecondServer(shop, clock);
  admin = await adminClient(shop);
});
afterAll(async () => {
  await second.close();
  await shop.close();
});

/** A random call of a customer or a job about an order; many run at the same time. */
function call(customer: TestCustomer, orderId: string, keys: string[]): Promise<unknown> {
  const server = pick([shop, second]);
  const client = server.client().useBearer(customer.accessToken);
  const [silentKey = '', goodKey = '', badKey = ''] = keys;
  const { payments, lapsing, refunds } = server.services;
  const silent = { orderId, cardNumber: SILENT_CARD };
  return pick<() => Promise<unknown>>([
    () => pay(client, { ...silent, idempotencyKey: silentKey }),
    () => pay(client, { ...silent, idempotencyKey: silentKey }),
    () => pay(client, silent),
    () => pay(client, { orderId, idempotencyKey: goodKey }),
    () => pay(client, { orderId, idempotencyKey: goodKey }),
    () => pay(client, { orderId, cardNumber: DECLINED_CARD, idempotencyKey: badKey }),
    () => payments.settleUnknown(Number(orderId)),
    () => payments.settleUnknown(),
    () => lapsing.lapseUnpaid(),
    () => refunds.carryOutPending(),
    () => (Math.random() < 0.3 ? cancelOrder(client, orderId) : payments.settleUnknown()),
  ])();
}

const pick = <Item>(items: Item[]) => items[Math.floor(Math.random() * items.length)] as Item;

/** Some orders, and their calls in sending order. */
async function calls(): Promise<{ orders: Placed[]; sends: (() => Promise<unknown>)[] }> {
  const orders: Placed[] = [];
  for (let number = 0; number < ORDERS; number++) {
    const customer = await newCustomer(shop);
    orders.push({ customer, orderId: await unpaidOrder(customer.client, admin) });
  }
  const attempts = orders.map((placed) => ({ ...placed, keys: [newKey(), newKey(), newKey()] }));
  const sends = Array.from({ length: CALLS }, () =>
    attempts.map(
      ({ customer, orderId, keys }) =>
        () =>
          call(customer, orderId, keys),
    ),
  );
  return { orders, sends: sends.flat() };
}

interface Placed {
  customer: TestCustomer;
  orderId: string;
}

/** Runs the jobs at the end, when all other activity has stopped. */
async function settleAll(): Promise<void> {
  clock.advance({ minutes: 20 });
  const { payments, lapsing, refunds } = shop.services;
  await payments.settleUnknown();
  await lapsing.lapseUnpaid();
  await refunds.carryOutPending();
}

describe('whatever happens to payments at the same moment on two servers', () => {
  it.each([
    ['in time', 0.8],
    ['while the orders lapse', 2],
  ])('%s, each is paid once or not at all, and other money is paid back', async (_, minutes) => {
    const { orders, sends } = await calls();
    const answers: Promise<unknown>[] = [];
    for (const [number, send] of sends.entries()) {
      answers.push(send());
      if (number % 12 !== 11) continue;
      await sleep(20);
      // Claims expire during their payments, as if a server hung.
      clock.advance({ minutes });
    }
    const results = await Promise.all(answers);
    // Refusals are permitted, faults are not.
    for (const result of results)
      if (result && typeof result === 'object') expect(result).not.toMatchObject({ status: 500 });
    await settleAll();
    for (const { customer, orderId } of orders) {
      const [status, paymentStatus, payments] = await moneyOf(customer.client, orderId);
      expect(payments).not.toMatch(/PENDING/);
      expect(['SUCCESS', 'CANCELLED']).toContain(status);
      const isPaid = status === 'SUCCESS';
      if (isPaid) expect(paymentStatus).toBe('SUCCESS');
      else expect(['PENDING', 'FAILED', 'REFUNDED']).toContain(paymentStatus);
      expect(await sandboxPaise(shop, customer.customerId)).toBe(isPaid ? 9500 : 0);
    }
    await expectIntegrity(shop);
  });
});
