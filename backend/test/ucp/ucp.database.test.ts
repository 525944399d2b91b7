import { Client } from '../kit/client';
import { adminClient } from '../kit/people';
import { addProduct } from '../kit/products';
import { TestShop, openTestShop } from '../kit/test-shop';
import { DETAIL, FAILURE, LOOKED_UP, SEARCHED, expectValid } from './published-schemas';

let shop: TestShop;
let admin: Client;
let potato: string;
let hidden: string;
beforeAll(async () => {
  shop = await openTestShop();
  admin = await adminClient(shop);
  const add = async (changes: object) => String(await addProduct(admin, { ...changes }));
  potato = await add({
    ...{ name: 'Ucpotato', nameHi: 'आलू', unit: '500 g', sku: 'UCP-POT', barcode: '4006381333931' },
    ...{ mrpPaise: 2_000, sellingPaise: 1_900, categorySlug: 'vegetables' },
  });
  await add({ name: 'Ucpotato chips', mrpPaise: 5_000, stockQuantity: 0, categorySlug: 'snacks' });
  hidden = await add({ name: 'Ucpotato hidden', sku: 'UCP-HID', isHidden: true });
  for (let index = 0; index < 12; index++) await add({ name: `Ucpaged ${index}` });
});
afterAll(() => shop.close());

const ask = (path: string, body: object | string) =>
  shop.client().send('POST', `/ucp/catalog/${path}`, body);

async function search(body: object) {
  const { status, body: answer } = await ask('search', body);
  expect(status).toBe(200);
  expectValid(SEARCHED, answer);
  return answer;
}

const titles = ({ products }: { products: { title: string }[] }) =>
  products.map(({ title }) => title).sort();

describe('the profile of the shop', () => {
  it('is as the protocol has it, and leads to endpoints that answer', async () => {
    const { status, body } = await shop.client().send('GET', '/.well-known/ucp');
    expect(status).toBe(200);
    // The requirements of discovery/profile.json, which is published with a dangling reference.
    expectValid('ucp.json#/$defs/business_schema', body.ucp);
    const [rest] = body.ucp.services['dev.ucp.shopping'];
    expect(new URL(rest.endpoint).pathname).toBe('/ucp');
    expect(Object.keys(body.ucp.capabilities)).toEqual([
      'dev.ucp.shopping.catalog.search',
      'dev.ucp.shopping.catalog.lookup',
      'dev.ucp.shopping.cart',
      'dev.ucp.shopping.checkout',
    ]);
    // Messages about orders are signed, which needs a key: see ucp-platforms.
    expect(body).not.toHaveProperty('signing_keys');
  });
});

describe('a search', () => {
  it('finds products with prices in paise, and none that is hidden', async () => {
    const found = await search({ query: 'ucpotato', context: { address_country: 'IN' } });
    expect(titles(found)).toEqual(['Ucpotato', 'Ucpotato chips']);
    const product = found.products.find(({ id }: { id: string }) => id === potato);
    expect(product).toMatchObject({
      price_range: { min: { amount: 1_900, currency: 'INR' } },
      list_price_range: { max: { amount: 2_000, currency: 'INR' } },
      categories: [{ value: 'vegetables' }],
      variants: [{ sku: 'UCP-POT', availability: { available: true } }],
    });
  });

  it('is narrowed by category and price, in the language of the customer', async () => {
    const filters = { categories: ['vegetables'], price: { max: 1_900 } };
    const found = await search({ query: 'ucpotato', filters, context: { language: 'hi-IN' } });
    expect(titles(found)).toEqual(['आलू']);
    const headers = { 'accept-language': 'hi-IN,en;q=0.8' };
    const { body } = await shop
      .client()
      .send('POST', '/ucp/catalog/search', { query: 'ucpotato', filters }, headers);
    expect(titles(body)).toEqual(['आलू']);
    expect(titles(await search({ query: 'ucpotato', filters: { price: { min: 1_901 } } }))).toEqual(
      ['Ucpotato chips'],
    );
  });

  it('comes in pages of ten, by a cursor', async () => {
    const first = await search({ query: 'ucpaged' });
    expect(first.products).toHaveLength(10);
    expect(first.pagination).toMatchObject({ has_next_page: true, total_count: 12 });
    const { cursor } = first.pagination;
    const second = await search({ query: 'ucpaged', pagination: { cursor } });
    expect(second.pagination.has_next_page).toBe(false);
    expect(new Set([...titles(first), ...titles(second)]).size).toBe(12);
    const many = await search({ query: 'ucpaged', pagination: { limit: 5_000 } });
    expect(many.products).toHaveLength(12);
  });

  it.each([
    ['a query that is no text', 'query', { query: 1 }],
    ['a limit below 1', 'limit', { pagination: { limit: 0 } }],
    ['a cursor of another shop', 'cursor', { pagination: { cursor: 'abc' } }],
    ['two categories', 'categories', { filters: { categories: ['fruits', 'snacks'] } }],
    ['a category that is none', 'categories', { filters: { categories: ['nothing'] } }],
    ['a price in rupees', 'max', { filters: { price: { max: 10.5 } } }],
    ['a price below nothing', 'min', { filters: { price: { min: -1 } } }],
    ['filters that are a list', 'filters', { filters: [] }],
    ['a text that is far too long', 'query', { query: 'x'.repeat(5_000) }],
  ])('refuses %s as the protocol has it', async (_what, field, body) => {
    const { status, body: answer } = await ask('search', body);
    expect([status, answer.messages[0].path]).toEqual([400, `$..${field}`]);
    expectValid(FAILURE, answer);
  });
});

describe('a look-up', () => {
  it('finds by number and by sku, and says what it does not know', async () => {
    const ids = [potato, 'UCP-POT', 'UCP-HID', hidden, '2147483647', "' OR 1=1"];
    const { status, body } = await ask('lookup', { ids });
    expect(status).toBe(200);
    expectValid(LOOKED_UP, body);
    expect(body.products).toHaveLength(1);
    expect(body.products[0].variants[0].inputs).toEqual([
      { id: potato, match: 'exact' },
      { id: 'UCP-POT', match: 'exact' },
    ]);
    const missing = body.messages.map(({ content }: { content: string }) => content);
    expect(missing).toEqual(ids.slice(2));
  });

  it('answers the sizes of a product with its page and in searches, and of a look-up what was asked for', async () => {
    const name = 'Ucpsized rice';
    const [small, large] = [
      await addProduct(admin, { name, unit: '1 kg', mrpPaise: 9_000 }),
      await addProduct(admin, { name, unit: '5 kg', mrpPaise: 40_000 }),
    ].map(String);
    await admin.data('mutation ($rows: [PackJoinRow!]!) { joinPacks(rows: $rows) { code } }', {
      rows: [{ productIds: [small, large] }],
    });
    const { body } = await ask('product', { id: large });
    expectValid(DETAIL, body);
    expect(body.product.variants.map(({ id }: { id: string }) => id)).toEqual([large, small]);
    expect(body.product.selected).toEqual([{ name: 'Size', label: '5 kg' }]);
    const found = await search({ query: name });
    expect(found.products).toHaveLength(2);
    expect(found.products[0].price_range).toMatchObject({
      min: { amount: 9_000 },
      max: { amount: 40_000 },
    });
    const lookedUp = (await ask('lookup', { ids: [small] })).body;
    expectValid(LOOKED_UP, lookedUp);
    expect(lookedUp.products[0].variants).toHaveLength(1);
  });

  it('takes 25 at once, and no more', async () => {
    const ids = Array.from({ length: 26 }, (_, index) => `X-${index}`);
    expect((await ask('lookup', { ids: ids.slice(1) })).status).toBe(200);
    const { status, body } = await ask('lookup', { ids });
    expect([status, body.messages[0].code]).toEqual([400, 'request_too_large']);
    expectValid(FAILURE, body);
    expect((await ask('lookup', {})).status).toBe(400);
  });

  it('shows one product, and says where there is none', async () => {
    const { body } = await ask('product', { id: 'UCP-POT' });
    expectValid(DETAIL, body);
    expect(body.product.id).toBe(potato);
    for (const odd of [{ id: hidden }, { id: potato, filters: { price: { min: 5_000 } } }]) {
      const { status, body: failure } = await ask('product', odd);
      expect([status, failure.messages[0].code]).toEqual([200, 'not_found']);
      expectValid(FAILURE, failure);
    }
    expect((await ask('product', { id: 7 })).status).toBe(400);
  });
});
