import { Client } from '../kit/client';
import { failureOf } from '../kit/failure';
import { TestCustomer, adminClient, newCustomer } from '../kit/people';
import { addProduct } from '../kit/products';
import { TestShop, openTestShop } from '../kit/test-shop';

let shop: TestShop;
let admin: Client;
let customer: TestCustomer;
let other: TestCustomer;
beforeAll(async () => {
  shop = await openTestShop();
  admin = await adminClient(shop);
  customer = await newCustomer(shop);
  other = await newCustomer(shop);
});
afterAll(() => shop.close());

const add = ({ client, customerId }: TestCustomer, productId: number, body: object) =>
  client.send('POST', `/api/cart/${customerId}/${productId}`, body);
const list = async ({ client }: TestCustomer) => (await client.send('GET', '/api/cart/list')).body;

describe('POST /api/cart/{customerId}/{productId}', () => {
  it('answers 201 with the line, priced by the shop and not by the client', async () => {
    const productId = await addProduct(admin, {
      name: 'Palak',
      mrpPaise: 2550,
      stockQuantity: 9,
      unit: '1 bunch',
    });
    const sent = {
      quantity: '2',
      mrpPrice: 0.01,
      prouct: { productId: 1, mrpPrice: 0.01 },
      customer: { customerId: other.customerId },
      cartId: 5,
    };
    const answer = await add(customer, productId, sent);
    expect(answer.status).toBe(201);
    expect(answer.body).toEqual({
      cartId: expect.any(Number),
      quantity: 2,
      mrpPrice: 25.5,
      customer: { customerId: customer.customerId },
      product: {
        productId,
        productname: 'Palak',
        description: 'Hand-picked this morning',
        image: '/media/food/1f345.webp',
        mrpPrice: 25.5,
        quantity: 9,
        unit: '1 bunch',
        measurment: '1 bunch',
        category: 'General',
      },
    });
    expect(await list(customer)).toContainEqual(answer.body);
  });

  it('adds to the line that is there, under the same cartId', async () => {
    const productId = await addProduct(admin);
    const first = await add(customer, productId, { quantity: 2 });
    const second = await add(customer, productId, { quantity: '3' });
    expect(second.status).toBe(201);
    expect(second.body).toEqual({ ...first.body, quantity: 5 });
  });

  it.each([
    [0, 'Qunatity should not be zero'],
    ['0', 'Qunatity should not be zero'],
    ['', 'Qunatity should not be zero'],
    [null, 'Qunatity should not be zero'],
    [undefined, 'Qunatity should not be zero'],
    ['2x', 'Quantity should be a whole number from 1 to 10,00,000'],
    ['NaN', 'Quantity should be a whole number from 1 to 10,00,000'],
    [-1, 'Quantity should be a whole number from 1 to 10,00,000'],
    ['-1', 'Quantity should be a whole number from 1 to 10,00,000'],
    [1.5, 'Quantity should be a whole number from 1 to 10,00,000'],
    ['1.5', 'Quantity should be a whole number from 1 to 10,00,000'],
    [1_000_001, 'Quantity should be a whole number from 1 to 10,00,000'],
    [1e9, 'Quantity should be a whole number from 1 to 10,00,000'],
    ['1e1', 'Quantity should be a whole number from 1 to 10,00,000'],
    [[2], 'Quantity should be a whole number from 1 to 10,00,000'],
    [true, 'Quantity should be a whole number from 1 to 10,00,000'],
  ])('refuses the quantity %p', async (quantity, message) => {
    const productId = await addProduct(admin);
    expect(failureOf(await add(customer, productId, { quantity }))).toEqual({
      status: 400,
      code: 'VALIDATION',
      message,
      fields: { quantity: message },
    });
    const lines: { product: { productId: number } }[] = await list(customer);
    expect(lines.filter(({ product }) => product.productId === productId)).toEqual([]);
  });

  it('answers 404 for an unknown product, 400 for no number', async () => {
    expect(failureOf(await add(customer, 2147483647, { quantity: 1 }))).toEqual({
      status: 404,
      code: 'NOT_FOUND',
      message: 'No such product',
      fields: { productId: 'No such product' },
    });
    const malformed = await customer.client.send('POST', `/api/cart/${customer.customerId}/2x`, {
      quantity: 1,
    });
    expect(failureOf(malformed)).toMatchObject({
      status: 400,
      fields: { productId: 'productId should be a number' },
    });
  });
});

describe('GET /api/cart/list', () => {
  it("answers the caller's own lines only, as a bare array", async () => {
    const [mine, theirs] = [await newCustomer(shop), await newCustomer(shop)];
    const productId = await addProduct(admin);
    const { body: line } = await add(mine, productId, { quantity: 1 });
    await add(theirs, productId, { quantity: 7 });
    const answer = await mine.client.send('GET', '/api/cart/list');
    expect([answer.status, answer.body]).toEqual([200, [line]]);
  });

  it('shows the price of the moment', async () => {
    const productId = await addProduct(admin, { mrpPaise: 1000 });
    const { body: line } = await add(other, productId, { quantity: 1 });
    const dearer = {
      productname: 'X',
      description: 'x',
      image: '/x',
      mrpPrice: 12.25,
      quantity: 5,
    };
    await admin.send('PUT', `/api/products/${productId}`, dearer);
    const lines: { cartId: number; mrpPrice: number }[] = await list(other);
    expect(lines.find(({ cartId }) => cartId === line.cartId)?.mrpPrice).toBe(12.25);
  });
});

describe('DELETE /api/cart/{cartId}', () => {
  it('answers 200 with the body true, and the line is gone', async () => {
    const { body: line } = await add(customer, await addProduct(admin), { quantity: 1 });
    const answer = await customer.client.send('DELETE', `/api/cart/${line.cartId}`);
    expect([answer.status, answer.text]).toEqual([200, 'true']);
    expect(await list(customer)).not.toContainEqual(line);
    expect(failureOf(await customer.client.send('DELETE', `/api/cart/${line.cartId}`))).toEqual({
      status: 404,
      code: 'NOT_FOUND',
      message: 'No such cart item',
      fields: { cartId: 'No such cart item' },
    });
  });

  it("does not know somebody else's line", async () => {
    const { body: line } = await add(customer, await addProduct(admin), { quantity: 1 });
    expect(failureOf(await other.client.send('DELETE', `/api/cart/${line.cartId}`)).status).toBe(
      404,
    );
    expect(await list(customer)).toContainEqual(line);
  });
});
