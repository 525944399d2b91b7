import { createHash, randomBytes } from 'node:crypto';
import { App } from '../../src/modules/identity/connected-apps/app.entity';
import { AppConnection } from '../../src/modules/identity/connected-apps/app-connection.entity';
import { newToken } from '../authorization/staff-calls';
import { recordedBy, linesOf } from '../kit/audit';
import { Answer, Client } from '../kit/client';
import { CustomerApp, answerRequest, requestOf } from '../kit/customer-app';
import { failureOf } from '../kit/failure';
import { MovableClock } from '../kit/movable-clock';
import { PASSWORD, TestCustomer, adminClient, newCustomer } from '../kit/people';
import { addProduct } from '../kit/products';
import { fillCart, order } from '../kit/shopping';
import { TestShop, openTestShop } from '../kit/test-shop';

const clock = new MovableClock(new Date('2026-03-02T06:30:00Z'));
let shop: TestShop;
let potato: number;
let resource: string;
beforeAll(async () => {
  shop = await openTestShop({ clock });
  const admin = await adminClient(shop);
  potato = await addProduct(admin, { name: 'Potato', mrpPaise: 2000, stockQuantity: 1000 });
  resource = `${shop.config.security.publicUrl}/mcp/shop`;
});
afterAll(() => shop.close());

const REDIRECT = 'https://app.example/callback';
const ASK =
  'query ($input: AppRequestInput!) { appRequest(input: $input) { name host scopes refusedTo } }';
const LIST = '{ connectedApps { id name host scopes createdAt lastUsedAt } }';
const DISCONNECT = 'mutation ($id: ID!) { disconnectApp(id: $id) }';

/** What an app does by itself, step by step. */
interface StepwiseApp {
  clientId: string;
  verifier: string;
  request: ReturnType<typeof requestOf>;
}

async function register(metadata: object = {}): Promise<Answer> {
  const body = { client_name: 'Kitchen helper', redirect_uris: [REDIRECT], ...metadata };
  return shop.client().send('POST', '/oauth/register', body);
}

async function newApp(changes: object = {}): Promise<StepwiseApp> {
  // Each test registers from the same address.
  await shop.services.limiter.forget(
    { name: 'app-registration', points: 1, perSeconds: 1 },
    '127.0.0.1',
  );
  const { body } = await register();
  const verifier = randomBytes(32).toString('base64url');
  const codeChallenge = createHash('sha256').update(verifier).digest('base64url');
  const request = {
    ...{ clientId: body.client_id, redirectUri: REDIRECT, responseType: 'code' },
    ...{ scope: 'cart orders:read', state: 'x y', resource },
    ...{ codeChallenge, codeChallengeMethod: 'S256', ...changes },
  };
  return { clientId: body.client_id, verifier, request };
}

function post(path: string, form: Record<string, string | null>): Promise<Answer> {
  const fields = Object.entries(form).filter(
    (field): field is [string, string] => field[1] !== null,
  );
  return shop.client().send('POST', path, new URLSearchParams(fields).toString(), {
    'content-type': 'application/x-www-form-urlencoded',
  });
}
const tokenFor = (form: Record<string, string | null>) => post('/oauth/token', form);
const errorOf = ({ status, body }: Answer) => [status, body.error];

async function codeOf(app: StepwiseApp, customer: Client): Promise<string> {
  return (await answerRequest(customer, app.request)).searchParams.get('code') ?? '';
}
const exchangeOf = ({ clientId, verifier }: StepwiseApp, code: string) => ({
  ...{ grant_type: 'authorization_code', code, client_id: clientId },
  ...{ redirect_uri: REDIRECT, code_verifier: verifier, resource },
});
const refreshOf = ({ clientId }: StepwiseApp, token: string) => ({
  ...{ grant_type: 'refresh_token', client_id: clientId, refresh_token: token },
});

/** An app that a customer of its own connected. */
async function connected(changes: object = {}) {
  const customer = await newCustomer(shop);
  const app = await newApp(changes);
  const code = await codeOf(app, customer.client);
  const { body } = await tokenFor(exchangeOf(app, code));
  const { access_token: access, refresh_token: refresh } = body as Record<string, string>;
  return { ...{ customer, app, code }, access: access ?? '', refresh: refresh ?? '' };
}

function callTool(token: string | undefined, name: string, values: object = {}): Promise<Answer> {
  const call = { jsonrpc: '2.0', id: 1, method: 'tools/call', params: { name, arguments: values } };
  return shop.client().send('POST', '/mcp/shop', call, {
    accept: 'application/json, text/event-stream',
    ...(token !== undefined && { authorization: `Bearer ${token}` }),
  });
}
const opens = async (token: string) => (await callTool(token, 'my_cart')).status === 200;

describe('an app of a customer', () => {
  it('with the official client registers, asks, and works on their own cart and orders', async () => {
    const { client } = await newCustomer(shop);
    await fillCart(client, potato, 3);
    const { id } = await order(client);
    const app = await CustomerApp.connect(shop);
    expect(await app.answer('find_products', { search: 'potato' })).toBeDefined();
    await expect(app.answer('my_orders')).rejects.toThrow('Unauthorized');
    expect(app.asked?.href).toContain(`${shop.config.security.publicUrl}/client/account?`);

    const input = requestOf(app.asked as URL);
    expect((await client.data(ASK, { input })).appRequest).toEqual({
      name: 'Kitchen helper',
      host: '127.0.0.1:33418',
      scopes: ['CART', 'READ_ORDERS', 'CHECKOUT'],
      refusedTo: null,
    });
    const answer = await app.beAllowedBy(client);
    expect(Object.fromEntries(answer.searchParams)).toEqual({
      code: expect.any(String),
      state: 'what the app wants to know again',
      iss: shop.config.security.publicUrl,
    });

    const { orders } = await app.answer('my_orders');
    expect(orders.items).toMatchObject([{ id, lines: [{ name: 'Potato', quantity: 3 }] }]);
    const added = await app.answer('add_to_cart', { productId: String(potato), quantity: 2 });
    const [line] = added.addToCart.cart.items;
    expect(line).toMatchObject({ quantity: 2, product: { name: 'Potato' } });
    expect((await client.data('{ cart { totalQuantity } }')).cart.totalQuantity).toBe(2);
    await app.answer('change_cart_line', { cartItemId: line.id, quantity: 5 });
    expect((await app.answer('my_cart')).cart.totalQuantity).toBe(5);
    await app.answer('remove_cart_line', { cartItemId: line.id });
    expect((await app.answer('my_cart')).cart.items).toEqual([]);
    expect((await app.answer('get_order', { id })).order.events).not.toEqual([]);

    clock.advance({ minutes: 61 }); // the client refreshes its tokens
    expect((await app.answer('my_orders')).orders.totalCount).toBe(1);
  });

  it('never sees what is of somebody else', async () => {
    const other = await newCustomer(shop);
    await fillCart(other.client, potato);
    const { id } = await order(other.client);
    const { access } = await connected();
    const { result } = (await callTool(access, 'get_order', { id })).body;
    expect(result.isError).toBe(true);
    expect(JSON.parse(result.content[0].text).code).toBe('NOT_FOUND');
    const { structuredContent } = (await callTool(access, 'my_orders')).body.result;
    expect(structuredContent.orders.totalCount).toBe(0);
  });

  it('finds out who gives tokens, and how', async () => {
    const { publicUrl } = shop.config.security;
    const guest = shop.client();
    const refused = await callTool(undefined, 'my_cart');
    expect([refused.status, refused.headers['www-authenticate']]).toEqual([
      401,
      `Bearer resource_metadata="${publicUrl}/.well-known/oauth-protected-resource/mcp/shop"`,
    ]);
    const path = '/.well-known/oauth-protected-resource/mcp/shop';
    expect((await guest.send('GET', path)).body).toMatchObject({
      resource,
      authorization_servers: [publicUrl],
      scopes_supported: ['cart', 'orders:read', 'checkout'],
    });
    expect((await guest.send('GET', '/.well-known/oauth-authorization-server')).body).toEqual({
      issuer: publicUrl,
      authorization_endpoint: `${publicUrl}/client/account`,
      token_endpoint: `${publicUrl}/oauth/token`,
      registration_endpoint: `${publicUrl}/oauth/register`,
      revocation_endpoint: `${publicUrl}/oauth/revoke`,
      scopes_supported: ['cart', 'orders:read', 'checkout'],
      response_types_supported: ['code'],
      response_modes_supported: ['query'],
      grant_types_supported: ['authorization_code', 'refresh_token'],
      token_endpoint_auth_methods_supported: ['none'],
      revocation_endpoint_auth_methods_supported: ['none'],
      code_challenge_methods_supported: ['S256'],
      authorization_response_iss_parameter_supported: true,
    });
  });

  it('is listed, and forgotten when the customer says so', async () => {
    const { customer, access } = await connected({ scope: 'cart' });
    const { client } = customer;
    const { connectedApps } = await client.data(LIST);
    expect(connectedApps).toEqual([
      {
        id: expect.any(String),
        ...{ name: 'Kitchen helper', host: 'app.example', scopes: ['CART'] },
        ...{ createdAt: clock.now().toISOString(), lastUsedAt: clock.now().toISOString() },
      },
    ]);
    const { id } = connectedApps[0];
    const other = await newCustomer(shop);
    expect(failureOf(await other.client.graphql(DISCONNECT, { id })).code).toBe('NOT_FOUND');
    const events = await recordedBy(shop, () => client.data(DISCONNECT, { id }));
    expect(linesOf(events)).toEqual(['customer customer.app-disconnected (customer)']);
    expect((await client.data(LIST)).connectedApps).toEqual([]);
    const refused = await callTool(access, 'my_cart');
    expect(refused.status).toBe(401);
    expect(refused.headers['www-authenticate']).toContain('error="invalid_token"');
  });

  it('is in the log when it is connected, by the number of its connection', async () => {
    const { client, customerId } = await newCustomer(shop);
    const app = await newApp();
    const code = await codeOf(app, client);
    const events = await recordedBy(shop, () => tokenFor(exchangeOf(app, code)));
    expect(events).toMatchObject([
      {
        action: 'customer.app-connected',
        ...{ actor: ['customer', customerId], subjectId: customerId },
        after: { connectionId: expect.any(Number), scopes: ['cart', 'orders:read'] },
      },
    ]);
  });

  it('has one connection of a customer: the latest', async () => {
    const { customer, app, access } = await connected();
    const again = { ...app, request: { ...app.request, scope: 'cart' } };
    await tokenFor(exchangeOf(again, await codeOf(again, customer.client)));
    expect((await customer.client.data(LIST)).connectedApps).toMatchObject([{ scopes: ['CART'] }]);
    expect(await opens(access)).toBe(false);
  });
});

describe('what a customer is asked', () => {
  it.each([
    ['an app that is unknown', { clientId: 'nobody' }, 'clientId'],
    ['an address that is not its own', { redirectUri: 'https://evil.example/' }, 'redirectUri'],
    ['more than its address', { redirectUri: `${REDIRECT}?next=evil` }, 'redirectUri'],
    ['an address that is none', { redirectUri: 'javascript:alert(1)' }, 'redirectUri'],
  ])('is refused for %s, and nobody is sent there', async (_what, changes, field) => {
    const { client } = await newCustomer(shop);
    const { request } = await newApp(changes);
    for (const [operation, more] of [
      [ASK, {}],
      [
        'mutation ($input: AppAnswerInput!) { answerAppRequest(input: $input) }',
        { isAllowed: true },
      ],
    ] as const) {
      const refusal = failureOf(
        await client.graphql(operation, { input: { ...request, ...more } }),
      );
      expect([refusal.code, Object.keys(refusal.fields ?? {})]).toEqual(['VALIDATION', [field]]);
    }
  });

  it.each([
    [{ codeChallengeMethod: 'plain' }, 'invalid_request'],
    [{ codeChallenge: null }, 'invalid_request'],
    [{ responseType: 'token' }, 'unsupported_response_type'],
    [{ resource: 'https://other.example/mcp' }, 'invalid_target'],
    [{ scope: 'everything' }, 'invalid_scope'],
  ])('is not asked for %j: the app is told', async (changes, error) => {
    const { client } = await newCustomer(shop);
    const { request } = await newApp(changes);
    const { refusedTo } = (await client.data(ASK, { input: request })).appRequest;
    const told = Object.fromEntries(new URL(refusedTo).searchParams);
    expect(told).toMatchObject({ error, state: 'x y', iss: shop.config.security.publicUrl });
    const { searchParams } = await answerRequest(client, request);
    expect([searchParams.get('error'), searchParams.get('code')]).toEqual([error, null]);
  });

  it('may be refused', async () => {
    const { client } = await newCustomer(shop);
    const { request } = await newApp();
    const { searchParams } = await answerRequest(client, request, false);
    expect([searchParams.get('error'), searchParams.get('code')]).toEqual(['access_denied', null]);
  });

  it('is for customers with a login of their own, from the pages of the shop', async () => {
    const { request } = await newApp();
    const query = 'mutation ($input: AppAnswerInput!) { answerAppRequest(input: $input) }';
    const variables = { input: { ...request, isAllowed: true } };
    expect(failureOf(await shop.client().graphql(query, variables)).code).toBe('UNAUTHENTICATED');
    expect(failureOf(await (await adminClient(shop)).graphql(query, variables)).code).toBe(
      'FORBIDDEN',
    );
    const { client } = await newCustomer(shop);
    const origin = { origin: 'https://evil.example' };
    const crossing = await client.send('POST', '/graphql', { query, variables }, origin);
    expect(failureOf(crossing).code).toBe('CROSS_SITE');
    const { access } = await connected();
    expect(failureOf(await shop.client().useBearer(access).graphql(query, variables)).code).toBe(
      'UNAUTHENTICATED',
    );
    const viewer = await shop.services.appTokens.viewerOf(access, resource);
    await expect(
      shop.services.appConnections.answer(viewer, variables.input),
    ).rejects.toMatchObject({ code: 'FORBIDDEN' });
  });

  it('is counted, so that nobody fills the shop with codes', async () => {
    const { client } = await newCustomer(shop);
    const { request } = await newApp();
    for (let count = 0; count < 20; count++) await answerRequest(client, request);
    const input = { ...request, isAllowed: true };
    const query = 'mutation ($input: AppAnswerInput!) { answerAppRequest(input: $input) }';
    expect(failureOf(await client.graphql(query, { input })).code).toBe('TOO_MANY_ATTEMPTS');
  });
});

describe('a code', () => {
  it('works once: a second time ends what the first one gave', async () => {
    const { app, code, access, refresh } = await connected();
    expect(await opens(access)).toBe(true);
    const events = await recordedBy(shop, async () => {
      expect(errorOf(await tokenFor(exchangeOf(app, code)))).toEqual([400, 'invalid_grant']);
    });
    expect(linesOf(events)).toEqual(['system customer.app-token-reused (customer)']);
    expect(await opens(access)).toBe(false);
    expect(errorOf(await tokenFor(refreshOf(app, refresh)))).toEqual([400, 'invalid_grant']);
  });

  it('gives one app tokens, however many ask at the same moment', async () => {
    const { client } = await newCustomer(shop);
    const app = await newApp();
    const exchange = exchangeOf(app, await codeOf(app, client));
    const answers = await Promise.all([tokenFor(exchange), tokenFor(exchange), tokenFor(exchange)]);
    expect(answers.filter(({ status }) => status === 200).length).toBeLessThanOrEqual(1);
  });

  it.each([
    ['another verifier', { code_verifier: 'w'.repeat(43) }, 'invalid_grant'],
    ['no verifier', { code_verifier: null }, 'invalid_grant'],
    ['another address', { redirect_uri: 'https://app.example/other' }, 'invalid_grant'],
    ['no address', { redirect_uri: null }, 'invalid_grant'],
    ['another app', { client_id: 'somebody' }, 'invalid_grant'],
    ['another endpoint', { resource: 'https://shop.example/mcp/admin' }, 'invalid_target'],
    ['another kind of grant', { grant_type: 'password' }, 'unsupported_grant_type'],
    ['no code', { code: null }, 'invalid_grant'],
  ])('gives nothing for %s', async (_what, changes, error) => {
    const { client } = await newCustomer(shop);
    const app = await newApp();
    const exchange = exchangeOf(app, await codeOf(app, client));
    expect(errorOf(await tokenFor({ ...exchange, ...changes }))).toEqual([400, error]);
  });

  it('gives nothing after a minute', async () => {
    const { client } = await newCustomer(shop);
    const app = await newApp();
    const code = await codeOf(app, client);
    clock.advance({ minutes: 1 });
    expect(errorOf(await tokenFor(exchangeOf(app, code)))).toEqual([400, 'invalid_grant']);
  });

  it('comes by a form, each field once', async () => {
    const guest = shop.client();
    const json = await guest.send('POST', '/oauth/token', { grant_type: 'refresh_token' });
    expect(errorOf(json)).toEqual([400, 'invalid_request']);
    const twice = await guest.send('POST', '/oauth/token', 'grant_type=a&grant_type=b', {
      'content-type': 'application/x-www-form-urlencoded',
    });
    expect(errorOf(twice)).toEqual([400, 'invalid_request']);
    const elsewhere = await guest.send('POST', '/graphql', 'query=%7Bstore%7Bname%7D%7D', {
      'content-type': 'application/x-www-form-urlencoded',
    });
    expect(failureOf(elsewhere).code).toBe('UNSUPPORTED_MEDIA_TYPE');
  });

  it('is not guessed: wrong ones are counted by network address', async () => {
    const security = { ...shop.config.security, loginFailuresPerAddress: 3 };
    const strict = await openTestShop({ clock, security });
    const form = new URLSearchParams({ grant_type: 'authorization_code', code: 'guess' });
    const guess = () =>
      strict.client().send('POST', '/oauth/token', form.toString(), {
        'content-type': 'application/x-www-form-urlencoded',
      });
    for (let count = 0; count < 3; count++)
      expect(errorOf(await guess())).toEqual([400, 'invalid_grant']);
    const refused = await guess();
    expect(errorOf(refused)).toEqual([429, 'temporarily_unavailable']);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    await strict.close();
  });
});

describe('tokens', () => {
  it('are renewed: the latest refresh token works once, and an earlier one ends everything', async () => {
    const { app, access, refresh } = await connected();
    const { body } = await tokenFor(refreshOf(app, refresh));
    expect(body).toMatchObject({
      token_type: 'Bearer',
      expires_in: 3600,
      scope: 'cart orders:read',
    });
    expect(await opens(access)).toBe(false);
    expect(await opens(body.access_token)).toBe(true);
    expect(errorOf(await tokenFor(refreshOf(app, refresh)))).toEqual([400, 'invalid_grant']);
    expect(await opens(body.access_token)).toBe(false);
    const later = await tokenFor(refreshOf(app, body.refresh_token));
    expect(errorOf(later)).toEqual([400, 'invalid_grant']);
  });

  it('are not ended by who guesses', async () => {
    const { app, access } = await connected();
    for (const guess of ['', 'x', 'grref_x.y', access])
      expect(errorOf(await tokenFor(refreshOf(app, guess)))).toEqual([400, 'invalid_grant']);
    expect(await opens(access)).toBe(true);
  });

  it('are not given to another app', async () => {
    const { access, refresh } = await connected();
    const other = await newApp();
    expect(errorOf(await tokenFor(refreshOf(other, refresh)))).toEqual([400, 'invalid_grant']);
    expect(
      (await post('/oauth/revoke', { token: refresh, client_id: other.clientId })).status,
    ).toBe(200);
    expect(await opens(access)).toBe(true);
  });

  it('never allow more than the customer did', async () => {
    const { app, access, refresh } = await connected({ scope: 'orders:read' });
    const refused = await callTool(access, 'my_cart');
    expect([refused.status, failureOf(refused).code]).toEqual([403, 'FORBIDDEN']);
    expect(refused.headers['www-authenticate']).toContain(
      'error="insufficient_scope", scope="orders:read cart"',
    );
    const more = { ...refreshOf(app, refresh), scope: 'cart orders:read' };
    expect(errorOf(await tokenFor(more))).toEqual([400, 'invalid_scope']);
    expect((await callTool(access, 'my_orders')).status).toBe(200);
    const list = { jsonrpc: '2.0', id: 1, method: 'tools/list' };
    const { body } = await shop.client().send('POST', '/mcp/shop', list, {
      ...{ accept: 'application/json, text/event-stream', authorization: `Bearer ${access}` },
    });
    const names = body.result.tools.map(({ name }: { name: string }) => name);
    expect(names).toEqual(expect.arrayContaining(['find_products', 'my_orders']));
    expect(names).not.toContain('my_cart');
  });

  it('open the endpoint of customers and nothing else, and no other token opens that', async () => {
    const { access, refresh, customer } = await connected();
    const bearer = shop.client().useBearer(access);
    expect((await bearer.data('{ me { id } }')).me).toBeNull();
    expect((await bearer.send('GET', '/account/data.json')).status).toBe(401);
    const message = { jsonrpc: '2.0', id: 1, method: 'tools/list' };
    const accept = { accept: 'application/json, text/event-stream' };
    expect((await bearer.send('POST', '/mcp/admin', message, accept)).status).toBe(401);
    const { token } = await newToken(await adminClient(shop), 'READ_ORDERS');
    for (const other of [token, customer.accessToken, refresh, 'x', `${access}x`])
      expect((await callTool(other, 'my_cart')).status).toBe(401);
    expect((await callTool(`${access}x`, 'find_products')).status).toBe(401);
    expect((await shop.services.appTokens.viewerOf(access, 'https://other.example/')).role).toBe(
      'guest',
    );
  });

  it('work for an hour, and can be renewed for a quarter of a year', async () => {
    const { app, access, refresh } = await connected();
    clock.advance({ minutes: 60 });
    expect(await opens(access)).toBe(false);
    clock.advance({ days: 89 });
    const { body } = await tokenFor(refreshOf(app, refresh));
    expect(await opens(body.access_token)).toBe(true);
    clock.advance({ days: 90 });
    const late = await tokenFor(refreshOf(app, body.refresh_token));
    expect(errorOf(late)).toEqual([400, 'invalid_grant']);
  });

  it('end after a year, however often they are renewed', async () => {
    const { app, refresh } = await connected();
    let latest = refresh;
    for (let days = 0; days + 73 < 365; days += 73) {
      clock.advance({ days: 73 });
      latest = (await tokenFor(refreshOf(app, latest))).body.refresh_token;
    }
    clock.advance({ days: 73 });
    expect(errorOf(await tokenFor(refreshOf(app, latest)))).toEqual([400, 'invalid_grant']);
  });

  it('end when the app gives them back', async () => {
    const first = await connected();
    await post('/oauth/revoke', { token: first.refresh, client_id: first.app.clientId });
    expect(await opens(first.access)).toBe(false);
    const second = await connected();
    await post('/oauth/revoke', { token: second.access, client_id: second.app.clientId });
    expect(errorOf(await tokenFor(refreshOf(second.app, second.refresh)))).toEqual([
      400,
      'invalid_grant',
    ]);
    expect((await post('/oauth/revoke', { token: 'unknown' })).status).toBe(200);
    expect(errorOf(await post('/oauth/revoke', {}))).toEqual([400, 'invalid_request']);
  });

  const CHANGE = `mutation ($input: ChangePasswordInput!) { changePassword(input: $input) }`;
  it.each<[string, (customer: TestCustomer) => Promise<unknown>]>([
    ['logs out everywhere else', ({ client }) => client.data('mutation { revokeOtherSessions }')],
    [
      'changes the password',
      ({ client }) =>
        client.data(CHANGE, { input: { currentPassword: PASSWORD, newPassword: 'Other@1234' } }),
    ],
    [
      'deletes the account',
      ({ client }) =>
        client.data('mutation ($password: String!) { deleteAccount(password: $password) }', {
          password: PASSWORD,
        }),
    ],
  ])('end when the customer %s', async (_what, work) => {
    const { customer, app, access, refresh } = await connected();
    await work(customer);
    expect(await opens(access)).toBe(false);
    expect(errorOf(await tokenFor(refreshOf(app, refresh)))).toEqual([400, 'invalid_grant']);
  });

  it('are kept as hashes, and in no export', async () => {
    const { customer, access, refresh, code } = await connected();
    const where = { customerId: customer.customerId };
    const stored = JSON.stringify(await shop.database.read.findBy(AppConnection, where));
    const { text, body } = await customer.client.send('GET', '/account/data.json');
    expect(body.connectedApps).toMatchObject([{ name: 'Kitchen helper', host: 'app.example' }]);
    for (const secret of [access, refresh, code])
      expect([stored.includes(secret), text.includes(secret)]).toEqual([false, false]);
    expect(text).not.toMatch(/tokenHash|codeHash/i);
  });
});

describe('registrations', () => {
  it('answer what became of them', async () => {
    const { status, body } = await register({ token_endpoint_auth_method: 'client_secret_basic' });
    expect(status).toBe(201);
    expect(body).toEqual({
      client_id: expect.any(String),
      client_id_issued_at: Math.floor(clock.now().getTime() / 1000),
      client_name: 'Kitchen helper',
      redirect_uris: [REDIRECT],
      token_endpoint_auth_method: 'none',
      grant_types: ['authorization_code', 'refresh_token'],
      response_types: ['code'],
    });
    const refused = await register({ redirect_uris: ['http://app.example/'] });
    expect(errorOf(refused)).toEqual([400, 'invalid_redirect_uri']);
  });

  it('of one network address are bounded', async () => {
    const { limiter } = shop.services;
    const limit = { name: 'app-registration', points: 30, perSeconds: 3600 };
    await limiter.forget(limit, '127.0.0.1');
    for (let count = 0; count < 30; count++) expect((await register()).status).toBe(201);
    expect(errorOf(await register())).toEqual([429, 'temporarily_unavailable']);
    await limiter.forget(limit, '127.0.0.1');
  });

  it('that nobody uses are deleted after a day, and those that are used stay', async () => {
    const { app } = await connected();
    const unused = await newApp();
    const isThere = (clientId: string) => shop.database.read.existsBy(App, { clientId });
    await shop.services.apps.sweep();
    expect([await isThere(app.clientId), await isThere(unused.clientId)]).toEqual([true, true]);
    clock.advance({ days: 1 });
    await shop.services.apps.sweep();
    expect([await isThere(app.clientId), await isThere(unused.clientId)]).toEqual([true, false]);
    clock.advance({ days: 90 });
    await shop.services.apps.sweep();
    expect(await isThere(app.clientId)).toBe(false);
  });
});
