import { istDate } from '../../src/kernel/ist';
import { Client } from '../kit/client';
import { failureOf } from '../kit/failure';
import { TestCustomer, adminClient, newCustomer } from '../kit/people';
import { addProduct, stockOf } from '../kit/products';
import { fillCart, order } from '../kit/shopping';
import { TestShop, openTestShop } from '../kit/test-shop';

let shop: TestShop;
let admin: Client;
beforeAll(async () => {
  shop = await openTestShop();
  admin = await adminClient(shop);
});
afterAll(() => shop.close());

const place = ({ client, customerId }: TestCustomer, cartId: number, body?: object) =>
  client.send('POST', `/api/orders/${customerId}/${cartId}`, body);
const list = ({ client, customerId }: TestCustomer) =>
  client.send('GET', `/api/orders/${customerId}`);

describe('POST /api/orders/{customerId}/{cartId}', () => {
  it('answers 201 with the order as the shop priced and dated it, and takes line and stock', async () => {
    const customer = await newCustomer(shop);
    const productId = await addProduct(admin, { name: 'Methi', mrpPaise: 1250, stockQuantity: 10 });
    const cartId = await fillCart(customer.client, productId, 3);
    const sent = {
      mrpPrice: 0.01,
      quantity: 1,
      totalPrice: 0.01,
      orderStatus: 'delivered',
      paymentStatus: 'refunded',
      orderedDate: '1999-01-01',
      customer: { customerId: 1 },
      cart: { cartId: 999_999 },
    };
    const answer = await place(customer, cartId, sent);
    expect(answer.status).toBe(201);
    expect(answer.body).toEqual({
      orderId: expect.any(Number),
      orderedDate: istDate(new Date()),
      mrpPrice: 12.5,
      quantity: 3,
      totalPrice: 37.5,
      orderStatus: 'success',
      paymentStatus: 'success',
      productname: 'Methi',
      image: '/media/food/1f345.webp',
      customer: { customerId: customer.customerId },
    });
    expect((await list(customer)).body).toEqual([answer.body]);
    expect((await customer.client.send('GET', '/api/cart/list')).body).toEqual([]);
    expect(await stockOf(shop.database, productId)).toBe(7);
  });

  it('needs no body, and answers a call that is sent again with the same order', async () => {
    const customer = await newCustomer(shop);
    const productId = await addProduct(admin, { stockQuantity: 10 });
    const cartId = await fillCart(customer.client, productId, 2);
    const first = await place(customer, cartId);
    const again = await place(customer, cartId, {});
    expect([first.status, again.status]).toEqual([201, 201]);
    expect(again.body).toEqual(first.body);
    expect(await stockOf(shop.database, productId)).toBe(8);
    const next = await place(customer, await fillCart(customer.client, productId, 1));
    expect(next.body.orderId).not.toBe(first.body.orderId);
  });

  it('leaves the other lines of the cart alone', async () => {
    const customer = await newCustomer(shop);
    const [wanted, kept] = [await addProduct(admin), await addProduct(admin)];
    const cartId = await fillCart(customer.client, wanted);
    const keptId = await fillCart(customer.client, kept);
    await place(customer, cartId);
    const { body } = await customer.client.send('GET', '/api/cart/list');
    expect(body.map((line: { cartId: number }) => line.cartId)).toEqual([keptId]);
  });

  it('refuses more than there is by the name of the line, and takes nothing', async () => {
    const customer = await newCustomer(shop);
    const productId = await addProduct(admin, { name: 'Guava', stockQuantity: 2 });
    const cartId = await fillCart(customer.client, productId, 3);
    expect(failureOf(await place(customer, cartId))).toEqual({
      status: 409,
      code: 'OUT_OF_STOCK',
      message: 'Only 2 left of Guava',
      fields: { [`items.${cartId}`]: 'Only 2 left of Guava' },
    });
    expect(await stockOf(shop.database, productId)).toBe(2);
    expect((await customer.client.send('GET', '/api/cart/list')).body).toHaveLength(1);
    expect((await list(customer)).body).toEqual([]);
  });

  it("does not know somebody else's line, nor one that never was", async () => {
    const [customer, other] = [await newCustomer(shop), await newCustomer(shop)];
    const cartId = await fillCart(other.client, await addProduct(admin));
    for (const id of [cartId, 2147483647])
      expect(failureOf(await place(customer, id))).toEqual({
        status: 404,
        code: 'NOT_FOUND',
        message: 'No such cart item',
        fields: { cartId: 'No such cart item' },
      });
    expect((await other.client.send('GET', '/api/cart/list')).body).toHaveLength(1);
  });
});

describe('GET /api/orders/{customerId}', () => {
  it('shows one row a line, the newest order first', async () => {
    const customer = await newCustomer(shop);
    await place(customer, await fillCart(customer.client, await addProduct(admin), 1));
    const potato = await addProduct(admin, { name: 'Potato', mrpPaise: 3000 });
    const onion = await addProduct(admin, { name: 'Onion', mrpPaise: 4050 });
    await fillCart(customer.client, potato, 2);
    await fillCart(customer.client, onion, 1);
    const { id } = await order(customer.client, { paymentMethod: 'CASH_ON_DELIVERY' });
    const { status, body } = await list(customer);
    expect(status).toBe(200);
    expect(body).toHaveLength(3);
    expect(body.slice(0, 2)).toEqual([
      {
        orderId: Number(id),
        orderedDate: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
        mrpPrice: 30,
        quantity: 2,
        totalPrice: 60,
        orderStatus: 'success',
        paymentStatus: 'pending',
        productname: 'Potato',
        image: '/media/food/1f345.webp',
        customer: { customerId: customer.customerId },
      },
      expect.objectContaining({
        orderId: Number(id),
        mrpPrice: 40.5,
        totalPrice: 40.5,
        productname: 'Onion',
      }),
    ]);
  });

  it('is an empty array for somebody who never ordered', async () => {
    const { status, body } = await list(await newCustomer(shop));
    expect([status, body]).toEqual([200, []]);
  });
});
