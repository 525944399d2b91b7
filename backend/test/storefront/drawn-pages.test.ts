import { createHash } from 'node:crypto';
import { adminClient, newCustomer } from '../kit/people';
import { addProduct } from '../kit/products';
import { Answer } from '../kit/client';
import { TestShop, openTestShop } from '../kit/test-shop';
import { readUntil } from '../kit/until';

/** These look at the built site: `npm run build` makes it, as `npm test` does. */
let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.close());

const get = (url: string, headers: Record<string, string> = {}, client = shop.client()) =>
  client.send('GET', url, undefined, headers);
/** A page that is to be drawn: while the machine is busy, one may be left to the browser, and be drawn the next time. */
const getDrawn = (...request: Parameters<typeof get>) =>
  readUntil(
    () => get(...request),
    (page) => markOf(page) !== undefined,
  );
/** What stands in the page before any script has run; nothing where browsers draw it. */
const drawingIn = ({ text }: Answer) =>
  /<div id="root" data-drawn-for="([^"]*)"( data-drawn-phone)?>(.*)<\/div>/s.exec(text) ?? [];
const markOf = (page: Answer) => drawingIn(page)[1];

describe('a page that the server draws', () => {
  it('has what its screen shows, and its scripts come after it', async () => {
    const admin = await adminClient(shop);
    const name = 'Drawn & <b>Carrot</b>';
    const id = String(await addProduct(admin, { name, mrpPaise: 4550 }));
    const page = await getDrawn(`/product/${id}`);
    const [, mark, phone, html] = drawingIn(page);
    expect(mark).toBe(`/product/${id} en guest`);
    expect(phone).toBeUndefined();
    expect(html).toContain('Drawn &amp; &lt;b&gt;Carrot&lt;/b&gt;</h1>');
    expect(html).toContain('₹45.50');
    expect(page.text).not.toMatch(/<script type="module"[^>]*src="\/assets\/index-/);
    expect(page.text).not.toContain('modulepreload');
    expect(page.text).toMatch(/<script type="module"[^>]*data-files="\/assets\/[^"]*index-/);
  });

  it('has its styles in it, and its policy allows those and no others', async () => {
    const { text, headers } = await getDrawn('/');
    const texts = [...text.matchAll(/<style>(.*?)<\/style>/gs)].map(([, style]) => style!);
    expect(texts.length).toBeGreaterThan(1);
    const allowed = /style-src ([^;]*)/.exec(String(headers['content-security-policy']))?.[1];
    const hashOf = (style: string) => createHash('sha256').update(style).digest('base64');
    // The empty one is Chakra's; see docs/decisions/0019.
    const sources = ['', ...texts].map((style) => `'sha256-${hashOf(style)}'`);
    expect(allowed?.split(' ')).toEqual(["'self'", ...sources]);
    expect(text.match(/<link rel="stylesheet"/g)).toBeNull();
    const shell = await get('/about');
    expect(shell.text).not.toContain('<style>');
    expect(shell.text).toContain('<link rel="stylesheet"');
  });

  it('is in the language of its reader, and then in that of another', async () => {
    const inMarathi = await getDrawn('/', { 'accept-language': 'mr' });
    expect(markOf(inMarathi)).toBe('/ mr guest');
    expect(inMarathi.text).toContain('प्रकारानुसार खरेदी');
    expect((await getDrawn('/')).text).toContain('Shop by category');
  });

  it('is somebody’s own behind a login: with their cart, and kept by nobody else', async () => {
    const { client, customerId } = await newCustomer(shop);
    const admin = await adminClient(shop);
    const productId = await addProduct(admin, { name: 'Kept Okra', mrpPaise: 2000 });
    await client.data(
      'mutation ($input: AddToCartInput!) { addToCart(input: $input) { cart { id } } }',
      { input: { productId, quantity: 2 } },
    );
    const page = await getDrawn('/client/cart', {}, client);
    expect(markOf(page)).toBe(`/client/cart en customer ${customerId}`);
    expect(drawingIn(page)[3]).toContain('Kept Okra');
    expect(page.headers['cache-control']).toBe('no-store');
    const { client: other, customerId: otherId } = await newCustomer(shop);
    const theirs = await getDrawn('/client/cart', {}, other);
    expect(markOf(theirs)).toBe(`/client/cart en customer ${otherId}`);
    expect(theirs.text).not.toContain('Kept Okra');
    const guests = await get('/client/cart');
    expect(markOf(guests)).toBeUndefined();
    expect(guests.text).not.toContain('Kept Okra');
    expect(guests.headers['cache-control']).toBe('no-cache');
  });

  it('is drawn for a phone where the browser says it is one', async () => {
    const { client } = await newCustomer(shop);
    const phone = await getDrawn('/client/home', { 'sec-ch-ua-mobile': '?1' }, client);
    expect(drawingIn(phone)[2]).toBe(' data-drawn-phone');
    expect(drawingIn(await getDrawn('/client/home', {}, client))[2]).toBeUndefined();
  });

  it('is left to the browser where somebody has logged in, there is a query, or nothing is there', async () => {
    const { client } = await newCustomer(shop);
    expect(markOf(await get('/', {}, client))).toBeUndefined();
    expect(markOf(await get('/shop?search=tomato'))).toBeUndefined();
    expect(markOf(await get('/product/99999999'))).toBeUndefined();
    expect(markOf(await get('/client/login'))).toBeUndefined();
  });
});
