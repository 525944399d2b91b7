import { TestShop, openTestShop } from '../kit/test-shop';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.close());

it('tells browsers how the shop is installed, under its own name', async () => {
  const { headers, text } = await shop.client().send('GET', '/manifest.webmanifest');
  expect(headers['content-type']).toBe('application/manifest+json; charset=utf-8');
  const manifest = JSON.parse(text);
  expect(manifest).toMatchObject({ name: 'Grocessay', start_url: '/', display: 'standalone' });
  expect(manifest.icons).toContainEqual({
    src: '/icons/maskable-512.png',
    sizes: '512x512',
    type: 'image/png',
    purpose: 'maskable',
  });
});
