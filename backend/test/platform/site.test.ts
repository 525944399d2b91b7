import { readConfig } from '../../src/platform/config/config';
import { TestShop, openTestShop } from '../kit/test-shop';

/** These tests need the built site: `npm run build` creates it, as does `npm test`. */
let shop: TestShop;
beforeAll(async () => {
  const store = { ...readConfig({ NODE_ENV: 'test' }).store, name: 'Tom & "Jerry" <Foods>' };
  shop = await openTestShop({ store });
});
afterAll(() => shop.close());

const get = (url: string) => shop.client().send('GET', url);

describe('the site', () => {
  it.each([
    '/client/home',
    '/admin/addproduct?id=5',
    '/about-us?name=a.b',
    '/client/order/7/receipt/',
  ])('begins every page that it does not render with the same file: %s', async (url) => {
    const { status, headers, text } = await get(url);
    expect([status, headers['cache-control']]).toEqual([200, 'no-cache']);
    expect(headers['content-type']).toBe('text/html; charset=utf-8');
    expect(text).toContain('<div id="root"></div>');
  });

  it.each([
    '/no/such/page',
    '/client/nothing',
    '/wp-admin',
    '/product',
    '/product/1/2',
    '/PRODUCT/1',
  ])('says with the status, too, that there is no page: %s', async (url) => {
    const { status, headers, text } = await get(url);
    expect([status, headers['cache-control']]).toEqual([404, 'no-cache']);
    expect(headers['content-type']).toBe('text/html; charset=utf-8');
    expect(headers['content-security-policy']).toContain("script-src 'self'");
    expect(text).toContain('<title>Page not found · ');
    expect(text).toContain('<div id="root"></div>');
  });

  it('has the name of the shop in its page, as text', async () => {
    const { text } = await get('/');
    const name = 'Tom &#38; &#34;Jerry&#34; &#60;Foods&#62;';
    expect(text).toContain(`<title>Fresh groceries in Thane · ${name}</title>`);
    expect(text).toContain(`<meta name="store-name" content="${name}" />`);
  });

  it('lets browsers keep its hashed files for ever', async () => {
    const [script] = /\/assets\/[\w.-]+\.js/.exec((await get('/')).text) ?? [];
    const { status, headers } = await get(script ?? 'no script in the page');
    expect(status).toBe(200);
    expect(headers['cache-control']).toBe('public, max-age=31536000, immutable');
  });

  it('sends its scripts as they were packed by the build, to whom can read that', async () => {
    const [script = ''] = /\/assets\/start[\w.-]+\.js/.exec((await get('/')).text) ?? [];
    const packed = { 'accept-encoding': 'gzip, br' };
    const { headers } = await shop.client().send('GET', script, undefined, packed);
    expect(headers).toMatchObject({
      'content-encoding': 'br',
      'content-type': 'application/javascript; charset=utf-8',
      'cache-control': 'public, max-age=31536000, immutable',
    });
    expect(headers['vary']).toMatch(/accept-encoding/i);
    expect((await get(script)).headers['content-encoding']).toBeUndefined();
    expect((await get(`${script}.br`)).status).toBe(404);
  });

  it('says that a page is the one that the browser has', async () => {
    const { headers } = await get('/about-us');
    const tag = String(headers['etag']);
    const again = await shop.client().send('GET', '/about-us', undefined, { 'if-none-match': tag });
    expect([again.status, again.text]).toEqual([304, '']);
  });

  it.each(['/nope.js', '/favicon.ico', '/.env', '/media/food/..%2f..%2fpackage.json'])(
    'has no page for a file that is not there: %s',
    async (url) => {
      expect((await get(url)).status).toBe(404);
    },
  );
});
