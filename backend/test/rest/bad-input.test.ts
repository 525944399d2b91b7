import { Answer, Client } from '../kit/client';
import { INSIDES, failureOf, refusalOf } from '../kit/failure';
import { PASSWORD, TestCustomer, adminClient, newEmail, newCustomer } from '../kit/people';
import { NAUGHTY_TEXTS, WRONG_TYPES } from '../kit/naughty';
import { addProduct } from '../kit/products';
import { card } from '../kit/shopping';
import { TestShop, openTestShop } from '../kit/test-shop';

type Method = 'POST' | 'PUT';
type Form = Record<string, unknown>;

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
/** Whatever was sent, the shop must still work, and refused calls must have no effect. */
afterEach(async () => {
  const { status, body } = await customer.client.send('GET', '/api/cart/list');
  expect([status, body]).toEqual([200, []]);
});
afterAll(() => shop.close());

const PRODUCT: Form = {
  productname: 'Pear',
  description: 'Sweet',
  image: '/x.webp',
  mrpPrice: 10,
  quantity: 5,
};
const MESSAGE: Form = {
  fullName: 'Asha Patil',
  email: 'asha@shop.test',
  subject: 'A question of mine',
};
const registration = (): Form => ({
  firstName: 'Meera',
  lastName: 'Kulkarni',
  dateOfBirth: '1990-01-31',
  phoneNumber: '9876543210',
  district: 'Thane',
  state: 'Maharashtra',
  zipCode: '400601',
  emailID: newEmail(),
  gender: 'female',
  password: PASSWORD,
});

interface Call {
  method: Method;
  url: () => string;
  client: () => Client;
  good: () => Form;
}
const calls: Record<string, Call> = {
  register: {
    method: 'POST',
    url: () => '/api/customers/register',
    client: () => shop.client(),
    good: registration,
  },
  contact: {
    method: 'POST',
    url: () => '/api/customers/contact',
    client: () => shop.client(),
    good: () => MESSAGE,
  },
  login: {
    method: 'POST',
    url: () => '/api/customers/login',
    client: () => shop.client(),
    good: () => ({ emailID: customer.email, password: PASSWORD }),
  },
  'admin login': {
    method: 'POST',
    url: () => '/api/admin/login',
    client: () => shop.client(),
    good: () => ({ adminEmailId: customer.email, adminPassword: PASSWORD }),
  },
  'add product': {
    method: 'POST',
    url: () => '/api/products/add%20products',
    client: () => admin,
    good: () => PRODUCT,
  },
  'update product': {
    method: 'PUT',
    url: () => `/api/products/${productId}`,
    client: () => admin,
    good: () => PRODUCT,
  },
  'add to cart': {
    method: 'POST',
    url: () => `/api/cart/${customer.customerId}/${productId}`,
    client: () => customer.client,
    good: () => ({ quantity: 0 }),
  },
  pay: {
    method: 'POST',
    url: () => '/api/payments',
    client: () => customer.client,
    good: () => card({ orderId: 2e9 }),
  },
};
const names = Object.keys(calls);

function send(
  name: string,
  body: object | string,
  headers?: Record<string, string>,
): Promise<Answer> {
  const { method, url, client } = calls[name] as Call;
  return client().send(method, url(), body, headers);
}

/** Expects a clean refusal: a 4xx status, a code, and no internal details. */
function expectRefused(answer: Answer, expected: [number, string, ...string[]]): void {
  expect(refusalOf(answer)).toEqual(expected);
  expect(answer.text).not.toMatch(INSIDES);
}

describe.each(names)('%s', (name) => {
  it.each(['[]', '[{}]', '"text"', 'null', '5', 'true', ''])(
    'refuses the body %s',
    async (body) => {
      expectRefused(await send(name, body), [400, 'BAD_REQUEST', 'body']);
    },
  );

  it.each([
    '{',
    '{"a":',
    "{'a': 1}",
    '{"a": 1}}',
    'a=1&b=2',
    '\u0000',
    '{"__proto__": {"role": "admin"}}',
  ])('refuses %j, which is no JSON to us', async (body) => {
    expectRefused(await send(name, body), [400, 'BAD_REQUEST', 'body']);
  });

  it('refuses a body of 2 MB', async () => {
    const body = JSON.stringify({ ...calls[name]?.good(), more: 'x'.repeat(2 * 1024 * 1024) });
    expectRefused(await send(name, body), [413, 'PAYLOAD_TOO_LARGE', 'body']);
  });

  it('refuses a compressed body', async () => {
    const coding = { 'content-encoding': 'gzip' };
    expectRefused(await send(name, '{}', coding), [415, 'UNSUPPORTED_MEDIA_TYPE', 'body']);
  });

  it('refuses forms and files', async () => {
    for (const type of [
      'application/x-www-form-urlencoded',
      'multipart/form-data; boundary=x',
      'application/xml',
      'text/plain',
    ])
      expectRefused(await send(name, 'a=1', { 'content-type': type }), [
        415,
        'UNSUPPORTED_MEDIA_TYPE',
        'body',
      ]);
  });

  it('refuses a value of another kind in any field, by its name, and repeats no password', async () => {
    const good = calls[name]?.good() ?? {};
    const optional = ['dateOfBirth', 'orderId', 'email'];
    for (const field of Object.keys(good))
      for (const value of WRONG_TYPES) {
        if (value === null && optional.includes(field)) continue;
        const answer = await send(name, { ...good, [field]: value });
        const { status, code, fields } = failureOf(answer);
        expect([field, value, status, code]).toEqual([field, value, 400, 'VALIDATION']);
        expect([field, value, Object.keys(fields ?? {})]).toEqual([field, value, [field]]);
        expect(answer.text).not.toMatch(INSIDES);
        expect(answer.text).not.toContain(PASSWORD);
      }
  });

  it('stumbles over no text in any field', async () => {
    const good = calls[name]?.good() ?? {};
    for (const field of Object.keys(good))
      for (const [what, text] of Object.entries(NAUGHTY_TEXTS)) {
        const answer = await send(name, { ...good, ...fresh(name), [field]: text });
        expect([field, what, answer.status < 500]).toEqual([field, what, true]);
        if (answer.status >= 400)
          expect([what, failureOf(answer).code]).not.toEqual([what, undefined]);
        expect(answer.text).not.toMatch(INSIDES);
        expect(answer.headers['set-cookie'] ?? '').not.toContain('x=1');
      }
  });
});

/** A successful registration needs a new email address. */
const fresh = (name: string): Form => (name === 'register' ? { emailID: newEmail() } : {});
