import { expectIntegrity } from '../kit/integrity';
import { Client } from '../kit/client';
import { refusalOf } from '../kit/failure';
import { MovableClock } from '../kit/movable-clock';
import { cancelOrder, moveTo } from '../kit/order-keeping';
import { TestCustomer, adminClient, newCustomer } from '../kit/people';
import { addProduct } from '../kit/products';
import { SecondServer, openSecondServer } from '../kit/second-server';
import { fillCart, newKey, order, pay, placeOrder } from '../kit/shopping';
import { TestShop, openTestShop } from '../kit/test-shop';

const clock = new MovableClock(new Date('2026-11-20T04:00:00Z'));
let shop: TestShop;
let other: SecondServer;
let admin: Client;
let customer: TestCustomer;
let productId: number;
beforeAll(async () => {
  const orderLimits = { unpaidPerCustomer: 2, openCashPerCustomer: 3, perCustomerAndHour: 6 };
  shop = await openTestShop({ clock, orderLimits });
  other = await openSecondServer(shop, clock);
  admin = await adminClient(shop);
  productId = await addProduct(admin, { stockQuantity: 10_000 });
});
beforeEach(async () => {
  customer = await newCustomer(shop);
});
afterEach(() => expectIntegrity(shop));
afterAll(async () => {
  await other.close();
  await shop.close();
});

const CASH = { paymentMethod: 'CASH_ON_DELIVERY' };

async function tryToOrder(changes: Record<string, unknown>, client = customer.client) {
  await fillCart(client, productId);
  return placeOrder(client, changes);
}

const placed = async (changes: Record<string, unknown>): Promise<string> => {
  const { body } = await tryToOrder(changes);
  return body.data.placeOrder.id;
};

const limitOf = (answer: Awaited<ReturnType<typeof placeOrder>>) =>
  answer.body.errors?.[0].extensions.details?.limit;

describe('orders with cash on delivery', () => {
  it('are open so often at a time, until one is delivered or called off', async () => {
    const [first, second] = [await placed(CASH), await placed(CASH)];
    await placed(CASH);
    const refused = await tryToOrder(CASH);
    expect(refusalOf(refused)).toEqual([429, 'TOO_MANY_ORDERS', 'paymentMethod']);
    expect(refused.body.errors[0].extensions.details).toEqual({
      limit: 'OPEN_CASH_ORDERS',
      most: 3,
    });
    // Refused requests have used nothing.
    const { cart } = await customer.client.data('{ cart { totalQuantity } }');
    expect(cart.totalQuantity).toBe(1);
    await cancelOrder(customer.client, first);
    await placed(CASH);
    expect(limitOf(await tryToOrder(CASH))).toBe('OPEN_CASH_ORDERS');
    await moveTo(admin, second, 'DELIVERY_FAILED');
    expect(limitOf(await tryToOrder(CASH))).toBe('OPEN_CASH_ORDERS');
    await moveTo(admin, second, 'RETURNED').catch(() => undefined);
  });

  it('do not exceed it where they are placed at the same moment, at two servers', async () => {
    const there = other.client().useBearer(customer.accessToken);
    const rounds = Array.from({ length: 10 }, async (_, index) => {
      const client = index % 2 === 0 ? customer.client : there;
      await fillCart(client, productId);
      return placeOrder(client, CASH);
    });
    await Promise.all(rounds);
    const { orders } = await customer.client.data('{ orders { totalCount } }');
    expect(orders.totalCount).toBeLessThanOrEqual(3);
  });

  it('are answered again where they were placed, however many there are by now', async () => {
    const idempotencyKey = newKey();
    await fillCart(customer.client, productId);
    const { id } = await order(customer.client, { ...CASH, idempotencyKey });
    await placed(CASH);
    await placed(CASH);
    const again = await placeOrder(customer.client, { ...CASH, idempotencyKey });
    expect(again.body.data.placeOrder.id).toBe(id);
  });
});

describe('orders that wait for their payment', () => {
  it('are so many at a time, until one is paid', async () => {
    const first = await placed({});
    await placed({});
    const refused = await tryToOrder({});
    expect(refusalOf(refused)).toEqual([429, 'TOO_MANY_ORDERS', 'paymentMethod']);
    expect(limitOf(refused)).toBe('UNPAID_ORDERS');
    await pay(customer.client, { orderId: first });
    expect((await placeOrder(customer.client)).body.errors).toBeUndefined();
  });
});

describe('orders of one hour', () => {
  it('are so many, also where they were called off', async () => {
    for (let count = 0; count < 6; count++) await cancelOrder(customer.client, await placed(CASH));
    const refused = await tryToOrder({});
    expect(refusalOf(refused)).toEqual([429, 'TOO_MANY_ORDERS']);
    expect(limitOf(refused)).toBe('ORDERS_PER_HOUR');
    clock.advance({ minutes: 61 });
    expect((await placeOrder(customer.client)).body.errors).toBeUndefined();
  });

  it('are counted for each customer', async () => {
    for (let count = 0; count < 6; count++) await cancelOrder(customer.client, await placed(CASH));
    const { client } = await newCustomer(shop);
    expect((await tryToOrder(CASH, client)).body.errors).toBeUndefined();
  });
});

describe('the REST contract', () => {
  const orderAll = async (lines: number[]) =>
    Promise.all(
      lines.map((line) =>
        customer.client.send('POST', `/api/orders/${customer.customerId}/${line}`, {}),
      ),
    );
  const cartContents = async (size: number) => {
    const lines: number[] = [];
    for (let count = 0; count < size; count++)
      lines.push(await fillCart(customer.client, await addProduct(admin, { stockQuantity: 100 })));
    return lines;
  };

  it('counts the lines of one delivery group once', async () => {
    const answers = await orderAll(await cartContents(20));
    expect(answers.map(({ status }) => status)).toEqual(Array(20).fill(201));
  });

  it('refuses a further delivery group once there are too many', async () => {
    for (let count = 0; count < 6; count++) await cancelOrder(customer.client, await placed(CASH));
    const [answer] = await orderAll(await cartContents(1));
    expect(answer).toMatchObject({ status: 429, body: { code: 'TOO_MANY_ORDERS' } });
  });
});
