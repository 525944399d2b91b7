import { Client } from '../kit/client';
import { adminClient } from '../kit/people';
import { productInput } from '../kit/products';
import { TestShop, openTestShop } from '../kit/test-shop';
import { FOREVER } from './upload';

let shop: TestShop;
let admin: Client;
beforeAll(async () => {
  shop = await openTestShop();
  admin = await adminClient(shop);
});
afterAll(() => shop.close());

const GENERATED = '/pictures/generated.svg';

const add = async (input: object) =>
  (
    await admin.data(
      'mutation ($input: ProductInput!) { addProduct(input: $input) { id imageUrl } }',
      {
        input: productInput({ imageUrl: GENERATED, ...input }),
      },
    )
  ).addProduct;

const update = async (id: string, input: object) =>
  (
    await admin.data(
      'mutation ($id: ID!, $input: ProductInput!) { updateProduct(id: $id, input: $input) { imageUrl } }',
      { id, input },
    )
  ).updateProduct.imageUrl;

describe('a product without a picture of its own', () => {
  it('is shown as one, with its name and size on the pack', async () => {
    const { imageUrl } = await add({ name: 'Lime <b>Pickle</b>', unit: '300 g' });
    const { status, headers, text } = await shop.client().send('GET', imageUrl);
    expect(status).toBe(200);
    expect(headers).toMatchObject({
      'content-type': 'image/svg+xml; charset=utf-8',
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; frame-ancestors 'none'; sandbox",
      'cache-control': FOREVER,
    });
    expect(headers['set-cookie']).toBeUndefined();
    expect(text).toContain('&#60;b&#62;');
    expect(text).not.toContain('<b>');
  });

  it('gets another one when it is called otherwise, and never when its own address comes back', async () => {
    const { id, imageUrl } = await add({ name: 'Lime Pickle', unit: '300 g' });
    expect(await update(id, { imageUrl, name: 'Lime Chutney' })).toContain('label=Lime%20Chutney');
    expect(await update(id, { imageUrl: '/uploads/mine.webp' })).toBe('/uploads/mine.webp');
    expect(await update(id, { imageUrl: GENERATED })).toContain('label=Lime%20Chutney');
  });

  it('has the same picture in REST, in carts and in orders', async () => {
    const { id, imageUrl } = await add({ name: 'Rose Syrup', unit: '700 ml' });
    const guest = shop.client();
    const rest = await guest.send('GET', `/api/products/products/${id}`);
    expect(JSON.parse(rest.text).image).toBe(imageUrl);
    const { addToCart } = await guest.data(
      'mutation ($id: ID!) { addToCart(input: { productId: $id, quantity: 1 }) { item { product { imageUrl } } } }',
      { id },
    );
    expect(addToCart.item.product.imageUrl).toBe(imageUrl);
  });
});

it.each([
  '?shape=none',
  '?shape=pouch&shape=jar',
  '?shape=jar&tint=99',
  `?label=${'x'.repeat(151)}`,
])('is found by the addresses of the shop only: %s', async (query) => {
  expect((await shop.client().send('GET', GENERATED + query)).status).toBe(404);
});
