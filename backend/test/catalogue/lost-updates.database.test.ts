import { randomUUID } from 'node:crypto';
import { StockMovement } from '../../src/modules/catalogue/products/stock-movement.entity';
import { recordedBy } from '../kit/audit';
import { expectIntegrity } from '../kit/integrity';
import { Client } from '../kit/client';
import { failureOf, refusalOf } from '../kit/failure';
import { adminClient, newCustomer } from '../kit/people';
import { addProduct, productInput, stockOf } from '../kit/products';
import { fillCart, newKey, order, placeOrder } from '../kit/shopping';
import { TestShop, openTestShop } from '../kit/test-shop';

let shop: TestShop;
let admin: Client;
let colleague: Client;
beforeAll(async () => {
  shop = await openTestShop();
  [admin, colleague] = [await adminClient(shop), await adminClient(shop)];
});
afterAll(() => expectIntegrity(shop));
afterAll(() => shop.close());

const FIELDS = 'id name description mrpPaise stockQuantity unit version category { slug }';
const READ = `query ($id: ID!) { product(id: $id) { ${FIELDS} } }`;
const UPDATE = `mutation ($id: ID!, $input: ProductInput!, $expectedVersion: Int) {
  updateProduct(id: $id, input: $input, expectedVersion: $expectedVersion) { ${FIELDS} }
}`;
const ADJUST = `mutation ($productId: ID!, $delta: Int!, $reason: String!, $key: String!) {
  adjustStock(productId: $productId, delta: $delta, reason: $reason, key: $key) { ${FIELDS} }
}`;
const SET = `mutation ($productId: ID!, $expected: Int!, $value: Int!, $reason: String, $key: String) {
  setStock(productId: $productId, expected: $expected, value: $value, reason: $reason, key: $key) { ${FIELDS} }
}`;

const read = async (id: number) => (await shop.client().data(READ, { id })).product;
const update = (by: Client, id: number, input: object, expectedVersion?: number) =>
  by.graphql(UPDATE, { id, input, expectedVersion });

/** Lets a customer order this many pieces. */
async function sell(productId: number, pieces: number): Promise<void> {
  const { client } = await newCustomer(shop);
  await fillCart(client, productId, pieces);
  await order(client);
}

const movementsOf = (productId: number) =>
  shop.database.read.find(StockMovement, { where: { productId }, order: { id: 'ASC' } });

describe('updateProduct', () => {
  it('changes what is given and nothing else', async () => {
    const id = await addProduct(admin, { unit: '500 g', categorySlug: 'fruits' });
    const before = await read(id);
    const { updateProduct } = await admin.data(UPDATE, { id, input: { mrpPaise: 3100 } });
    expect(updateProduct).toEqual({ ...before, mrpPaise: 3100, version: before.version + 1 });
    expect(await read(id)).toEqual(updateProduct);
  });

  it('keeps what was sold while somebody edited the price', async () => {
    const id = await addProduct(admin, { stockQuantity: 50 });
    const { version } = await read(id);
    await sell(id, 5);
    await admin.data(UPDATE, { id, input: { mrpPaise: 3100 }, expectedVersion: version });
    expect(await read(id)).toMatchObject({ mrpPaise: 3100, stockQuantity: 45 });
  });

  it('counts edits, not sales, nor what changes nothing', async () => {
    const id = await addProduct(admin, { stockQuantity: 50 });
    expect((await read(id)).version).toBe(1);
    await sell(id, 1);
    await admin.data(UPDATE, { id, input: productInput({ ...(await inputOf(id)) }) });
    await admin.data(ADJUST, { productId: id, delta: 3, reason: 'Found', key: newKey() });
    expect((await read(id)).version).toBe(1);
    await admin.data(UPDATE, { id, input: { unit: '1 kg' } });
    await admin.data(UPDATE, { id, input: { categorySlug: 'fruits' } });
    expect((await read(id)).version).toBe(3);
  });

  it('refuses to overwrite what a colleague changed, with both values', async () => {
    const id = await addProduct(admin, { mrpPaise: 2000 });
    const seen = await read(id);
    await colleague.data(UPDATE, {
      id,
      input: { mrpPaise: 2500, name: 'Renamed' },
      expectedVersion: seen.version,
    });
    const refused = await update(admin, id, { mrpPaise: 3000 }, seen.version);
    expect(failureOf(refused)).toEqual({
      status: 409,
      code: 'CONFLICT',
      message: 'The product was changed meanwhile',
      fields: { expectedVersion: 'The product was changed meanwhile' },
    });
    expect(refused.body.errors[0].extensions.details).toEqual({
      current: expect.objectContaining({
        version: seen.version + 1,
        mrpPaise: 2500,
        name: 'Renamed',
        stockQuantity: 40,
        categorySlug: 'general',
      }),
      submitted: { version: seen.version, mrpPaise: 3000 },
    });
    expect(await read(id)).toMatchObject({ mrpPaise: 2500, version: seen.version + 1 });
  });

  it('lets one of many through who edit the same version at the same moment', async () => {
    const id = await addProduct(admin);
    const { version } = await read(id);
    const answers = await Promise.all(
      Array.from({ length: 8 }, (_, number) =>
        update(number % 2 ? admin : colleague, id, { mrpPaise: 3000 + number }, version),
      ),
    );
    const saved = answers.filter(({ body }) => !body.errors);
    expect(saved).toHaveLength(1);
    expect(await read(id)).toEqual(saved[0]?.body.data.updateProduct);
    for (const answer of answers.filter((each) => !saved.includes(each)))
      expect(refusalOf(answer)).toEqual([409, 'CONFLICT', 'expectedVersion']);
  });

  it('refuses a stock that is not the present one, and takes one that is', async () => {
    const id = await addProduct(admin, { stockQuantity: 50 });
    const whole = await inputOf(id);
    await sell(id, 5);
    const refused = await update(admin, id, { ...whole, mrpPaise: 3100 });
    expect(refusalOf(refused)).toEqual([409, 'CONFLICT', 'stockQuantity']);
    expect(refused.body.errors[0].extensions.details).toMatchObject({
      current: { stockQuantity: 45 },
      submitted: { stockQuantity: 50, mrpPaise: 3100 },
    });
    expect(await read(id)).toMatchObject({ stockQuantity: 45, mrpPaise: 2800 });
    await admin.data(UPDATE, { id, input: { ...whole, stockQuantity: 45, mrpPaise: 3100 } });
    expect(await read(id)).toMatchObject({ stockQuantity: 45, mrpPaise: 3100 });
  });

  it.each([
    [{ name: '' }, 'name', 'Product name is required'],
    [{ name: null }, 'name', 'Product name is required'],
    [{ description: '' }, 'description', 'description  is required'],
    [{ imageUrl: '' }, 'imageUrl', 'Image should not be blank'],
    [{ imageUrl: 'tomato' }, 'imageUrl', 'Image should be an http(s) address'],
    [{ mrpPaise: 0 }, 'mrpPaise', 'Mrp Price should be an amount from 0.01 to 10,00,000 rupees'],
  ])('refuses %j', async (input, field, message) => {
    const id = await addProduct(admin);
    expect(failureOf(await update(admin, id, input))).toEqual({
      status: 400,
      code: 'VALIDATION',
      message,
      fields: { [field]: message },
    });
  });

  it('refuses a version that no product has', async () => {
    const id = await addProduct(admin);
    const refused = await update(admin, id, { mrpPaise: 1 }, 0);
    expect(refusalOf(refused)).toEqual([400, 'VALIDATION', 'expectedVersion']);
  });
});

/** A stored product as the complete input of an update. */
async function inputOf(id: number) {
  const { name, description, mrpPaise, stockQuantity, unit } = await read(id);
  return productInput({ name, description, mrpPaise, stockQuantity, unit });
}

describe('adjustStock', () => {
  it('changes the stock once under a key, with its reason in ledger and audit log', async () => {
    const productId = await addProduct(admin, { stockQuantity: 50 });
    const args = { productId, delta: -7, reason: ' Broken ', key: newKey() };
    const { currentAdmin } = await admin.data('{ currentAdmin { id } }');
    const notes = await recordedBy(shop, () =>
      Promise.all([1, 2, 3].map(() => admin.data(ADJUST, args))),
    );
    expect(notes).toMatchObject([
      {
        action: 'product.adjusted',
        subjectId: productId,
        actor: ['admin', Number(currentAdmin.id)],
        before: { stockQuantity: 50 },
        after: { stockQuantity: 43, reason: 'Broken', key: args.key },
      },
    ]);
    expect(await movementsOf(productId)).toMatchObject([
      { kind: 'opening', quantity: 50, reason: null, adminId: null },
      { kind: 'adjustment', quantity: -7, reason: 'Broken', adminId: Number(currentAdmin.id) },
    ]);
    expect(await stockOf(shop.database, productId)).toBe(43);
  });

  it('adds up with sales at the same moment, and never goes below nothing', async () => {
    const productId = await addProduct(admin, { stockQuantity: 10 });
    const customers = await Promise.all(Array.from({ length: 3 }, () => newCustomer(shop)));
    for (const { client } of customers) await fillCart(client, productId);
    const answers = await Promise.all([
      ...Array.from({ length: 12 }, () =>
        admin.graphql(ADJUST, { productId, delta: -1, reason: 'Gone', key: newKey() }),
      ),
      ...customers.map(({ client }) => placeOrder(client)),
    ]);
    const refused = answers.filter(({ body }) => body.errors);
    expect(refused).toHaveLength(5); // of fifteen requests for ten pieces
    for (const answer of refused) expect(refusalOf(answer)).toContain('OUT_OF_STOCK');
    expect(await stockOf(shop.database, productId)).toBe(0);
    expect((await read(productId)).stockQuantity).toBe(0);
  });

  it('refuses another change under a used key, of this product or another', async () => {
    const productId = await addProduct(admin);
    const other = await addProduct(admin);
    const args = { productId, delta: 5, reason: 'Delivery', key: newKey() };
    await admin.data(ADJUST, args);
    for (const more of [{ delta: 6 }, { reason: 'Found' }, { productId: other }])
      expect(refusalOf(await admin.graphql(ADJUST, { ...args, ...more }))).toEqual([
        409,
        'IDEMPOTENCY_KEY_REUSED',
        'key',
      ]);
  });

  it('changes one of two products under one key at the same moment', async () => {
    const ids = [await addProduct(admin), await addProduct(admin)];
    const key = newKey();
    const answers = await Promise.all(
      ids.map((productId) => admin.graphql(ADJUST, { productId, delta: 1, reason: 'x', key })),
    );
    expect(answers.filter(({ body }) => !body.errors)).toHaveLength(1);
    const stocks = await Promise.all(ids.map((id) => stockOf(shop.database, id)));
    expect(stocks.sort()).toEqual([40, 41]);
  });

  it.each([
    [{ delta: 0 }, 'delta'],
    [{ delta: 1_000_001 }, 'delta'],
    [{ delta: 999_999 }, 'delta'],
    [{ reason: ' ' }, 'reason'],
    [{ reason: 'x'.repeat(201) }, 'reason'],
    [{ key: 'short' }, 'key'],
  ])('refuses %j', async (more, field) => {
    const productId = await addProduct(admin);
    const args = { productId, delta: 1, reason: 'Delivery', key: newKey(), ...more };
    expect(refusalOf(await admin.graphql(ADJUST, args))).toEqual([400, 'VALIDATION', field]);
    expect(await stockOf(shop.database, productId)).toBe(40);
  });

  it('knows only products that are there', async () => {
    const args = { productId: 2147483647, delta: 1, reason: 'x', key: newKey() };
    expect(refusalOf(await admin.graphql(ADJUST, args))).toEqual([404, 'NOT_FOUND', 'productId']);
  });
});

describe('setStock', () => {
  it('sets the stock that is the expected one', async () => {
    const productId = await addProduct(admin, { stockQuantity: 50 });
    const args = { productId, expected: 50, value: 60, reason: 'Counted' };
    expect((await admin.data(SET, args)).setStock).toMatchObject({ stockQuantity: 60, version: 1 });
    expect(await movementsOf(productId)).toMatchObject([
      { quantity: 50 },
      { kind: 'adjustment', quantity: 10, reason: 'Counted' },
    ]);
  });

  it('tells the present stock where it is another', async () => {
    const productId = await addProduct(admin, { stockQuantity: 50 });
    await sell(productId, 5);
    const refused = await admin.graphql(SET, { productId, expected: 50, value: 60 });
    expect(refusalOf(refused)).toEqual([409, 'CONFLICT', 'expected']);
    expect(refused.body.errors[0].extensions.details).toEqual({
      current: { stockQuantity: 45 },
      submitted: { stockQuantity: 60, expected: 50 },
    });
    expect(await stockOf(shop.database, productId)).toBe(45);
  });

  it('sent again under its key is no conflict', async () => {
    const productId = await addProduct(admin, { stockQuantity: 50 });
    const args = { productId, expected: 50, value: 60, key: newKey() };
    for (let time = 0; time < 2; time++)
      expect((await admin.data(SET, args)).setStock.stockQuantity).toBe(60);
    expect(await movementsOf(productId)).toHaveLength(2);
  });

  it.each([
    [{ expected: -1 }, 'expected'],
    [{ value: -1 }, 'value'],
    [{ value: 1_000_001 }, 'value'],
  ])('refuses %j', async (more, field) => {
    const productId = await addProduct(admin);
    const args = { productId, expected: 40, value: 1, ...more };
    expect(refusalOf(await admin.graphql(SET, args))).toEqual([400, 'VALIDATION', field]);
  });
});

describe('REST PUT', () => {
  const pathOf = (id: number) => `/api/products/${id}`;
  const body = (changes: object = {}) => ({
    productname: `Okra ${randomUUID()}`,
    description: 'Tender',
    image: '/media/food/1f966.webp',
    mrpPrice: 20,
    quantity: 50,
    ...changes,
  });
  const etagOf = async (id: number) => {
    const { headers } = await shop.client().send('GET', `/api/products/products/${id}`);
    return String(headers.etag);
  };
  const put = (id: number, changes: object, match?: string) =>
    admin.send('PUT', pathOf(id), body(changes), match === undefined ? {} : { 'if-match': match });

  it('replaces the whole product, as specified, where it names no state', async () => {
    const id = await addProduct(admin, { stockQuantity: 50 });
    await sell(id, 5);
    const { status, body: product, headers } = await put(id, { quantity: 50 });
    expect([status, product.quantity]).toEqual([200, 50]);
    expect(headers.etag).toBe(await etagOf(id));
  });

  it('answers its state when it adds, reads and replaces', async () => {
    const added = await admin.send('POST', '/api/products/add products', body());
    const id = Number(added.body.productId);
    expect(added.headers.etag).toMatch(/^"[^"]+"$/);
    expect(await etagOf(id)).toBe(added.headers.etag);
    const changed = await put(id, { mrpPrice: 21 }, String(added.headers.etag));
    expect(changed.status).toBe(200);
    expect(changed.headers.etag).not.toBe(added.headers.etag);
    expect(await etagOf(id)).toBe(changed.headers.etag);
  });

  it.each([
    ['edited', (id: number) => admin.data(UPDATE, { id, input: { mrpPaise: 1234 } })],
    ['sold', (id: number) => sell(id, 1)],
  ])('is refused with If-Match where the product was %s since', async (_name, change) => {
    const id = await addProduct(admin);
    const etag = await etagOf(id);
    await change(id);
    const before = await read(id);
    const refused = await put(id, { quantity: 40, mrpPrice: 20 }, etag);
    expect(failureOf(refused)).toMatchObject({ status: 412, code: 'PRECONDITION_FAILED' });
    expect(refused.body.details).toMatchObject({
      current: {
        productId: id,
        quantity: before.stockQuantity,
        mrpPrice: before.mrpPaise / 100,
      },
      submitted: { quantity: 40, mrpPrice: 20 },
    });
    expect(await read(id)).toEqual(before);
    const kept = await admin.send('DELETE', `/api/products/${id}`, undefined, { 'if-match': etag });
    expect(failureOf(kept)).toMatchObject({ status: 412, code: 'PRECONDITION_FAILED' });
    expect(await read(id)).toEqual(before);
    const current = { 'if-match': await etagOf(id) };
    const gone = await admin.send('DELETE', `/api/products/${id}`, undefined, current);
    expect([gone.status, gone.body]).toEqual([200, true]);
  });

  it('goes through with any of several, with any, and with one that a proxy made weak', async () => {
    const id = await addProduct(admin);
    expect((await put(id, {}, `"x", ${await etagOf(id)}`)).status).toBe(200);
    expect((await put(id, {}, `W/${await etagOf(id)}`)).status).toBe(200);
    expect((await put(id, {}, '*')).status).toBe(200);
    expect((await put(id, {}, 'nonsense')).status).toBe(412);
  });

  it('lets one of many through that replace the same state at the same moment', async () => {
    const id = await addProduct(admin);
    const etag = await etagOf(id);
    const answers = await Promise.all(
      Array.from({ length: 6 }, (_, number) => put(id, { mrpPrice: 30 + number }, etag)),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 412, 412, 412, 412, 412]);
  });

  it('is not asked for a product that the caller has already', async () => {
    const id = await addProduct(admin);
    const headers = { 'if-none-match': await etagOf(id) };
    const known = await shop
      .client()
      .send('GET', `/api/products/products/${id}`, undefined, headers);
    expect(known.status).toBe(304);
  });

  it.each([
    [{ mrpPrice: 0 }, 'mrpPrice'],
    [{ image: 'tomato' }, 'image'],
  ])('refuses %j', async (changes, field) => {
    const id = await addProduct(admin);
    expect(refusalOf(await put(id, changes))).toEqual([400, 'VALIDATION', field]);
    const added = await admin.send('POST', '/api/products/add products', body(changes));
    expect(refusalOf(added)).toEqual([400, 'VALIDATION', field]);
  });
});
