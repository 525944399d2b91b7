import { App } from '../../src/modules/identity/connected-apps/app.entity';
import { recordedBy, linesOf } from '../kit/audit';
import { CustomerApp, answerRequest, requestOf } from '../kit/customer-app';
import { failureOf } from '../kit/failure';
import { MovableClock } from '../kit/movable-clock';
import { adminClient, newCustomer } from '../kit/people';
import { addProduct } from '../kit/products';
import { fillCart, order } from '../kit/shopping';
import { REDIRECT, StepwiseApps, errorOf } from '../kit/stepwise-app';
import { TestShop, openTestShop } from '../kit/test-shop';

const clock = new MovableClock(new Date('2026-03-02T06:30:00Z'));
let shop: TestShop;
let apps: StepwiseApps;
let potato: number;
beforeAll(async () => {
  shop = await openTestShop({ clock });
  apps = new StepwiseApps(shop);
  const admin = await adminClient(shop);
  potato = await addProduct(admin, { name: 'Potato', mrpPaise: 2000, stockQuantity: 1000 });
});
afterAll(() => shop.close());

const ASK =
  'query ($input: AppRequestInput!) { appRequest(input: $input) { name host scopes refusedTo } }';
const LIST = '{ connectedApps { id name host scopes createdAt lastUsedAt } }';
const DISCONNECT = 'mutation ($id: ID!) { disconnectApp(id: $id) }';

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
    const { myRegulars } = await app.answer('my_regulars');
    expect(myRegulars).toMatchObject([{ timesBought: 1, product: { id: String(potato) } }]);

    clock.advance({ minutes: 61 }); // the client refreshes its tokens
    expect((await app.answer('my_orders')).orders.totalCount).toBe(1);
  });

  it('never sees what is of somebody else', async () => {
    const other = await newCustomer(shop);
    await fillCart(other.client, potato);
    const { id } = await order(other.client);
    const { access } = await apps.connected();
    const { result } = (await apps.callTool(access, 'get_order', { id })).body;
    expect(result.isError).toBe(true);
    expect(JSON.parse(result.content[0].text).code).toBe('NOT_FOUND');
    const { structuredContent } = (await apps.callTool(access, 'my_orders')).body.result;
    expect(structuredContent.orders.totalCount).toBe(0);
  });

  it('finds out who gives tokens, and how', async () => {
    const { publicUrl } = shop.config.security;
    const guest = shop.client();
    const refused = await apps.callTool(undefined, 'my_cart');
    expect([refused.status, refused.headers['www-authenticate']]).toEqual([
      401,
      `Bearer resource_metadata="${publicUrl}/.well-known/oauth-protected-resource/mcp/shop"`,
    ]);
    const path = '/.well-known/oauth-protected-resource/mcp/shop';
    expect((await guest.send('GET', path)).body).toMatchObject({
      resource: apps.resource,
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
    const { customer, access } = await apps.connected({ scope: 'cart' });
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
    const refused = await apps.callTool(access, 'my_cart');
    expect(refused.status).toBe(401);
    expect(refused.headers['www-authenticate']).toContain('error="invalid_token"');
  });

  it('is in the log when it is connected, by the number of its connection', async () => {
    const { client, customerId } = await newCustomer(shop);
    const app = await apps.add();
    const code = await apps.codeOf(app, client);
    const events = await recordedBy(shop, () => apps.tokenFor(apps.exchangeOf(app, code)));
    expect(events).toMatchObject([
      {
        action: 'customer.app-connected',
        ...{ actor: ['customer', customerId], subjectId: customerId },
        after: { connectionId: expect.any(Number), scopes: ['cart', 'orders:read'] },
      },
    ]);
  });

  it('has one connection of a customer: the latest', async () => {
    const { customer, app, access } = await apps.connected();
    const again = { ...app, request: { ...app.request, scope: 'cart' } };
    await apps.tokenFor(apps.exchangeOf(again, await apps.codeOf(again, customer.client)));
    expect((await customer.client.data(LIST)).connectedApps).toMatchObject([{ scopes: ['CART'] }]);
    expect(await apps.opens(access)).toBe(false);
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
    const { request } = await apps.add(changes);
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
    const { request } = await apps.add(changes);
    const { refusedTo } = (await client.data(ASK, { input: request })).appRequest;
    const told = Object.fromEntries(new URL(refusedTo).searchParams);
    expect(told).toMatchObject({ error, state: 'x y', iss: shop.config.security.publicUrl });
    const { searchParams } = await answerRequest(client, request);
    expect([searchParams.get('error'), searchParams.get('code')]).toEqual([error, null]);
  });

  it('may be refused', async () => {
    const { client } = await newCustomer(shop);
    const { request } = await apps.add();
    const { searchParams } = await answerRequest(client, request, false);
    expect([searchParams.get('error'), searchParams.get('code')]).toEqual(['access_denied', null]);
  });

  it('is for customers with a login of their own, from the pages of the shop', async () => {
    const { request } = await apps.add();
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
    const { access } = await apps.connected();
    expect(failureOf(await shop.client().useBearer(access).graphql(query, variables)).code).toBe(
      'UNAUTHENTICATED',
    );
    const viewer = await shop.services.appTokens.viewerOf(access, apps.resource);
    await expect(
      shop.services.appConnections.answer(viewer, variables.input),
    ).rejects.toMatchObject({ code: 'FORBIDDEN' });
  });

  it('is counted, so that nobody fills the shop with codes', async () => {
    const { client } = await newCustomer(shop);
    const { request } = await apps.add();
    for (let count = 0; count < 20; count++) await answerRequest(client, request);
    const input = { ...request, isAllowed: true };
    const query = 'mutation ($input: AppAnswerInput!) { answerAppRequest(input: $input) }';
    expect(failureOf(await client.graphql(query, { input })).code).toBe('TOO_MANY_ATTEMPTS');
  });
});

describe('registrations', () => {
  it('answer what became of them', async () => {
    const { status, body } = await apps.register({
      token_endpoint_auth_method: 'client_secret_basic',
    });
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
    const refused = await apps.register({ redirect_uris: ['http://app.example/'] });
    expect(errorOf(refused)).toEqual([400, 'invalid_redirect_uri']);
  });

  it('of one network address are bounded', async () => {
    const { limiter } = shop.services;
    const limit = { name: 'app-registration', points: 30, perSeconds: 3600 };
    await limiter.forget(limit, '127.0.0.1');
    for (let count = 0; count < 30; count++) expect((await apps.register()).status).toBe(201);
    const refused = await apps.register();
    expect(errorOf(refused)).toEqual([429, 'temporarily_unavailable']);
    expect(refused.headers['retry-after']).toMatch(/^[1-9]\d*$/);
    await limiter.forget(limit, '127.0.0.1');
  });

  it('that nobody uses are deleted after a day, and those that are used stay', async () => {
    const { app } = await apps.connected();
    const unused = await apps.add();
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
