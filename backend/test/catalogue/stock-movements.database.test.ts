import { recordedBy } from '../kit/audit';
import { Client } from '../kit/client';
import { refusalOf } from '../kit/failure';
import { expectIntegrity } from '../kit/integrity';
import { adminClient, newCustomer } from '../kit/people';
import { cancelOrder, moveTo } from '../kit/order-keeping';
import { act, startPicking } from '../kit/picking';
import { addProduct, editProduct, stockOf } from '../kit/products';
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

const ADJUST = `mutation ($productId: ID!, $delta: Int!, $kind: StockChangeKind, $reason: String!, $key: String!) {
  adjustStock(productId: $productId, delta: $delta, kind: $kind, reason: $reason, key: $key) { stockQuantity }
}`;
const COUNT = `mutation ($productId: ID!, $shown: Int!, $counted: Int!, $reason: String, $key: String!) {
  countStock(productId: $productId, shown: $shown, counted: $counted, reason: $reason, key: $key) { stockQuantity }
}`;
const MOVEMENTS = `query ($productId: ID!, $after: ID, $pageSize: Int! = 25) {
  stockMovements(productId: $productId, after: $after, pageSize: $pageSize) {
    hasNext endCursor items { id kind quantity stockAfter orderId reason staffEmail }
  }
}`;

const adjust = (productId: number, change: Record<string, unknown>) =>
  admin.graphql(ADJUST, { productId, reason: 'Why', key: newKey(), ...change });
const count = (productId: number, shown: number, counted: number, more: object = {}) =>
  admin.graphql(COUNT, { productId, shown, counted, key: newKey(), ...more });
const part = async (productId: number, more: object = {}) =>
  (await admin.data(MOVEMENTS, { productId, ...more })).stockMovements;
/** Kind, pieces and resulting stock, newest first. */
const movementsOf = async (productId: number) =>
  (await part(productId)).items.map(({ kind, quantity, stockAfter }: Record<string, unknown>) => [
    kind,
    quantity,
    stockAfter,
  ]);

async function sell(productId: number, pieces: number): Promise<void> {
  const { client } = await newCustomer(shop);
  await fillCart(client, productId, pieces);
  await order(client);
}

describe('the pieces of orders that are still to be picked', () => {
  it('are told beside the stock to whoever counts, and to nobody else', async () => {
    const { client } = await newCustomer(shop);
    const id = await addProduct(admin, { stockQuantity: 20 });
    const of = async (viewer: Client) =>
      (await viewer.data('query ($id: ID!) { product(id: $id) { piecesToPick } }', { id })).product
        .piecesToPick;
    expect(await of(admin)).toBe(0);
    const orders = [];
    for (const [pieces, paymentMethod] of [
      [2, 'CASH_ON_DELIVERY'],
      [3, 'CARD'],
      [4, 'CASH_ON_DELIVERY'],
    ] as const) {
      await fillCart(client, id, pieces);
      orders.push((await order(client, { paymentMethod })).id);
    }
    expect(await of(admin)).toBe(9);
    await moveTo(admin, orders[0], 'PACKED');
    await cancelOrder(client, orders[1]);
    await startPicking(admin, orders[2]);
    expect(await of(admin)).toBe(4);
    await act(admin, orders[2], id, 'pick', { pickedQuantity: 3 });
    expect(await of(admin)).toBe(1);
    expect(await of(client)).toBeNull();
    expect(await of(shop.client())).toBeNull();
  });
});

describe('changes of a stock by hand', () => {
  it('are of a kind, and listed with the stock after each, the newest first', async () => {
    const id = await addProduct(admin, { stockQuantity: 10 });
    await adjust(id, { delta: 24, kind: 'RECEIVED', reason: 'Bill 7' });
    await adjust(id, { delta: -2, kind: 'WASTE', reason: 'Rotten' });
    await adjust(id, { delta: -1, kind: 'THEFT' });
    await adjust(id, { delta: -1, kind: 'CORRECTION' });
    await adjust(id, { delta: 3 });
    await sell(id, 2);
    expect(await movementsOf(id)).toEqual([
      ['SALE', -2, 31],
      ['ADJUSTMENT', 3, 33],
      ['ADJUSTMENT', -1, 30],
      ['THEFT', -1, 31],
      ['WASTE', -2, 32],
      ['RECEIVED', 24, 34],
      ['OPENING', 10, 10],
    ]);
    const { items } = await part(id);
    expect(items[0]).toMatchObject({ orderId: expect.any(String), staffEmail: null });
    expect(items.at(-2)).toMatchObject({
      reason: 'Bill 7',
      staffEmail: expect.stringMatching('@'),
    });
  });

  it.each([
    ['RECEIVED', -1],
    ['WASTE', 1],
    ['THEFT', 1],
  ])('are refused where pieces of %s are %i', async (kind, delta) => {
    const id = await addProduct(admin, { stockQuantity: 10 });
    expect(refusalOf(await adjust(id, { kind, delta }))).toEqual([400, 'VALIDATION', 'delta']);
    expect(await stockOf(shop.database, id)).toBe(10);
  });

  it('are another change under a key where their kind is another', async () => {
    const id = await addProduct(admin, { stockQuantity: 10 });
    const key = newKey();
    await adjust(id, { delta: -1, kind: 'WASTE', key });
    await adjust(id, { delta: -1, kind: 'WASTE', key });
    expect(await stockOf(shop.database, id)).toBe(9);
    const again = await adjust(id, { delta: -1, kind: 'THEFT', key });
    expect(refusalOf(again)).toEqual([409, 'IDEMPOTENCY_KEY_REUSED', 'key']);
  });

  it('are in the audit log with their kind', async () => {
    const id = await addProduct(admin, { stockQuantity: 10 });
    const events = await recordedBy(shop, () => adjust(id, { delta: -2, kind: 'WASTE' }));
    expect(events).toEqual([
      expect.objectContaining({
        action: 'product.adjusted',
        before: { stockQuantity: 10 },
        after: expect.objectContaining({ stockQuantity: 8, kind: 'waste', reason: 'Why' }),
      }),
    ]);
  });
});

describe('countStock', () => {
  it('applies the difference alone, so that what was sold meanwhile stays sold', async () => {
    const id = await addProduct(admin, { stockQuantity: 20 });
    await sell(id, 3);
    await count(id, 20, 18);
    expect(await stockOf(shop.database, id)).toBe(15);
    expect((await movementsOf(id))[0]).toEqual(['COUNT', -2, 15]);
  });

  it('counts once under a key, and changes nothing where all is there', async () => {
    const id = await addProduct(admin, { stockQuantity: 20 });
    const key = newKey();
    await count(id, 20, 25, { key });
    await count(id, 20, 25, { key });
    await count(id, 25, 25);
    expect(await movementsOf(id)).toEqual([
      ['COUNT', 5, 25],
      ['OPENING', 20, 20],
    ]);
    expect(refusalOf(await count(id, 20, 24, { key }))).toEqual([
      ...[409, 'IDEMPOTENCY_KEY_REUSED', 'key'],
    ]);
  });

  it('refuses a count whose stock was counted since it was shown, whatever was sold', async () => {
    const id = await addProduct(admin, { stockQuantity: 20 });
    await sell(id, 3);
    await count(id, 20, 18);
    const second = await count(id, 20, 18);
    expect(refusalOf(second)).toEqual([409, 'CONFLICT', 'counted']);
    expect(second.body.errors?.[0]?.extensions.details).toMatchObject({
      current: { stockQuantity: 15 },
    });
    expect(await stockOf(shop.database, id)).toBe(15);
    await sell(id, 2);
    await count(id, 15, 14);
    expect(await stockOf(shop.database, id)).toBe(12);
  });

  it('takes no more than is there, and fills no stock above its limit', async () => {
    const id = await addProduct(admin, { stockQuantity: 20 });
    await sell(id, 15);
    expect(refusalOf(await count(id, 20, 10))).toEqual([409, 'OUT_OF_STOCK', 'counted']);
    expect(refusalOf(await count(id, 0, 1_000_000))).toEqual([400, 'VALIDATION', 'counted']);
    for (const wrong of [-1, 1_000_001])
      expect(refusalOf(await count(id, 5, wrong))).toEqual([400, 'VALIDATION', 'counted']);
    expect(await stockOf(shop.database, id)).toBe(5);
  });

  it('loses nothing where counts, deliveries, waste and orders come at the same moment', async () => {
    const id = await addProduct(admin, { stockQuantity: 100 });
    await Promise.all([
      ...[1, 2, 3].map(() => count(id, 100, 94)),
      ...[1, 2, 3].map(() => adjust(id, { delta: 5, kind: 'RECEIVED' })),
      ...[1, 2].map(() => adjust(id, { delta: -1, kind: 'WASTE' })),
      ...[1, 2, 3, 4].map(() => sell(id, 2)),
    ]);
    expect(await stockOf(shop.database, id)).toBe(100 - 6 + 15 - 2 - 8);
    const [[, , newest]] = await movementsOf(id);
    expect(newest).toBe(99);
  });
});

describe('stockMovements', () => {
  it('goes on behind a movement, with the right stock there', async () => {
    const id = await addProduct(admin, { stockQuantity: 10 });
    for (const delta of [1, 2, 3]) await adjust(id, { delta });
    const first = await part(id, { pageSize: 2 });
    expect(first).toMatchObject({ hasNext: true, endCursor: first.items[1].id });
    const rest = await part(id, { pageSize: 2, after: first.endCursor });
    expect(rest.hasNext).toBe(false);
    expect(rest.items.map(({ stockAfter }: { stockAfter: number }) => stockAfter)).toEqual([
      11, 10,
    ]);
  });

  it('is for those who keep the catalogue, of products that are there', async () => {
    const id = await addProduct(admin);
    const { client } = await newCustomer(shop);
    expect(refusalOf(await client.graphql(MOVEMENTS, { productId: id }))[1]).toBe('FORBIDDEN');
    const none = await admin.graphql(MOVEMENTS, { productId: 999_999 });
    expect(refusalOf(none)).toEqual([404, 'NOT_FOUND', 'productId']);
    for (const [field, wrong] of [
      ['pageSize', { pageSize: 101 }],
      ['after', { after: 'x' }],
    ] as const) {
      const refused = await admin.graphql(MOVEMENTS, { productId: id, ...wrong });
      expect(refusalOf(refused)).toEqual([400, 'VALIDATION', field]);
    }
  });
});

describe('cost and low stock level of a product', () => {
  const READ = 'query ($id: ID!) { product(id: $id) { costPaise lowStockLevel version } }';

  it('are told to those who keep the catalogue alone', async () => {
    const id = await addProduct(admin, { costPaise: 1900, lowStockLevel: 12 });
    const fields = { costPaise: 1900, lowStockLevel: 12, version: 1 };
    expect((await admin.data(READ, { id })).product).toEqual(fields);
    const none = { costPaise: null, lowStockLevel: null, version: 1 };
    expect((await shop.client().data(READ, { id })).product).toEqual(none);
    await editProduct(admin, id, { lowStockLevel: null });
    expect((await admin.data(READ, { id })).product).toMatchObject({
      ...{ costPaise: 1900, lowStockLevel: null, version: 2 },
    });
  });

  it('are checked', async () => {
    const id = await addProduct(admin);
    const UPDATE = `mutation ($id: ID!, $input: ProductInput!) {
      updateProduct(id: $id, input: $input) { id }
    }`;
    for (const [field, wrong] of [
      ['costPaise', 0],
      ['lowStockLevel', 0],
      ['lowStockLevel', 1_000_001],
    ] as const) {
      const refused = await admin.graphql(UPDATE, { id, input: { [field]: wrong } });
      expect(refusalOf(refused)).toEqual([400, 'VALIDATION', field]);
    }
  });

  it('decide what is low', async () => {
    const LOW = '{ lowStockProducts(pageSize: 100) { items { id } } stockAttention { lowCount } }';
    const before = await admin.data(LOW);
    const high = await addProduct(admin, { stockQuantity: 12, lowStockLevel: 12 });
    const low = await addProduct(admin, { stockQuantity: 9, lowStockLevel: 8 });
    const after = await admin.data(LOW);
    const ids = after.lowStockProducts.items.map(({ id }: { id: string }) => Number(id));
    expect(ids).toContain(high);
    expect(ids).not.toContain(low);
    expect(after.stockAttention.lowCount).toBe(before.stockAttention.lowCount + 1);
  });
});
