import { adminClient } from '../kit/people';
import { addProduct } from '../kit/products';
import { Answer } from '../kit/client';
import { readConfig } from '../../src/platform/config/config';
import { TestShop, openTestShop } from '../kit/test-shop';

/** These tests need the built site: `npm run build` creates it, as does `npm test`. */
let shop: TestShop;
beforeAll(async () => {
  const { security } = readConfig({ NODE_ENV: 'test', PUBLIC_URL: 'https://shop.test' });
  shop = await openTestShop({ security });
});
afterAll(() => shop.close());

const get = (url: string, cookies: Record<string, string> = {}): Promise<Answer> => {
  const client = shop.client();
  for (const [name, value] of Object.entries(cookies)) client.keepCookie(name, value);
  return client.send('GET', url);
};

const titleOf = ({ text }: Answer) => /<title>(.*)<\/title>/.exec(text)?.[1];
const descriptionOf = ({ text }: Answer) =>
  /name="description"\s+content="([^"]*)"/.exec(text)?.[1];
const canonicalOf = ({ text }: Answer) => /rel="canonical" href="([^"]*)"/.exec(text)?.[1];
const dataOf = ({ text }: Answer) =>
  [...text.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/g)].map(
    ([, json = '']) => JSON.parse(json) as Record<string, unknown>,
  );

async function newProduct(values: Record<string, unknown> = {}): Promise<string> {
  const id = await addProduct(await adminClient(shop), values);
  return String(id);
}

describe('the page of a size', () => {
  it('names the other sizes, and the group in the feed', async () => {
    const admin = await adminClient(shop);
    const [small, large] = [
      await addProduct(admin, { name: 'Jaggery 500 g', unit: '500 g' }),
      await addProduct(admin, { name: 'Jaggery 1 kg', unit: '1 kg' }),
    ];
    const { joinPacks } = await admin.data(
      'mutation ($rows: [PackJoinRow!]!) { joinPacks(rows: $rows) { packGroup } }',
      { rows: [{ productIds: [small, large] }] },
    );
    const [{ packGroup }] = joinPacks;
    const [product] = dataOf(await get(`/product/${small}`));
    expect(product).toMatchObject({
      size: '500 g',
      inProductGroupWithID: packGroup,
      isVariantOf: {
        '@type': 'ProductGroup',
        name: 'Jaggery',
        productGroupID: packGroup,
        hasVariant: [{ url: `https://shop.test/product/${large}` }],
      },
    });
    const { text } = await get('/product-feed.xml');
    expect(text.split(`<g:item_group_id>${packGroup}</g:item_group_id>`)).toHaveLength(3);
  });
});

describe('the page of a product', () => {
  it('says what it is, what it costs and where it stands, before any script has run', async () => {
    const id = await newProduct({
      name: 'Papaya, whole',
      description: 'Ripe & sweet',
      mrpPaise: 4550,
      categorySlug: 'fruits',
      imageUrl: '/a.webp',
      morePictures: [{ imageUrl: 'https://p.test/b.webp' }],
    });
    const page = await get(`/product/${id}`);
    expect(page.status).toBe(200);
    expect(titleOf(page)).toBe('Papaya, whole · Grocessay');
    expect(descriptionOf(page)).toBe('Ripe &#38; sweet');
    expect(canonicalOf(page)).toBe(`https://shop.test/product/${id}`);
    const [product, trail] = dataOf(page);
    expect(product).toMatchObject({
      '@type': 'Product',
      name: 'Papaya, whole',
      category: 'Fruits',
      offers: {
        price: '45.50',
        priceCurrency: 'INR',
        availability: 'https://schema.org/InStock',
      },
    });
    expect(product?.image).toEqual(['https://shop.test/a.webp', 'https://p.test/b.webp']);
    expect(trail).toMatchObject({
      '@type': 'BreadcrumbList',
      itemListElement: [
        { item: 'https://shop.test/shop' },
        { item: 'https://shop.test/shop/fruits' },
        { name: 'Papaya, whole' },
      ],
    });
  });

  it('says so where it is out of stock', async () => {
    const [product] = dataOf(await get(`/product/${await newProduct({ stockQuantity: 0 })}`));
    expect(product).toMatchObject({ offers: { availability: 'https://schema.org/OutOfStock' } });
  });

  it('is ended by no text of a product', async () => {
    const name = 'Milk </script><script>alert(1)</script> <!-- "x"';
    const page = await get(`/product/${await newProduct({ name, description: name })}`);
    expect(page.text).not.toContain('alert(1)</script>');
    expect(dataOf(page)[0]).toMatchObject({ name, description: name });
  });

  it.each(['/product/2000000000', '/product/99999999999', '/product/0', '/product/papaya'])(
    'is a page that says it is not there: %s',
    async (url) => {
      const page = await get(url);
      expect([page.status, titleOf(page)]).toEqual([404, 'Product not found · Grocessay']);
      expect(page.text).toContain('<div id="root"></div>');
      expect([canonicalOf(page), dataOf(page)]).toEqual([undefined, []]);
    },
  );
});

describe('other pages', () => {
  it('has a head for a category, and none for one that is not there', async () => {
    const page = await get('/shop/vegetables?sort=UNIT_PRICE');
    expect([page.status, titleOf(page)]).toEqual([200, 'Vegetables · Grocessay']);
    expect(canonicalOf(page)).toBe('https://shop.test/shop/vegetables');
    expect(dataOf(page)).toMatchObject([{ '@type': 'BreadcrumbList' }]);
    expect((await get('/shop/no-such-category')).status).toBe(404);
  });

  it('tells on the landing page what kind of shop it is', async () => {
    expect(dataOf(await get('/'))).toMatchObject([
      { '@type': 'GroceryStore', name: 'Grocessay', url: 'https://shop.test/' },
    ]);
  });

  it('tells nothing of what is somebody’s own', async () => {
    const page = await get('/client/order/7');
    expect([page.status, canonicalOf(page), dataOf(page)]).toEqual([200, undefined, []]);
  });

  it('comes in the colours that were chosen', async () => {
    expect((await get('/', { colours: 'dark' })).text).toContain('<html data-colours="dark" ');
    expect((await get('/', { colours: '"><b>' })).text).toContain('<html lang=');
  });
});
