import { In } from 'typeorm';
import {
  BulkChange,
  BulkChangeState,
} from '../../src/modules/catalogue/bulk-changes/bulk-change.entity';
import { BulkChangeRow } from '../../src/modules/catalogue/bulk-changes/bulk-change-row.entity';
import { Product } from '../../src/modules/catalogue/products/product.entity';
import { StoredEvent } from '../../src/platform/events/stored-event.entity';
import { addProductsNamed, bulkChangesBy, newWord } from '../kit/bulk-changes';
import { Client } from '../kit/client';
import { refusalOf } from '../kit/failure';
import { expectIntegrity } from '../kit/integrity';
import { MovableClock } from '../kit/movable-clock';
import { adminClient, newCustomer } from '../kit/people';
import { addProduct, editProduct, stockOf } from '../kit/products';
import { openSecondServer } from '../kit/second-server';
import { fillCart, order } from '../kit/shopping';
import { TestShop, openTestShop } from '../kit/test-shop';

const clock = new MovableClock(new Date('2026-11-20T04:00:00Z'));
let shop: TestShop;
let admin: Client;
beforeAll(async () => {
  shop = await openTestShop({ clock });
  admin = await adminClient(shop);
});
afterAll(() => expectIntegrity(shop));
afterAll(() => shop.close());

const CHANGE = `id state endedAt unchangedCount waitingCount changedCount refusedCount undoneCount keptCount`;
const PREVIEW = `mutation ($input: BulkChangeInput!) { previewBulkChange(input: $input) { ${CHANGE} } }`;
const VALUES = 'mrpPaise sellingPaise category { slug } isHidden gstBasisPoints hsn';
const ROWS = `query ($id: ID!, $state: BulkChangeRowState, $page: Int! = 1, $pageSize: Int! = 100) {
  bulkChangeRows(id: $id, state: $state, page: $page, pageSize: $pageSize) {
    totalCount pageCount
    items { productId productName product { name } state code field before { ${VALUES} } after { ${VALUES} } }
  }
}`;
const LIST = `query { bulkChanges(pageSize: 100) { items { ${CHANGE} request { kind search category basisPoints } } } }`;

const preview = async (input: object) => (await admin.data(PREVIEW, { input })).previewBulkChange;
const { act, ended, one, run, undone } = bulkChangesBy(() => admin, CHANGE);
const rowsOf = async (id: string, more: object = {}) =>
  (await admin.data(ROWS, { id, ...more })).bulkChangeRows;
const stored = (id: number) => shop.database.read.findOneByOrFail(Product, { id });

const tenPercent = (search: string) => ({
  ...{ search, kind: 'PRICE_PERCENT', prices: 'MRP', basisPoints: 1000, rounding: 'NONE' },
});

const newProducts = (count: number, changes: object = {}) =>
  addProductsNamed(admin, newWord(), count, changes);

describe('a preview', () => {
  it('tells what would become of each product, and changes none', async () => {
    const { word, ids } = await newProducts(2);
    const dear = await addProduct(admin, { name: `${word} dear`, mrpPaise: 2_000 });
    const change = await preview({
      ...{ search: word, kind: 'PRICE_AMOUNT', prices: 'MRP', amountPaise: -5_000 },
      rounding: 'NINETY_NINE',
    });
    expect(change).toMatchObject({
      ...{ state: 'PREVIEWED', waitingCount: 2, refusedCount: 1, unchangedCount: 0 },
    });
    const { items, totalCount } = await rowsOf(change.id);
    expect(totalCount).toBe(3);
    expect(items).toMatchObject([
      { productId: String(ids[0]), state: 'WAITING', before: { mrpPaise: 10_000 }, code: null },
      { product: { name: `${word} 1` }, after: { mrpPaise: 4_999, sellingPaise: null } },
      { productId: String(dear), state: 'REFUSED', code: 'VALIDATION', field: 'mrpPaise' },
    ]);
    expect((await rowsOf(change.id, { pageSize: 2, page: 2 })).items).toHaveLength(1);
    expect((await rowsOf(change.id, { state: 'REFUSED' })).totalCount).toBe(1);
    expect(await stored(ids[0] ?? 0)).toMatchObject({ mrpPaise: 10_000, version: 1 });
    const { items: listed } = (await admin.data(LIST)).bulkChanges;
    expect(listed.map(({ id }: BulkChange) => id)).not.toContain(change.id);
  });

  it('refuses a selling price above the MRP, and leaves out what is so already', async () => {
    const { word } = await newProducts(1, { sellingPaise: 9_000 });
    await addProduct(admin, { name: `${word} same`, mrpPaise: 10_000 });
    const above = await preview({ ...tenPercent(word), prices: 'SELLING' });
    expect(above).toMatchObject({ waitingCount: 1, refusedCount: 1 });
    const [, row] = (await rowsOf(above.id)).items;
    expect(row).toMatchObject({ code: 'VALIDATION', field: 'sellingPaise' });
    expect(await preview({ search: word, kind: 'NO_SELLING_PRICE' })).toMatchObject({
      ...{ waitingCount: 1, refusedCount: 0, unchangedCount: 1 },
    });
  });

  it.each([
    [{ kind: 'PRICE_PERCENT', basisPoints: 1, rounding: 'NONE' }, 'prices'],
    [{ kind: 'PRICE_PERCENT', prices: 'MRP', rounding: 'NONE' }, 'basisPoints'],
    [{ kind: 'PRICE_PERCENT', basisPoints: -10_000 }, 'basisPoints'],
    [{ kind: 'PRICE_AMOUNT', prices: 'MRP', amountPaise: 100 }, 'rounding'],
    [{ kind: 'BELOW_MRP', basisPoints: -5, rounding: 'NONE' }, 'basisPoints'],
    [{ kind: 'CATEGORY' }, 'newCategory'],
    [{ kind: 'CATEGORY', newCategory: 'no-such' }, 'newCategory'],
    [{ kind: 'VISIBILITY' }, 'isHidden'],
    [{ kind: 'GST' }, 'gstBasisPoints'],
    [{ kind: 'GST', gstBasisPoints: 700 }, 'gstBasisPoints'],
    [{ kind: 'GST', hsn: '12' }, 'hsn'],
    [{ kind: 'NO_SELLING_PRICE', category: 'no-such' }, 'category'],
    [{ kind: 'NO_SELLING_PRICE', search: 'x'.repeat(201) }, 'search'],
  ])('is refused for %j', async (input, field) => {
    expect(refusalOf(await admin.graphql(PREVIEW, { input }))).toEqual([400, 'VALIDATION', field]);
  });
});

describe('a change', () => {
  it('is carried out, noted product by product, and undone, with an order meanwhile', async () => {
    const { word, ids } = await newProducts(3, { stockQuantity: 40 });
    const [first = 0] = ids;
    const { client } = await newCustomer(shop);
    await fillCart(client, first, 2);
    const { id } = await preview(tenPercent(word));
    await act('start', id);
    await order(client);
    expect(await ended(id)).toMatchObject({
      ...{ state: 'DONE', waitingCount: 0, changedCount: 3, refusedCount: 0 },
    });
    expect(await stored(first)).toMatchObject({ mrpPaise: 11_000, version: 2 });
    expect(await stockOf(shop.database, first)).toBe(38);
    const READ = 'query ($search: String) { products(search: $search) { items { pricePaise } } }';
    const { items } = (await shop.client().data(READ, { search: word })).products;
    expect(items).toEqual(ids.map(() => ({ pricePaise: 11_000 })));

    expect(await undone(id)).toMatchObject({ state: 'UNDONE', changedCount: 0, undoneCount: 3 });
    expect(await stored(first)).toMatchObject({ mrpPaise: 10_000, version: 3 });
    expect(await stockOf(shop.database, first)).toBe(38);
    const notes = await shop.database.read.find(StoredEvent, {
      where: { action: 'product.changed', subject: 'product' as never, subjectId: In(ids) },
      order: { id: 'ASC' },
    });
    const { adminId } = await shop.database.read.findOneByOrFail(BulkChange, { id: Number(id) });
    expect(notes).toHaveLength(6);
    expect(notes[0]).toMatchObject({
      ...{ actorRole: 'admin', actorId: adminId },
      ...{ beforeJson: '{"mrpPaise":10000}', afterJson: '{"mrpPaise":11000}' },
    });
  });

  it.each([
    [{ kind: 'CATEGORY', newCategory: 'beverages' }, { category: { slug: 'beverages' } }],
    [{ kind: 'VISIBILITY', isHidden: true }, { isHidden: true }],
    [
      { kind: 'GST', gstBasisPoints: 500, hsn: '1006' },
      { gstBasisPoints: 500, hsn: '1006' },
    ],
    [{ kind: 'BELOW_MRP', basisPoints: 1250, rounding: 'RUPEES' }, { sellingPaise: 8_800 }],
  ])('of kind %j sets %j, and is undone', async (asked, values) => {
    const { word, ids } = await newProducts(1);
    const before = await stored(ids[0] ?? 0);
    const { id } = await preview({ search: word, ...asked });
    expect(await run(id)).toMatchObject({ state: 'DONE', changedCount: 1 });
    expect((await rowsOf(id)).items).toMatchObject([{ state: 'CHANGED', after: values }]);
    const changed = await stored(ids[0] ?? 0);
    expect(changed.version).toBe(2);
    await undone(id);
    expect(await stored(ids[0] ?? 0)).toEqual({ ...before, version: 3 });
  });

  it('takes a category with what is hidden, and no other products', async () => {
    const { word, ids } = await newProducts(2, { categorySlug: 'frozen-foods' });
    await editProduct(admin, ids[1] ?? 0, { isHidden: true });
    await addProduct(admin, { name: `${word} elsewhere`, categorySlug: 'beverages' });
    const change = await preview({ ...tenPercent(word), category: 'frozen-foods' });
    const { items } = await rowsOf(change.id);
    expect(items.map(({ productId }: BulkChangeRow) => Number(productId))).toEqual(ids);
  });

  it('leaves what was edited or deleted since the preview, and says so', async () => {
    const { word, ids } = await newProducts(3);
    const [edited = 0, deleted = 0] = ids;
    const { id } = await preview(tenPercent(word));
    await editProduct(admin, edited, { mrpPaise: 7_000 });
    await admin.data('mutation ($id: ID!) { deleteProduct(id: $id) }', { id: deleted });
    expect(await run(id)).toMatchObject({ state: 'DONE', changedCount: 1, refusedCount: 2 });
    expect((await stored(edited)).mrpPaise).toBe(7_000);
    expect((await rowsOf(id, { state: 'REFUSED' })).items).toMatchObject([
      { productId: String(edited), code: 'CONFLICT' },
      { productId: String(deleted), code: 'NOT_FOUND', product: null, productName: `${word} 1` },
    ]);
  });

  it('is undone but for what was changed since, which it lists', async () => {
    const { word, ids } = await newProducts(3);
    const [priced = 0, named = 0] = ids;
    const { id } = await preview(tenPercent(word));
    await run(id);
    await editProduct(admin, priced, { mrpPaise: 7_000 });
    await editProduct(admin, named, { unit: '2 kg' });
    expect(await undone(id)).toMatchObject({ state: 'UNDONE', undoneCount: 2, keptCount: 1 });
    expect((await stored(priced)).mrpPaise).toBe(7_000);
    expect(await stored(named)).toMatchObject({ mrpPaise: 10_000, unit: '2 kg' });
    expect((await rowsOf(id, { state: 'KEPT' })).items).toMatchObject([
      { productId: String(priced), code: 'CONFLICT' },
    ]);
  });

  it('is started, cancelled and undone once, however often that is sent', async () => {
    const { word, ids } = await newProducts(1);
    const { id } = await preview(tenPercent(word));
    const undo = 'mutation ($id: ID!) { undoBulkChange(id: $id) { id } }';
    expect(refusalOf(await admin.graphql(undo, { id }))).toEqual([409, 'CONFLICT']);
    expect(await act('cancel', id)).toMatchObject({ state: 'PREVIEWED' });
    await run(id);
    expect(await run(id)).toMatchObject({ state: 'DONE', changedCount: 1 });
    expect(await act('cancel', id)).toMatchObject({ state: 'DONE' });
    await undone(id);
    expect(await undone(id)).toMatchObject({ state: 'UNDONE', undoneCount: 1 });
    expect(await act('start', id)).toMatchObject({ state: 'UNDONE' });
    expect((await stored(ids[0] ?? 0)).mrpPaise).toBe(10_000);
  });

  it('and another one of the same products do not undo each other', async () => {
    const { word, ids } = await newProducts(3);
    const [one, other] = [await preview(tenPercent(word)), await preview(tenPercent(word))];
    await Promise.all([act('start', one.id), act('start', other.id)]);
    const [first, second] = [await ended(one.id), await ended(other.id)];
    expect(first.changedCount + second.changedCount).toBe(3);
    expect(first.refusedCount + second.refusedCount).toBe(3);
    for (const id of ids) expect((await stored(id)).mrpPaise).toBe(11_000);
  });
});

describe('a change of more than one batch', () => {
  /** Starts a change on a separate server, which stops after the first batch. */
  async function interrupted(id: string): Promise<void> {
    const server = await openSecondServer(shop, clock);
    const { bulkChangeWorker: worker, events } = server.services;
    events.subscribe(async () => void worker.stop());
    await shop.database.write((tx) => tx.update(BulkChange, { id: Number(id) }, RUNNING));
    await worker.carryOut();
    await server.close();
    await shop.services.catalogueSync.poll();
  }
  const RUNNING = { state: BulkChangeState.RUNNING };
  const inBatches = { state: 'RUNNING', changedCount: 250, waitingCount: 5 };

  it('goes on where a server stopped, or is cancelled and undone there', async () => {
    const { word, ids } = await newProducts(255);
    const { id } = await preview(tenPercent(word));
    await interrupted(id);
    expect(await one(id)).toMatchObject(inBatches);
    await shop.services.bulkChangeWorker.carryOut();
    expect(await one(id)).toMatchObject({ state: 'DONE', changedCount: 255, waitingCount: 0 });
    const raised = { id: In(ids), mrpPaise: 11_000 };
    expect(await shop.database.read.countBy(Product, { ...raised, version: 2 })).toBe(255);

    const other = await preview(tenPercent(word));
    await interrupted(other.id);
    expect(await act('cancel', other.id)).toMatchObject({ ...inBatches, state: 'CANCELLED' });
    expect(await undone(other.id)).toMatchObject({ undoneCount: 250, waitingCount: 5 });
    expect(await shop.database.read.countBy(Product, raised)).toBe(255);
  });
});

describe('old ones', () => {
  it('are forgotten: previews after an hour, changes after 90 days', async () => {
    const { word } = await newProducts(1);
    const { id } = await preview(tenPercent(word));
    const done = await preview(tenPercent(word));
    await run(done.id);
    const sweep = () => shop.services.bulkChangeWorker.sweep();
    clock.advance({ minutes: 59 });
    await sweep();
    expect((await one(id)).state).toBe('PREVIEWED');
    clock.advance({ minutes: 2 });
    await sweep();
    const gone = await admin.graphql('query ($id: ID!) { bulkChange(id: $id) { id } }', { id });
    expect(refusalOf(gone)).toEqual([404, 'NOT_FOUND', 'id']);
    expect((await one(done.id)).state).toBe('DONE');
    clock.advance({ minutes: 90 * 24 * 60 });
    await sweep();
    const { read } = shop.database;
    expect(await read.countBy(BulkChange, { id: Number(done.id) })).toBe(0);
    expect(await read.countBy(BulkChangeRow, { bulkChangeId: Number(done.id) })).toBe(0);
  });
});
