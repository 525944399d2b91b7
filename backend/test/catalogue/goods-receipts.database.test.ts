import { randomUUID } from 'node:crypto';
import { addDays, istDate } from '../../src/kernel/ist';
import { recordedBy } from '../kit/audit';
import { Client } from '../kit/client';
import { failureOf, refusalOf } from '../kit/failure';
import { expectIntegrity } from '../kit/integrity';
import { adminClient, newCustomer } from '../kit/people';
import { addProduct, stockOf } from '../kit/products';
import { fillCart, newKey, order } from '../kit/shopping';
import { TestShop, openTestShop } from '../kit/test-shop';

let shop: TestShop;
let admin: Client;
beforeAll(async () => {
  shop = await openTestShop();
  admin = await adminClient(shop);
});
afterAll(() => expectIntegrity(shop));
afterAll(() => shop.close());

const RECEIVE = `mutation ($input: ReceiveGoodsInput!) {
  receiveGoods(input: $input) {
    id supplier billNumber lineCount totalPaise staffEmail
    lines { productId productName pieces costPaise batch expiresOn mrpPaise sellingPaise }
  }
}`;
const ONE = 'query ($id: ID!) { goodsReceipt(id: $id) { id supplier lines { pieces } } }';
const LIST = '{ goodsReceipts(pageSize: 2) { totalCount items { id billNumber } } }';
const PRODUCT = `query ($id: ID!) {
  product(id: $id) { stockQuantity costPaise mrpPaise sellingPaise version }
}`;
const MOVEMENTS = `query ($productId: ID!) {
  stockMovements(productId: $productId) { items { kind quantity stockAfter reason } }
}`;
const EXPIRING = `query ($days: Int!) {
  expiringBatches(days: $days, pageSize: 100) {
    items { id product { id } batch expiresOn piecesLeft }
  }
}`;
const WRITE_OFF = `mutation ($id: ID!, $pieces: Int!, $key: String!, $keepsRest: Boolean) {
  writeOffBatch(id: $id, pieces: $pieces, reason: "Expired", key: $key, keepsRest: $keepsRest) {
    stockQuantity
  }
}`;

const bill = (lines: object[], more: object = {}) => ({
  ...{ supplier: 'Vashi Traders', billNumber: 'B-77', key: newKey(), lines },
  ...more,
});
const receive = (lines: object[], more: object = {}) =>
  admin.graphql(RECEIVE, { input: bill(lines, more) });
const received = async (lines: object[], more: object = {}) =>
  (await admin.data(RECEIVE, { input: bill(lines, more) })).receiveGoods;
const productOf = async (id: number) => (await admin.data(PRODUCT, { id })).product;
const movementsOf = async (productId: number) =>
  (await admin.data(MOVEMENTS, { productId })).stockMovements.items;
const inDays = (days: number) => addDays(istDate(new Date()), days);
/** Batch and remaining pieces of one product's batches that expire within some days. */
const expiring = async (id: number, days = 7) =>
  (await admin.data(EXPIRING, { days })).expiringBatches.items
    .filter(({ product }: { product: { id: string } }) => Number(product.id) === id)
    .map(({ batch, piecesLeft }: Record<string, unknown>) => [batch, piecesLeft]);

/** The number of a batch of a product that expires within a week. */
const batchOf = async (productId: number, name: string): Promise<string> =>
  (await admin.data(EXPIRING, { days: 7 })).expiringBatches.items.find(
    ({ product, batch }: { product: { id: string }; batch: string }) =>
      Number(product.id) === productId && batch === name,
  ).id;

async function sell(productId: number, pieces: number): Promise<void> {
  const { client } = await newCustomer(shop);
  await fillCart(client, productId, pieces);
  await order(client);
}

/** The last digit of an EAN-13 is the check digit. */
function newBarcode(): string {
  const digits = `890${String(Math.floor(Math.random() * 1e9)).padStart(9, '0')}`;
  const sum = [...digits].reduce((total, digit, at) => total + Number(digit) * (at % 2 ? 3 : 1), 0);
  return `${digits}${(10 - (sum % 10)) % 10}`;
}

describe('receiveGoods', () => {
  it('brings all lines into stock, costs and prices, and keeps the bill', async () => {
    const [barcode, sku] = [newBarcode(), newKey()];
    const scanned = await addProduct(admin, { stockQuantity: 4, barcode });
    const named = await addProduct(admin, { stockQuantity: 0, sku });
    const dearer = await addProduct(admin, {
      stockQuantity: 1,
      mrpPaise: 5_000,
      sellingPaise: 4_500,
    });
    const receipt = await received([
      { barcode, pieces: 24, costPaise: 1_900, batch: ' L 12 ', expiresOn: inDays(90) },
      { sku, pieces: 10, costPaise: 2_050 },
      { productId: dearer, pieces: 6, mrpPaise: 6_000, sellingPaise: 5_500 },
    ]);
    expect(receipt).toMatchObject({
      ...{ supplier: 'Vashi Traders', billNumber: 'B-77', lineCount: 3 },
      ...{ totalPaise: 24 * 1_900 + 10 * 2_050, staffEmail: expect.stringMatching('@') },
      lines: [
        { productId: String(scanned), pieces: 24, costPaise: 1_900, batch: 'L 12' },
        { productId: String(named), pieces: 10, costPaise: 2_050, batch: null, expiresOn: null },
        { productId: String(dearer), mrpPaise: 6_000, sellingPaise: 5_500, costPaise: null },
      ],
    });
    expect(await productOf(scanned)).toMatchObject({
      stockQuantity: 28,
      costPaise: 1_900,
      version: 2,
    });
    expect(await productOf(named)).toMatchObject({ stockQuantity: 10, costPaise: 2_050 });
    expect(await productOf(dearer)).toMatchObject({
      ...{ stockQuantity: 7, costPaise: null, mrpPaise: 6_000, sellingPaise: 5_500 },
    });
    expect((await movementsOf(scanned))[0]).toEqual({
      ...{ kind: 'RECEIVED', quantity: 24, stockAfter: 28, reason: 'Vashi Traders · B-77' },
    });
    expect((await admin.data(ONE, { id: receipt.id })).goodsReceipt.lines).toHaveLength(3);
    expect((await admin.data(LIST)).goodsReceipts.items[0].id).toBe(receipt.id);
  });

  it('takes a product twice, and one without anything new', async () => {
    const id = await addProduct(admin, { stockQuantity: 1 });
    await received([
      { productId: id, pieces: 5, batch: 'A' },
      { productId: id, pieces: 7, batch: 'B' },
    ]);
    expect(
      (await movementsOf(id)).map(({ stockAfter }: { stockAfter: number }) => stockAfter),
    ).toEqual([...[13, 6, 1]]);
    expect(await productOf(id)).toMatchObject({ stockQuantity: 13, version: 1 });
  });

  it('receives a bill once under its key, also where it comes several times at once', async () => {
    const id = await addProduct(admin, { stockQuantity: 0 });
    const input = bill([{ productId: id, pieces: 12 }]);
    const answers = await Promise.all([1, 2, 3, 4].map(() => admin.data(RECEIVE, { input })));
    expect(new Set(answers.map(({ receiveGoods }) => receiveGoods.id)).size).toBe(1);
    expect(await stockOf(shop.database, id)).toBe(12);
    const other = await receive([{ productId: id, pieces: 13 }], { key: input.key });
    expect(refusalOf(other)).toEqual([409, 'IDEMPOTENCY_KEY_REUSED', 'key']);
  });

  it('receives nothing where one line is refused, and says which', async () => {
    const id = await addProduct(admin, { stockQuantity: 3, mrpPaise: 2_800 });
    const events = await recordedBy(shop, async () => {
      const refused = await receive([
        { productId: id, pieces: 5 },
        { productId: id, pieces: 0, costPaise: 0 },
        { productId: id, pieces: 1, expiresOn: '2200-01-01' },
      ]);
      expect(refusalOf(refused)).toEqual([
        ...[400, 'VALIDATION', 'lines.1.pieces', 'lines.1.costPaise', 'lines.2.expiresOn'],
      ]);
      const dear = await receive([
        { productId: id, pieces: 5, costPaise: 100 },
        { productId: id, pieces: 5, sellingPaise: 2_801 },
      ]);
      expect(refusalOf(dear)).toEqual([400, 'VALIDATION', 'lines.1.sellingPaise']);
      const full = await receive([{ productId: id, pieces: 999_999 }]);
      expect(refusalOf(full)).toEqual([400, 'VALIDATION', 'lines.0.pieces']);
    });
    expect(events).toEqual([]);
    expect(await productOf(id)).toMatchObject({ stockQuantity: 3, costPaise: null, version: 1 });
    expect(await movementsOf(id)).toHaveLength(1);
  });

  it('knows no product by nothing, by a wrong code, or by the barcode of several', async () => {
    const barcode = newBarcode();
    const id = await addProduct(admin, { barcode });
    await addProduct(admin, { barcode });
    const several = await receive([
      { productId: id, pieces: 1 },
      { barcode, pieces: 1 },
    ]);
    expect(refusalOf(several)).toEqual([400, 'VALIDATION', 'lines.1.barcode']);
    expect(refusalOf(await receive([{ pieces: 1 }]))).toEqual([
      ...[400, 'VALIDATION', 'lines.0.productId'],
    ]);
    for (const [field, code] of [
      ['sku', { sku: newKey() }],
      ['barcode', { barcode: newBarcode() }],
      ['productId', { productId: 999_999 }],
    ] as const)
      expect(refusalOf(await receive([{ ...code, pieces: 1 }]))).toEqual([
        ...[404, 'NOT_FOUND', `lines.0.${field}`],
      ]);
  });

  it('needs a supplier, a number and 1 to 200 lines, and the permission', async () => {
    const id = await addProduct(admin);
    const line = { productId: id, pieces: 1 };
    for (const [field, lines, more] of [
      ['supplier', [line], { supplier: ' ' }],
      ['billNumber', [line], { billNumber: 'x'.repeat(41) }],
      ['key', [line], { key: 'short' }],
      ['lines', [], {}],
      ['lines', Array.from({ length: 201 }, () => line), {}],
    ] as const) {
      expect(refusalOf(await receive([...lines], more))).toEqual([400, 'VALIDATION', field]);
    }
    const { client } = await newCustomer(shop);
    const refused = await client.graphql(RECEIVE, { input: bill([line]) });
    expect(failureOf(refused).code).toBe('FORBIDDEN');
  });

  it('loses nothing where bills, orders and price edits come at the same moment', async () => {
    const ids = [
      await addProduct(admin, { stockQuantity: 50 }),
      await addProduct(admin, { stockQuantity: 50 }),
    ];
    const lines = ids.map((productId) => ({ productId, pieces: 3, costPaise: 1_500 }));
    await Promise.all([
      received(lines),
      received([...lines].reverse()),
      received(lines),
      ...ids.flatMap((id) => [sell(id, 2), sell(id, 1)]),
    ]);
    for (const id of ids) expect(await stockOf(shop.database, id)).toBe(50 + 9 - 3);
  });
});

describe('expiringBatches', () => {
  it('has what is left where the first expired is sold first', async () => {
    const id = await addProduct(admin, { stockQuantity: 0 });
    await received([
      { productId: id, pieces: 10, batch: 'Next week', expiresOn: inDays(6) },
      { productId: id, pieces: 4, batch: 'Tomorrow', expiresOn: inDays(1) },
      { productId: id, pieces: 8, batch: 'Next month', expiresOn: inDays(30) },
      { productId: id, pieces: 2, batch: 'Undated' },
    ]);
    expect(await expiring(id)).toEqual([
      ['Tomorrow', 4],
      ['Next week', 10],
    ]);
    await sell(id, 5);
    expect(await expiring(id)).toEqual([
      ['Tomorrow', 1],
      ['Next week', 10],
    ]);
    await sell(id, 4);
    expect(await expiring(id)).toEqual([['Next week', 7]]);
    expect(await expiring(id, 0)).toEqual([]);
    expect(await expiring(id, 30)).toEqual([
      ['Next week', 7],
      ['Next month', 8],
    ]);
  });

  it('has what expires first, also where a batch that expires later was sold before it came', async () => {
    const id = await addProduct(admin, { stockQuantity: 0 });
    await received([{ productId: id, pieces: 6, batch: 'Later', expiresOn: inDays(6) }]);
    await sell(id, 4);
    await received([{ productId: id, pieces: 3, batch: 'Earlier', expiresOn: inDays(2) }]);
    expect(await expiring(id)).toEqual([
      ['Earlier', 3],
      ['Later', 2],
    ]);
    await sell(id, 5);
    await received([{ productId: id, pieces: 1, batch: 'Now', expiresOn: inDays(1) }]);
    expect(await expiring(id)).toEqual([['Now', 1]]);
  });

  it('follows what is written off or counted in the stock, and never has more than that', async () => {
    const id = await addProduct(admin, { stockQuantity: 0 });
    await received([
      { productId: id, pieces: 6, batch: 'First', expiresOn: inDays(2) },
      { productId: id, pieces: 5, batch: 'Second', expiresOn: inDays(5) },
    ]);
    const change = (delta: number, kind: string) =>
      admin.data(
        `mutation ($id: ID!, $delta: Int!, $kind: StockChangeKind, $key: String!) {
          adjustStock(productId: $id, delta: $delta, kind: $kind, reason: "Broken", key: $key) { id }
        }`,
        { id, delta, kind, key: randomUUID() },
      );
    await change(-4, 'WASTE');
    expect(await expiring(id)).toEqual([
      ['First', 2],
      ['Second', 5],
    ]);
    await admin.data(
      `mutation ($id: ID!, $key: String!) {
        countStock(productId: $id, shown: 7, counted: 3, key: $key) { stockQuantity }
      }`,
      { id, key: randomUUID() },
    );
    expect(await expiring(id)).toEqual([['Second', 3]]);
    await sell(id, 3);
    expect(await expiring(id)).toEqual([]);
  });

  it('has what expired lately until it is written off, and refuses impossible days', async () => {
    const id = await addProduct(admin, { stockQuantity: 0 });
    await received([
      { productId: id, pieces: 3, batch: 'Yesterday', expiresOn: inDays(-1) },
      { productId: id, pieces: 3, batch: 'Long ago', expiresOn: inDays(-61) },
    ]);
    expect(await expiring(id, 0)).toEqual([['Yesterday', 3]]);
    for (const days of [-1, 366])
      expect(refusalOf(await admin.graphql(EXPIRING, { days }))).toEqual([
        400,
        'VALIDATION',
        'days',
      ]);
  });
});

describe('writeOffBatch', () => {
  it('takes a batch off the list, also beside pieces of no known batch, once under a key', async () => {
    const id = await addProduct(admin, { stockQuantity: 84 });
    await received([
      { productId: id, pieces: 24, batch: 'L1', expiresOn: inDays(2) },
      { productId: id, pieces: 10, batch: 'L2', expiresOn: inDays(5) },
    ]);
    const batch = await batchOf(id, 'L1');
    const wanted = { id: batch, pieces: 20, key: newKey() };
    for (const answer of [await admin.data(WRITE_OFF, wanted), await admin.data(WRITE_OFF, wanted)])
      expect(answer.writeOffBatch.stockQuantity).toBe(98);
    expect(await expiring(id)).toEqual([['L2', 10]]);
    expect((await movementsOf(id))[0]).toMatchObject({
      ...{ kind: 'WASTE', quantity: -20, stockAfter: 98, reason: 'Expired' },
    });

    const again = await admin.graphql(WRITE_OFF, { ...wanted, key: newKey() });
    expect(refusalOf(again)).toEqual([404, 'NOT_FOUND', 'id']);
    expect(await stockOf(shop.database, id)).toBe(98);
  });

  it('takes a part of a batch off and keeps the rest, once under a key', async () => {
    const id = await addProduct(admin, { stockQuantity: 84 });
    await received([
      { productId: id, pieces: 24, batch: 'L1', expiresOn: inDays(2) },
      { productId: id, pieces: 10, batch: 'L2', expiresOn: inDays(5) },
    ]);
    const batch = await batchOf(id, 'L2');
    const part = (pieces: number, key = newKey()) =>
      admin.graphql(WRITE_OFF, { id: batch, pieces, key, keepsRest: true });
    const key = newKey();
    for (const answer of [await part(3, key), await part(3, key)])
      expect(answer.body.data.writeOffBatch.stockQuantity).toBe(115);
    expect(await expiring(id)).toEqual([
      ['L1', 24],
      ['L2', 7],
    ]);
    expect(refusalOf(await part(8))).toEqual([400, 'VALIDATION', 'pieces']);
    const answers = await Promise.all([part(4), part(4)]);
    expect(answers.filter(({ body }) => body.errors === undefined)).toHaveLength(1);
    await part(3);
    expect(await expiring(id)).toEqual([['L1', 24]]);
    expect(refusalOf(await part(1))).toEqual([404, 'NOT_FOUND', 'id']);
    expect(await stockOf(shop.database, id)).toBe(108);
  });

  it('writes a batch off once where two ask at the same moment', async () => {
    const id = await addProduct(admin, { stockQuantity: 5 });
    await received([{ productId: id, pieces: 5, batch: 'L1', expiresOn: inDays(2) }]);
    const batch = await batchOf(id, 'L1');
    const answers = await Promise.all(
      [1, 2, 3].map(() => admin.graphql(WRITE_OFF, { id: batch, pieces: 5, key: newKey() })),
    );
    expect(answers.filter(({ body }) => body.errors === undefined)).toHaveLength(1);
    expect(await stockOf(shop.database, id)).toBe(5);
  });

  it('writes nothing off where more are asked for than came or are there, and keeps the batch', async () => {
    const id = await addProduct(admin, { stockQuantity: 0 });
    await received([{ productId: id, pieces: 6, batch: 'L1', expiresOn: inDays(2) }]);
    const batch = await batchOf(id, 'L1');
    const writeOff = (pieces: number) =>
      admin.graphql(WRITE_OFF, { id: batch, pieces, key: newKey() });
    for (const pieces of [0, 7])
      expect(refusalOf(await writeOff(pieces))).toEqual([400, 'VALIDATION', 'pieces']);
    await sell(id, 2);
    expect(failureOf(await writeOff(5)).code).toBe('OUT_OF_STOCK');
    expect(await expiring(id)).toEqual([['L1', 4]]);
  });
});
