import { Client } from '../kit/client';
import { failureOf } from '../kit/failure';
import { adminClient } from '../kit/people';
import { TestShop, openTestShop } from '../kit/test-shop';

let shop: TestShop;
let admin: Client;
beforeAll(async () => {
  shop = await openTestShop();
  admin = await adminClient(shop);
});
afterAll(() => shop.close());

const ADD = '/api/products/add%20products';

function body(changes: Record<string, unknown> = {}) {
  return {
    productname: 'Bhindi',
    image: '/media/food/1f345.webp',
    description: 'Tender ladies finger',
    mrpPrice: 32.5,
    quantity: 12,
    ...changes,
  };
}

async function added(changes: Record<string, unknown> = {}): Promise<number> {
  const answer = await admin.send('POST', ADD, body(changes));
  expect(answer.status).toBe(201);
  return answer.body.productId;
}

const read = async (id: number) =>
  (await shop.client().send('GET', `/api/products/products/${id}`)).body;

describe('GET /api/products', () => {
  it('is not sent again to who has it as it is', async () => {
    const id = await added({ productname: 'Kept' });
    const first = await shop.client().send('GET', '/api/products');
    const etag = String(first.headers['etag']);
    expect(first.headers['cache-control']).toBe('no-cache');
    const ask = (known: string) =>
      shop.client().send('GET', '/api/products', undefined, { 'if-none-match': known });
    for (const known of [etag, `W/${etag}`, `"another", ${etag}`])
      expect(await ask(known)).toMatchObject({ status: 304, text: '' });
    expect((await ask('"another"')).status).toBe(200);

    const change = { ...body({ productname: 'Kept', quantity: 11 }) };
    expect((await admin.send('PUT', `/api/products/${id}`, change)).status).toBe(200);
    const changed = await ask(etag);
    expect(changed.status).toBe(200);
    const kept = changed.body.find(({ productId }: { productId: number }) => productId === id);
    expect(kept.quantity).toBe(11);
  });

  it('answers a bare array with every product', async () => {
    const id = await added({ productname: 'Listed' });
    const { status, headers, body: products } = await shop.client().send('GET', '/api/products');
    expect(status).toBe(200);
    expect(headers['content-type']).toBe('application/json; charset=utf-8');
    expect(Array.isArray(products)).toBe(true);
    expect(products.find((product: { productId: number }) => product.productId === id)).toEqual(
      await read(id),
    );
  });

  it('answers 404 for a product that is not there, 400 for no number', async () => {
    const client = shop.client();
    expect(failureOf(await client.send('GET', '/api/products/products/2147483647'))).toEqual({
      status: 404,
      code: 'NOT_FOUND',
      message: 'No such product',
      fields: { productId: 'No such product' },
    });
    expect(failureOf(await client.send('GET', '/api/products/products/2x'))).toEqual({
      status: 400,
      code: 'VALIDATION',
      message: 'productId should be a number',
      fields: { productId: 'productId should be a number' },
    });
  });
});

describe('PUT and DELETE /api/products/{id}', () => {
  it('changes the product and answers 200 with it', async () => {
    const id = await added({ unit: '250 g', category: 'Snacks' });
    const answer = await admin.send(
      'PUT',
      `/api/products/${id}`,
      body({ productname: 'Okra', quantity: '3' }),
    );
    expect(answer.status).toBe(200);
    expect(answer.body).toMatchObject({
      productId: id,
      productname: 'Okra',
      quantity: 3,
      unit: '250 g',
    });
    expect(await read(id)).toEqual(answer.body);
  });

  it('removes the product and answers 200 with the body true', async () => {
    const id = await added();
    const answer = await admin.send('DELETE', `/api/products/${id}`);
    expect([answer.status, answer.text]).toEqual([200, 'true']);
    expect(failureOf(await admin.send('DELETE', `/api/products/${id}`)).fields).toEqual({
      productId: 'No such product',
    });
  });

  it('removes it also for a client that sends the JSON header without a body', async () => {
    const id = await added();
    const json = { 'content-type': 'application/json' };
    const answer = await admin.send('DELETE', `/api/products/${id}`, undefined, json);
    expect([answer.status, answer.text]).toEqual([200, 'true']);
  });

  it('names the field of an unknown product and of a wrong value', async () => {
    const unknown = failureOf(await admin.send('PUT', '/api/products/2147483647', body()));
    expect(unknown).toMatchObject({
      status: 404,
      code: 'NOT_FOUND',
      fields: { productId: 'No such product' },
    });
    const wrong = failureOf(
      await admin.send('PUT', `/api/products/${await added()}`, body({ quantity: '2x' })),
    );
    expect(wrong).toMatchObject({ status: 400, code: 'VALIDATION' });
    expect(Object.keys(wrong.fields ?? {})).toEqual(['quantity']);
  });
});
