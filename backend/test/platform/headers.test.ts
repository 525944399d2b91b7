import { createHash } from 'node:crypto';
import { AddressInfo, connect } from 'node:net';
import { readConfig } from '../../src/platform/config/config';
import { Answer } from '../kit/client';
import { adminClient, newCustomer } from '../kit/people';
import { packedOrders } from '../kit/receipts';
import { RazorpayServer } from '../kit/razorpay-server';
import { openRazorpayShop } from '../kit/razorpay-shop';
import { StripeServer } from '../kit/stripe-server';
import { TestShop, openTestShop } from '../kit/test-shop';

let shop: TestShop;
let tlsShop: TestShop;
let stripeShop: TestShop;
let razorpayShop: TestShop;
beforeAll(async () => {
  const { security } = readConfig({ NODE_ENV: 'test', PUBLIC_URL: 'https://shop.test' });
  const payments = {
    gateway: 'stripe' as const,
    timeoutSeconds: 2,
    stripe: new StripeServer().keys,
  };
  shop = await openTestShop();
  tlsShop = await openTestShop({ security });
  stripeShop = await openTestShop({ payments });
  razorpayShop = await openRazorpayShop(new RazorpayServer());
});
afterAll(() => Promise.all([shop, tlsShop, stripeShop, razorpayShop].map((each) => each.close())));

/** The directives of a policy, by name. */
function policyOf({ headers }: Answer): Record<string, string[]> {
  const directives = String(headers['content-security-policy']).split(';');
  return Object.fromEntries(
    directives
      .map((directive) => directive.trim().split(' '))
      .map(([name, ...rest]) => [name, rest]),
  ) as Record<string, string[]>;
}

function expectProtected(answer: Answer): void {
  const { headers } = answer;
  const policy = policyOf(answer);
  expect(policy['default-src']).toEqual(
    expect.arrayContaining([expect.stringMatching(/'self'|'none'/)]),
  );
  expect((policy['script-src'] ?? policy['default-src'] ?? []).join(' ')).not.toMatch(
    /unsafe|\*|data:|blob:|http/,
  );
  expect(policy['frame-ancestors']).toEqual(["'none'"]);
  expect(headers).toMatchObject({
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
    'referrer-policy': 'no-referrer',
  });
  expect(headers['cache-control']).toEqual(expect.any(String));
  expect(headers.server).toBeUndefined();
  expect(headers['x-powered-by']).toBeUndefined();
}

const kinds: Record<string, () => Promise<Answer>> = {
  'a page': () => shop.client().send('GET', '/client/home'),
  'an answer of REST': () => shop.client().send('GET', '/api/products'),
  'an answer of GraphQL': () => shop.client().graphql('{ store { name } }'),
  'what another site sent': () =>
    shop.client().send('POST', '/graphql', {}, { origin: 'https://elsewhere.test' }),
  'a failed query': () => shop.client().graphql('{ nope }'),
  'a refused query': () => shop.client().graphql(`{ store { ${'name '.repeat(2000)} } }`),
  'a missing record': () => shop.client().send('GET', '/api/products/products/2000000000'),
  'a refused call': () => shop.client().send('GET', '/api/cart/list'),
  'an unknown address': () => shop.client().send('GET', '/api/nothing'),
  'an address that cannot be read': () => shop.client().send('GET', '/api/products/%E0%A4%A'),
  'an address that is no UTF-8': () => shop.client().send('GET', '/%zz'),
  'a page that is not there': () => shop.client().send('GET', '/nothing'),
  'an address that is too long': () => shop.client().send('GET', `/api/orders/${'1'.repeat(200)}`),
  'a body that is no JSON': () => shop.client().send('POST', '/api/customers/login', '{'),
  'a body that is too large': () =>
    shop.client().send('POST', '/api/customers/login', `"${'x'.repeat(2 * 1024 * 1024)}"`),
  'a file that is not there': () => shop.client().send('GET', '/nothing.png'),
  'a picture that is not there': () => shop.client().send('GET', `/uploads/${'0'.repeat(32)}.webp`),
  health: () => shop.client().send('GET', '/healthz'),
  'the question of a guest’s page': () =>
    shop.client().send('OPTIONS', '/api/products', undefined, {
      origin: 'https://guest.test',
      'access-control-request-method': 'PUT',
    }),
};

describe('every answer protects who reads it in a browser', () => {
  it.each(Object.entries(kinds))('%s', async (_, ask) => {
    expectProtected(await ask());
  });

  it('a receipt, which nobody else may keep', async () => {
    const { client } = await newCustomer(shop);
    const [id] = await packedOrders(await adminClient(shop), client, 1);
    const receipt = await client.send('GET', `/receipts/${id}.pdf`);
    expectProtected(receipt);
    expect(receipt.headers).toMatchObject({
      'content-type': 'application/pdf',
      'cache-control': 'private, no-store',
    });
  });
});

describe('what a page may do', () => {
  it('is to run scripts of this shop and nothing that stands in the page', async () => {
    const policy = policyOf(await shop.client().send('GET', '/'));
    expect(policy).toMatchObject({
      'base-uri': ["'none'"],
      'connect-src': ["'self'"],
      'default-src': ["'self'"],
      'form-action': ["'self'"],
      'object-src': ["'none'"],
      'script-src': ["'self'"],
      'script-src-attr': ["'none'"],
    });
  });

  it('is to write its styles by scripts, and to hold those of the build', async () => {
    const page = await shop.client().send('GET', '/about');
    const [, style = ''] = /<style>([^]*?)<\/style>/.exec(page.text) ?? [];
    const sources = ['', style].map(
      (text) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`,
    );
    expect(style).toContain('{');
    expect(policyOf(page)).toMatchObject({
      'style-src': ["'self'", ...sources],
      'style-src-attr': ["'none'"],
    });
    // The editor of the explorer has inline styles, but no scripts.
    expect(policyOf(await shop.client().send('GET', '/explorer/'))).toMatchObject({
      'style-src': ["'self'", "'unsafe-inline'"],
      'script-src': ["'self'"],
    });
  });

  it('is to open the field of Stripe, where the shop has it', async () => {
    const answer = await stripeShop.client().send('GET', '/');
    expect(policyOf(answer)['script-src']).toEqual([
      "'self'",
      'https://js.stripe.com',
      'https://*.js.stripe.com',
    ]);
    expect(answer.headers['permissions-policy']).toContain(
      'payment=(self "https://js.stripe.com")',
    );
  });

  it('is to open Checkout of Razorpay, where the shop has it, and the windows of banks', async () => {
    const answer = await razorpayShop.client().send('GET', '/');
    const policy = policyOf(answer);
    expect(policy['script-src']).toEqual(["'self'", 'https://checkout.razorpay.com']);
    expect(policy['connect-src']).toEqual([
      "'self'",
      'https://api.razorpay.com',
      'https://checkout.razorpay.com',
      'https://lumberjack.razorpay.com',
    ]);
    expect(answer.headers).toMatchObject({
      'cross-origin-opener-policy': 'same-origin-allow-popups',
      'permissions-policy': expect.stringContaining('payment=(self "https://api.razorpay.com")'),
    });
  });

  it('is the camera, to scan packs, the microphone, to search by voice, and not the place', async () => {
    const { headers } = await shop.client().send('GET', '/');
    for (const feature of ['camera', 'microphone'])
      expect(headers['permissions-policy']).toContain(`${feature}=(self)`);
    for (const feature of ['geolocation', 'payment'])
      expect(headers['permissions-policy']).toContain(`${feature}=()`);
    expect(headers).toMatchObject({
      'cross-origin-opener-policy': 'same-origin',
      'cross-origin-resource-policy': 'same-origin',
    });
  });
});

describe('HSTS', () => {
  it('keeps browsers on TLS for a year where the shop is behind it, and only there', async () => {
    for (const url of ['/', '/nothing', '/api/nothing', '/healthz', '/%zz', '/api/%']) {
      const over = async (each: TestShop) => (await each.client().send('GET', url)).headers;
      expect((await over(tlsShop))['strict-transport-security']).toBe(
        'max-age=31536000; includeSubDomains',
      );
      expect((await over(shop))['strict-transport-security']).toBeUndefined();
    }
  });
});

describe('what is somebody’s own', () => {
  it.each(['/api/cart/list', '/api/nothing', '/api/payments/1', '/readyz'])(
    'is kept by nobody: %s',
    async (url) => {
      expect((await shop.client().send('GET', url)).headers['cache-control']).toBe('no-store');
    },
  );

  it('through GraphQL, too', async () => {
    const { headers } = await shop.client().graphql('{ me { id } }');
    expect(headers['cache-control']).toBe('no-store');
  });
});

describe('what is no HTTP', () => {
  beforeAll(() => tlsShop.http.listen({ port: 0, host: '127.0.0.1' }));

  /** The server's response to some bytes, until it closes the connection. */
  const say = (text: string) =>
    new Promise<string>((resolve, reject) => {
      const { port } = tlsShop.http.server.address() as AddressInfo;
      const socket = connect(port, '127.0.0.1', () => socket.write(text)).setEncoding('utf8');
      let answer = '';
      socket.on('data', (part) => (answer += String(part)));
      socket.on('close', () => resolve(answer)).on('error', reject);
    });

  it.each([
    ['NONSENSE\r\n\r\n', 400, 'The request could not be read'],
    [
      `GET / HTTP/1.1\r\nx: ${'x'.repeat(50_000)}\r\n\r\n`,
      431,
      'The headers of the request are too large',
    ],
    [
      'POST / HTTP/1.1\r\nhost: a\r\ncontent-length: 1\r\ntransfer-encoding: chunked\r\n\r\n',
      400,
      'The request could not be read',
    ],
  ])('is answered in JSON and hung up', async (text, status, message) => {
    const [head = '', body = ''] = (await say(text)).split('\r\n\r\n');
    expect(head).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
    expect(head).toMatch(/content-security-policy: default-src 'none'/);
    expect(head).toMatch(/x-content-type-options: nosniff/);
    expect(head).toMatch(/strict-transport-security: max-age=31536000/);
    expect(JSON.parse(body)).toEqual({ code: 'BAD_REQUEST', message });
  });
});
