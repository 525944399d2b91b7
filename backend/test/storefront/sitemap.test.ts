import { adminClient } from '../kit/people';
import { addProduct } from '../kit/products';
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
