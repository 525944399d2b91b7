import { StockMovement } from '../../src/modules/catalogue/products/stock-movement.entity';
import { istDate } from '../../src/kernel/ist';
import { OrderEvent } from '../../src/modules/ordering/orders/order-event.entity';
import { Client } from '../kit/client';
import { failureOf, refusalOf } from '../kit/failure';
import { giveCredit } from '../kit/offers';
import { TestCustomer, adminClient, newCustomer } from '../kit/people';
import { addProduct, editProduct, stockOf } from '../kit/products';
import { fillCart, order, placeOrder } from '../kit/shopping';
import { TestShop, openTestShop } from '../kit/test-shop';

let shop: TestShop;
let admin: Client;
let customer: TestCustomer;
beforeAll(async () => {
  shop = await openTestShop();
  admin = await adminClient(shop);
  customer = await newCustomer(shop);
});
afterAll(() => shop.close());

const ORDER = `query ($id: ID!) { order(id: $id) {
  id status paymentStatus placedAt orderedDate
  lines { productId name unit imageUrl mrpPaise quantity totalPaise }
  bill { subtotalPaise toPayPaise }
} }`;
const ORDERS = `query ($page: Int, $pageSize: Int) { orders(page: $page, pageSize: $pageSize) {
  totalCount page pageSize pageCount items { id lines { quantity } }
} }`;

describe('placeOrder', () => {
  it('by card waits for the payment, with its discount on the bill', async () => {
    const productId = await addProduct(admin, {
      name: 'Mango',
      mrpPaise: 12_345,
      unit: '1 dozen',
      stockQuantity: 9,
    });
    await fillCart(customer.client, productId, 3);
    const placed = await order(customer.client);
    expect(placed).toMatchObject({
      status: 'PENDING',
      paymentStatus: 'PENDING',
      paymentMethod: 'CARD',
      orderedDate: istDate(new Date()),
      lines: [
        {
          productId: String(productId),
          name: 'Mango',
          unit: '1 dozen',
          imageUrl: '/media/food/1f345.webp',
          mrpPaise: 12_345,
          quantity: 3,
          totalPaise: 37_035,
        },
      ],
      bill: {
        subtotalPaise: 37_035,
        toPayPaise: 35_183,
        steps: [
          { kind: 'SUBTOTAL', label: 'Subtotal', amountPaise: 37_035, reason: null },
          {
            kind: 'ONLINE_PAYMENT_DISCOUNT',
            label: 'Online payment',
            amountPaise: -1852,
            reason: '5% of ₹370.35',
          },
          { kind: 'DELIVERY_FEE', label: 'Delivery', amountPaise: 0, reason: 'free' },
        ],
      },
    });
    expect(await stockOf(shop.database, productId)).toBe(6);
    expect((await customer.client.data('{ cart { items { id } } }')).cart.items).toEqual([]);
  });

  it('with cash on delivery is placed at once, without the discount', async () => {
    await fillCart(customer.client, await addProduct(admin, { mrpPaise: 5000 }), 2);
    const placed = await order(customer.client, { paymentMethod: 'CASH_ON_DELIVERY' });
    expect(placed).toMatchObject({
      status: 'SUCCESS',
      paymentStatus: 'PENDING',
      bill: { toPayPaise: 10_000 },
    });
    expect(placed.bill.steps.map(({ kind }: { kind: string }) => kind)).toEqual([
      'SUBTOTAL',
      'DELIVERY_FEE',
    ]);
  });

  it('keeps what was bought as it was, whatever becomes of the product', async () => {
    const productId = await addProduct(admin, { name: 'Before', mrpPaise: 1000, unit: '1 kg' });
    await fillCart(customer.client, productId, 2);
    const { id } = await order(customer.client);
    const { order: before } = await customer.client.data(ORDER, { id });
    const after = { name: 'After', mrpPaise: 99_999, imageUrl: '/other.png', unit: '2 kg' };
    await editProduct(admin, productId, after);
    expect((await customer.client.data(ORDER, { id })).order).toEqual(before);
    await admin.data('mutation ($id: ID!) { deleteProduct(id: $id) }', { id: productId });
    const { order: later } = await customer.client.data(ORDER, { id });
    expect(later).toEqual({ ...before, lines: [{ ...before.lines[0], productId: null }] });
  });

  it('names every line that asks for too much, and changes nothing', async () => {
    const { client } = await newCustomer(shop);
    const enough = await addProduct(admin, { stockQuantity: 5 });
    const short = await addProduct(admin, { name: 'Litchi', stockQuantity: 1 });
    const none = await addProduct(admin, { name: 'Jamun', stockQuantity: 0 });
    await fillCart(client, enough, 2);
    const shortLine = await fillCart(client, short, 2);
    const noneLine = await fillCart(client, none, 1);
    expect(failureOf(await placeOrder(client))).toEqual({
      status: 409,
      code: 'OUT_OF_STOCK',
      message: 'Only 1 left of Litchi',
      fields: {
        [`items.${shortLine}`]: 'Only 1 left of Litchi',
        [`items.${noneLine}`]: 'Jamun is out of stock',
      },
    });
    for (const [id, stock] of [
      [enough, 5],
      [short, 1],
      [none, 0],
    ] as const)
      expect(await stockOf(shop.database, id)).toBe(stock);
    expect((await client.data('{ cart { totalQuantity } }')).cart.totalQuantity).toBe(5);
    expect((await client.data(ORDERS)).orders.totalCount).toBe(0);
    const { deliverySlots } = await client.data('{ deliverySlots { capacity remaining } }');
    expect(deliverySlots.length).toBe(28);
  });

  it('that costs nothing is paid at once', async () => {
    const { client } = await newCustomer(shop);
    await giveCredit(admin, client, 100_000);
    await fillCart(client, await addProduct(admin));
    expect(await order(client, { useGiftCredit: true })).toMatchObject({
      status: 'SUCCESS',
      paymentStatus: 'SUCCESS',
      bill: { toPayPaise: 0 },
    });
  });

  it('writes down who placed it, and what it took out of the stock', async () => {
    const { client, customerId } = await newCustomer(shop);
    const productId = await addProduct(admin, { stockQuantity: 9 });
    await fillCart(client, productId, 4);
    const orderId = Number((await order(client)).id);
    expect(await shop.database.read.findBy(OrderEvent, { orderId })).toMatchObject([
      { fromStatus: null, toStatus: 'pending', actorRole: 'customer', actorId: customerId },
    ]);
    expect(await shop.database.read.findBy(StockMovement, { orderId })).toMatchObject([
      { productId, kind: 'sale', quantity: -4 },
    ]);
  });

  it('takes sums beyond 32 bits', async () => {
    const { client } = await newCustomer(shop);
    const productId = await addProduct(admin, { mrpPaise: 100_000_000, stockQuantity: 999 });
    await fillCart(client, productId, 99);
    const { id, bill } = await order(client);
    expect(bill).toMatchObject({ subtotalPaise: 9_900_000_000, toPayPaise: 9_405_000_000 });
    const { order: read } = await client.data(ORDER, { id });
    expect(read.lines[0].totalPaise).toBe(9_900_000_000);
    expect(read.bill).toEqual({ subtotalPaise: 9_900_000_000, toPayPaise: 9_405_000_000 });
  });

  it('needs something in the cart', async () => {
    const { client } = await newCustomer(shop);
    expect(failureOf(await placeOrder(client))).toEqual({
      status: 409,
      code: 'CART_EMPTY',
      message: 'The cart is empty',
    });
  });

  it('is for customers', async () => {
    expect(refusalOf(await placeOrder(shop.client()))).toEqual([401, 'UNAUTHENTICATED']);
    expect(refusalOf(await placeOrder(admin))).toEqual([403, 'FORBIDDEN']);
  });
});

describe('orders', () => {
  it('are listed by page, the newest first', async () => {
    const { client } = await newCustomer(shop);
    const productId = await addProduct(admin, { stockQuantity: 100 });
    const ids: string[] = [];
    for (let quantity = 1; quantity <= 3; quantity++) {
      await fillCart(client, productId, quantity);
      ids.unshift((await order(client)).id);
    }
    const { orders: all } = await client.data(ORDERS);
    expect(all).toMatchObject({ totalCount: 3, page: 1, pageSize: 25, pageCount: 1 });
    expect(all.items.map(({ id }: { id: string }) => id)).toEqual(ids);
    const { orders: second } = await client.data(ORDERS, { page: 2, pageSize: 2 });
    expect(second).toMatchObject({
      totalCount: 3,
      pageCount: 2,
      items: [{ id: ids[2], lines: [{ quantity: 1 }] }],
    });
    expect(refusalOf(await client.graphql(ORDERS, { pageSize: 101 }))).toEqual([
      400,
      'VALIDATION',
      'pageSize',
    ]);
  });

  it('are seen by their customer only', async () => {
    await fillCart(customer.client, await addProduct(admin));
    const { id } = await order(customer.client);
    const { client: other } = await newCustomer(shop);
    expect(refusalOf(await other.graphql(ORDER, { id }))).toEqual([404, 'NOT_FOUND', 'id']);
    expect(refusalOf(await shop.client().graphql(ORDER, { id }))).toEqual([401, 'UNAUTHENTICATED']);
    expect(refusalOf(await admin.graphql(ORDERS))).toEqual([403, 'FORBIDDEN']);
    expect((await other.data(ORDERS)).orders.totalCount).toBe(0);
  });
});
