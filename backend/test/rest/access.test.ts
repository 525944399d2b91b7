import { Client } from '../kit/client';
import { refusalOf } from '../kit/failure';
import { TestCustomer, adminClient, newCustomer } from '../kit/people';
import { addProduct } from '../kit/products';
import { fillCart, order } from '../kit/shopping';
import { TestShop, openTestShop } from '../kit/test-shop';

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

let shop: TestShop;
let admin: Client;
let owner: TestCustomer;
let other: TestCustomer;
let ids: Record<string, number>;
beforeAll(async () => {
  shop = await openTestShop();
  admin = await adminClient(shop);
  owner = await newCustomer(shop);
  other = await newCustomer(shop);
  const product = await addProduct(admin);
  await fillCart(owner.client, product);
  await order(owner.client);
  const { body } = await owner.client.send('POST', '/api/payments', {
    cardNumber: '4242424242424242',
    nameOnCard: 'Meera',
    expYear: '2049',
    cvv: '123',
  });
  ids = {
    customer: owner.customerId,
    product,
    cart: await fillCart(owner.client, product),
    payment: body.paymentId,
  };
});
afterAll(() => shop.close());

const PRODUCT = { productname: 'X', description: 'x', image: '/x', mrpPrice: 1, quantity: 1 };

/** Calls that need a login, with paths and bodies that are valid for a permitted caller. */
const adminCalls: [Method, string, object?][] = [
  ['POST', '/api/products/add%20products', PRODUCT],
  ['PUT', '/api/products/:product', PRODUCT],
  ['DELETE', '/api/products/:product'],
];
const ownCalls: [Method, string, object?][] = [
  ['GET', '/api/customers/customer/:customer'],
  ['POST', '/api/cart/:customer/:product', { quantity: 1 }],
  ['POST', '/api/orders/:customer/:cart', {}],
  ['GET', '/api/orders/:customer'],
];
const clientCalls: [Method, string, object?][] = [
  ['GET', '/api/cart/list'],
  ['DELETE', '/api/cart/:cart'],
  [
    'POST',
    '/api/payments',
    { cardNumber: '4242424242424242', nameOnCard: 'X', expYear: 2049, cvv: '123' },
  ],
  ['GET', '/api/payments/:payment'],
];

function call(client: Client, [method, path, body]: [Method, string, object?]) {
  return client.send(
    method,
    path.replace(/:(\w+)/g, (_, name: string) => String(ids[name])),
    body,
  );
}

describe('without a session', () => {
  it.each([...adminCalls, ...ownCalls, ...clientCalls])('%s %s answers 401', async (...theCall) => {
    expect(refusalOf(await call(shop.client(), theCall))).toEqual([401, 'UNAUTHENTICATED']);
  });

  it.each([...adminCalls, ...ownCalls, ...clientCalls])(
    '%s %s answers 401 to a guest with a cart',
    async (...theCall) => {
      const guest = shop.client();
      await fillCart(guest, ids.product ?? 0);
      expect(refusalOf(await call(guest, theCall))).toEqual([401, 'UNAUTHENTICATED']);
    },
  );

  it('a made-up token opens nothing', async () => {
    const client = shop.client().useBearer('A'.repeat(43));
    expect(refusalOf(await client.send('GET', '/api/cart/list'))).toEqual([401, 'UNAUTHENTICATED']);
  });
});

describe('a client', () => {
  it.each(adminCalls)('is refused %s %s with 403', async (...theCall) => {
    expect(refusalOf(await call(owner.client, theCall))).toEqual([403, 'FORBIDDEN']);
  });

  it.each(ownCalls)('is refused %s %s of another with 403', async (...theCall) => {
    expect(refusalOf(await call(other.client, theCall))).toEqual([403, 'FORBIDDEN']);
  });

  it('reads their own record, and no password in it', async () => {
    const answer = await call(owner.client, ['GET', '/api/customers/customer/:customer']);
    expect(answer.status).toBe(200);
    expect(answer.body).toMatchObject({
      customerId: owner.customerId,
      firstName: 'Meera',
      emailID: owner.email,
    });
    expect(Object.keys(answer.body).filter((name) => /pass|hash/i.test(name))).toEqual([]);
  });
});

describe('an admin', () => {
  it.each([...ownCalls, ...clientCalls])(
    'is refused %s %s of clients with 403',
    async (...theCall) => {
      expect(refusalOf(await call(admin, theCall))).toEqual([403, 'FORBIDDEN']);
    },
  );
});

it('nothing of all this changed anything', async () => {
  expect((await shop.client().send('GET', '/api/products')).body).toHaveLength(1);
  expect((await owner.client.send('GET', '/api/cart/list')).body).toMatchObject([
    { cartId: ids.cart, quantity: 1 },
  ]);
});
