import { randomUUID } from 'node:crypto';
import { In } from 'typeorm';
import { Product } from '../../src/modules/catalogue/products/product.entity';
import { ProductImportChunk } from '../../src/modules/catalogue/product-imports/product-import-chunk.entity';
import { StoredEvent } from '../../src/platform/events/stored-event.entity';
import { Client } from '../kit/client';
import { refusalOf } from '../kit/failure';
import { expectIntegrity } from '../kit/integrity';
import { MovableClock } from '../kit/movable-clock';
import { adminClient, newCustomer } from '../kit/people';
import { addProduct, editProduct, stockOf } from '../kit/products';
import { openSecondServer } from '../kit/second-server';
import { fillCart, order } from '../kit/shopping';
import { TestShop, openTestShop } from '../kit/test-shop';
import { readUntil } from '../kit/until';

const clock = new MovableClock(new Date('2026-11-20T04:00:00Z'));
let shop: TestShop;
let admin: Client;
beforeAll(async () => {
  shop = await openTestShop({ clock });
  admin = await adminClient(shop);
});
afterAll(() => expectIntegrity(shop));
afterAll(() => shop.close());

const IMPORT = `id state fileName updateStock defaultStock problem problemMessage { messageId params } lineCount readCount insertedCount updatedCount
  unchangedCount badCount removedCount hiddenCount restoredCount keptCount
  columns { header samples } fields { name headers } categories { path rowCount slug }`;
const ONE = `query ($id: ID!) { productImport(id: $id) { ${IMPORT} } }`;
const LIST = `{ productImports(pageSize: 100) { items { id fileName } } }`;
const ROWS = `query ($id: ID!, $state: ProductImportRowState, $page: Int! = 1, $pageSize: Int! = 100) {
  productImportRows(id: $id, state: $state, page: $page, pageSize: $pageSize) {
    totalCount items { line state productId productName code problems { field reason reasonMessage { messageId params } } }
  }
}`;
const START = `mutation ($id: ID!, $input: StartProductImportInput!) {
  startProductImport(id: $id, input: $input) { ${IMPORT} }
}`;

const CSV = { 'content-type': 'text/csv' };
const send = (file: Buffer | string, query = '', headers: Record<string, string> = CSV) =>
  admin.send('POST', `/imports/products${query}`, file as string, headers);
const one = async (id: number | string) => (await admin.data(ONE, { id })).productImport;
const ended = (id: number | string) =>
  readUntil(
    () => one(id),
    ({ state }) => !['CHECKING', 'RUNNING', 'UNDOING'].includes(state),
  );
async function imported(file: Buffer | string, query = '', headers = CSV) {
  const { status, body } = await send(file, query, headers);
  expect([status, body]).toEqual([202, expect.objectContaining({ id: expect.any(Number) })]);
  return ended(body.id);
}
const checked = (file: Buffer | string) => imported(file, '?dryRun=true');
const start = async (id: string, input: object = {}) => {
  await admin.data(START, { id, input });
  return ended(id);
};
const act = async (name: 'cancel' | 'undo', id: string) =>
  admin.data(`mutation ($id: ID!) { ${name}ProductImport(id: $id) { state } }`, { id });
const undone = async (id: string) => {
  await act('undo', id);
  return ended(id);
};
const rowsOf = async (id: string, state?: string) =>
  (await admin.data(ROWS, { id, state })).productImportRows;
const newSku = () => `PI-${randomUUID()}`;
const bySku = (sku: string) => shop.database.read.findOneByOrFail(Product, { sku });
const fileOf = (...rows: string[]) => ['sku,name,mrp,stock,category', ...rows, ''].join('\n');

describe('a file that comes over HTTP', () => {
  it('is imported in the background, with what it says', async () => {
    const [sku, bad] = [newSku(), newSku()];
    const done = await imported(
      `Item Code;Item Name;MRP;Selling price;Brand;Department;Sub Category\n` +
        `${sku};Crème fraîche;129;99,50;Amul;Food;Dairy & Cheese\n`.replace('1.299,00', '129') +
        `${bad};;10;;;;\n`,
      '?name=Prices.csv',
    );
    expect(done).toMatchObject({
      ...{ state: 'DONE', fileName: 'Prices.csv', readCount: 2, insertedCount: 1, badCount: 1 },
      ...{ updatedCount: 0, unchangedCount: 0, problem: null },
    });
    const product = await bySku(sku);
    expect(product).toMatchObject({
      ...{ name: 'Crème fraîche', mrpPaise: 12_900, sellingPaise: 9_950, brand: 'Amul' },
    });
    const { category } = (
      await admin.data('query ($id: ID!) { product(id: $id) { category { slug } } }', {
        id: product.id,
      })
    ).product;
    expect(category.slug).toBe('frozen-foods');
    expect((await rowsOf(done.id)).items).toMatchObject([
      { line: 2, state: 'INSERTED', productId: String(product.id), productName: 'Crème fraîche' },
      { line: 3, state: 'BAD', problems: [{ field: 'name', reason: 'is required' }] },
    ]);
    const badRows = await admin.send('GET', `/imports/products/${done.id}/bad-rows.csv`);
    expect(badRows.text).toContain('3,name,is required');
    const inHindi = await admin.send(
      'GET',
      `/imports/products/${done.id}/bad-rows.csv`,
      undefined,
      {
        'accept-language': 'hi',
      },
    );
    expect(inHindi.text).toContain('3,name,ज़रूरी है');
    const listed = (await admin.data(LIST)).productImports.items;
    expect(listed).toContainEqual({ id: done.id, fileName: 'Prices.csv' });
    const events = await shop.database.read.findBy(StoredEvent, { action: 'product.added' });
    expect(events.find(({ subjectId }) => subjectId === product.id)?.actorRole).toBe('admin');
  });

  it.each([
    ['Windows-1252', (text: string) => Buffer.from(text, 'latin1')],
    ['UTF-8 with its mark', (text: string) => Buffer.from(`\uFEFF${text}`)],
    ['UTF-16', (text: string) => Buffer.from(`\uFEFF${text}`, 'utf16le')],
  ])('may be %s', async (_encoding, encode) => {
    const sku = newSku();
    const done = await imported(encode(`sku\tname\tmrp\n${sku}\tCafé\t10\n`));
    expect(done).toMatchObject({ state: 'DONE', insertedCount: 1 });
    expect((await bySku(sku)).name).toBe('Café');
  });

  it('may be one of JSON lines', async () => {
    const sku = newSku();
    const lines = [
      { sku, title: 'Poha', price: 45.5, tags: ['flat', 'rice'] },
      { sku: newSku(), price: 1 },
    ];
    const done = await imported(lines.map((line) => JSON.stringify(line)).join('\n'), '', {
      'content-type': 'application/x-ndjson',
    });
    expect(done).toMatchObject({ insertedCount: 1, badCount: 1 });
    expect(await bySku(sku)).toMatchObject({ name: 'Poha', mrpPaise: 4_550 });
  });

  it('has no numbers: names and units are told apart', async () => {
    const name = `Nameless ${randomUUID()}`;
    const file = `Product Name,Pack size,MRP\n${name},500 g,50\n${name},1 kg,90\n`;
    expect(await imported(file)).toMatchObject({ insertedCount: 2 });
    expect(await imported(file)).toMatchObject({ insertedCount: 0, unchangedCount: 2 });
    expect(await shop.database.read.countBy(Product, { name })).toBe(2);
  });

  it.each([
    ['nothing', '', 'file'],
    ['a picture', '\0\0\0PNG', 'file'],
    ['too many lines', 'sku\n'.repeat(200_002), 'file'],
  ])('is refused where it is %s', async (_what, file, field) => {
    expect(refusalOf(await send(file))).toEqual([400, 'VALIDATION', field]);
  });

  it('is refused where it is too large, of another type, or named by a map that is not there', async () => {
    const large = await send(Buffer.alloc(33 * 1024 * 1024, 'x'));
    expect(refusalOf(large).slice(0, 2)).toEqual([413, 'PAYLOAD_TOO_LARGE']);
    const text = await send('x', '', { 'content-type': 'text/plain' });
    expect(refusalOf(text).slice(0, 2)).toEqual([415, 'UNSUPPORTED_MEDIA_TYPE']);
    expect(refusalOf(await send('sku', '?map=none'))).toEqual([400, 'VALIDATION', 'map']);
    expect(refusalOf(await send('sku', '?dryRun=perhaps'))).toEqual([400, 'VALIDATION', 'dryRun']);
  });

  it('is refused where it is a workbook, with what to do instead', async () => {
    for (const begin of ['PK\x03\x04', '\xd0\xcf\x11\xe0']) {
      const answer = await send(Buffer.from(`${begin}\0\0xl/workbook.xml`, 'latin1'));
      expect(answer.body.fields).toEqual({ file: expect.stringMatching('save the sheet as CSV') });
    }
  });

  it.each([
    ['', 'The file is empty: its first line should name the columns'],
    ['sku,name,mrp\n', 'no product in the lines below it'],
    ['sku,name,mrp\r\n\r\n', 'no product in the lines below it'],
  ])('is refused where it has no product, %j, with what should be in it', async (file, message) => {
    const answer = await send(file, '?dryRun=true');
    expect(answer.body.fields).toEqual({ file: expect.stringMatching(message) });
  });

  it('is refused in the language of who sends it', async () => {
    const answer = await send('', '', { 'content-type': 'text/csv', 'accept-language': 'hi' });
    expect(answer.body.message).toMatch(/^फ़ाइल खाली है:/);
  });

  it('tells why it cannot be read', async () => {
    const done = await imported(`colour,size\nred,2\n`);
    expect(done).toMatchObject({ state: 'CANCELLED', problem: expect.stringMatching('no column') });
    expect(done.problemMessage).toEqual({
      messageId: 'catalogue.mapColumnMissing',
      params: { fields: 'name, mrp', headers: 'colour, size' },
    });
    expect(refusalOf(await admin.graphql(START, { id: done.id, input: {} }))).toEqual([
      ...[409, 'CONFLICT', undefined],
    ]);
  });
});

describe('a dry run', () => {
  it('counts what would be done, and is started with what a person chose', async () => {
    const [sku, known] = [newSku(), newSku()];
    await addProduct(admin, { sku: known, mrpPaise: 1_000 });
    const check = await checked(
      `Nr,Ware,Label price,Aisle,Left\n${sku},Thing,20,Aisle 7,4\n${known},Known,30,Aisle 7,9\n`,
    );
    expect(check).toMatchObject({ state: 'CHECKED', problem: expect.stringMatching('no column') });
    expect(check.columns[0]).toEqual({ header: 'Nr', samples: [sku, known] });
    const fields = [
      { name: 'sku', headers: ['Nr'] },
      { name: 'name', headers: ['Ware'] },
      { name: 'mrp', headers: ['Label price'] },
      { name: 'category', headers: ['Aisle'] },
      { name: 'stock', headers: ['Left'] },
    ];
    const again = await start(check.id, { dryRun: true, fields });
    expect(again).toMatchObject({
      ...{ state: 'CHECKED', insertedCount: 1, updatedCount: 1, problem: null },
      categories: [{ path: 'Aisle 7', rowCount: 2, slug: null }],
    });
    expect(await shop.database.read.countBy(Product, { sku })).toBe(0);
    const categories = [{ path: 'Aisle 7', slug: 'beverages' }];
    const done = await start(check.id, { categories, updateStock: true });
    expect(done).toMatchObject({ state: 'DONE', insertedCount: 1, updatedCount: 1 });
    expect(await bySku(known)).toMatchObject({ mrpPaise: 3_000, stockQuantity: 9, name: 'Known' });
    const { categoryId } = await bySku(sku);
    expect((await shop.services.categories.byId(categoryId)).slug).toBe('beverages');
  });

  it('refuses columns and categories that are not there', async () => {
    const { id } = await checked(fileOf(`${newSku()},A,1,1,`));
    const refused = async (input: object) => refusalOf(await admin.graphql(START, { id, input }));
    const gone = [{ name: 'sku', headers: ['Gone'] }];
    expect(await refused({ fields: gone })).toEqual([400, 'VALIDATION', 'fields']);
    const odd = [{ name: 'odd', headers: ['sku'] }];
    expect(await refused({ fields: odd })).toEqual([400, 'VALIDATION', 'fields']);
    const nowhere = [{ path: 'A', slug: 'nowhere' }];
    expect(await refused({ categories: nowhere })).toEqual([400, 'VALIDATION', 'categories']);
    await act('cancel', id);
    expect((await one(id)).state).toBe('CANCELLED');
  });
});

describe('undoing', () => {
  it('removes what came in, hides what was sold, and sets back what nobody changed since', async () => {
    const [fresh, sold, edited, changed, kept] = [1, 2, 3, 4, 5].map(newSku) as [
      ...[string, string, string, string, string],
    ];
    const changedId = await addProduct(admin, { sku: changed, name: 'Before', stockQuantity: 7 });
    const keptId = await addProduct(admin, { sku: kept, name: 'Before' });
    const done = await imported(
      fileOf(
        ...[`${fresh},Fresh,10,5,`, `${sold},Sold,10,5,`, `${edited},Edited,10,5,`],
        ...[`${changed},After,12,9,fruits`, `${kept},After,12,,`],
      ),
      '?updateStock=true',
    );
    expect(done).toMatchObject({ insertedCount: 3, updatedCount: 2 });
    const { client } = await newCustomer(shop);
    await fillCart(client, (await bySku(sold)).id);
    await order(client);
    const other = await newCustomer(shop);
    await fillCart(other.client, changedId, 2);
    await order(other.client);
    await editProduct(admin, (await bySku(edited)).id, { name: 'Edited by hand' });
    await editProduct(admin, keptId, { name: 'Changed by hand' });

    expect(await undone(done.id)).toMatchObject({
      ...{ state: 'UNDONE', removedCount: 1, hiddenCount: 1, restoredCount: 1, keptCount: 2 },
    });
    expect(await shop.database.read.countBy(Product, { sku: fresh })).toBe(0);
    expect(await bySku(sold)).toMatchObject({ isHidden: true, stockQuantity: 4 });
    expect(await bySku(edited)).toMatchObject({ name: 'Edited by hand' });
    expect(await bySku(changed)).toMatchObject({ name: 'Before', mrpPaise: 2_800 });
    expect(await stockOf(shop.database, changedId)).toBe(5);
    expect(await bySku(kept)).toMatchObject({ name: 'Changed by hand', mrpPaise: 1_200 });
    const { items } = await rowsOf(done.id, 'KEPT');
    expect(items).toMatchObject([
      { productName: 'Edited', code: 'CONFLICT' },
      { productName: 'Before', code: 'CONFLICT' },
    ]);
    const actions = (
      await shop.database.read.findBy(StoredEvent, {
        action: In(['product.import-started', 'product.import-undone']),
      })
    ).filter(({ afterJson }) => afterJson?.includes(`"productImportId":${done.id},`));
    expect(actions).toHaveLength(2);
  });
});

describe('an import of more than one batch', () => {
  const fileOfMany = (skus: string[]) =>
    fileOf(...skus.map((sku, at) => `${sku},Many ${at},10,1,`));

  /** Lets a separate server process the first batch. */
  async function interrupted(file: string): Promise<string> {
    const server = await openSecondServer(shop, clock);
    const { productImportWorker: worker, events } = server.services;
    events.subscribe(async (committed) => {
      if (committed.some(({ action }) => action === 'product.added')) void worker.stop();
    });
    const client = await adminClient({ ...shop, client: server.client } as TestShop);
    const { body } = await client.send('POST', '/imports/products', file, CSV);
    await worker.carryOut();
    await server.close();
    await shop.services.catalogueSync.poll();
    return String(body.id);
  }

  it('goes on where a server stopped, no row twice', async () => {
    const skus = Array.from({ length: 250 }, newSku);
    const id = await interrupted(fileOfMany([...skus, skus[0] ?? '']));
    expect(await one(id)).toMatchObject({ state: 'RUNNING', readCount: 100, insertedCount: 100 });
    await shop.services.productImportWorker.carryOut();
    expect(await one(id)).toMatchObject({ state: 'DONE', readCount: 251, insertedCount: 250 });
    expect((await rowsOf(id, 'BAD')).items).toMatchObject([
      {
        line: 252,
        problems: [
          {
            ...{ field: 'sku', reason: 'is the same as in line 2' },
            reasonMessage: { messageId: 'catalogue.cellSkuTwice', params: { line: 2 } },
          },
        ],
      },
    ]);
    expect(await shop.database.read.countBy(Product, { sku: In(skus) })).toBe(250);
  });

  it('is cancelled between two batches, and undone', async () => {
    const skus = Array.from({ length: 150 }, newSku);
    const id = await interrupted(fileOfMany(skus));
    await act('cancel', id);
    await shop.services.productImportWorker.carryOut();
    expect(await one(id)).toMatchObject({ state: 'CANCELLED', insertedCount: 100 });
    expect(await undone(id)).toMatchObject({ state: 'UNDONE', removedCount: 100 });
    expect(await shop.database.read.countBy(Product, { sku: In(skus) })).toBe(0);
  });
});

it("changes nothing where it reads the shop's own export again", async () => {
  await addProduct(admin, {
    ...{ sku: newSku(), name: '=1+1; @now', description: 'First\n-second', aliases: '+a;-b' },
    ...{ mrpPaise: 5_050, sellingPaise: 4_999, brand: 'Own', categorySlug: 'fruits' },
    ...{ gstBasisPoints: 500, hsn: '0804', isVeg: true, isHidden: true },
  });
  const { bytes } = await admin.download('/exports/products.csv');
  const done = await imported(bytes, '?updateStock=true');
  expect(done).toMatchObject({ state: 'DONE', insertedCount: 0, updatedCount: 0 });
  expect(done.unchangedCount).toBeGreaterThan(0);
  const { items } = await rowsOf(done.id, 'BAD');
  const reasons = items.map(
    ({ problems }: { problems: { field: string }[] }) => problems[0]?.field,
  );
  expect(reasons.filter((field: string) => field !== 'sku')).toEqual([]); // those without a number
});

it('forgets what nobody started after a day, and the rest after 30 days', async () => {
  const check = await checked(fileOf(`${newSku()},Waits,1,1,`));
  const done = await imported(fileOf(`${newSku()},Done,1,1,`));
  const chunkCount = () =>
    shop.database.read.countBy(ProductImportChunk, { importId: In([check.id, done.id]) });
  expect(await chunkCount()).toBe(2);
  const now = clock.now().getTime();
  clock.set(new Date(now + 25 * 3_600_000));
  await shop.services.productImportWorker.sweep();
  expect(await chunkCount()).toBe(1);
  clock.set(new Date(now + 31 * 24 * 3_600_000));
  await shop.services.productImportWorker.sweep();
  expect(await chunkCount()).toBe(0);
});
