import { Client } from '../kit/client';
import { failureOf } from '../kit/failure';
import { expectIntegrity } from '../kit/integrity';
import { TestCustomer, adminClient, newCustomer } from '../kit/people';
import { addProduct, stockOf } from '../kit/products';
import { DECLINED_CARD, card, fillCart, newKey, order } from '../kit/shopping';
import { TestShop, openTestShop } from '../kit/test-shop';

/** The calls of public clients of the first version beyond the specification. */

let shop: TestShop;
let admin: Client;
let ids: number[];
beforeAll(async () => {
  shop = await openTestShop();
  admin = await adminClient(shop);
  ids = [];
  for (let n = 0; n < 7; n++)
    ids.push(await addProduct(admin, { categorySlug: n < 3 ? 'snacks' : 'frozen-foods' }));
});
afterAll(async () => {
  await expectIntegrity(shop);
  await shop.close();
});

const get = (url: string) => shop.client().send('GET', url);
const idsOf = ({ product }: { product: { productId: number }[] }) =>
  product.map(({ productId }) => productId);

describe('GET /api/products/{page}/{size}', () => {
  it('answers a page, counted from 0, in the order of the numbers, and how many there are', async () => {
    const all = (await get('/api/products')).body;
    const seen = [];
    for (let page = 0; page < 3; page++) {
      const { status, body } = await get(`/api/products/${page}/3`);
      expect([status, body.totalProduct]).toEqual([200, all.length]);
      seen.push(...body.product);
    }
    expect(seen).toEqual(all);
    expect((await get('/api/products/3/3')).body).toEqual({ product: [], totalProduct: 7 });
    expect((await get('/api/products/999999/100')).body.product).toEqual([]);
  });

  it('leaves the paths beside it as they are', async () => {
    expect((await get(`/api/products/products/${ids[0]}`)).body.productId).toBe(ids[0]);
    expect((await get('/api/products/1')).status).toBe(404);
  });

  it.each([
    ['/api/products/-1/5', 'page'],
    ['/api/products/x/5', 'page'],
    ['/api/products/1.5/5', 'page'],
    ['/api/products/1000000/5', 'page'],
    ['/api/products/0/0', 'size'],
    ['/api/products/0/101', 'size'],
    ['/api/products/0/5x', 'size'],
    ['/api/products/snacks/0/101', 'size'],
    ['/api/products/no-such/0/5', 'category'],
    ['/api/products/%27%20OR%201/0/5', 'category'],
  ])('refuses %s by the name of the field', async (url, field) => {
    const failure = failureOf(await get(url));
    expect(failure).toMatchObject({ status: 400, code: 'VALIDATION' });
    expect(Object.keys(failure.fields ?? {})).toEqual([field]);
  });

  it('is not sent again to who has it as it is', async () => {
    const etag = String((await get('/api/products/0/2')).headers['etag']);
    const again = await shop
      .client()
      .send('GET', '/api/products/0/2', undefined, { 'if-none-match': etag });
    expect(again.status).toBe(304);
  });
});

describe('GET /api/products/{category}/{page}/{size}', () => {
  it.each(['frozen-foods', 'Frozen%20Foods', 'FROZEN-FOODS'])('knows %s', async (category) => {
    const first = (await get(`/api/products/${category}/0/3`)).body;
    const second = (await get(`/api/products/${category}/1/3`)).body;
    expect([...idsOf(first), ...idsOf(second)]).toEqual(ids.slice(3));
    expect([first.totalProduct, second.totalProduct]).toEqual([4, 4]);
    expect(first.product[0].category).toBe('Frozen Foods');
  });
});

async function settledOrder({ client, customerId }: TestCustomer): Promise<number> {
  const cartId = await fillCart(client, await addProduct(admin, { mrpPaise: 5000 }), 2);
  return (await client.send('POST', `/api/orders/${customerId}/${cartId}`, {})).body.orderId;
}

describe('paying an order that is settled', () => {
  const pay = ({ client }: TestCustomer, changes: object) =>
    client.send('POST', '/api/payments', { ...card(), ...changes });

  it('answers 201 with the payment that there is, however often', async () => {
    const customer = await newCustomer(shop);
    const orderId = await settledOrder(customer);
    const first = await pay(customer, { orderId });
    expect([first.status, first.body.orderId, first.body.amount]).toEqual([201, orderId, 95]);
    expect(first.body.paymentStatus).toBe('success');
    const again = await pay(customer, { orderId: String(orderId), idempotencyKey: newKey() });
    const declined = await pay(customer, { orderId, cardNumber: DECLINED_CARD });
    for (const answer of [again, declined])
      expect([answer.status, answer.body]).toEqual([201, first.body]);
    const all = await Promise.all(Array.from({ length: 5 }, () => pay(customer, { orderId })));
    for (const { body } of all) expect(body).toEqual(first.body);
  });

  it("does not for somebody else's, a cancelled one, or one that cash pays", async () => {
    const [customer, other] = [await newCustomer(shop), await newCustomer(shop)];
    const orderId = await settledOrder(customer);
    expect((await pay(other, { orderId })).status).toBe(404);
    await customer.client.data('mutation ($id: ID!) { cancelOrder(id: $id) { status } }', {
      id: String(orderId),
    });
    expect((await pay(customer, { orderId })).status).toBe(409);
    await fillCart(customer.client, await addProduct(admin));
    const cash = await order(customer.client, { paymentMethod: 'CASH_ON_DELIVERY' });
    expect((await pay(customer, { orderId: cash.id })).status).toBe(409);
    expect(failureOf(await pay(customer, { orderId, cvv: '' })).status).toBe(400);
  });
});

describe('POST /api/payements/{orderId}/{customerId}', () => {
  const pay = (
    { client }: TestCustomer,
    orderId: unknown,
    customerId: unknown,
    body: object = card(),
  ) => client.send('POST', `/api/payements/${orderId}/${customerId}`, body);

  it('pays the order of its path, and answers one that is settled', async () => {
    const customer = await newCustomer(shop);
    await fillCart(customer.client, await addProduct(admin, { mrpPaise: 5000 }), 2);
    const { id } = await order(customer.client);
    const paid = await pay(customer, id, customer.customerId, { ...card(), orderId: 1 });
    expect([paid.status, paid.body.orderId, paid.body.amount]).toEqual([201, Number(id), 95]);
    expect((await pay(customer, id, customer.customerId)).body).toEqual(paid.body);
  });

  it.each([
    ['2x', 'own', 400, 'orderId'],
    ['2147483647', 'own', 404, 'orderId'],
    ['1', '2x', 400, 'customerId'],
  ])('refuses the order %s of the customer %s', async (orderId, customerId, status, field) => {
    const customer = await newCustomer(shop);
    const failure = failureOf(
      await pay(customer, orderId, customerId === 'own' ? customer.customerId : customerId),
    );
    expect([failure.status, Object.keys(failure.fields ?? {})]).toEqual([status, [field]]);
  });

  it('is not for other customers', async () => {
    const [customer, other] = [await newCustomer(shop), await newCustomer(shop)];
    const orderId = await settledOrder(customer);
    expect((await pay(other, orderId, customer.customerId)).status).toBe(403);
    expect((await pay(other, orderId, other.customerId)).status).toBe(404);
  });
});

it('a hundred pieces and more are taken in one call, up to what is in stock', async () => {
  const { client, customerId } = await newCustomer(shop);
  for (const pieces of [100, 250_000]) {
    const productId = await addProduct(admin, { mrpPaise: 1, stockQuantity: pieces });
    const added = await client.send('POST', `/api/cart/${customerId}/${productId}`, {
      quantity: String(pieces),
    });
    expect([added.status, added.body.quantity]).toEqual([201, pieces]);
    const { cartId } = added.body;
    const placed = await client.send('POST', `/api/orders/${customerId}/${cartId}`, {});
    expect([placed.status, placed.body.quantity]).toEqual([201, pieces]);
    expect(await stockOf(shop.database, productId)).toBe(0);
  }
});

describe('measurment', () => {
  const ADD = '/api/products/add%20products';
  const body = (changes: object) => ({
    productname: 'Bhindi',
    image: '/media/food/1f345.webp',
    description: 'Tender ladies finger',
    mrpPrice: 32.5,
    quantity: 12,
    ...changes,
  });
  const units = ({ unit, measurment }: { unit: unknown; measurment: unknown }) => [
    unit,
    measurment,
  ];

  it('is the unit, by either name', async () => {
    for (const sent of [{ measurment: '500 g' }, { unit: '500 g' }])
      expect(units((await admin.send('POST', ADD, body(sent))).body)).toEqual(['500 g', '500 g']);
    expect(units((await admin.send('POST', ADD, body({ measurment: 6 }))).body)).toEqual([
      '6',
      '6',
    ]);
  });

  it('is changed by either name, also where the other one is sent back as it was', async () => {
    const { body: product } = await admin.send('POST', ADD, body({ unit: '500 g' }));
    const put = async (changes: object) =>
      units(
        (await admin.send('PUT', `/api/products/${product.productId}`, { ...body({}), ...changes }))
          .body,
      );
    expect(await put({ ...product, measurment: '1 kg' })).toEqual(['1 kg', '1 kg']);
    expect(await put({ unit: '2 kg', measurment: '1 kg' })).toEqual(['2 kg', '2 kg']);
    expect(await put({})).toEqual(['2 kg', '2 kg']);
  });

  it('is named where it is too long', async () => {
    const failure = failureOf(await admin.send('POST', ADD, body({ measurment: 'x'.repeat(41) })));
    expect(Object.keys(failure.fields ?? {})).toEqual(['measurment']);
  });
});
