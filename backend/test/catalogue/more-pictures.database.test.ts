import { randomUUID } from 'node:crypto';
import { Product } from '../../src/modules/catalogue/products/product.entity';
import { recordedBy } from '../kit/audit';
import { Client } from '../kit/client';
import { failureOf, refusalOf } from '../kit/failure';
import { importFile } from '../kit/import';
import { adminClient } from '../kit/people';
import { addProduct, editProduct, productInput } from '../kit/products';
import { TestShop, openTestShop } from '../kit/test-shop';

let shop: TestShop;
let admin: Client;
beforeAll(async () => {
  shop = await openTestShop();
  admin = await adminClient(shop);
});
afterAll(() => shop.close());

const MAIN = '/uploads/main.webp';
const BACK = { imageUrl: '/uploads/back.webp', alt: 'The back', altHi: 'पीछे', altMr: 'मागे' };
const OPEN = { imageUrl: 'https://p.test/open.webp', alt: null, altHi: null, altMr: null };
const SHOWN = { imageUrl: MAIN, alt: null, altHi: null, altMr: null };

const ADD = 'mutation ($input: ProductInput!) { addProduct(input: $input) { id } }';
const UPDATE = `mutation ($id: ID!, $input: ProductInput!, $expectedVersion: Int) {
  updateProduct(id: $id, input: $input, expectedVersion: $expectedVersion) { version }
}`;
const READ =
  'query ($id: ID!) { product(id: $id) { imageUrl version pictures { imageUrl alt altHi altMr } } }';
const read = async (id: number) => (await shop.client().data(READ, { id })).product;
const withMore = (changes: object = {}) =>
  addProduct(admin, { imageUrl: MAIN, morePictures: [BACK, OPEN], ...changes });

describe('further pictures of a product', () => {
  it('stand after the main one, in their order', async () => {
    const id = await withMore();
    expect(await read(id)).toEqual({ imageUrl: MAIN, version: 1, pictures: [SHOWN, BACK, OPEN] });
    await editProduct(admin, id, { morePictures: [OPEN, BACK] });
    expect((await read(id)).pictures).toEqual([SHOWN, OPEN, BACK]);
  });

  it('stay where a change does not name them, and go with none', async () => {
    const id = await withMore();
    await editProduct(admin, id, { imageUrl: '/uploads/other.webp' });
    expect((await read(id)).pictures).toHaveLength(3);
    for (const none of [[], null]) {
      await editProduct(admin, id, { morePictures: [OPEN] });
      await editProduct(admin, id, { morePictures: none });
      expect((await read(id)).pictures).toHaveLength(1);
    }
  });

  it('make a version and an entry of the audit log, where they change', async () => {
    const id = await withMore();
    expect(await editProduct(admin, id, { morePictures: [BACK, OPEN] })).toBe(1);
    const [edited] = await recordedBy(shop, () => editProduct(admin, id, { morePictures: [OPEN] }));
    expect(edited).toMatchObject({
      before: { morePictures: expect.stringContaining('/uploads/back.webp | The back | पीछे') },
      after: { morePictures: 'https://p.test/open.webp' },
    });
    expect((await read(id)).version).toBe(2);
  });

  it('are told where two people change them', async () => {
    const id = await withMore();
    await editProduct(admin, id, { morePictures: [OPEN] });
    const input = { morePictures: [BACK] };
    const refused = await admin.graphql(UPDATE, { id, input, expectedVersion: 1 });
    expect(failureOf(refused)).toMatchObject({ code: 'CONFLICT' });
    const { current, submitted } = refused.body.errors[0].extensions.details;
    expect([current.morePictures, submitted.morePictures]).toEqual([[OPEN], [BACK]]);
  });

  it.each([
    [Array.from({ length: 9 }, (_, at) => ({ imageUrl: `/${at}.webp` }))],
    [[{ imageUrl: 'tomato' }]],
    [[{ imageUrl: '//elsewhere.test/x.webp' }]],
    [[{ imageUrl: '/x.webp', alt: 'x'.repeat(126) }]],
    [Array.from({ length: 8 }, (_, at) => ({ imageUrl: `/${at}${'x'.repeat(2_040)}` }))],
  ])('are refused: %j', async (morePictures) => {
    const refused = await admin.graphql(ADD, { input: productInput({ morePictures }) });
    expect(refusalOf(refused)).toEqual([400, 'VALIDATION', 'morePictures']);
  });

  it('stay where an existing client writes the whole product by REST', async () => {
    const id = await withMore();
    const body = { productname: 'Tea', description: 'Strong', image: OPEN.imageUrl };
    const answer = await admin.send('PUT', `/api/products/${id}`, {
      ...body,
      mrpPrice: 20,
      quantity: 40,
    });
    expect(answer.body).toMatchObject({ image: OPEN.imageUrl });
    // The new main picture is not listed twice.
    expect((await read(id)).pictures).toEqual([{ ...SHOWN, imageUrl: OPEN.imageUrl }, BACK]);
  });

  it('are imported from one column, and an export comes back without a change', async () => {
    const sku = `T-${randomUUID()}`;
    const cell = `${OPEN.imageUrl},https://p.test/2.webp`;
    await importFile(shop, `sku,name,mrp,morePictures\n${sku},Tea,120,"${cell}"\n`);
    const { id, morePictures } = await shop.database.read.findOneByOrFail(Product, { sku });
    expect(morePictures).toBe(`${OPEN.imageUrl}\nhttps://p.test/2.webp`);
    await editProduct(admin, id, { morePictures: [BACK, OPEN] });
    const { text } = await admin.send('GET', '/exports/products.csv');
    expect((await importFile(shop, text)).output).toMatch(/ 0 inserted, 0 updated, /);
    const { output } = await importFile(
      shop,
      `sku,name,mrp,morePictures\n${sku},Tea,120,tea.jpg\n`,
    );
    expect(output).toContain('morePictures should be at most 8 http(s) URLs or paths');
  });

  it('are in the product feed', async () => {
    await withMore();
    const feed = (await shop.client().send('GET', '/product-feed.xml')).text;
    expect(feed).toContain(`<g:additional_image_link>${OPEN.imageUrl}</g:additional_image_link>`);
  });
});
