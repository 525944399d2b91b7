import { AppConnection } from '../../src/modules/identity/connected-apps/app-connection.entity';
import { newToken } from '../authorization/staff-calls';
import { recordedBy, linesOf } from '../kit/audit';
import { failureOf } from '../kit/failure';
import { MovableClock } from '../kit/movable-clock';
import { PASSWORD, TestCustomer, adminClient, newCustomer } from '../kit/people';
import { ConnectedStepwiseApp, StepwiseApps, errorOf } from '../kit/stepwise-app';
import { TestShop, openTestShop } from '../kit/test-shop';

const clock = new MovableClock(new Date('2026-03-02T06:30:00Z'));
let shop: TestShop;
let apps: StepwiseApps;
beforeAll(async () => {
  shop = await openTestShop({ clock });
  apps = new StepwiseApps(shop);
});
afterAll(() => shop.close());

describe('a code', () => {
  it('works once: a second time ends what the first one gave', async () => {
    const { app, code, access, refresh } = await apps.connected();
    expect(await apps.opens(access)).toBe(true);
    const events = await recordedBy(shop, async () => {
      expect(errorOf(await apps.tokenFor(apps.exchangeOf(app, code)))).toEqual([
        400,
        'invalid_grant',
      ]);
    });
    expect(linesOf(events)).toEqual(['system customer.app-token-reused (customer)']);
    expect(await apps.opens(access)).toBe(false);
    expect(errorOf(await apps.tokenFor(apps.refreshOf(app, refresh)))).toEqual([
      400,
      'invalid_grant',
    ]);
  });

  it('gives one app tokens, however many ask at the same moment', async () => {
    const { client } = await newCustomer(shop);
    const app = await apps.add();
    const exchange = apps.exchangeOf(app, await apps.codeOf(app, client));
    const answers = await Promise.all([
      apps.tokenFor(exchange),
      apps.tokenFor(exchange),
      apps.tokenFor(exchange),
    ]);
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
    const app = await apps.add();
    const exchange = apps.exchangeOf(app, await apps.codeOf(app, client));
    expect(errorOf(await apps.tokenFor({ ...exchange, ...changes }))).toEqual([400, error]);
  });

  it('gives nothing after a minute', async () => {
    const { client } = await newCustomer(shop);
    const app = await apps.add();
    const code = await apps.codeOf(app, client);
    clock.advance({ minutes: 1 });
    expect(errorOf(await apps.tokenFor(apps.exchangeOf(app, code)))).toEqual([
      400,
      'invalid_grant',
    ]);
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
    const { app, access, refresh } = await apps.connected();
    const { body } = await apps.tokenFor(apps.refreshOf(app, refresh));
    expect(body).toMatchObject({
      token_type: 'Bearer',
      expires_in: 3600,
      scope: 'cart orders:read',
    });
    expect(await apps.opens(access)).toBe(false);
    expect(await apps.opens(body.access_token)).toBe(true);
    expect(errorOf(await apps.tokenFor(apps.refreshOf(app, refresh)))).toEqual([
      400,
      'invalid_grant',
    ]);
    expect(await apps.opens(body.access_token)).toBe(false);
    const later = await apps.tokenFor(apps.refreshOf(app, body.refresh_token));
    expect(errorOf(later)).toEqual([400, 'invalid_grant']);
  });

  it('come again where the answer to a refresh was lost, and the lost ones end', async () => {
    const { app, refresh } = await apps.connected();
    const { body: lost } = await apps.tokenFor(apps.refreshOf(app, refresh));
    clock.advance({ minutes: 1 / 3 });
    const { body: again } = await apps.tokenFor(apps.refreshOf(app, refresh));
    expect(again).toMatchObject({ expires_in: 3580, scope: 'cart orders:read' });
    expect(await apps.opens(lost.access_token)).toBe(false);
    expect(await apps.opens(again.access_token)).toBe(true);
    const next = await apps.tokenFor(apps.refreshOf(app, again.refresh_token));
    expect(await apps.opens(next.body.access_token)).toBe(true);
    // Somebody else has those of the lost answer.
    expect(errorOf(await apps.tokenFor(apps.refreshOf(app, lost.refresh_token)))).toEqual([
      400,
      'invalid_grant',
    ]);
    expect(await apps.opens(next.body.access_token)).toBe(false);
  });

  it.each<[string, (renewed: Pick<ConnectedStepwiseApp, 'app' | 'access' | 'refresh'>) => unknown]>(
    [
      ['half a minute', () => clock.advance({ minutes: 1 / 2 })],
      ['the new access token was used', ({ access }) => apps.opens(access)],
      [
        'the new refresh token was used',
        ({ app, refresh }) => apps.tokenFor(apps.refreshOf(app, refresh)),
      ],
    ],
  )('come not again after %s: that ends everything', async (_what, work) => {
    const { app, refresh } = await apps.connected();
    const { body } = await apps.tokenFor(apps.refreshOf(app, refresh));
    await work({ app, access: body.access_token, refresh: body.refresh_token });
    const events = await recordedBy(shop, async () => {
      expect(errorOf(await apps.tokenFor(apps.refreshOf(app, refresh)))).toEqual([
        400,
        'invalid_grant',
      ]);
    });
    expect(linesOf(events)).toEqual(['system customer.app-token-reused (customer)']);
  });

  it('come again for half a minute in all, however often they are asked for', async () => {
    const { app, refresh } = await apps.connected();
    for (let count = 0; count < 3; count++) {
      expect((await apps.tokenFor(apps.refreshOf(app, refresh))).status).toBe(200);
      clock.advance({ minutes: 1 / 5 });
    }
    expect((await apps.tokenFor(apps.refreshOf(app, refresh))).status).toBe(400);
  });

  it('are of one answer where a refresh is sent twice at the same moment', async () => {
    const { app, refresh } = await apps.connected();
    const answers = await Promise.all(
      [1, 2, 3].map(() => apps.tokenFor(apps.refreshOf(app, refresh))),
    );
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    const opened = [];
    for (const { body } of answers) opened.push(await apps.opens(body.access_token));
    expect(opened.filter(Boolean)).toHaveLength(1);
  });

  it('are not ended by who guesses', async () => {
    const { app, access } = await apps.connected();
    for (const guess of ['', 'x', 'grref_x.y', access])
      expect(errorOf(await apps.tokenFor(apps.refreshOf(app, guess)))).toEqual([
        400,
        'invalid_grant',
      ]);
    expect(await apps.opens(access)).toBe(true);
  });

  it('are not given to another app', async () => {
    const { access, refresh } = await apps.connected();
    const other = await apps.add();
    expect(errorOf(await apps.tokenFor(apps.refreshOf(other, refresh)))).toEqual([
      400,
      'invalid_grant',
    ]);
    expect(
      (await apps.post('/oauth/revoke', { token: refresh, client_id: other.clientId })).status,
    ).toBe(200);
    expect(await apps.opens(access)).toBe(true);
  });

  it('never allow more than the customer did', async () => {
    const { app, access, refresh } = await apps.connected({ scope: 'orders:read' });
    const refused = await apps.callTool(access, 'my_cart');
    expect([refused.status, failureOf(refused).code]).toEqual([403, 'FORBIDDEN']);
    expect(refused.headers['www-authenticate']).toContain(
      'error="insufficient_scope", scope="orders:read cart"',
    );
    const more = { ...apps.refreshOf(app, refresh), scope: 'cart orders:read' };
    expect(errorOf(await apps.tokenFor(more))).toEqual([400, 'invalid_scope']);
    expect((await apps.callTool(access, 'my_orders')).status).toBe(200);
    const list = { jsonrpc: '2.0', id: 1, method: 'tools/list' };
    const { body } = await shop.client().send('POST', '/mcp/shop', list, {
      ...{ accept: 'application/json, text/event-stream', authorization: `Bearer ${access}` },
    });
    const names = body.result.tools.map(({ name }: { name: string }) => name);
    expect(names).toEqual(expect.arrayContaining(['find_products', 'my_orders']));
    expect(names).not.toContain('my_cart');
  });

  it('open the endpoint of customers and nothing else, and no other token opens that', async () => {
    const { access, refresh, customer } = await apps.connected();
    const bearer = shop.client().useBearer(access);
    expect((await bearer.data('{ me { id } }')).me).toBeNull();
    expect((await bearer.send('GET', '/account/data.json')).status).toBe(401);
    const message = { jsonrpc: '2.0', id: 1, method: 'tools/list' };
    const accept = { accept: 'application/json, text/event-stream' };
    expect((await bearer.send('POST', '/mcp/admin', message, accept)).status).toBe(401);
    const { token } = await newToken(await adminClient(shop), 'READ_ORDERS');
    for (const other of [token, customer.accessToken, refresh, 'x', `${access}x`])
      expect((await apps.callTool(other, 'my_cart')).status).toBe(401);
    expect((await apps.callTool(`${access}x`, 'find_products')).status).toBe(401);
    expect((await shop.services.appTokens.viewerOf(access, 'https://other.example/')).role).toBe(
      'guest',
    );
  });

  it('work for an hour, and can be renewed for a quarter of a year', async () => {
    const { app, access, refresh } = await apps.connected();
    clock.advance({ minutes: 60 });
    expect(await apps.opens(access)).toBe(false);
    clock.advance({ days: 89 });
    const { body } = await apps.tokenFor(apps.refreshOf(app, refresh));
    expect(await apps.opens(body.access_token)).toBe(true);
    clock.advance({ days: 90 });
    const late = await apps.tokenFor(apps.refreshOf(app, body.refresh_token));
    expect(errorOf(late)).toEqual([400, 'invalid_grant']);
  });

  it('end after a year, however often they are renewed', async () => {
    const { app, refresh } = await apps.connected();
    let latest = refresh;
    for (let days = 0; days + 73 < 365; days += 73) {
      clock.advance({ days: 73 });
      latest = (await apps.tokenFor(apps.refreshOf(app, latest))).body.refresh_token;
    }
    clock.advance({ days: 73 });
    expect(errorOf(await apps.tokenFor(apps.refreshOf(app, latest)))).toEqual([
      400,
      'invalid_grant',
    ]);
  });

  it('end when the app gives them back', async () => {
    const first = await apps.connected();
    await apps.post('/oauth/revoke', { token: first.refresh, client_id: first.app.clientId });
    expect(await apps.opens(first.access)).toBe(false);
    const second = await apps.connected();
    await apps.post('/oauth/revoke', { token: second.access, client_id: second.app.clientId });
    expect(errorOf(await apps.tokenFor(apps.refreshOf(second.app, second.refresh)))).toEqual([
      400,
      'invalid_grant',
    ]);
    expect((await apps.post('/oauth/revoke', { token: 'unknown' })).status).toBe(200);
    expect(errorOf(await apps.post('/oauth/revoke', {}))).toEqual([400, 'invalid_request']);
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
    const { customer, app, access, refresh } = await apps.connected();
    await work(customer);
    expect(await apps.opens(access)).toBe(false);
    expect(errorOf(await apps.tokenFor(apps.refreshOf(app, refresh)))).toEqual([
      400,
      'invalid_grant',
    ]);
  });

  it('are kept as hashes, and in no export', async () => {
    const { customer, access, refresh, code } = await apps.connected();
    const where = { customerId: customer.customerId };
    const stored = JSON.stringify(await shop.database.read.findBy(AppConnection, where));
    const { text, body } = await customer.client.send('GET', '/account/data.json');
    expect(body.connectedApps).toMatchObject([{ name: 'Kitchen helper', host: 'app.example' }]);
    for (const secret of [access, refresh, code])
      expect([stored.includes(secret), text.includes(secret)]).toEqual([false, false]);
    expect(text).not.toMatch(/tokenHash|codeHash/i);
  });
});
