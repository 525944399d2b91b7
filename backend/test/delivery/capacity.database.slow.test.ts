import { istInstant } from '../../src/kernel/ist';
import { expectIntegrity } from '../kit/integrity';
import { Answer, Client } from '../kit/client';
import { calendar, changeDelivery } from '../kit/delivery';
import { failureOf } from '../kit/failure';
import { TestCustomer, adminClient, newCustomer } from '../kit/people';
import { addProduct } from '../kit/products';
import { openSecondServer } from '../kit/second-server';
import { fillCart, order, placeOrder } from '../kit/shopping';
import { TestShop, openTestShop } from '../kit/test-shop';

/** A Saturday, 10:00 in Thane. */
const clock = { now: () => istInstant('2026-11-21', 10 * 60) };
const TUESDAY = '2026-11-24';

let shop: TestShop;
let admin: Client;
let productId: number;
beforeEach(async () => {
  shop = await openTestShop({ clock, slotCapacity: 3 });
  admin = await adminClient(shop);
  productId = await addProduct(admin, { stockQuantity: 10_000 });
});
afterEach(async () => {
  await expectIntegrity(shop);
  await shop.close();
});

const window = (capacity: number, changes: object = {}) => ({
  ...{ startMinute: 1020, endMinute: 1140, capacity, ...changes },
});
const setWindow = (capacity: number, changes: object = {}) =>
  changeDelivery(admin, 'changeDeliveryDays', {
    ...{ dates: [TUESDAY], windows: [window(capacity, changes)] },
  });
const slot = { deliverySlotId: `${TUESDAY}/1020`, paymentMethod: 'CASH_ON_DELIVERY' };

async function orderOf({ client }: TestCustomer) {
  await fillCart(client, productId);
  return order(client, slot);
}
async function tryOrder({ client }: TestCustomer): Promise<Answer> {
  await fillCart(client, productId);
  return placeOrder(client, slot);
}
const shownSlot = async () =>
  (
    await shop.client().data('{ deliverySlots { id capacity remaining closedReason } }')
  ).deliverySlots.find(({ id }: { id: string }) => id === slot.deliverySlotId);

describe('a window that is partly booked', () => {
  it('takes more, or no more, with its capacity, and loses no order', async () => {
    const customer = await newCustomer(shop);
    const orders = [await orderOf(customer), await orderOf(customer), await orderOf(customer)];
    expect(failureOf(await tryOrder(customer)).message).toBe('This delivery slot is full');
    await setWindow(4);
    expect(await shownSlot()).toMatchObject({ capacity: 4, remaining: 1, closedReason: null });
    const extra = await newCustomer(shop);
    await orderOf(extra);
    await setWindow(2);
    expect(await shownSlot()).toMatchObject({ capacity: 2, remaining: 0, closedReason: 'FULL' });
    const [day] = await calendar(admin, TUESDAY);
    expect(day.windows[2]).toMatchObject({ capacity: 2, bookedCount: 4, isOverbooked: true });
    for (const { id } of orders.slice(0, 2)) {
      await customer.client.data('mutation ($id: ID!) { cancelOrder(id: $id) { id } }', { id });
      expect((await shownSlot()).remaining).toBe(0);
      expect(failureOf(await tryOrder(extra)).message).toBe('This delivery slot is full');
    }
    const { id } = orders[2];
    await customer.client.data('mutation ($id: ID!) { cancelOrder(id: $id) { id } }', { id });
    expect(await shownSlot()).toMatchObject({ capacity: 2, remaining: 1, closedReason: null });
  });

  it('keeps its orders when it is taken away, and has them again when it is back', async () => {
    const customer = await newCustomer(shop);
    const { id } = await orderOf(customer);
    await changeDelivery(admin, 'changeWeekdayWindows', {
      ...{ weekdays: ['TUESDAY'], windows: [{ ...window(9), startMinute: 600 }] },
    });
    expect(await shownSlot()).toBeUndefined();
    expect(failureOf(await tryOrder(customer)).message).toBe('This delivery slot is closed');
    const kept = await customer.client.data(
      'query ($id: ID!) { order(id: $id) { status deliverySlot { date startMinute endMinute } } }',
      { id },
    );
    expect(kept.order).toEqual({
      status: 'SUCCESS',
      deliverySlot: { date: TUESDAY, startMinute: 1020, endMinute: 1140 },
    });
    const [day] = await calendar(admin, TUESDAY);
    expect(day.windows[1]).toMatchObject({
      ...{ startMinute: 1020, endMinute: null, origin: 'REMOVED', bookedCount: 1 },
    });
    await setWindow(1);
    expect(await shownSlot()).toMatchObject({ capacity: 1, remaining: 0, closedReason: 'FULL' });
  });
});

/** The number of orders in the window. */
async function bookedCount(): Promise<number> {
  const [day] = await calendar(admin, TUESDAY);
  const found = day.windows.find(
    ({ startMinute }: { startMinute: number }) => startMinute === 1020,
  );
  return found?.bookedCount ?? 0;
}

describe('orders that are placed while the settings change', () => {
  it('are never more than the window takes once the change was answered', async () => {
    const other = await openSecondServer(shop, clock);
    try {
      await setWindow(20);
      const customers: TestCustomer[] = [];
      for (let count = 0; count < 24; count++) customers.push(await newCustomer(shop));
      await Promise.all(customers.map(({ client }) => fillCart(client, productId)));
      const placing = customers.map(({ client }) => placeOrder(client, slot));
      await Promise.race(placing);
      await setWindow(5);
      const atChange = await bookedCount();
      const answers = await Promise.all(placing);
      const placed = answers.filter(({ status }) => status === 200).length;
      expect(await bookedCount()).toBe(placed);
      expect(placed).toBeLessThanOrEqual(Math.max(5, atChange));
      for (const answer of answers.filter(({ status }) => status !== 200))
        expect(failureOf(answer)).toMatchObject({
          ...{ code: 'SLOT_UNAVAILABLE', message: 'This delivery slot is full' },
        });
    } finally {
      await other.close();
    }
  });

  it('are none after the window was closed, also where it had no record', async () => {
    for (const [round, close] of [
      () => setWindow(9, { isActive: false }),
      () => changeDelivery(admin, 'changeDeliveryDays', { dates: [TUESDAY], isClosed: true }),
      () => changeDelivery(admin, 'changeWeekdayWindows', { weekdays: ['TUESDAY'], windows: [] }),
    ].entries()) {
      await changeDelivery(admin, 'changeDeliveryDays', { dates: [TUESDAY] });
      await changeDelivery(admin, 'changeWeekdayWindows', {
        ...{ weekdays: ['TUESDAY'], windows: [window(100 + round)] },
      });
      const customers: TestCustomer[] = [];
      for (let count = 0; count < 8; count++) customers.push(await newCustomer(shop));
      await Promise.all(customers.map(({ client }) => fillCart(client, productId)));
      const before = await bookedCount();
      if (before === 0) await shop.database.write((tx) => tx.query('DELETE FROM delivery_slots'));
      const placing = customers.map(({ client }) => placeOrder(client, slot));
      await close();
      const atChange = await bookedCount();
      const answers = await Promise.all(placing);
      const placed = answers.filter(({ status }) => status === 200).length;
      expect(before + placed).toBe(atChange);
      expect(await bookedCount()).toBe(atChange);
      for (const answer of answers.filter(({ status }) => status !== 200))
        expect(failureOf(answer)).toMatchObject({
          ...{ code: 'SLOT_UNAVAILABLE', message: 'This delivery slot is closed' },
        });
    }
  });
});
