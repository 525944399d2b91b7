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

describe('POST /api/products/add products', () => {
  it('answers 201 with the stored record, its number as a JSON number', async () => {
    const answer = await admin.send('POST', ADD, body({ unit: '250 g' }));
    expect(answer.status).toBe(201);
    expect(answer.body).toEqual({
      productId: expect.any(Number),
      productname: 'Bhindi',
      description: 'Tender ladies finger',
      image: '/media/food/1f345.webp',
      mrpPrice: 32.5,
      quantity: 12,
      unit: '250 g',
      measurment: '250 g',
      category: 'General',
    });
    expect(await read(answer.body.productId)).toEqual(answer.body);
  });

  it.each([
    ['32.5', '12', 32.5, 12],
    ['19.99', ' 7 ', 19.99, 7],
    ['0.01', '0', 0.01, 0],
    [28, 1_000_000, 28, 1_000_000],
  ])('takes price %p and quantity %p', async (mrpPrice, quantity, price, pieces) => {
    expect(await read(await added({ mrpPrice, quantity }))).toMatchObject({
      mrpPrice: price,
      quantity: pieces,
    });
  });

  it.each([
    '2x',
    '',
    'NaN',
    '0',
    0,
    '-1',
    -1,
    1.005,
    '1e3',
    null,
    undefined,
    true,
    [5],
    { rupees: 5 },
    10_00_001,
  ])('refuses the price %p by its name', async (mrpPrice) => {
    expect(failureOf(await admin.send('POST', ADD, body({ mrpPrice })))).toEqual({
      status: 400,
      code: 'VALIDATION',
      message: 'Mrp Price should be an amount from 0.01 to 10,00,000 rupees',
      fields: { mrpPrice: 'Mrp Price should be an amount from 0.01 to 10,00,000 rupees' },
    });
  });

  it.each(['2x', '', 'NaN', '-1', -1, 1.5, '1.5', null, undefined, true, [5], 1_000_001, 1e9])(
    'refuses the quantity %p by its name',
    async (quantity) => {
      expect(failureOf(await admin.send('POST', ADD, body({ quantity })))).toEqual({
        status: 400,
        code: 'VALIDATION',
        message: 'Quantity should be a whole number from 0 to 10,00,000',
        fields: { quantity: 'Quantity should be a whole number from 0 to 10,00,000' },
      });
    },
  );

  it.each([
    ['productname', 'Product name is required'],
    ['description', 'description  is required'],
    ['image', 'Image should not be blank'],
  ])('says the specified text where %s is missing, blank or no text', async (field, message) => {
    for (const value of [undefined, null, '', '   ', 5, ['x'], {}]) {
      const failure = failureOf(await admin.send('POST', ADD, body({ [field]: value })));
      expect(failure).toEqual({
        status: 400,
        code: 'VALIDATION',
        message,
        fields: { [field]: message },
      });
    }
  });

  it('names every wrong field, the first first', async () => {
    const failure = failureOf(await admin.send('POST', ADD, {}));
    expect(Object.keys(failure.fields ?? {})).toEqual([
      'productname',
      'description',
      'image',
      'mrpPrice',
      'quantity',
    ]);
    expect(failure.message).toBe('Product name is required');
  });

  it('ignores fields it does not know, its own number among them', async () => {
    const id = await added({
      productId: 999_999,
      id: 5,
      createdAt: 'x',
      searchText: 'x',
    });
    expect(id).not.toBe(999_999);
    expect(await read(id)).toEqual({
      productId: id,
      ...body(),
      unit: null,
      measurment: null,
      category: 'General',
    });
  });

  it.each([
    ['Frozen Foods', 'frozen-foods'],
    ['vegetables', 'vegetables'],
    ['Any text at all', 'general'],
    [undefined, 'general'],
  ])('puts the category name %p into the category %s', async (category, slug) => {
    const id = await added({ category });
    const query = 'query ($id: ID!) { product(id: $id) { category { slug } } }';
    expect((await admin.data(query, { id })).product.category.slug).toBe(slug);
  });

  it.each(['javascript:alert(1)', 'data:image/png;base64,AAAA', 'ftp://x/y.png'])(
    'refuses the picture %s',
    async (image) => {
      expect(failureOf(await admin.send('POST', ADD, body({ image }))).fields).toEqual({
        image: 'Image should be an http(s) address',
      });
    },
  );
});

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
