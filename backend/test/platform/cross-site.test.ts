import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Client } from '../kit/client';
import { failureOf, refusalOf } from '../kit/failure';
import { PASSWORD, customerInput, newCustomer } from '../kit/people';
import { TestShop, openTestShop } from '../kit/test-shop';

const security = {
  publicUrl: 'https://shop.test',
  overTls: true,
  trustedProxies: ['127.0.0.1'],
  loginFailuresPerAddress: 100,
  registrationsPerAddress: 100,
  messagesPerAddress: 100,
  codeFailuresPerAddress: 100,
  guestCartsPerAddress: 100,
  apiTokenRequestsPerMinute: 3000,
};
let shop: TestShop;
let plain: TestShop;
beforeAll(async () => {
  shop = await openTestShop({ corsOrigins: ['https://friend.test'], security });
  plain = await openTestShop();
});
afterAll(async () => {
  await shop.close();
  await plain.close();
});

const EVIL = { origin: 'https://evil.test' };
const LOGIN = 'mutation ($input: LoginInput!) { login(input: $input) { accessToken } }';
const REFUSED = { status: 403, code: 'CROSS_SITE' };
const ANSWER = { query: '{ store { name } }' };
const UUID = /^[0-9a-f-]{36}$/;

describe('another site', () => {
  it.each([
    ['POST', '/graphql', ANSWER],
    ['POST', '/api/cart/1/1', { quantity: 1 }],
    ['POST', '/api/customers/login', {}],
    ['POST', '/api/products/add%20products', {}],
    ['POST', '/uploads/pictures', undefined],
    ['PUT', '/api/products/1', {}],
    ['DELETE', '/api/cart/1', undefined],
    ['POST', '/nowhere', {}],
  ] as const)('cannot %s %s', async (method, url, body) => {
    for (const headers of [EVIL, { origin: 'null' }, { 'sec-fetch-site': 'cross-site' }]) {
      const answer = await shop.client().send(method, url, body, headers as Record<string, string>);
      expect(failureOf(answer)).toMatchObject(REFUSED);
    }
  });

  it('can neither log a browser in nor use what it is logged in with', async () => {
    const { client, email } = await newCustomer(shop);
    const input = { email, password: PASSWORD };
    const guestViewer = shop.client();
    const login = await guestViewer.send(
      'POST',
      '/graphql',
      { query: LOGIN, variables: { input } },
      EVIL,
    );
    expect(failureOf(login)).toMatchObject(REFUSED);
    expect(login.body.errors[0].extensions.requestId).toBe(login.headers['x-request-id']);
    expect(guestViewer.cookie('grocessay_session')).toBeUndefined();
    const logout = { query: 'mutation { logout }' };
    expect(failureOf(await client.send('POST', '/graphql', logout, EVIL))).toMatchObject(REFUSED);
    expect((await client.data('{ me { email } }')).me.email).toBe(email);
  });

  it('can still read what everybody may', async () => {
    expect((await shop.client().send('GET', '/api/products', undefined, EVIL)).status).toBe(200);
  });
});

describe('the shop is used', () => {
  const statusFrom = async (headers: Record<string, string>, of = shop, client = of.client()) =>
    (await client.send('POST', '/graphql', ANSWER, headers)).status;

  it('by its own pages, those of allowed sites, and by programs', async () => {
    expect(await statusFrom({ origin: 'https://shop.test' })).toBe(200);
    expect(
      await statusFrom({ origin: 'https://friend.test', 'sec-fetch-site': 'cross-site' }),
    ).toBe(200);
    expect(await statusFrom({})).toBe(200);
    const { accessToken } = await newCustomer(shop);
    expect(await statusFrom(EVIL, shop, shop.client().useBearer(accessToken))).toBe(200);
  });

  it('by pages of the host that it is called by, which a trusted proxy may name', async () => {
    const from = { origin: 'http://127.0.0.1:4321' };
    expect(await statusFrom({ ...from, host: '127.0.0.1:4321' }, plain)).toBe(200);
    expect(await statusFrom({ ...from, host: '127.0.0.1:4322' }, plain)).toBe(403);
    const named = { origin: 'https://branch.test', 'x-forwarded-host': 'branch.test' };
    expect(await statusFrom(named)).toBe(200);
    expect(await statusFrom(named, plain)).toBe(403);
  });

  it('by its pages of the development server, which passes calls on under another host', async () => {
    const dev = { origin: 'http://localhost:5173', 'sec-fetch-site': 'same-origin' };
    expect(await statusFrom({ ...dev, host: 'localhost:4000' }, plain)).toBe(200);
  });
});

describe('a body that is not JSON', () => {
  const types = [
    'text/plain',
    'application/x-www-form-urlencoded',
    'multipart/form-data; boundary=x',
  ];

  it.each(types)('(%s) is refused by GraphQL and REST', async (type) => {
    const headers = { 'content-type': type };
    for (const url of ['/graphql', '/api/customers/login', '/api/products/add%20products']) {
      const answer = await shop.client().send('POST', url, JSON.stringify(ANSWER), headers);
      expect(refusalOf(answer)).toEqual([415, 'UNSUPPORTED_MEDIA_TYPE', 'body']);
    }
  });

  it('since it is none at all, is refused by GraphQL with the number of the request', async () => {
    const { status, headers, body } = await shop.client().send('POST', '/graphql');
    expect(status).toBe(400);
    const { code, requestId } = body.errors[0].extensions;
    expect(code).toBe('BAD_REQUEST');
    expect(requestId).toMatch(UUID);
    expect(requestId).toBe(headers['x-request-id']);
  });
});

describe('cookies', () => {
  const cookiesOf = async (client: Client) => {
    const { email, password, ...rest } = customerInput();
    await client.data('mutation ($input: RegisterInput!) { register(input: $input) { id } }', {
      input: { email, password, ...rest },
    });
    const { headers } = await client.graphql(LOGIN, { input: { email, password } });
    return headers['set-cookie'] as string[];
  };

  it('are Secure behind TLS, and belong to this host only', async () => {
    for (const cookie of await cookiesOf(shop.client())) {
      expect(cookie).toMatch(
        /^__Host-grocessay_(session|latest|device)=.*; Path=\/; HttpOnly; Secure; SameSite=Lax$/,
      );
      expect(cookie).not.toMatch(/Domain=/);
    }
    for (const cookie of await cookiesOf(plain.client())) {
      expect(cookie).toMatch(/; HttpOnly; SameSite=Lax$/);
      expect(cookie).not.toMatch(/Secure/);
    }
  });
});

it('OPTIONS of a program, which is no preflight, is answered without a body', async () => {
  for (const path of ['/api/products', '/graphql', '/ucp/carts', '/mcp/shop']) {
    const { status, text, headers } = await plain.client().send('OPTIONS', path);
    expect([status, text]).toEqual([204, '']);
    expect(headers['access-control-allow-origin']).toBeUndefined();
  }
});

describe('the preflight of an allowed origin', () => {
  it('allows the methods that docs/integrators.md names, with credentials', async () => {
    const docs = await readFile(join(__dirname, '../../../docs/integrators.md'), 'utf8');
    const [, named = ''] = /Origins in `CORS_ORIGINS` may use ([^.]+)\./.exec(docs) ?? [];
    const documented = [...named.matchAll(/`([A-Z]+)`/g)].map(([, method]) => method);
    const { headers } = await shop.client().send('OPTIONS', '/api/products', undefined, {
      origin: 'https://friend.test',
      'access-control-request-method': 'PUT',
    });
    expect(String(headers['access-control-allow-methods']).split(', ')).toEqual(documented);
    expect(headers['access-control-allow-origin']).toBe('https://friend.test');
    expect(headers['access-control-allow-credentials']).toBe('true');
  });

  it('allows nothing to another origin', async () => {
    const { headers } = await shop.client().send('OPTIONS', '/api/products', undefined, {
      ...EVIL,
      'access-control-request-method': 'PUT',
    });
    expect(headers['access-control-allow-origin']).toBeUndefined();
  });
});
