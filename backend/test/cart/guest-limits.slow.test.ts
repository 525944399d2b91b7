import { Cart } from '../../src/modules/checkout/cart/cart.entity';
import { Session } from '../../src/modules/identity/sessions/session.entity';
import { Client } from '../kit/client';
import { failureOf } from '../kit/failure';
import { MovableClock } from '../kit/movable-clock';
import { adminClient, newCustomer } from '../kit/people';
import { addProduct } from '../kit/products';
import { TestShop, openTestShop } from '../kit/test-shop';

const PER_ADDRESS = 5;
const ADD = `mutation ($productId: ID!) {
  addToCart(input: { productId: $productId, quantity: 1 }) { item { id } }
}`;
const security = {
  publicUrl: 'http://localhost:4000',
  overTls: false,
  trustedProxies: ['127.0.0.0/8'],
  loginFailuresPerAddress: 1000,
  registrationsPerAddress: 1000,
  messagesPerAddress: 1000,
  codeFailuresPerAddress: 1000,
  guestCartsPerAddress: PER_ADDRESS,
  apiTokenRequestsPerMinute: 3000,
};

let clock: MovableClock;
let shop: TestShop;
let productId: string;
beforeEach(async () => {
  clock = new MovableClock(new Date('2026-11-20T03:00:00Z'));
  shop = await openTestShop({ security, clock });
  productId = String(await addProduct(await adminClient(shop)));
});
afterEach(() => shop.close());

const addFrom = (address: string, client: Client) =>
  client.send(
    'POST',
    '/graphql',
    { query: ADD, variables: { productId } },
    { 'x-forwarded-for': address },
  );
const count = () =>
  Promise.all([shop.database.read.countBy(Session, {}), shop.database.read.countBy(Cart, {})]);

it('one network address begins so many guest carts in an hour, also all at once', async () => {
  const [before] = await count();
  const answers = await Promise.all(
    Array.from({ length: 12 }, () => addFrom('192.0.2.1', shop.client())),
  );
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(PER_ADDRESS);
  const refused = answers.find(({ status }) => status !== 200);
  const failure = failureOf(refused as Parameters<typeof failureOf>[0]);
  expect(failure).toMatchObject({ status: 429, code: 'TOO_MANY_ATTEMPTS' });
  expect(Object.keys(failure.fields ?? {})).toEqual(['productId']);
  expect(await count()).toEqual([before + PER_ADDRESS, PER_ADDRESS]);
  expect((await addFrom('192.0.2.2', shop.client())).status).toBe(200);
  const { client } = await newCustomer(shop);
  expect((await addFrom('192.0.2.1', client)).status).toBe(200);
  clock.advance({ minutes: 60 });
  expect((await addFrom('192.0.2.1', shop.client())).status).toBe(200);
});

it('a guest who has a cart goes on with it', async () => {
  const guest = shop.client();
  for (let n = 0; n < 2 * PER_ADDRESS; n++)
    expect((await addFrom('192.0.2.1', guest)).status).toBe(200);
});

it('a job deletes carts that no guest has used for two weeks, and no others', async () => {
  const [kept, left] = [shop.client(), shop.client()];
  for (const guest of [kept, left]) await addFrom('192.0.2.1', guest);
  clock.advance({ days: 10 });
  await kept.data('{ cart { id } }');
  clock.advance({ days: 5 });
  await shop.services.sessions.sweep();
  const [, carts] = await count();
  expect(carts).toBe(1);
  expect((await kept.data('{ cart { items { quantity } } }')).cart.items).toHaveLength(1);
  expect((await left.data('{ cart { items { quantity } } }')).cart.items).toEqual([]);
});
