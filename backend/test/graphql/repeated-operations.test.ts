import { gunzipSync } from 'node:zlib';
import { Answer, Client } from '../kit/client';
import { TestCustomer, adminClient, newCustomer } from '../kit/people';
import { addProduct } from '../kit/products';
import { card, fillCart } from '../kit/shopping';
import { TestShop, openTestShop } from '../kit/test-shop';

let shop: TestShop;
let customer: TestCustomer;
let admin: Client;
let productId: number;
beforeAll(async () => {
  shop = await openTestShop();
  customer = await newCustomer(shop);
  admin = await adminClient(shop);
  productId = await addProduct(admin, { name: 'Compiled carrot', stockQuantity: 5 });
  await fillCart(customer.client, productId);
});
afterAll(() => shop.close());

/** More repetitions than it takes until a response is cached. */
const TIMES = 6;

/** The parts of a response that a client sees, without the request id. */
function seen({ status, headers, text }: Answer) {
  const withoutNumber = text.replace(/"requestId":"[^"]+"/g, '');
  return { status, type: headers['content-type'], text: withoutNumber };
}

type Variables = Record<string, unknown>;
const id = () => ({ id: String(productId) });

/** Documents of all kinds. */
const documents: Record<string, [string, (() => Variables) | Variables]> = {
  'a list': [
    'query ($page: Int!) { products(page: $page) { totalCount items { id name } } }',
    { page: 1 },
  ],
  'a record with another one': [
    'query ($id: ID!) { product(id: $id) { name category { slug } } }',
    id,
  ],
  'names of its own': [
    'query ($id: ID!) { a: product(id: $id) { b: name } c: store { name } }',
    id,
  ],
  fragments: [
    'query ($id: ID!) { product(id: $id) { ...Priced ... on Product { unit } } } fragment Priced on Product { mrpPaise __typename }',
    id,
  ],
  'a field that is left out': [
    'query ($id: ID!, $more: Boolean!) { product(id: $id) { name unit @include(if: $more) sku @skip(if: $more) } }',
    () => ({ ...id(), more: false }),
  ],
  'a record that is not there': [
    'query ($id: ID!) { product(id: $id) { name } }',
    { id: '2000000000' },
  ],
  'a number that is none': ['query ($id: ID!) { product(id: $id) { name } }', { id: 'abc' }],
  'one query that fails beside one that does not': [
    'query ($id: ID!) { me { email } order(id: $id) { id } }',
    { id: '2000000000' },
  ],
  'an impossible page': [
    'query ($page: Int!) { products(page: $page) { totalCount } }',
    { page: 0 },
  ],
  'a variable of another type': [
    'query ($page: Int!) { products(page: $page) { totalCount } }',
    { page: 'one' },
  ],
  'a variable that is missing': [
    'query ($page: Int!) { products(page: $page) { totalCount } }',
    {},
  ],
  'an unknown word': [
    'query ($sort: ProductSort!) { products(sort: $sort) { totalCount } }',
    { sort: 'CHEAPEST' },
  ],
  'a list of admins': ['{ adminOrders { totalCount } }', {}],
  "somebody's own things": [
    '{ cart { totalQuantity items { product { name category { name } } } } }',
    {},
  ],
  'a change that is refused': [
    'mutation ($input: AddToCartInput!) { addToCart(input: $input) { item { id } } }',
    { input: { productId: '2000000000', quantity: 1 } },
  ],
  'a change with a wrong number': [
    'mutation ($input: AddToCartInput!) { addToCart(input: $input) { item { id } } }',
    () => ({ input: { productId: String(productId), quantity: 1.5 } }),
  ],
  'a payment of nothing': [
    'mutation ($input: PaymentInput!) { payment(input: $input) { id } }',
    { input: { ...card(), cvv: 'abc', orderId: '2000000000' } },
  ],
  'what is no field': ['{ products { nonsense } }', {}],
  'what is no query': ['{ products {', {}],
};

describe('an operation that is sent again and again', () => {
  it.each(Object.entries(documents))(
    'gets the same answer each time: %s',
    async (_, [query, given]) => {
      const variables = typeof given === 'function' ? given() : given;
      const answers = [];
      for (let time = 0; time < TIMES; time++)
        answers.push(seen(await customer.client.graphql(query, variables)));
      expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
    },
  );

  it.each([
    'application/json',
    'application/graphql-response+json,application/json;q=0.9',
    '*/*',
    'text/html',
  ])('gets the same type of answer for %s', async (accept) => {
    const body = { query: '{ categories { slug productCount } }' };
    const answers = [];
    for (let time = 0; time < TIMES; time++)
      answers.push(seen(await shop.client().send('POST', '/graphql', body, { accept })));
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
  });

  it('is asked for by its name where a document holds several', async () => {
    const query = 'query A { store { name } } query B { store { city } }';
    for (let time = 0; time < TIMES; time++)
      for (const [operationName, field] of [
        ['A', 'name'],
        ['B', 'city'],
      ] as const) {
        const { body } = await shop.client().send('POST', '/graphql', { query, operationName });
        expect(Object.keys(body.data.store)).toEqual([field]);
      }
    const unnamed = await shop.client().send('POST', '/graphql', { query });
    expect(unnamed.status).toBe(400);
  });

  it('is still held to what a caller may', async () => {
    const query = 'query ($page: Int!) { orders(page: $page) { totalCount } }';
    for (let time = 0; time < TIMES; time++) {
      expect((await customer.client.graphql(query, { page: 1 })).status).toBe(200);
      expect((await shop.client().graphql(query, { page: 1 })).status).toBe(401);
      expect((await admin.graphql(query, { page: 1 })).status).toBe(403);
    }
  });
});

describe('a list that many ask for', () => {
  const LIST =
    'query ($search: String!) { products(search: $search) { items { name mrpPaise stockQuantity } } }';
  const ask = async (search: string) => (await shop.client().data(LIST, { search })).products.items;
  const UPDATE =
    'mutation ($id: ID!, $input: ProductInput!) { updateProduct(id: $id, input: $input) { id } }';

  it('is as the products are, at every moment', async () => {
    const product = {
      name: 'Ready radish',
      mrpPaise: 1500,
      stockQuantity: 9,
      description: 'x',
      imageUrl: '/media/food/1f345.webp',
    };
    const added = await addProduct(admin, product);
    for (let time = 0; time < TIMES; time++)
      expect(await ask('ready radish')).toEqual([
        { name: 'Ready radish', mrpPaise: 1500, stockQuantity: 9 },
      ]);

    await fillCart(customer.client, added, 2);
    const order = { input: { idempotencyKey: 'cached-answers' } };
    await customer.client.data(
      'mutation ($input: PlaceOrderInput!) { placeOrder(input: $input) { id } }',
      order,
    );
    expect(await ask('ready radish')).toMatchObject([{ stockQuantity: 7 }]);

    await admin.data(UPDATE, {
      id: added,
      input: { ...product, stockQuantity: 7, mrpPaise: 1600 },
    });
    expect(await ask('ready radish')).toMatchObject([{ mrpPaise: 1600 }]);

    const another = await addProduct(admin, { ...product, name: 'Ready radish, red' });
    expect(await ask('ready radish')).toHaveLength(2);
    await admin.data('mutation ($id: ID!) { deleteProduct(id: $id) }', { id: another });
    expect(await ask('ready radish')).toHaveLength(1);
  });

  it('and a product that many look at, with its like', async () => {
    const DETAIL =
      'query ($id: ID!) { product(id: $id) { name stockQuantity category { productCount } } }';
    const WITH_LIKE = 'query ($id: ID!) { product(id: $id) { similar { name } } }';
    const looked = await addProduct(admin, { name: 'Watched walnut', stockQuantity: 9 });
    const like = await addProduct(admin, { name: 'Watched walnut, small' });
    const ask = (query: string) => shop.client().graphql(query, { id: String(looked) });
    for (let time = 0; time < TIMES; time++) {
      expect((await ask(DETAIL)).body.data.product.stockQuantity).toBe(9);
      expect((await ask(WITH_LIKE)).text).toContain('Watched walnut, small');
    }

    await fillCart(customer.client, looked, 2);
    await customer.client.data(
      'mutation ($input: PlaceOrderInput!) { placeOrder(input: $input) { id } }',
      { input: { idempotencyKey: 'watched-walnut' } },
    );
    const { stockQuantity, category } = (await ask(DETAIL)).body.data.product;
    expect(stockQuantity).toBe(7);
    await admin.data('mutation ($id: ID!) { deleteProduct(id: $id) }', { id: like });
    expect((await ask(WITH_LIKE)).text).not.toContain('Watched walnut, small');
    const { productCount } = category;
    expect((await ask(DETAIL)).body.data.product.category.productCount).toBe(productCount - 1);
    await admin.data('mutation ($id: ID!) { deleteProduct(id: $id) }', { id: looked });
    expect((await ask(DETAIL)).body.errors[0].extensions.code).toBe('NOT_FOUND');
  });

  it('comes in fewer bytes to who can read them', async () => {
    for (let at = 0; at < 24; at++) await addProduct(admin, { name: `Packed pumpkin ${at}` });
    const plain = await shop.client().graphql(LIST, { search: 'packed pumpkin' });
    for (let time = 0; time < TIMES; time++)
      await shop.client().graphql(LIST, { search: 'packed pumpkin' });
    const payload = { query: LIST, variables: { search: 'packed pumpkin' } };
    const packed = await shop.http.inject({
      method: 'POST',
      url: '/graphql',
      payload,
      headers: { 'accept-encoding': 'br, gzip' },
    });
    expect(packed.headers).toMatchObject({ 'content-encoding': 'gzip', vary: 'accept-encoding' });
    expect(packed.rawPayload.length).toBeLessThan(plain.text.length / 2);
    expect(gunzipSync(packed.rawPayload).toString()).toBe(plain.text);
    const refused = await shop.http.inject({ method: 'POST', url: '/graphql', payload });
    expect([refused.headers['content-encoding'], refused.payload]).toEqual([undefined, plain.text]);
  });

  it('tells nobody what is not for everybody', async () => {
    const query =
      'query ($search: String!) { products(search: $search) { totalCount } cart { totalQuantity } me { email } }';
    const other = await newCustomer(shop);
    for (let time = 0; time < TIMES; time++) {
      const mine = await customer.client.data(query, { search: 'carrot' });
      const theirs = await other.client.data(query, { search: 'carrot' });
      expect([mine.me.email, theirs.me.email]).toEqual([customer.email, other.email]);
    }
  });
});
