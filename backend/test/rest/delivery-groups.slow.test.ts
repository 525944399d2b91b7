import { JOIN_WITHIN_MS } from '../../src/modules/ordering/placing/delivery-group.rules';
import { Order } from '../../src/modules/ordering/orders/order.entity';
import { addAddress } from '../kit/addresses';
import { expectIntegrity } from '../kit/integrity';
import { Client } from '../kit/client';
import { MovableClock } from '../kit/movable-clock';
import { TestCustomer, adminClient, newCustomer } from '../kit/people';
import { addProduct } from '../kit/products';
import { fillCart, order } from '../kit/shopping';
import { TestShop, openTestShop } from '../kit/test-shop';

/** 08:30 in India: the first open window begins at 17:00. */
const MORNING = new Date('2026-11-20T03:00:00Z');
const CAPACITY = 3;

let shop: TestShop;
let admin: Client;
let products: number[];
let clock: MovableClock;
beforeEach(async () => {
  clock = new MovableClock(MORNING);
  shop = await openTestShop({ slotCapacity: CAPACITY, clock });
  admin = await adminClient(shop);
  products = await Promise.all(
    Array.from({ length: 6 }, () => addProduct(admin, { stockQuantity: 1000 })),
  );
});
afterEach(async () => {
  await expectIntegrity(shop);
  await shop.close();
});

/** Orders the lines of a delivery group like the public clients: one call per line, all at once. */
async function orderTogether({ client, customerId }: TestCustomer, productIds: readonly number[]) {
  const lines: number[] = [];
  for (const productId of productIds) lines.push(await fillCart(client, productId));
  const answers = await Promise.all(
    lines.map((line) => client.send('POST', `/api/orders/${customerId}/${line}`, {})),
  );
  expect(answers.map(({ status }) => status)).toEqual(lines.map(() => 201));
  return answers.map(({ body }) => Number(body.orderId));
}

const taken = async (): Promise<number[]> => {
  const { deliverySlots } = await shop.client().data('{ deliverySlots { capacity remaining } }');
  return deliverySlots
    .map(({ capacity, remaining }: { capacity: number; remaining: number }) => capacity - remaining)
    .slice(2, 5);
};

async function slotsOf(orderIds: readonly number[]): Promise<string[]> {
  const orders = await shop.database.read.find(Order, { select: SLOT });
  const own = orders.filter(({ id }) => orderIds.includes(id));
  return [...new Set(own.map(({ slotDate, slotStartMinute }) => `${slotDate}/${slotStartMinute}`))];
}
const SLOT = { id: true, slotDate: true, slotStartMinute: true } as const;

const cancel = ({ client }: TestCustomer, id: number) =>
  client.data('mutation ($id: ID!) { cancelOrder(id: $id) { status } }', { id: String(id) });

describe('lines that one customer orders together', () => {
  it('share one slot and one place of it', async () => {
    const orderIds = await orderTogether(await newCustomer(shop), products);
    expect(await slotsOf(orderIds)).toEqual(['2026-11-20/1020']);
    expect(await taken()).toEqual([1, 0, 0]);
  });

  it('stay together where only one place is left', async () => {
    for (let i = 1; i < CAPACITY; i++)
      await orderTogether(await newCustomer(shop), [products[0] ?? 0]);
    const last = await orderTogether(await newCustomer(shop), products);
    expect(await slotsOf(last)).toHaveLength(1);
    expect(await taken()).toEqual([CAPACITY, 0, 0]);
    const next = await orderTogether(await newCustomer(shop), products);
    expect(await slotsOf(next)).toEqual(['2026-11-20/1140']);
    expect(await taken()).toEqual([CAPACITY, 1, 0]);
  });

  it('do not share the place of another customer', async () => {
    const customers = [await newCustomer(shop), await newCustomer(shop)];
    await Promise.all(customers.map((customer) => orderTogether(customer, products)));
    expect(await taken()).toEqual([2, 0, 0]);
  });

  it('give the place back with the last of them, in any order and at the same moment', async () => {
    const customer = await newCustomer(shop);
    const [first = 0, ...others] = await orderTogether(customer, products);
    await cancel(customer, first);
    expect(await taken()).toEqual([1, 0, 0]);
    await Promise.all(others.map((id) => cancel(customer, id)));
    expect(await taken()).toEqual([0, 0, 0]);
  });

  it('take a place again after all of them were cancelled', async () => {
    const customer = await newCustomer(shop);
    for (const id of await orderTogether(customer, products.slice(0, 2)))
      await cancel(customer, id);
    await orderTogether(customer, products.slice(0, 2));
    expect(await taken()).toEqual([1, 0, 0]);
  });

  it('hold exactly one place while some are ordered and others cancelled', async () => {
    const customer = await newCustomer(shop);
    const placed = await orderTogether(customer, products.slice(0, 3));
    await Promise.all([
      orderTogether(customer, products.slice(3)),
      ...placed.map((id) => cancel(customer, id)),
    ]);
    expect(await taken()).toEqual([1, 0, 0]);
  });
});

describe('what is not ordered together', () => {
  it('is what goes to another address', async () => {
    const customer = await newCustomer(shop);
    await orderTogether(customer, products.slice(0, 2));
    await addAddress(customer.client, { line1: '9 Lake Road' });
    await orderTogether(customer, products.slice(2, 4));
    expect(await taken()).toEqual([2, 0, 0]);
  });

  it('is what comes long after the first line, or after the cut-off', async () => {
    const customer = await newCustomer(shop);
    await orderTogether(customer, products.slice(0, 1));
    clock.advance({ minutes: JOIN_WITHIN_MS / 60_000 });
    await orderTogether(customer, products.slice(1, 2));
    expect(await taken()).toEqual([2, 0, 0]);
    clock.set('2026-11-20T10:29:59Z');
    await orderTogether(customer, products.slice(2, 3));
    clock.set('2026-11-20T10:30:00Z');
    const [late = 0] = await orderTogether(customer, products.slice(3, 4));
    expect(await slotsOf([late])).toEqual(['2026-11-20/1140']);
    expect(await taken()).toEqual([3, 1, 0]);
  });

  it('is a whole cart, with the slot that was chosen for it', async () => {
    const customer = await newCustomer(shop);
    await orderTogether(customer, products.slice(0, 2));
    await fillCart(customer.client, products[2] ?? 0);
    await order(customer.client, { paymentMethod: 'CASH_ON_DELIVERY' });
    expect(await taken()).toEqual([2, 0, 0]);
  });
});
