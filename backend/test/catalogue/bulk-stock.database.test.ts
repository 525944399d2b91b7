import { In } from 'typeorm';
import {
  BulkChange,
  BulkChangeState,
} from '../../src/modules/catalogue/bulk-changes/bulk-change.entity';
import { Product } from '../../src/modules/catalogue/products/product.entity';
import { StockMovement } from '../../src/modules/catalogue/products/stock-movement.entity';
import { StoredEvent } from '../../src/platform/events/stored-event.entity';
import { bulkChangesBy, newWord } from '../kit/bulk-changes';
import { Client } from '../kit/client';
import { refusalOf } from '../kit/failure';
import { expectIntegrity } from '../kit/integrity';
import { adminClient, newCustomer } from '../kit/people';
import { addProduct, adjustStock, editProduct, stockOf } from '../kit/products';
import { openSecondServer } from '../kit/second-server';
import { fillCart, order, placeOrder } from '../kit/shopping';
import { TestShop, openTestShop } from '../kit/test-shop';

let shop: TestShop;
let admin: Client;
beforeAll(async () => {
  shop = await openTestShop();
  admin = await adminClient(shop);
});
afterAll(() => expectIntegrity(shop));
afterAll(() => shop.close());

const CHANGE =
  'id state unchangedCount waitingCount changedCount refusedCount undoneCount keptCount';
const PREVIEW = `mutation ($input: BulkChangeInput!) {
  previewBulkChange(input: $input) { ${CHANGE} request { stockDelta stockKind reason } }
}`;
const ROWS = `query ($id: ID!, $state: BulkChangeRowState) {
  bulkChangeRows(id: $id, state: $state, pageSize: 100) {
    items { productId state code field before { stockQuantity } after { stockQuantity } }
  }
}`;

const preview = async (input: object) => (await admin.data(PREVIEW, { input })).previewBulkChange;
const { act, ended, one, run, undone } = bulkChangesBy(() => admin, CHANGE);
const rowsOf = async (id: string, state?: string) =>
  (await admin.data(ROWS, { id, state })).bulkChangeRows.items;
const stock = (id = 0) => stockOf(shop.database, id);

/** Kind, pieces and reason of each movement of a product except the first, oldest first. */
async function movementsOf(productId = 0) {
  const all = await shop.database.read.find(StockMovement, {
    where: { productId },
    order: { id: 'ASC' },
  });
  return all.slice(1).map(({ kind, quantity, reason }) => [kind, quantity, reason]);
}

async function newProducts(stocks: readonly number[]) {
  const word = newWord();
  const ids: number[] = [];
  for (const [at, stockQuantity] of stocks.entries())
    ids.push(await addProduct(admin, { name: `${word} ${at}`, stockQuantity }));
  return { word, ids };
}

/** Lets a new customer order pieces. */
async function sell(productId = 0, quantity = 1): Promise<void> {
  const { client } = await newCustomer(shop);
  await fillCart(client, productId, quantity);
  await order(client);
}

const setTo = (search: string, stockQuantity: number) => ({
  ...{ search, kind: 'STOCK_SET', stockQuantity, reason: 'Counted' },
});
const by = (search: string, stockDelta: number, more: object = {}) => ({
  ...{ search, kind: 'STOCK_CHANGE', stockDelta, reason: ' Delivery of Monday ', ...more },
});

describe('a preview of stocks', () => {
  it('tells the stocks before and after, what is so already, and what would be below 0', async () => {
    const { word, ids } = await newProducts([40, 5, 30]);
    const taken = await preview(by(word, -30, { stockKind: 'WASTE' }));
    expect(taken).toMatchObject({
      ...{ state: 'PREVIEWED', waitingCount: 2, refusedCount: 1, unchangedCount: 0 },
      request: { stockDelta: -30, stockKind: 'WASTE', reason: 'Delivery of Monday' },
    });
    expect(await rowsOf(taken.id)).toMatchObject([
      { before: { stockQuantity: 40 }, after: { stockQuantity: 10 }, code: null },
      { state: 'REFUSED', code: 'OUT_OF_STOCK', before: { stockQuantity: 5 } },
      { before: { stockQuantity: 30 }, after: { stockQuantity: 0 } },
    ]);
    expect(await preview(setTo(word, 40))).toMatchObject({ waitingCount: 2, unchangedCount: 1 });
    const [full] = await rowsOf((await preview(by(word, 1_000_000))).id, 'REFUSED');
    expect(full).toMatchObject({ code: 'VALIDATION', field: 'stockQuantity' });
    expect(await Promise.all(ids.map(stock))).toEqual([40, 5, 30]);
  });

  it.each([
    [{ kind: 'STOCK_SET', reason: 'Counted' }, 'stockQuantity'],
    [{ kind: 'STOCK_SET', stockQuantity: -1, reason: 'Counted' }, 'stockQuantity'],
    [{ kind: 'STOCK_SET', stockQuantity: 1_000_001, reason: 'Counted' }, 'stockQuantity'],
    [{ kind: 'STOCK_SET', stockQuantity: 5 }, 'reason'],
    [{ kind: 'STOCK_CHANGE', reason: 'Delivery' }, 'stockDelta'],
    [{ kind: 'STOCK_CHANGE', stockDelta: 0, reason: 'Delivery' }, 'stockDelta'],
    [{ kind: 'STOCK_CHANGE', stockDelta: 5 }, 'reason'],
    [{ kind: 'STOCK_CHANGE', stockDelta: 5, reason: ' ' }, 'reason'],
    [{ kind: 'STOCK_CHANGE', stockDelta: 5, reason: 'x'.repeat(201) }, 'reason'],
    [{ kind: 'STOCK_CHANGE', stockDelta: 5, stockKind: 'THEFT', reason: 'x' }, 'stockDelta'],
    [{ kind: 'STOCK_CHANGE', stockDelta: -5, stockKind: 'RECEIVED', reason: 'x' }, 'stockDelta'],
  ])('is refused for %j', async (input, field) => {
    expect(refusalOf(await admin.graphql(PREVIEW, { input }))).toEqual([400, 'VALIDATION', field]);
  });
});

describe('a change of stocks', () => {
  it('is written into the ledger and the audit log by product, and undone after sales', async () => {
    const { word, ids } = await newProducts([10, 20]);
    const [first] = ids;
    const { id } = await preview(by(word, 24, { stockKind: 'RECEIVED' }));
    await sell(first, 2);
    await editProduct(admin, first ?? 0, { unit: '2 kg' });
    expect(await run(id)).toMatchObject({ state: 'DONE', changedCount: 2, refusedCount: 0 });
    expect(await Promise.all(ids.map(stock))).toEqual([32, 44]);
    await sell(first, 3);
    expect(await undone(id)).toMatchObject({ state: 'UNDONE', undoneCount: 2, keptCount: 0 });
    expect(await Promise.all(ids.map(stock))).toEqual([5, 20]);
    expect(await movementsOf(first)).toEqual([
      ['sale', -2, null],
      ['received', 24, 'Delivery of Monday'],
      ['sale', -3, null],
      ['adjustment', -24, 'Delivery of Monday'],
    ]);
    const notes = await shop.database.read.find(StoredEvent, {
      where: { action: 'product.adjusted', subject: 'product' as never, subjectId: first },
      order: { id: 'ASC' },
    });
    const { adminId } = await shop.database.read.findOneByOrFail(BulkChange, { id: Number(id) });
    expect(notes).toMatchObject([
      {
        ...{ actorRole: 'admin', actorId: adminId, beforeJson: '{"stockQuantity":8}' },
        afterJson: '{"stockQuantity":32,"kind":"received","reason":"Delivery of Monday"}',
      },
      { beforeJson: '{"stockQuantity":29}', actorId: adminId },
    ]);
  });

  it('sets stocks by what the preview shows, and keeps what was sold since', async () => {
    const { word, ids } = await newProducts([10, 60, 50]);
    const { id } = await preview(setTo(word, 50));
    await sell(ids[0], 4);
    expect(await run(id)).toMatchObject({ changedCount: 2, unchangedCount: 1 });
    expect(await Promise.all(ids.map(stock))).toEqual([46, 50, 50]);
    expect(await movementsOf(ids[1])).toEqual([['adjustment', -10, 'Counted']]);
    await undone(id);
    expect(await Promise.all(ids.map(stock))).toEqual([6, 60, 50]);
  });

  it('never takes more than is there, neither when it runs nor when it is undone', async () => {
    const { word, ids } = await newProducts([10, 10]);
    const taken = await preview(by(word, -8));
    await sell(ids[0], 3);
    expect(await run(taken.id)).toMatchObject({ changedCount: 1, refusedCount: 1 });
    expect(await rowsOf(taken.id, 'REFUSED')).toMatchObject([
      { productId: String(ids[0]), code: 'OUT_OF_STOCK' },
    ]);
    expect(await Promise.all(ids.map(stock))).toEqual([7, 2]);

    const added = await preview(by(word, 5));
    await run(added.id);
    await sell(ids[1], 6);
    expect(await undone(added.id)).toMatchObject({ undoneCount: 1, keptCount: 1 });
    expect(await rowsOf(added.id, 'KEPT')).toMatchObject([
      { productId: String(ids[1]), code: 'OUT_OF_STOCK' },
    ]);
    expect(await Promise.all(ids.map(stock))).toEqual([7, 1]);
  });

  it('says so where a product is gone', async () => {
    const { word, ids } = await newProducts([10, 10]);
    const { id } = await preview(by(word, 5));
    await admin.data('mutation ($id: ID!) { deleteProduct(id: $id) }', { id: ids[0] });
    expect(await run(id)).toMatchObject({ changedCount: 1, refusedCount: 1 });
    expect(await rowsOf(id, 'REFUSED')).toMatchObject([{ code: 'NOT_FOUND' }]);
  });

  it('adds up while orders and changes by hand come at the same moment', async () => {
    const { word, ids } = await newProducts([30, 30, 30]);
    const people = await Promise.all(ids.map(() => newCustomer(shop)));
    await Promise.all(people.map(({ client }, at) => fillCart(client, ids[at] ?? 0, 4)));
    const added = await preview(by(word, 10, { stockKind: 'RECEIVED' }));
    const taken = await preview(by(word, -6, { stockKind: 'WASTE' }));
    await Promise.all([
      act('start', added.id),
      act('start', taken.id),
      ...people.map(({ client }) => placeOrder(client)),
      ...ids.map((id) => adjustStock(admin, id, -1)),
    ]);
    await Promise.all([ended(added.id), ended(taken.id)]);
    expect(await Promise.all(ids.map(stock))).toEqual([29, 29, 29]);
    await Promise.all([
      act('undo', added.id),
      act('undo', taken.id),
      ...ids.map((id) => adjustStock(admin, id, 1)),
    ]);
    await Promise.all([ended(added.id), ended(taken.id)]);
    expect(await Promise.all(ids.map(stock))).toEqual([26, 26, 26]);
  });
});

it('a change of more than one batch goes on where a server stopped, and changes no stock twice', async () => {
  const { word, ids } = await newProducts(Array.from({ length: 255 }, () => 7));
  const { id } = await preview(by(word, 3));
  const server = await openSecondServer(shop);
  const { bulkChangeWorker: worker, events } = server.services;
  events.subscribe(async () => void worker.stop());
  await shop.database.write((tx) =>
    tx.update(BulkChange, { id: Number(id) }, { state: BulkChangeState.RUNNING }),
  );
  await worker.carryOut();
  await server.close();
  expect(await one(id)).toMatchObject({ state: 'RUNNING', changedCount: 250, waitingCount: 5 });
  const other = await openSecondServer(shop);
  await Promise.all([shop, other].map(({ services }) => services.bulkChangeWorker.carryOut()));
  await other.close();
  expect(await one(id)).toMatchObject({ state: 'DONE', changedCount: 255, waitingCount: 0 });
  const { read } = shop.database;
  expect(await read.countBy(Product, { id: In(ids), stockQuantity: 10 })).toBe(255);
  expect(await read.countBy(StockMovement, { productId: In(ids), quantity: 3 })).toBe(255);
});
