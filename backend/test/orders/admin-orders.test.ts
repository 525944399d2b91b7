import { expectIntegrity } from '../kit/integrity';
import { Client } from '../kit/client';
import { failureOf, refusalOf } from '../kit/failure';
import { cancelOrder, collectCash, moveOrder, moveTo, orderDetails } from '../kit/order-keeping';
import { TestCustomer, adminClient, newCustomer } from '../kit/people';
import { addProduct } from '../kit/products';
import { fillCart, order, pay } from '../kit/shopping';
import { TestShop, openTestShop } from '../kit/test-shop';

let shop: TestShop;
let admin: Client;
let productId: number;
beforeAll(async () => {
  shop = await openTestShop();
  admin = await adminClient(shop);
  productId = await addProduct(admin, { stockQuantity: 10_000 });
});
afterAll(() => expectIntegrity(shop));
afterAll(() => shop.close());

const LIST = `query ($status: OrderStatus, $page: Int, $pageSize: Int) {
  adminOrders(status: $status, page: $page, pageSize: $pageSize) {
    totalCount page pageSize pageCount
    items { nextStatuses customer { id email } order { id status lines { quantity } } }
  }
}`;
const ONE = 'query ($id: ID!) { adminOrder(id: $id) { customer { id } order { id } } }';

async function list(variables: Record<string, unknown> = {}) {
  return (await admin.data(LIST, variables)).adminOrders;
}

async function newOrder(
  { client }: TestCustomer,
  paymentMethod = 'CASH_ON_DELIVERY',
): Promise<string> {
  await fillCart(client, productId, 2);
  return (await order(client, { paymentMethod })).id;
}

describe('adminOrders', () => {
  it('lists the orders of all customers, the newest first, with whose they are', async () => {
    const [one, two] = [await newCustomer(shop), await newCustomer(shop)];
    const [first, second] = [await newOrder(one, 'CARD'), await newOrder(two)];
    const { items, page, pageSize } = await list();
    expect([page, pageSize]).toEqual([1, 25]);
    expect(items.slice(0, 2)).toEqual([
      {
        nextStatuses: ['PACKED', 'CANCELLED'],
        customer: { id: String(two.customerId), email: two.email },
        order: { id: second, status: 'SUCCESS', lines: [{ quantity: 2 }] },
      },
      {
        nextStatuses: ['CANCELLED'],
        customer: { id: String(one.customerId), email: one.email },
        order: { id: first, status: 'PENDING', lines: [{ quantity: 2 }] },
      },
    ]);
  });

  it('lists those of one state, by page', async () => {
    const customer = await newCustomer(shop);
    const ids = [await newOrder(customer), await newOrder(customer), await newOrder(customer)];
    for (const id of ids) await moveTo(admin, id, 'OUT_FOR_DELIVERY');
    const idsOf = (page: { items: { order: { id: string } }[] }) =>
      page.items.map((item) => item.order.id);
    const status = 'OUT_FOR_DELIVERY';
    const first = await list({ status, pageSize: 2 });
    expect(first).toMatchObject({ totalCount: 3, page: 1, pageSize: 2, pageCount: 2 });
    expect(idsOf(first)).toEqual([ids[2], ids[1]]);
    expect(idsOf(await list({ status, pageSize: 2, page: 2 }))).toEqual([ids[0]]);
  });

  it('is for admins', async () => {
    const { client } = await newCustomer(shop);
    expect(refusalOf(await client.graphql(LIST))).toEqual([403, 'FORBIDDEN']);
    expect(refusalOf(await shop.client().graphql(LIST))).toEqual([401, 'UNAUTHENTICATED']);
    expect(refusalOf(await admin.graphql(LIST, { pageSize: 101 }))).toEqual([
      400,
      'VALIDATION',
      'pageSize',
    ]);
  });
});

describe('adminOrder', () => {
  it('is any order of any customer, for admins', async () => {
    const customer = await newCustomer(shop);
    const id = await newOrder(customer);
    const { adminOrder } = await admin.data(ONE, { id });
    expect(adminOrder).toEqual({ customer: { id: String(customer.customerId) }, order: { id } });
    expect(refusalOf(await admin.graphql(ONE, { id: '2147483647' }))).toEqual([
      404,
      'NOT_FOUND',
      'id',
    ]);
    expect(refusalOf(await customer.client.graphql(ONE, { id }))).toEqual([403, 'FORBIDDEN']);
  });
});

describe('moveOrder', () => {
  it('names the state that the order cannot go to', async () => {
    const id = await newOrder(await newCustomer(shop));
    const message = "An order that is 'success' cannot become 'delivered'";
    expect(failureOf(await moveOrder(admin, id, 'DELIVERED'))).toEqual({
      status: 409,
      code: 'ORDER_MOVE_REFUSED',
      message,
      fields: { to: message },
    });
  });

  it('of several admins at the same moment happens once', async () => {
    const customer = await newCustomer(shop);
    const id = await newOrder(customer);
    const calls = Array.from({ length: 5 }, () => moveOrder(admin, id, 'PACKED'));
    for (const { status } of await Promise.all(calls)) expect(status).toBe(200);
    expect((await orderDetails(customer.client, id)).events).toHaveLength(2);
  });

  it('knows no order that is not there', async () => {
    expect(refusalOf(await moveOrder(admin, '2147483647', 'PACKED'))).toEqual([
      404,
      'NOT_FOUND',
      'id',
    ]);
    expect(refusalOf(await moveOrder(admin, 'first', 'PACKED'))).toEqual([400, 'VALIDATION', 'id']);
  });
});

describe('collectCash', () => {
  it.each(['OUT_FOR_DELIVERY', 'DELIVERED'])(
    'marks the cash of an order that is %s as collected, once',
    async (state) => {
      const customer = await newCustomer(shop);
      const id = await newOrder(customer);
      await moveTo(admin, id, state);
      const calls = Array.from({ length: 4 }, () => collectCash(admin, id));
      for (const { body } of await Promise.all(calls))
        expect(body.data.collectCash).toMatchObject({ status: state, paymentStatus: 'SUCCESS' });
      const { events } = await orderDetails(customer.client, id);
      const collected = events.filter(({ note }: { note: string }) => note === 'Cash collected');
      expect(collected).toMatchObject([
        { fromStatus: state, toStatus: state, paymentStatus: 'SUCCESS', actorRole: 'ADMIN' },
      ]);
    },
  );

  it('leaves the way of the order open: it is delivered after it, too', async () => {
    const customer = await newCustomer(shop);
    const id = await newOrder(customer);
    await moveTo(admin, id, 'OUT_FOR_DELIVERY');
    await collectCash(admin, id);
    const { body } = await moveOrder(admin, id, 'DELIVERED');
    expect(body.data.moveOrder.order).toMatchObject({
      status: 'DELIVERED',
      paymentStatus: 'SUCCESS',
    });
  });

  it('is refused before the order is at the door', async () => {
    const customer = await newCustomer(shop);
    const message = 'Cash is collected once the order is out for delivery';
    const refused = {
      status: 409,
      code: 'ORDER_NOT_PAYABLE',
      message,
      fields: { orderId: message },
    };
    const id = await newOrder(customer);
    expect(failureOf(await collectCash(admin, id))).toEqual(refused);
    await moveTo(admin, id, 'PACKED');
    expect(failureOf(await collectCash(admin, id))).toEqual(refused);
    const cancelled = await newOrder(customer);
    await cancelOrder(customer.client, cancelled);
    expect(failureOf(await collectCash(admin, cancelled))).toEqual(refused);
  });

  it('is refused for an order that was paid by card', async () => {
    const customer = await newCustomer(shop);
    const id = await newOrder(customer, 'CARD');
    await pay(customer.client, { orderId: id });
    await moveTo(admin, id, 'OUT_FOR_DELIVERY');
    expect(failureOf(await collectCash(admin, id)).message).toBe('This order is paid online');
    expect((await orderDetails(customer.client, id)).events).toHaveLength(4);
  });

  it('is for admins', async () => {
    const customer = await newCustomer(shop);
    const id = await newOrder(customer);
    expect(refusalOf(await collectCash(customer.client, id))).toEqual([403, 'FORBIDDEN']);
    expect(refusalOf(await collectCash(shop.client(), id))).toEqual([401, 'UNAUTHENTICATED']);
    expect(refusalOf(await collectCash(admin, '2147483647'))).toEqual([
      404,
      'NOT_FOUND',
      'orderId',
    ]);
  });
});
