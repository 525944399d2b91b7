import { randomUUID } from 'node:crypto';
import { StockMovement } from '../../src/modules/catalogue/products/stock-movement.entity';
import { recordedBy } from '../kit/audit';
import { expectIntegrity } from '../kit/integrity';
import { Client } from '../kit/client';
import { refusalOf } from '../kit/failure';
import { adminClient, newCustomer } from '../kit/people';
import { addProduct, stockOf } from '../kit/products';
import { fillCart, newKey, placeOrder } from '../kit/shopping';
import { TestShop, openTestShop } from '../kit/test-shop';

let shop: TestShop;
let admin: Client;
beforeAll(async () => {
  shop = await openTestShop();
  admin = await adminClient(shop);
});
afterAll(() => expectIntegrity(shop));
afterAll(() => shop.close());

const RESULT = 'row productId stockQuantity version code field message';
const ADJUST = `mutation ($rows: [AdjustStockRow!]!) { adjustStocks(rows: $rows) { ${RESULT} } }`;
const SET = `mutation ($rows: [SetStockRow!]!) { setStocks(rows: $rows) { ${RESULT} } }`;

const PRICES = `mutation ($rows: [SetPriceRow!]!) { setPrices(rows: $rows) { ${RESULT} } }`;
const READ =
  'query ($id: ID!) { product(id: $id) { mrpPaise sellingPaise stockQuantity version } }';

const read = async (id: number) => (await shop.client().data(READ, { id })).product;
const setPrices = async (rows: object[]) => (await admin.data(PRICES, { rows })).setPrices;
const adjust = async (rows: object[], by = admin) => (await by.data(ADJUST, { rows })).adjustStocks;
const set = async (rows: object[], by = admin) => (await by.data(SET, { rows })).setStocks;

/** A product with a SKU. */
async function addWithSku(stockQuantity = 40) {
  const sku = `BULK-${randomUUID().slice(0, 8)}`;
  return { sku, productId: await addProduct(admin, { sku, stockQuantity }) };
}

const delivery = (more: object) => ({ delta: 5, reason: 'Delivery', key: newKey(), ...more });

describe('adjustStocks', () => {
  it('changes products that rows name by sku or number, with ledger and audit log', async () => {
    const [one, other] = [await addWithSku(), await addWithSku()];
    const rows = [
      delivery({ sku: one.sku, reason: ' Delivery of Monday ' }),
      delivery({ productId: other.productId, delta: -7, reason: 'Broken' }),
    ];
    let results;
    const notes = await recordedBy(shop, async () => (results = await adjust(rows)));
    const done = { version: 1, code: null, field: null, message: null };
    expect(results).toEqual([
      { ...done, row: 0, productId: String(one.productId), stockQuantity: 45 },
      { ...done, row: 1, productId: String(other.productId), stockQuantity: 33 },
    ]);
    expect(notes).toMatchObject([
      {
        action: 'product.adjusted',
        subjectId: one.productId,
        before: { stockQuantity: 40 },
        after: { stockQuantity: 45, reason: 'Delivery of Monday' },
      },
      { action: 'product.adjusted', subjectId: other.productId, after: { stockQuantity: 33 } },
    ]);
    expect(
      await shop.database.read.find(StockMovement, {
        where: { productId: other.productId },
        order: { id: 'ASC' },
      }),
    ).toMatchObject([{ quantity: 40 }, { quantity: -7, reason: 'Broken' }]);
    expect(
      (
        await admin.data('query ($id: ID!) { product(id: $id) { stockQuantity } }', {
          id: one.productId,
        })
      ).product.stockQuantity,
    ).toBe(45);
  });

  it('answers for each row by itself, with code and field, in the order of the call', async () => {
    const { sku, productId } = await addWithSku(3);
    const used = delivery({ productId });
    await adjust([used]);
    const results = await adjust([
      delivery({ sku, delta: -9 }),
      delivery({ sku: 'no such sku' }),
      delivery({ productId: 2147483647 }),
      delivery({ productId: 'x' }),
      delivery({}),
      delivery({ sku, delta: 0 }),
      delivery({ sku, reason: ' ' }),
      delivery({ sku, key: 'short' }),
      { ...used, delta: 6 },
      delivery({ sku, delta: 2 }),
    ]);
    const told = results.map((result: Record<string, unknown>) => [
      ...[result.row, result.code, result.field, result.stockQuantity],
    ]);
    expect(told).toEqual([
      [0, 'OUT_OF_STOCK', 'delta', null],
      [1, 'NOT_FOUND', 'sku', null],
      [2, 'NOT_FOUND', 'productId', null],
      [3, 'VALIDATION', 'productId', null],
      [4, 'VALIDATION', 'sku', null],
      [5, 'VALIDATION', 'delta', null],
      [6, 'VALIDATION', 'reason', null],
      [7, 'VALIDATION', 'key', null],
      [8, 'IDEMPOTENCY_KEY_REUSED', 'key', null],
      [9, null, null, 10],
    ]);
    for (const { code, message } of results) expect(message === null).toBe(code === null);
    expect(await stockOf(shop.database, productId)).toBe(10);
  });

  it('makes each change once, also twice in one call or in calls at the same moment', async () => {
    const { sku, productId } = await addWithSku();
    const rows = [delivery({ sku }), delivery({ productId, delta: -2 })];
    const twice = await adjust([...rows, ...rows]);
    expect(twice.map(({ stockQuantity }: { stockQuantity: number }) => stockQuantity)).toEqual([
      45, 43, 43, 43,
    ]);
    const more = [1, 2, 3].map(() => delivery({ sku, delta: 10 }));
    await Promise.all([1, 2, 3, 4].map(() => adjust(more)));
    expect(await stockOf(shop.database, productId)).toBe(73);
  });

  it('adds up with orders of the same products at the same moment', async () => {
    const products = [await addWithSku(10), await addWithSku(10)];
    const customers = await Promise.all(Array.from({ length: 4 }, () => newCustomer(shop)));
    for (const [index, { client }] of customers.entries()) {
      // In either order, so that calls which lock one product after another would wait for each other.
      const wanted = index % 2 ? products : [...products].reverse();
      for (const { productId } of wanted) await fillCart(client, productId, 2);
    }
    const rows = () => [...products].reverse().map(({ sku }) => delivery({ sku, delta: -1 }));
    const [answers] = await Promise.all([
      Promise.all(Array.from({ length: 4 }, () => adjust(rows()))),
      ...customers.map(({ client }) => placeOrder(client)),
    ]);
    const taken = answers.flat().filter(({ code }) => code === null).length / 2;
    expect(taken).toBeGreaterThanOrEqual(2);
    for (const { productId } of products) {
      const left = await stockOf(shop.database, productId);
      expect(left).toBeGreaterThanOrEqual(0);
      const sold = await shop.database.read.sum(StockMovement, 'quantity', { productId });
      expect(left).toBe(sold);
    }
  });

  it('takes 1 to 1,000 rows', async () => {
    const { sku, productId } = await addWithSku();
    const rowsOf = (count: number) =>
      Array.from({ length: count }, () => delivery({ sku, delta: 1 }));
    for (const count of [0, 1001])
      expect(refusalOf(await admin.graphql(ADJUST, { rows: rowsOf(count) }))).toEqual([
        ...[400, 'VALIDATION', 'rows'],
      ]);
    const results = await adjust(rowsOf(1000));
    expect(results.at(-1)).toMatchObject({ row: 999, stockQuantity: 1040 });
    expect(await stockOf(shop.database, productId)).toBe(1040);
  });
});

describe('setStocks', () => {
  it('sets those that are the expected ones, and tells the others their stock', async () => {
    const [one, other] = [await addWithSku(), await addWithSku()];
    await adjust([delivery({ sku: other.sku, delta: -5 })]);
    const results = await set([
      { sku: one.sku, expected: 40, value: 60, reason: 'Counted' },
      { sku: other.sku, expected: 40, value: 60 },
      { sku: one.sku, expected: 60, value: -1 },
      { productId: one.productId, expected: 60, value: 61 },
    ]);
    expect(results).toMatchObject([
      { code: null, stockQuantity: 60 },
      { code: 'CONFLICT', field: 'expected', message: expect.stringContaining('35') },
      { code: 'VALIDATION', field: 'value' },
      { code: null, stockQuantity: 61 },
    ]);
    expect(await stockOf(shop.database, one.productId)).toBe(61);
    expect(await stockOf(shop.database, other.productId)).toBe(35);
  });

  it('sent again under its keys is no conflict', async () => {
    const { sku, productId } = await addWithSku();
    const rows = [{ sku, expected: 40, value: 60, key: newKey() }];
    for (let time = 0; time < 2; time++)
      expect(await set(rows)).toMatchObject([{ code: null, stockQuantity: 60 }]);
    expect(await stockOf(shop.database, productId)).toBe(60);
  });
});

describe('setPrices', () => {
  it('sets the prices that rows give, with the version and audit log of an edit', async () => {
    const [one, other] = [await addWithSku(), await addWithSku()];
    let results;
    const notes = await recordedBy(shop, async () => {
      results = await setPrices([
        { sku: one.sku, mrpPaise: 3000, sellingPaise: 2500 },
        { productId: other.productId, mrpPaise: 3100 },
        { sku: one.sku, sellingPaise: null },
      ]);
    });
    expect(results).toMatchObject([
      { row: 0, productId: String(one.productId), version: 2, stockQuantity: 40, code: null },
      { row: 1, productId: String(other.productId), version: 2, code: null },
      { row: 2, version: 3, code: null },
    ]);
    expect(await read(one.productId)).toMatchObject({ mrpPaise: 3000, sellingPaise: null });
    expect(await read(other.productId)).toMatchObject({ mrpPaise: 3100, version: 2 });
    expect(notes).toMatchObject([
      {
        action: 'product.changed',
        subjectId: one.productId,
        before: { mrpPaise: 2800, sellingPaise: null },
        after: { mrpPaise: 3000, sellingPaise: 2500 },
      },
      { action: 'product.changed', subjectId: other.productId, after: { mrpPaise: 3100 } },
      { subjectId: one.productId, after: { sellingPaise: null } },
    ]);
  });

  it('answers for each row by itself', async () => {
    const { sku, productId } = await addWithSku();
    const results = await setPrices([
      { sku, mrpPaise: 0 },
      { sku, sellingPaise: 2801 },
      { sku, mrpPaise: 3000, expectedVersion: 7 },
      { sku: 'no such sku', mrpPaise: 3000 },
      { productId: 2147483647, mrpPaise: 3000 },
      { sku, mrpPaise: 2800 },
      { sku, mrpPaise: 2900, expectedVersion: 1 },
      { sku, mrpPaise: 3000, expectedVersion: 1 },
    ]);
    expect(
      results.map(({ code, field, version }: Record<string, unknown>) => [code, field, version]),
    ).toEqual([
      ['VALIDATION', 'mrpPaise', null],
      ['VALIDATION', 'sellingPaise', null],
      ['CONFLICT', 'expectedVersion', null],
      ['NOT_FOUND', 'sku', null],
      ['NOT_FOUND', 'productId', null],
      [null, null, 1],
      [null, null, 2],
      ['CONFLICT', 'expectedVersion', null],
    ]);
    expect(await read(productId)).toMatchObject({ mrpPaise: 2900, version: 2 });
  });

  it('changes nothing of stocks that are sold and counted at the same moment', async () => {
    const { sku, productId } = await addWithSku(20);
    const customers = await Promise.all(Array.from({ length: 3 }, () => newCustomer(shop)));
    for (const { client } of customers) await fillCart(client, productId, 2);
    await Promise.all([
      ...[3000, 3100, 3200].map((mrpPaise) => setPrices([{ sku, mrpPaise }])),
      ...[1, 2, 3].map(() => adjust([delivery({ sku, delta: 1 })])),
      ...customers.map(({ client }) => placeOrder(client)),
    ]);
    const sold = await shop.database.read.sum(StockMovement, 'quantity', { productId });
    expect(await stockOf(shop.database, productId)).toBe(sold);
    expect((await read(productId)).version).toBe(4);
  });
});
