import { Answer, Client } from '../kit/client';
import { INSIDES, failureOf, refusalOf } from '../kit/failure';
import { NAUGHTY_TEXTS } from '../kit/naughty';
import { TestCustomer, adminClient, newCustomer } from '../kit/people';
import { addProduct } from '../kit/products';
import { card } from '../kit/shopping';
import { TestShop, openTestShop } from '../kit/test-shop';

let shop: TestShop;
let admin: Client;
let customer: TestCustomer;
let productId: number;
beforeAll(async () => {
  shop = await openTestShop();
  admin = await adminClient(shop);
  customer = await newCustomer(shop);
  productId = await addProduct(admin);
});
afterAll(() => shop.close());

const PRODUCT = {
  productname: 'Pear',
  description: 'Sweet',
  image: '/x.webp',
  mrpPrice: 10,
  quantity: 5,
};

/** Expects a clean refusal: a 4xx status, a code, and no internal details. */
function expectRefused(answer: Answer, expected: [number, string, ...string[]]): void {
  expect(refusalOf(answer)).toEqual(expected);
  expect(answer.text).not.toMatch(INSIDES);
}

describe('a text that is taken', () => {
  const kept = Object.entries(NAUGHTY_TEXTS).filter(
    ([what]) =>
      ![
        'too much',
        'too many signs for forms',
        'half a character',
        'blank signs',
        'a NUL',
        'only NULs',
      ].includes(what),
  );
  it.each(kept)('is kept letter for letter: %s', async (_, text) => {
    const answer = await admin.send('POST', '/api/products/add%20products', {
      ...PRODUCT,
      productname: text,
    });
    expect(answer.status).toBe(201);
    const { body } = await shop
      .client()
      .send('GET', `/api/products/products/${answer.body.productId}`);
    expect(body.productname).toBe(text.trim());
    const search = 'query ($search: String!) { products(search: $search) { items { id } } }';
    const [word = ''] = text.trim().split(/\s+/);
    const { products } = await shop.client().data(search, { search: word.slice(0, 150) });
    expect(products.items).toContainEqual({ id: String(answer.body.productId) });
  });
});

describe('a text that no database keeps as it is', () => {
  it.each(['a NUL', 'only NULs', 'half a character'])(
    'is refused by the field: %s',
    async (what) => {
      const productname = NAUGHTY_TEXTS[what];
      const answer = await admin.send('POST', '/api/products/add%20products', {
        ...PRODUCT,
        productname,
      });
      expect(failureOf(answer).message).toBe('name holds characters that are no text');
      expectRefused(answer, [400, 'VALIDATION', 'productname']);
    },
  );
});

describe('an id in the path', () => {
  it.each(['2x', '1.5', '-1', 'NaN', '1e3', '%00', "1'--", '٣', '0x10', ' ', 'null'])(
    '%j is no number',
    async (id) => {
      const path = encodeURI(id).replace('%2500', '%00');
      expectRefused(await shop.client().send('GET', `/api/products/products/${path}`), [
        400,
        'VALIDATION',
        'productId',
      ]);
      expectRefused(await admin.send('DELETE', `/api/products/${path}`), [
        400,
        'VALIDATION',
        'productId',
      ]);
      expectRefused(await customer.client.send('DELETE', `/api/cart/${path}`), [
        400,
        'VALIDATION',
        'cartId',
      ]);
      const cart = `/api/cart/${path}/${productId}`;
      expectRefused(await customer.client.send('POST', cart, { quantity: 1 }), [
        400,
        'VALIDATION',
        'customerId',
      ]);
    },
  );

  it.each(['0', '2147483648', '99999999999999999999'])('%s is nobody', async (id) => {
    expectRefused(await shop.client().send('GET', `/api/products/products/${id}`), [
      404,
      'NOT_FOUND',
      'productId',
    ]);
    expectRefused(await admin.send('DELETE', `/api/products/${id}`), [
      404,
      'NOT_FOUND',
      'productId',
    ]);
    expectRefused(await customer.client.send('DELETE', `/api/cart/${id}`), [
      404,
      'NOT_FOUND',
      'cartId',
    ]);
  });

  it('nested without end in a body is no number either', async () => {
    const orderId = `${'['.repeat(100_000)}${']'.repeat(100_000)}`;
    const body = JSON.stringify(card()).replace('}', `,"orderId":${orderId}}`);
    expectRefused(await customer.client.send('POST', '/api/payments', body), [
      400,
      'VALIDATION',
      'orderId',
    ]);
  });
});
