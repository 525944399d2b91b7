import { addDays, istDate } from '../../src/kernel/ist';
import { recordedBy } from '../kit/audit';
import { Client } from '../kit/client';
import { failureOf, refusalOf } from '../kit/failure';
import { expectIntegrity } from '../kit/integrity';
import { adminClient, newCustomer } from '../kit/people';
import { addProduct, stockOf } from '../kit/products';
import { fillCart, newKey, order, placeOrder } from '../kit/shopping';
import { adjustAt, newLocation, placesOf, transfer, transferInput } from '../kit/stock-locations';
import { TestShop, openTestShop } from '../kit/test-shop';

let shop: TestShop;
let admin: Client;
beforeAll(async () => {
  shop = await openTestShop();
  admin = await adminClient(shop);
});
afterEach(() => expectIntegrity(shop));
afterAll(() => shop.close());

const ADD = `mutation ($input: StockLocationInput!) {
  addStockLocation(input: $input) { id name note version productCount pieces }
}`;
const CHANGE = `mutation ($id: ID!, $input: StockLocationInput!, $expectedVersion: Int!) {
  changeStockLocation(id: $id, input: $input, expectedVersion: $expectedVersion) { name version }
}`;
const REMOVE = 'mutation ($id: ID!) { removeStockLocation(id: $id) }';
const LIST = '{ stockLocations { id name productCount pieces } }';
const STOCK = `query ($id: ID!, $page: Int) {
  locationStock(id: $id, page: $page, pageSize: 2) {
    totalCount items { product { id } pieces batches { id expiresOn pieces } }
  }
}`;
const MOVEMENTS = `query ($productId: ID!, $after: ID) {
  stockMovements(productId: $productId, after: $after, pageSize: 3) {
    endCursor items { kind quantity stockAfter reason staffEmail location { name } }
  }
}`;
const RECEIVE = `mutation ($input: ReceiveGoodsInput!) {
  receiveGoods(input: $input) { id location { id } }
}`;
const EXPIRING = `{ expiringBatches(days: 60, pageSize: 100) {
  items { id product { id } batch piecesLeft location { id } }
} }`;
const WRITE_OFF = `mutation ($id: ID!, $pieces: Int!, $keepsRest: Boolean, $key: String!) {
  writeOffBatch(
    id: $id, pieces: $pieces, keepsRest: $keepsRest, reason: "Expired", key: $key
  ) { stockQuantity }
}`;
const COUNT = `mutation ($productId: ID!, $locationId: ID, $shown: Int!, $counted: Int!, $key: String!) {
  countStock(productId: $productId, locationId: $locationId, shown: $shown, counted: $counted, key: $key) {
    stockQuantity
  }
}`;
const DELETE = 'mutation ($id: ID!) { deleteProduct(id: $id) }';

const inDays = (days: number) => addDays(istDate(new Date()), days);
const add = (input: object) => admin.graphql(ADD, { input });
const move = (places: { from?: string; to?: string }, pieces: Record<string, number>) =>
  transfer(admin, transferInput(places, pieces));
const locationNames = async (): Promise<string[]> =>
  (await admin.data(LIST)).stockLocations.map(({ name }: { name: string }) => name);

async function receive(lines: object[], locationId?: string) {
  const input = { supplier: 'Vashi Traders', billNumber: 'B-1', key: newKey(), lines, locationId };
  return admin.graphql(RECEIVE, { input });
}

interface ExpiringRow {
  product: { id: string };
  batch: string;
  piecesLeft: number;
  location: { id: string } | null;
}

/** Batch, place and remaining pieces of the batches of a product. */
async function batchesOf(id: number): Promise<[string, string, number][]> {
  const { items } = (await admin.data(EXPIRING)).expiringBatches;
  return items
    .filter(({ product }: ExpiringRow) => Number(product.id) === id)
    .map((row: ExpiringRow) => [row.batch, row.location?.id ?? 'shop', row.piecesLeft]);
}

/** The ID of a batch at a place, by default in the shop. */
async function batchId(productId: number, name: string, place?: string): Promise<string> {
  const { items } = (await admin.data(EXPIRING)).expiringBatches;
  return items.find(
    ({ product, batch, location }: ExpiringRow) =>
      Number(product.id) === productId && batch === name && location?.id === place,
  ).id;
}

/** Sells pieces of a product. */
async function sell(productId: number, pieces: number): Promise<void> {
  const { client } = await newCustomer(shop);
  await fillCart(client, productId, pieces);
  await order(client);
}

describe('stock locations', () => {
  it('are added, changed, listed and removed, and their names are free again', async () => {
    const { id } = (await add({ name: ' Vashi godown ', note: ' Sector 19 ' })).body.data
      .addStockLocation;
    expect((await add({ name: 'vashi GODOWN' })).body.errors).toMatchObject([
      { extensions: { code: 'VALIDATION' } },
    ]);
    const change = (name: string, expectedVersion: number) =>
      admin.graphql(CHANGE, { id, input: { name, note: '' }, expectedVersion });
    const { name, version } = (await change('Cold store', 1)).body.data.changeStockLocation;
    expect([name, version]).toEqual(['Cold store', 2]);
    expect(refusalOf(await change('Late', 1))).toEqual([409, 'CONFLICT', 'expectedVersion']);
    expect(await locationNames()).toContain('Cold store');
    await admin.data(REMOVE, { id });
    expect(await locationNames()).not.toContain('Cold store');
    expect(refusalOf(await admin.graphql(REMOVE, { id }))).toEqual([404, 'NOT_FOUND', 'id']);
    expect(refusalOf(await change('Again', 2))).toEqual([404, 'NOT_FOUND', 'id']);
    const again = (await add({ name: 'Cold store' })).body.data.addStockLocation;
    await admin.data(REMOVE, { id: again.id });
  });

  it('are recorded, and refuse impossible names', async () => {
    const events = await recordedBy(shop, async () => {
      for (const name of ['', ' ', 'x'.repeat(61)])
        expect(refusalOf(await add({ name }))).toEqual([400, 'VALIDATION', 'name']);
      const { id } = (await add({ name: 'Recorded' })).body.data.addStockLocation;
      await admin.data(CHANGE, {
        ...{ id, input: { name: 'Recorded', note: 'New' }, expectedVersion: 1 },
      });
      await admin.data(REMOVE, { id });
    });
    expect(events.map(({ action }) => action)).toEqual([
      ...['stock-location.added', 'stock-location.changed', 'stock-location.removed'],
    ]);
  });

  it('are one for each name where several add it at once', async () => {
    const answers = await Promise.all([1, 2, 3].map(() => add({ name: 'At once' })));
    expect(answers.filter(({ body }) => body.errors === undefined)).toHaveLength(1);
    const [made] = answers.flatMap(({ body }) => body.data?.addStockLocation ?? []);
    await admin.data(REMOVE, { id: made.id });
  });

  it('stay while pieces are there', async () => {
    const id = await newLocation(admin);
    const productId = await addProduct(admin, { stockQuantity: 5 });
    await move({ to: id }, { [productId]: 5 });
    expect(refusalOf(await admin.graphql(REMOVE, { id }))).toEqual([400, 'VALIDATION', 'id']);
    await move({ from: id }, { [productId]: 5 });
    await admin.data(REMOVE, { id });
    expect(refusalOf(await move({ to: id }, { [productId]: 1 }))).toEqual([
      ...[404, 'NOT_FOUND', 'toLocationId'],
    ]);
    const { items } = (await admin.data(MOVEMENTS, { productId })).stockMovements;
    expect(items[0].location).toBeNull();
    expect(items[1].location.name).toMatch(/^Godown/);
  });
});

describe('transferStock', () => {
  it('moves pieces of several products both ways, and both sides are in the ledger', async () => {
    const [godown, store] = [await newLocation(admin), await newLocation(admin)];
    const [rice, dal] = [
      await addProduct(admin, { stockQuantity: 40 }),
      await addProduct(admin, { stockQuantity: 9 }),
    ];
    const events = await recordedBy(shop, async () => {
      await move({ to: godown }, { [rice]: 30, [dal]: 9 });
    });
    expect(events).toMatchObject([
      {
        ...{ action: 'product.transferred', subjectId: rice, before: { stockQuantity: 40 } },
        after: { stockQuantity: 10, pieces: 30, toLocationId: Number(godown) },
      },
      { subjectId: dal, after: { stockQuantity: 0, pieces: 9 } },
    ]);
    expect(await placesOf(admin, rice)).toEqual({ shop: 10, [godown]: 30 });
    await move({ from: godown, to: store }, { [rice]: 12 });
    await move({ from: godown }, { [rice]: 18, [dal]: 1 });
    expect(await placesOf(admin, rice)).toEqual({ shop: 28, [store]: 12 });
    expect(await placesOf(admin, dal)).toEqual({ shop: 1, [godown]: 8 });

    const { items, endCursor } = (await admin.data(MOVEMENTS, { productId: rice })).stockMovements;
    const of = ({
      quantity,
      stockAfter,
      location,
    }: {
      quantity: number;
      stockAfter: number;
      location: { name: string } | null;
    }) => [...[quantity, stockAfter, location?.name ?? 'shop']];
    const older = (await admin.data(MOVEMENTS, { productId: rice, after: endCursor }))
      .stockMovements.items;
    const name = expect.stringMatching(/^Godown/);
    expect([...items, ...older].map(of)).toEqual([
      [18, 28, 'shop'],
      [-18, 0, name],
      [12, 12, name],
      [-12, 18, name],
      [30, 30, name],
      [-30, 10, 'shop'],
    ]);
    expect(items[0]).toMatchObject({ kind: 'TRANSFER', staffEmail: expect.stringMatching('@') });
  });

  it('moves all lines or none, and says which one is wrong', async () => {
    const godown = await newLocation(admin);
    const id = await addProduct(admin, { stockQuantity: 4 });
    const short = await move({ to: godown }, { [id]: 5 });
    expect(refusalOf(short)).toEqual([409, 'OUT_OF_STOCK', 'lines.0.pieces']);
    const other = await addProduct(admin, { stockQuantity: 4 });
    const lines = (...pieces: [number, number][]) =>
      pieces.map(([productId, count]) => ({ productId: String(productId), pieces: count }));
    const input = (some: object[], more: object = {}) => ({
      ...{ ...transferInput({ to: godown }, {}), lines: some as never[] },
      ...more,
    });
    for (const [wanted, refusal] of [
      [input(lines([other, 4], [id, 5])), [409, 'OUT_OF_STOCK', 'lines.1.pieces']],
      [input(lines([id, 3], [id, 2])), [409, 'OUT_OF_STOCK', 'lines.1.pieces']],
      [input(lines([id, 0], [other, 1])), [400, 'VALIDATION', 'lines.0.pieces']],
      [input(lines([id, 1], [999_999, 1])), [404, 'NOT_FOUND', 'lines.1.productId']],
      [input([]), [400, 'VALIDATION', 'lines']],
      [input(lines([id, 1]), { key: 'short' }), [400, 'VALIDATION', 'key']],
      [input(lines([id, 1]), { toLocationId: null }), [400, 'VALIDATION', 'toLocationId']],
      [input(lines([id, 1]), { toLocationId: '999' }), [404, 'NOT_FOUND', 'toLocationId']],
      [input(lines([id, 1]), { fromLocationId: '999' }), [404, 'NOT_FOUND', 'fromLocationId']],
    ] as const)
      expect(refusalOf(await transfer(admin, wanted as never))).toEqual(refusal);
    expect(await placesOf(admin, id)).toEqual({ shop: 4 });
    expect(await placesOf(admin, other)).toEqual({ shop: 4 });
  });

  it('moves once under a key, also where it comes several times at once', async () => {
    const godown = await newLocation(admin);
    const id = await addProduct(admin, { stockQuantity: 20 });
    const input = transferInput({ to: godown }, { [id]: 3 });
    await Promise.all([1, 2, 3, 4].map(() => transfer(admin, input)));
    const again = await transfer(admin, input);
    expect(again.body.data.transferStock[0].stockQuantity).toBe(17);
    const other = await transfer(admin, transferInput({ to: godown }, { [id]: 4 }, input.key));
    expect(refusalOf(other)).toEqual([409, 'IDEMPOTENCY_KEY_REUSED', 'key']);
    expect(await placesOf(admin, id)).toEqual({ shop: 17, [godown]: 3 });
  });

  it('moves no piece twice where people transfer and customers order the same ones', async () => {
    const [godown, store] = [await newLocation(admin), await newLocation(admin)];
    const [id, other] = [
      await addProduct(admin, { stockQuantity: 6 }),
      await addProduct(admin, { stockQuantity: 6 }),
    ];
    await move({ to: godown }, { [id]: 3, [other]: 3 });
    const second = await adminClient(shop);
    const customers = await Promise.all([1, 2, 3].map(() => newCustomer(shop)));
    for (const { client } of customers) await fillCart(client, id, 1);
    const answers = await Promise.all([
      transfer(admin, transferInput({ to: godown }, { [id]: 3, [other]: 2 })),
      transfer(second, transferInput({ to: store }, { [other]: 2, [id]: 3 })),
      transfer(admin, transferInput({ from: godown, to: store }, { [id]: 2 })),
      transfer(second, transferInput({ from: godown }, { [id]: 2 })),
      adjustAt(second, id, godown, { delta: -2, kind: 'WASTE' }),
      ...customers.map(({ client }) => placeOrder(client)),
    ]);
    expect(answers.length).toBe(8);
    const places = await placesOf(admin, id);
    for (const pieces of Object.values(places)) expect(pieces).toBeGreaterThanOrEqual(0);
    expect(await stockOf(shop.database, id)).toBe(places.shop);
  });

  it('goes with the deletion of its product', async () => {
    const godown = await newLocation(admin);
    const id = await addProduct(admin, { stockQuantity: 9 });
    await move({ to: godown }, { [id]: 5 });
    await Promise.all([admin.data(DELETE, { id }), move({ to: godown }, { [id]: 1 })]);
    expect((await admin.data(STOCK, { id: godown })).locationStock.totalCount).toBe(0);
    await admin.data(REMOVE, { id: godown });
  });

  it('is for the staff of the catalogue, and so are the pieces elsewhere', async () => {
    const godown = await newLocation(admin);
    const id = await addProduct(admin, { stockQuantity: 9 });
    await move({ to: godown }, { [id]: 5 });
    const { client } = await newCustomer(shop);
    const input = transferInput({ from: godown }, { [id]: 1 });
    expect(failureOf(await transfer(client, input)).code).toBe('FORBIDDEN');
    const query = '{ stockElsewhere(productIds: ["1"]) { pieces } }';
    expect(failureOf(await client.graphql(query)).code).toBe('FORBIDDEN');
    const ids = JSON.stringify(Array.from({ length: 101 }, () => '1'));
    expect(
      refusalOf(await admin.graphql(`{ stockElsewhere(productIds: ${ids}) { pieces } }`)),
    ).toEqual([400, 'VALIDATION', 'productIds']);
  });
});

describe('batches', () => {
  it('move first what expires first, and keep their dates', async () => {
    const [godown, store] = [await newLocation(admin), await newLocation(admin)];
    const id = await addProduct(admin, { stockQuantity: 2 });
    await receive([
      { productId: id, pieces: 10, batch: 'Late', expiresOn: inDays(30) },
      { productId: id, pieces: 4, batch: 'Soon', expiresOn: inDays(3) },
    ]);
    await move({ to: godown }, { [id]: 8 });
    expect(await batchesOf(id)).toEqual([
      ['Soon', godown, 4],
      ['Late', 'shop', 8],
      ['Late', godown, 2],
    ]);
    await move({ from: godown, to: store }, { [id]: 5 });
    expect(await batchesOf(id)).toEqual([
      ['Soon', godown, 1],
      ['Soon', store, 3],
      ['Late', 'shop', 8],
      ['Late', godown, 2],
    ]);
    await sell(id, 8);
    await move({ from: store }, { [id]: 5 });
    expect(await batchesOf(id)).toEqual([
      ['Soon', 'shop', 3],
      ['Soon', godown, 1],
      ['Late', godown, 2],
    ]);
    const { items } = (await admin.data(STOCK, { id: godown })).locationStock;
    expect(items).toMatchObject([
      {
        pieces: 3,
        batches: [
          { pieces: 1, expiresOn: inDays(3) },
          { pieces: 2, expiresOn: inDays(30) },
        ],
      },
    ]);
  });

  it('of the same date that come from two places add up in the shop', async () => {
    const godown = await newLocation(admin);
    const id = await addProduct(admin, { stockQuantity: 0 });
    const line = { productId: id, pieces: 6, batch: 'G', expiresOn: inDays(5) };
    const receipt = await receive([line], godown);
    expect(receipt.body.data.receiveGoods.location.id).toBe(godown);
    expect(await placesOf(admin, id)).toEqual({ shop: 0, [godown]: 6 });
    expect(await batchesOf(id)).toEqual([['G', godown, 6]]);
    await move({ from: godown }, { [id]: 4 });
    expect(await batchesOf(id)).toEqual([
      ['G', 'shop', 4],
      ['G', godown, 2],
    ]);
    await move({ to: godown }, { [id]: 1 });
    await sell(id, 3);
    expect(await batchesOf(id)).toEqual([['G', godown, 3]]);
    await move({ from: godown }, { [id]: 3 });
    expect(await batchesOf(id)).toEqual([['G', 'shop', 3]]);
  });

  it('are written off at their place only', async () => {
    const godown = await newLocation(admin);
    const id = await addProduct(admin, { stockQuantity: 0 });
    await receive([{ productId: id, pieces: 10, batch: 'W', expiresOn: inDays(2) }]);
    await move({ to: godown }, { [id]: 6 });
    const [batch, elsewhere] = [await batchId(id, 'W'), await batchId(id, 'W', godown)];
    expect(elsewhere).not.toBe(batch);
    const writeOff = (pieces: number, more: object = {}) =>
      admin.graphql(WRITE_OFF, { id: batch, pieces, key: newKey(), ...more });
    expect(refusalOf(await writeOff(5))).toEqual([400, 'VALIDATION', 'pieces']);
    expect(refusalOf(await writeOff(7, { id: elsewhere }))).toEqual([
      ...[400, 'VALIDATION', 'pieces'],
    ]);
    await writeOff(3);
    expect(await batchesOf(id)).toEqual([['W', godown, 6]]);
    expect(refusalOf(await writeOff(1))).toEqual([404, 'NOT_FOUND', 'id']);
    const key = newKey();
    await writeOff(2, { id: elsewhere, key });
    await writeOff(2, { id: elsewhere, key });
    expect(await batchesOf(id)).toEqual([['W', godown, 4]]);
    expect(await placesOf(admin, id)).toEqual({ shop: 1, [godown]: 4 });
    await move({ from: godown }, { [id]: 4 });
    expect(await batchesOf(id)).toEqual([['W', 'shop', 4]]);
    expect(refusalOf(await writeOff(1, { id: elsewhere }))).toEqual([404, 'NOT_FOUND', 'id']);
    expect(refusalOf(await writeOff(1, { id: `${batch}-999` }))).toEqual([404, 'NOT_FOUND', 'id']);
    for (const impossible of ['x', '-1', `${elsewhere}-1`, `${batch}-`])
      expect(refusalOf(await writeOff(1, { id: impossible }))).toEqual([400, 'VALIDATION', 'id']);
    await writeOff(4);
    expect(await batchesOf(id)).toEqual([]);
  });
});

describe('changes by hand at a location', () => {
  it('receive, waste, count and correct there, once under a key', async () => {
    const godown = await newLocation(admin);
    const id = await addProduct(admin, { stockQuantity: 7 });
    const key = newKey();
    const received = { delta: 9, kind: 'RECEIVED', key };
    await adjustAt(admin, id, godown, received);
    await adjustAt(admin, id, godown, received);
    expect(refusalOf(await adjustAt(admin, id, godown, { delta: 8, key }))).toEqual([
      ...[409, 'IDEMPOTENCY_KEY_REUSED', 'key'],
    ]);
    await adjustAt(admin, id, godown, { delta: -2, kind: 'WASTE' });
    expect(refusalOf(await adjustAt(admin, id, godown, { delta: -8 }))).toEqual([
      ...[409, 'OUT_OF_STOCK', 'delta'],
    ]);
    const counted = (pieces: number) => ({
      ...{ productId: id, locationId: godown, shown: 7, counted: pieces, key: newKey() },
    });
    await admin.data(COUNT, counted(5));
    expect(refusalOf(await admin.graphql(COUNT, counted(5)))).toEqual([409, 'CONFLICT', 'counted']);
    expect(await placesOf(admin, id)).toEqual({ shop: 7, [godown]: 5 });
    const { items } = (await admin.data(MOVEMENTS, { productId: id })).stockMovements;
    expect(
      items.map(({ kind, stockAfter }: Record<string, unknown>) => [kind, stockAfter]),
    ).toEqual([
      ...[
        ['COUNT', 5],
        ['WASTE', 7],
        ['RECEIVED', 9],
      ],
    ]);
  });

  it('never come to a location that is removed at the same moment', async () => {
    const id = await addProduct(admin, { stockQuantity: 50 });
    for (let round = 0; round < 5; round++) {
      const godown = await newLocation(admin);
      const [removed] = await Promise.all([
        admin.graphql(REMOVE, { id: godown }),
        move({ to: godown }, { [id]: 1 }),
        receive([{ productId: id, pieces: 2 }], godown),
        adjustAt(admin, id, godown, { delta: 3 }),
      ]);
      const there = (await placesOf(admin, id))[godown] ?? 0;
      expect(removed.body.errors === undefined).toBe(there === 0);
    }
  });
});
