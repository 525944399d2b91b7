import { Clock } from '../../src/kernel/clock';
import { istInstant } from '../../src/kernel/ist';
import { Client } from '../kit/client';
import { failureOf } from '../kit/failure';
import { TestCustomer, adminClient, newCustomer } from '../kit/people';
import { addProduct, stockOf } from '../kit/products';
import { fillCart, order, placeOrder } from '../kit/shopping';
import { TestShop, openTestShop } from '../kit/test-shop';

/** 21 November 2026, 16:00 in Thane: the 17-19 window has just closed. */
const NOW = istInstant('2026-11-21', 16 * 60);
const clock: Clock = { now: () => NOW };

let shop: TestShop;
let admin: Client;
let customer: TestCustomer;
let productId: number;
/** Every window takes one order only. */
beforeAll(async () => {
  shop = await openTestShop({ slotCapacity: 1, clock });
  admin = await adminClient(shop);
  customer = await newCustomer(shop);
  productId = await addProduct(admin, { stockQuantity: 1000 });
});
afterAll(() => shop.close());

const SLOTS = '{ deliverySlots { id date startMinute endMinute capacity remaining closedReason } }';
const slots = async () => (await shop.client().data(SLOTS)).deliverySlots;
const slot = async (id: string) =>
  (await slots()).find((candidate: { id: string }) => candidate.id === id);

async function orderFor(deliverySlotId?: string) {
  await fillCart(customer.client, productId);
  return placeOrder(customer.client, { deliverySlotId });
}

const unavailable = (message: string) => ({
  status: 409,
  code: 'SLOT_UNAVAILABLE',
  message,
  fields: { deliverySlotId: message },
});

describe('deliverySlots', () => {
  it('lists four windows for each of seven days, the closed ones with the reason', async () => {
    const list = await slots();
    expect(list).toHaveLength(28);
    expect(list[0]).toEqual({
      id: '2026-11-21/420',
      date: '2026-11-21',
      startMinute: 420,
      endMinute: 540,
      capacity: 1,
      remaining: 1,
      closedReason: 'CLOSED',
    });
    const reasons = list
      .slice(0, 3)
      .map(({ closedReason }: { closedReason: string }) => closedReason);
    expect(reasons).toEqual(['CLOSED', 'CLOSED', 'CLOSED']);
    expect(list[27].id).toBe('2026-11-27/1140');
  });
});

describe('nextDeliverySlot', () => {
  it('is the first window that is open', async () => {
    const { nextDeliverySlot } = await shop
      .client()
      .data('{ nextDeliverySlot { id closedReason remaining } }');
    const open = (await slots()).find(
      ({ closedReason }: { closedReason: string | null }) => closedReason === null,
    );
    expect(nextDeliverySlot).toEqual({
      id: open.id,
      closedReason: null,
      remaining: open.remaining,
    });
  });
});

describe('the slot of an order', () => {
  it('is the chosen one, and then it is full', async () => {
    const id = '2026-11-24/1020';
    const answer = await orderFor(id);
    expect(answer.body.data.placeOrder.deliverySlot).toEqual({
      date: '2026-11-24',
      startMinute: 1020,
      endMinute: 1140,
    });
    expect(await slot(id)).toMatchObject({ remaining: 0, closedReason: 'FULL' });
    const stock = await stockOf(shop.database, productId);
    expect(failureOf(await orderFor(id))).toEqual(unavailable('This delivery slot is full'));
    expect(await stockOf(shop.database, productId)).toBe(stock);
    const { cart } = await customer.client.data('{ cart { totalQuantity } }');
    expect(cart.totalQuantity).toBeGreaterThan(0);
  });

  it.each([
    ['closed', '2026-11-21/1020'],
    ['past', '2026-11-20/1140'],
    ['too far away', '2026-11-28/420'],
    ['no window', '2026-11-24/421'],
    ['unknown', 'tomorrow'],
    ['empty', ''],
  ])('is refused where it is %s', async (_, id) => {
    expect(failureOf(await orderFor(id))).toEqual(unavailable('This delivery slot is closed'));
  });

  it('is refused where its name is without end', async () => {
    expect(failureOf(await orderFor('2'.repeat(21)))).toMatchObject({
      status: 400,
      code: 'VALIDATION',
      fields: { deliverySlotId: 'deliverySlotId should be the id of a delivery slot' },
    });
  });

  it('takes as many orders at the same moment as it can', async () => {
    const id = '2026-11-25/540';
    const customers = [await newCustomer(shop), await newCustomer(shop), await newCustomer(shop)];
    for (const { client } of customers) await fillCart(client, productId);
    const answers = await Promise.all(
      customers.map(({ client }) => placeOrder(client, { deliverySlotId: id })),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
    expect(await slot(id)).toMatchObject({ remaining: 0, closedReason: 'FULL' });
  });

  it('is given back with an order that is refused', async () => {
    const id = '2026-11-26/420';
    const { client } = await newCustomer(shop);
    await fillCart(client, await addProduct(admin, { stockQuantity: 0 }));
    expect(failureOf(await placeOrder(client, { deliverySlotId: id })).code).toBe('OUT_OF_STOCK');
    expect(await slot(id)).toMatchObject({ remaining: 1, closedReason: null });
  });
});

describe('an order without a slot', () => {
  it('takes the first with room, until none has', async () => {
    const full = await openTestShop({ slotCapacity: 1, clock });
    try {
      const keeper = await adminClient(full);
      const id = await addProduct(keeper, { stockQuantity: 1000 });
      const { client, customerId } = await newCustomer(full);
      const taken: string[] = [];
      for (let count = 0; count < 25; count++) {
        await fillCart(client, id);
        const { deliverySlot } = await order(client);
        taken.push(`${deliverySlot.date}/${deliverySlot.startMinute}`);
      }
      expect(taken.slice(0, 3)).toEqual(['2026-11-21/1140', '2026-11-22/420', '2026-11-22/540']);
      expect(new Set(taken).size).toBe(25);
      const line = await fillCart(client, id);
      expect(failureOf(await placeOrder(client)).code).toBe('SLOT_UNAVAILABLE');
      const byRest = await client.send('POST', `/api/orders/${customerId}/${line}`, {});
      expect(failureOf(byRest)).toMatchObject({ status: 409, code: 'SLOT_UNAVAILABLE' });
      expect(await stockOf(full.database, id)).toBe(975);
    } finally {
      await full.close();
    }
  });
});
