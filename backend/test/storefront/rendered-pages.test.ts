import { createHash, randomUUID } from 'node:crypto';
import {
  SearchMiss,
  SearchMissDay,
} from '../../src/modules/catalogue/search-misses/search-miss.entity';
import { adminClient, newCustomer } from '../kit/people';
import { addProduct, productInput } from '../kit/products';
import { fillCart, order } from '../kit/shopping';
import { Answer, Client } from '../kit/client';
import { TestShop, openTestShop } from '../kit/test-shop';
import { readUntil } from '../kit/until';

/** These tests need the built site: `npm run build` creates it, as does `npm test`. */
let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.close());

interface InitialCache {
  path: string;
  language: string;
  session: object;
  isPhone: boolean;
  // eslint-disable-next-line @typescript-eslint/no-explicit-any
  cache: Record<string, any>;
}

const get = (url: string, headers: Record<string, string> = {}, client = shop.client()) =>
  client.send('GET', url, undefined, headers);
/** Gets a rendered page: a busy machine may send a page unrendered, and render it the next time. */
const getRendered = (...request: Parameters<typeof get>) =>
  readUntil(
    () => get(...request),
    (page) => htmlIn(page) !== undefined,
  );
/** The rendered HTML in the page before any script runs; undefined if browsers render it. */
const htmlIn = ({ text }: Answer) =>
  /<div id="root" data-server-rendered>(.*)<\/div><script type="application\/json" id="initial/s.exec(
    text,
  )?.[1];
/** The initial cache of the browser. */
function initialCacheIn({ text }: Answer): InitialCache {
  const [, json] = /<script [^>]*id="initial-cache">([^<]*)<\/script>/.exec(text) ?? [];
  return JSON.parse(json ?? 'null');
}
const fieldsIn = (page: Answer) =>
  Object.keys(initialCacheIn(page).cache['ROOT_QUERY']).map((key) => key.split('(')[0]);

async function guestWithCart(admin: Client): Promise<Client> {
  const guest = shop.client();
  await fillCart(guest, await addProduct(admin, { mrpPaise: 1000 }));
  return guest;
}

describe('a page that the server renders', () => {
  it('has what its screen shows, and its scripts come after it', async () => {
    const admin = await adminClient(shop);
    const name = 'Shown & <b>Carrot</b>';
    const id = String(await addProduct(admin, { name, mrpPaise: 4550 }));
    const page = await getRendered(`/product/${id}`);
    expect(initialCacheIn(page)).toMatchObject({
      path: `/product/${id}`,
      language: 'en',
      session: { role: 'guest' },
      isPhone: false,
    });
    expect(htmlIn(page)).toContain('Shown &amp; &lt;b&gt;Carrot&lt;/b&gt;</h1>');
    expect(htmlIn(page)).toContain('₹45.50');
    expect(page.text).not.toMatch(/<script type="module"[^>]*src="\/assets\/index-/);
    expect(page.text).not.toContain('modulepreload');
    expect(page.text).toMatch(/<script type="module" src="\/assets\/deferred-hydration-/);
    expect(page.text).toMatch(/<script type="deferred"[^>]*src="\/assets\/index-/);
    expect(page.text).toMatch(/<link rel="deferred"[^>]*href="\/assets\/react-/);
  });

  it('has its styles in it, and its policy allows those and no others', async () => {
    const { text, headers } = await getRendered('/');
    const texts = [...text.matchAll(/<style>(.*?)<\/style>/gs)].map(([, style]) => style!);
    expect(texts).toHaveLength(1);
    const allowed = /style-src ([^;]*)/.exec(String(headers['content-security-policy']))?.[1];
    const hashOf = (style: string) => createHash('sha256').update(style).digest('base64');
    // The empty one is Chakra's; see docs/decisions/0019.
    const sources = ['', ...texts].map((style) => `'sha256-${hashOf(style)}'`);
    expect(allowed?.split(' ')).toEqual(["'self'", ...sources]);
    expect(text).not.toContain('<link rel="stylesheet"');
  });

  it('has the same styles where browsers render it, and its scripts start at once', async () => {
    const { text, headers } = await get('/about-us');
    const [, style = ''] = /<style>(.*?)<\/style>/s.exec(text) ?? [];
    const hash = createHash('sha256').update(style).digest('base64');
    expect(headers['content-security-policy']).toContain(`'sha256-${hash}'`);
    expect(text).toMatch(/<script type="module"[^>]*src="\/assets\/index-/);
    expect(text).toMatch(/<link rel="modulepreload"[^>]*href="\/assets\/react-/);
    expect(text).not.toContain('deferred');
  });

  it('is in the language of its reader, and then in that of another', async () => {
    const inMarathi = await getRendered('/', { 'accept-language': 'mr' });
    expect(initialCacheIn(inMarathi).language).toBe('mr');
    expect(inMarathi.text).toContain('प्रकारानुसार खरेदी');
    expect((await getRendered('/')).text).toContain('Shop by category');
  });

  it('is somebody’s own behind a login: with their cart, and kept by nobody else', async () => {
    const { client, customerId } = await newCustomer(shop);
    const admin = await adminClient(shop);
    const productId = await addProduct(admin, { name: 'Kept Okra', mrpPaise: 2000 });
    await client.data(
      'mutation ($input: AddToCartInput!) { addToCart(input: $input) { cart { id } } }',
      { input: { productId, quantity: 2 } },
    );
    const page = await getRendered('/client/cart', {}, client);
    expect(initialCacheIn(page).session).toEqual({
      role: 'customer',
      customerId: String(customerId),
    });
    expect(htmlIn(page)).toContain('Kept Okra');
    expect(page.headers['cache-control']).toBe('no-store');
    const { client: other, customerId: otherId } = await newCustomer(shop);
    const theirs = await getRendered('/client/cart', {}, other);
    expect(initialCacheIn(theirs).session).toEqual({
      role: 'customer',
      customerId: String(otherId),
    });
    expect(theirs.text).not.toContain('Kept Okra');
    const guests = await get('/client/cart');
    expect(htmlIn(guests)).toBeUndefined();
    expect(guests.text).not.toContain('Kept Okra');
    expect(guests.headers['cache-control']).toBe('no-cache');
  });

  it('is the cart of a guest, which nobody else gets', async () => {
    const admin = await adminClient(shop);
    const guest = shop.client();
    await fillCart(guest, await addProduct(admin, { name: 'Own Brinjal', mrpPaise: 2000 }));
    const page = await getRendered('/cart', {}, guest);
    expect(initialCacheIn(page).session).toEqual({ role: 'guest' });
    expect(htmlIn(page)).toContain('Own Brinjal');
    expect(page.headers['cache-control']).toBe('no-store');
    for (const other of [shop.client(), await guestWithCart(admin)]) {
      const theirs = await getRendered('/cart', {}, other);
      expect(theirs.text).not.toContain('Own Brinjal');
    }
    const { client } = await newCustomer(shop);
    expect(htmlIn(await get('/cart', {}, client))).toBeUndefined();
  });

  it('is the payment of an own order, and of no one else’s', async () => {
    const { client } = await newCustomer(shop);
    const admin = await adminClient(shop);
    await fillCart(client, await addProduct(admin, { name: 'Paid Okra', mrpPaise: 12300 }));
    const { id } = await order(client, { paymentMethod: 'CARD' });
    const address = `/payment?orderId=${id}`;
    const page = await getRendered(address, {}, client);
    expect(initialCacheIn(page).path).toBe(address);
    expect(htmlIn(page)).toContain('₹116.85');
    // Sent before hydration, a form without a method would put the card into an address.
    expect(htmlIn(page)).toMatch(/<form [^>]*method="post".*Name On the Card/);
    expect(htmlIn(await getRendered('/payment', {}, client))).toContain('₹116.85');
    const { client: other } = await newCustomer(shop);
    const theirs = await get(address, {}, other);
    expect(htmlIn(theirs)).toBeUndefined();
    expect(theirs.text).not.toContain('₹116');
    expect(htmlIn(await get(address))).toBeUndefined();
  });

  it('is rendered for a phone where the browser says it is one', async () => {
    const { client } = await newCustomer(shop);
    const phone = await getRendered('/client/home', { 'sec-ch-ua-mobile': '?1' }, client);
    expect(initialCacheIn(phone).isPhone).toBe(true);
    expect(initialCacheIn(await getRendered('/client/home', {}, client)).isPhone).toBe(false);
  });

  it('is a customer’s own also where it is public, and kept by nobody', async () => {
    const { client, customerId } = await newCustomer(shop);
    const page = await getRendered('/shop/fruits', {}, client);
    expect(initialCacheIn(page).session).toEqual({
      role: 'customer',
      customerId: String(customerId),
    });
    expect(page.headers['cache-control']).toBe('no-store');
    expect(initialCacheIn(await getRendered('/shop/fruits')).session).toEqual({ role: 'guest' });
  });

  it('has what was searched for, narrowed and sorted, each address its own', async () => {
    const admin = await adminClient(shop);
    const word = `find${randomUUID().slice(0, 8)}`;
    await addProduct(admin, { name: `Cheap ${word}`, mrpPaise: 1000 });
    await addProduct(admin, { name: `Dear ${word}`, mrpPaise: 9000 });
    const address = `/shop?search=${word}&sort=PRICE_HIGH_TO_LOW`;
    const both = await getRendered(address);
    expect(initialCacheIn(both).path).toBe(address);
    expect(htmlIn(both)).toMatch(new RegExp(`Dear ${word}.*Cheap ${word}`, 's'));
    expect(both.text).toContain('<link rel="canonical" href="http://localhost:4000/shop"');
    const narrowed = htmlIn(await getRendered(`${address}&maxPaise=5000`));
    expect(narrowed).toContain(`Cheap ${word}`);
    expect(narrowed).not.toContain(`Dear ${word}`);
    const hostile = await getRendered(`/shop?search=${encodeURIComponent('</script><b>&"')}`);
    expect(hostile.text).not.toContain('</script><b>');
    expect(htmlIn(hostile)).toContain('&lt;/script&gt;&lt;b&gt;');
  });

  it('is left to the browser where the staff reads it, its query is no search, or nothing is there', async () => {
    const admin = await adminClient(shop);
    expect(htmlIn(await get('/', {}, admin))).toBeUndefined();
    expect(htmlIn(await get('/shop?search=tomato&pages=100'))).toBeUndefined();
    expect(htmlIn(await get('/?utm_source=mail'))).toBeUndefined();
    const { client } = await newCustomer(shop);
    expect(htmlIn(await get('/client/home?search=tomato', {}, client))).toBeUndefined();
    expect(htmlIn(await get('/product/99999999'))).toBeUndefined();
    expect(htmlIn(await get('/client/login'))).toBeUndefined();
  });
});

describe('the initial cache of a page', () => {
  it('has what its screen queries', async () => {
    expect(fieldsIn(await getRendered('/'))).toEqual(
      expect.arrayContaining(['store', 'nextDeliverySlot', 'categories', 'products', 'coupons']),
    );
    expect(fieldsIn(await getRendered('/shop/fruits'))).toEqual(
      expect.arrayContaining(['store', 'nextDeliverySlot', 'categories', 'products']),
    );
  });

  it('has the product of the address, as it is now', async () => {
    const admin = await adminClient(shop);
    const name = 'Papaya </script>';
    const id = String(await addProduct(admin, { name, mrpPaise: 4550 }));
    const priceNow = async () => {
      const page = await getRendered(`/product/${id}`);
      const product = initialCacheIn(page).cache[`Product:${id}`];
      expect(product.name).toBe(name);
      return product.mrpPaise;
    };
    expect(await priceNow()).toBe(4550);
    await admin.data(
      'mutation ($id: ID!, $input: ProductInput!) { updateProduct(id: $id, input: $input) { id } }',
      { id, input: productInput({ name, mrpPaise: 9900 }) },
    );
    expect(await priceNow()).toBe(9900);
  });

  it('is the same for all guests: nothing of who asks is in it', async () => {
    const guest = shop.client();
    const admin = await adminClient(shop);
    const productId = await addProduct(admin, { name: 'Their Own Yam', mrpPaise: 2000 });
    await guest.data(
      'mutation ($input: AddToCartInput!) { addToCart(input: $input) { cart { id } } }',
      { input: { productId, quantity: 2 } },
    );
    const path = '/shop/fruits';
    const theirs = await getRendered(path, {}, guest);
    expect(initialCacheIn(theirs).cache).toEqual(initialCacheIn(await getRendered(path)).cache);
    expect(fieldsIn(theirs)).not.toContain('cart');
  });

  it('counts a search that finds nothing each time it is sent, rendered or kept', async () => {
    const text = 'zxqv dragon';
    const path = `/shop?search=${encodeURIComponent(text)}`;
    await getRendered(path);
    const pages = [await get(path), await get(path), await get(path)];
    const renderedCount = 1 + pages.filter((page) => htmlIn(page) !== undefined).length;
    await shop.services.searchMissCounts.store();
    const { id } = await shop.database.read.findOneByOrFail(SearchMiss, { text });
    const day = await shop.database.read.findOneByOrFail(SearchMissDay, { searchMissId: id });
    expect(day.searchCount).toBe(renderedCount);
  });
});
