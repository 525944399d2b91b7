import { randomUUID } from 'node:crypto';
import { Product } from '../../src/modules/catalogue/products/product.entity';
import { recordedBy } from '../kit/audit';
import { Client } from '../kit/client';
import { readCsv } from '../kit/csv';
import { refusalOf } from '../kit/failure';
import { importFile } from '../kit/import';
import { expectIntegrity } from '../kit/integrity';
import { adminClient } from '../kit/people';
import { addProduct, editProduct, productInput } from '../kit/products';
import { TestShop, openTestShop } from '../kit/test-shop';

let shop: TestShop;
let admin: Client;
beforeAll(async () => {
  shop = await openTestShop();
  admin = await adminClient(shop);
});
afterAll(async () => {
  await expectIntegrity(shop);
  await shop.close();
});

const RICE = { gstBasisPoints: 500, hsn: '1006' };
const ADD = 'mutation ($input: ProductInput!) { addProduct(input: $input) { id } }';
const read = async (id: number) =>
  (
    await shop
      .client()
      .data('query ($id: ID!) { product(id: $id) { gstBasisPoints hsn version } }', { id })
  ).product;

describe('GST rate and HSN code of a product', () => {
  it('are kept as they are written', async () => {
    const id = await addProduct(admin, RICE);
    expect(await read(id)).toMatchObject(RICE);
    expect(await read(await addProduct(admin))).toMatchObject({ gstBasisPoints: null, hsn: null });
  });

  it('are edited, emptied, counted by the version and in the audit log', async () => {
    const id = await addProduct(admin, RICE);
    const changes = { gstBasisPoints: 0, hsn: '07132000' };
    const [edited] = await recordedBy(shop, () => editProduct(admin, id, changes));
    expect(edited).toMatchObject({ action: 'product.changed', before: RICE, after: changes });
    expect(await read(id)).toEqual({ ...changes, version: 2 });
    await editProduct(admin, id, { gstBasisPoints: null, hsn: ' ' });
    expect(await read(id)).toMatchObject({ gstBasisPoints: null, hsn: null });
  });

  it('stay as they are where a REST client replaces the product', async () => {
    const id = await addProduct(admin, RICE);
    const { body } = await shop.client().send('GET', `/api/products/products/${id}`);
    expect(body).not.toHaveProperty('hsn');
    const { status } = await admin.send('PUT', `/api/products/${id}`, { ...body, mrpPrice: 31 });
    expect(status).toBe(200);
    expect(await read(id)).toMatchObject(RICE);
  });

  it.each([
    ['gstBasisPoints', 600],
    ['gstBasisPoints', -500],
    ['gstBasisPoints', 5],
    ['hsn', '100'],
    ['hsn', '100610001'],
    ['hsn', '10O6'],
  ])('are refused where %s is %j', async (field, value) => {
    const refused = await admin.graphql(ADD, { input: productInput({ [field]: value }) });
    expect(refusalOf(refused)).toEqual([400, 'VALIDATION', field]);
  });
});

describe('an import', () => {
  const run = async (content: string) => (await importFile(shop, content)).output;
  const storedOf = (sku: string) => shop.database.read.findOneByOrFail(Product, { sku });

  it.each([
    ['5', 500],
    ['12.00', 1_200],
    ['18 %', 1_800],
    ['0', 0],
    ['', null],
  ])('reads the rate %j', async (cell, gstBasisPoints) => {
    const sku = `T-${randomUUID()}`;
    await run(`sku,name,mrp,gstRate,hsnCode\n${sku},Rice,250,${cell},1006\n`);
    expect(await storedOf(sku)).toMatchObject({ gstBasisPoints, hsn: '1006' });
  });

  it('keeps both where the file has no such columns, and empties them where a cell is empty', async () => {
    const sku = `T-${randomUUID()}`;
    await run(`sku,name,mrp,gst,hsn\n${sku},Rice,250,5,100610\n`);
    await run(`sku,name,mrp\n${sku},Rice,240\n`);
    expect(await storedOf(sku)).toMatchObject({ gstBasisPoints: 500, hsn: '100610' });
    await run(`sku,name,mrp,gst,hsn\n${sku},Rice,240,,\n`);
    expect(await storedOf(sku)).toMatchObject({ gstBasisPoints: null, hsn: null });
  });

  it('names the rates and lengths that there are', async () => {
    const output = await run(`sku,name,mrp,gst,hsn\nT-${randomUUID()},Rice,250,6,713\n`);
    expect(output).toContain('line 2: gst should be 0, 5, 12, 18, 28, 40 or nothing');
    expect(output).toContain('hsn should be an HSN code of 4, 6 or 8 digits');
  });

  it('takes an export back without a change', async () => {
    const sku = `T-${randomUUID()}`;
    await addProduct(admin, { sku, gstBasisPoints: 4_000, hsn: '2202' });
    const { text } = await admin.send('GET', '/exports/products.csv');
    const row = readCsv(text).find((each) => each.sku === sku);
    expect(row).toMatchObject({ gst: '40', hsn: '2202' });
    expect(await run(text)).toMatch(/ 0 inserted, 0 updated, /);
  });
});
