import { adminClient } from '../kit/people';
import { addProduct, editProduct } from '../kit/products';
import { TestShop, openTestShop } from '../kit/test-shop';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.close());

const get = (url: string) => shop.client().send('GET', url);
const addressesOf = (text: string) =>
  [...text.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address = '']) => new URL(address).pathname);

it('leads from robots.txt to the page of every product', async () => {
  const id = await addProduct(await adminClient(shop));
  const robots = await get('/robots.txt');
  expect(robots.headers['content-type']).toBe('text/plain; charset=utf-8');
  const [, sitemap = ''] = /^Sitemap: (.*)$/m.exec(robots.text) ?? [];

  const files = addressesOf((await get(new URL(sitemap).pathname)).text);
  expect(files).toEqual(['/sitemaps/pages.xml', '/sitemaps/products-1.xml']);
  const [pages, products] = await Promise.all(files.map(get));
  expect(addressesOf(pages?.text ?? '')).toEqual(
    expect.arrayContaining(['/', '/shop', '/shop/vegetables', '/about-us']),
  );
  expect(products?.headers['content-type']).toBe('application/xml; charset=utf-8');
  expect(addressesOf(products?.text ?? '')).toContain(`/product/${id}`);
});

describe('a file that was fetched before', () => {
  const urls = ['/sitemap.xml', '/sitemaps/pages.xml', '/sitemaps/products-1.xml'];
  const tagOf = async (url: string) => String((await get(url)).headers.etag);
  const ask = (url: string, tag: string) =>
    shop.client().send('GET', url, undefined, { 'if-none-match': tag });

  it.each(urls)('is asked for again, and not sent again while it is the same: %s', async (url) => {
    const { headers, status, text } = await ask(url, await tagOf(url));
    expect([status, text, headers['cache-control']]).toEqual([304, '', 'no-cache']);
  });

  it('is sent again as soon as a product was added or deleted', async () => {
    const url = '/sitemaps/products-1.xml';
    const admin = await adminClient(shop);
    const before = await tagOf(url);
    const id = await addProduct(admin);
    const added = await ask(url, before);
    expect(added.status).toBe(200);
    expect(addressesOf(added.text)).toContain(`/product/${id}`);
    await admin.data('mutation ($id: ID!) { deleteProduct(id: $id) }', { id });
    const deleted = await ask(url, String(added.headers.etag));
    expect(deleted.status).toBe(200);
    expect(addressesOf(deleted.text)).not.toContain(`/product/${id}`);
  });
});

it.each(['products-2', 'products-0', 'products-x', 'products--1', 'others'])(
  'has no file %s',
  async (file) => {
    expect((await get(`/sitemaps/${file}.xml`)).status).toBe(404);
  },
);

describe('the product feed', () => {
  it('has every product as it is now, and is not sent again while that is the same', async () => {
    const admin = await adminClient(shop);
    const id = await addProduct(admin, { name: 'Feed & food', mrpPaise: 9900 });
    const feed = await get('/product-feed.xml');
    expect(feed.headers['content-type']).toBe('application/xml; charset=utf-8');
    expect(feed.text).toMatch(/^<\?xml .*<\/rss>\n$/s);
    const entryOf = (text: string) =>
      text.split('<item>').find((entry) => entry.includes(`<g:id>${id}</g:id>`));
    expect(entryOf(feed.text)).toContain('<g:title>Feed &#38; food');
    const again = (tag: string) =>
      shop.client().send('GET', '/product-feed.xml', undefined, { 'if-none-match': tag });
    expect((await again(String(feed.headers.etag))).status).toBe(304);
    await editProduct(admin, id, { mrpPaise: 8850 });
    const changed = await again(String(feed.headers.etag));
    expect(changed.status).toBe(200);
    expect(entryOf(changed.text)).toContain('<g:price>88.50 INR</g:price>');
  });
});

/** Endpoints for queries and messages, without a page. */
const POST_ONLY = new Set(['/graphql', '/mcp/shop']);

describe('llms.txt', () => {
  it('leads to pages and data that are there', async () => {
    const { status, headers, text } = await get('/llms.txt');
    expect([status, headers['content-type']]).toEqual([200, 'text/plain; charset=utf-8']);
    const paths = [...text.matchAll(/\]\((.*?)\)/g)].map(([, url = '']) => new URL(url).pathname);
    expect(paths).toContain('/product-feed.xml');
    const statuses = await Promise.all(
      paths.filter((path) => !POST_ONLY.has(path)).map(async (path) => (await get(path)).status),
    );
    expect(new Set(statuses)).toEqual(new Set([200]));
  });
});
