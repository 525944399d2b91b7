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

it.each(['products-2', 'products-0', 'products-x', 'products--1', 'others'])(
  'has no file %s',
  async (file) => {
    expect((await get(`/sitemaps/${file}.xml`)).status).toBe(404);
  },
);
