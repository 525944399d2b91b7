import { Clock } from '../../src/kernel/clock';
import { Session } from '../../src/modules/identity/sessions/session.entity';
import { Client } from '../kit/client';
import { failureOf, refusalOf } from '../kit/failure';
import { PASSWORD, TestCustomer, adminClient, newEmail, newCustomer } from '../kit/people';
import { TestShop, openTestShop, testAdmin } from '../kit/test-shop';

const DAY_MS = 24 * 60 * 60 * 1000;
/** A clock that the tests advance. */
let aheadMs = 0;
const clock: Clock = { now: () => new Date(Date.now() + aheadMs) };

let shop: TestShop;
let customer: TestCustomer;
beforeAll(async () => {
  shop = await openTestShop({ clock });
  customer = await newCustomer(shop);
});
afterEach(() => {
  aheadMs = 0;
});
afterAll(() => shop.close());

const ME = '{ me { id email } currentAdmin { email } }';
const LOGIN =
  'mutation ($input: LoginInput!) { login(input: $input) { accessToken customer { id email } } }';
const ADMIN_LOGIN =
  'mutation ($input: LoginInput!) { adminLogin(input: $input) { accessToken admin { email } } }';
const COOKIE = 'grocessay_session';

const logIn = (client: Client, changes: Record<string, unknown> = {}) =>
  client.graphql(LOGIN, { input: { email: customer.email, password: PASSWORD, ...changes } });
const me = async (client: Client) => (await client.data(ME)).me?.email;

describe('login', () => {
  it('takes the address in any case, and answers who it is', async () => {
    const client = shop.client();
    const { status, body } = await logIn(client, { email: customer.email.toUpperCase() });
    expect(status).toBe(200);
    expect(body.data.login.customer).toEqual({
      id: String(customer.customerId),
      email: customer.email,
    });
    expect(await me(client)).toBe(customer.email);
  });

  it('gives a new token each time, and the old one of that browser opens nothing any more', async () => {
    const client = shop.client();
    await logIn(client);
    const before = client.cookie(COOKIE) ?? '';
    await logIn(client);
    const after = client.cookie(COOKIE) ?? '';
    expect(after).not.toBe(before);
    expect(await me(client)).toBe(customer.email);
    expect(await me(shop.client().useBearer(before))).toBeUndefined();
    expect(await me(shop.client().useBearer(after))).toBe(customer.email);
  });

  it('of an admin ends the session of the customer in that browser', async () => {
    const client = shop.client();
    await logIn(client);
    await client.data(ADMIN_LOGIN, { input: testAdmin });
    expect(await client.data(ME)).toEqual({ me: null, currentAdmin: { email: testAdmin.email } });
  });

  it('keeps the token hashed only', async () => {
    const client = shop.client();
    await logIn(client);
    const token = client.cookie(COOKIE) ?? '';
    const sessions = await shop.database.read.find(Session);
    expect(JSON.stringify(sessions)).not.toContain(token);
    for (const { tokenHash } of sessions) expect(tokenHash).toMatch(/^[0-9a-f]{64}$/);
  });

  it.each([
    [{ password: 'Wrong@123' }],
    [{ email: newEmail() }],
    [{ email: testAdmin.email, password: testAdmin.password }],
  ])('refuses %j in the same words', async (changes) => {
    const client = shop.client();
    expect(failureOf(await logIn(client, changes))).toEqual({
      status: 401,
      code: 'WRONG_CREDENTIALS',
      message: 'The e-mail address or the password is wrong',
    });
    expect(client.cookie(COOKIE)).toBeUndefined();
  });

  it.each([
    [LOGIN, { email: 'asha', password: '' }],
    [ADMIN_LOGIN, { email: 'asha@shop', password: '' }],
    [LOGIN, { email: 'asha@shop.grocery', password: '' }],
  ])('says the specified texts: %s', async (mutation, input) => {
    expect(failureOf(await shop.client().graphql(mutation, { input }))).toEqual({
      status: 400,
      code: 'VALIDATION',
      message: 'Email is not valid.',
      fields: { email: 'Email is not valid.', password: 'Password should not be blank' },
    });
  });

  it('refuses a password without end before it is hashed', async () => {
    const answer = await logIn(shop.client(), { password: 'A1'.repeat(1000) });
    expect(refusalOf(answer)).toEqual([400, 'VALIDATION', 'password']);
  });
});

describe('a session', () => {
  it('that is used lasts 30 days and not a moment longer', async () => {
    const { client } = await newCustomer(shop);
    for (const days of [10, 20, 30 - 1 / 24]) {
      aheadMs = days * DAY_MS;
      expect(await me(client)).toBeDefined();
    }
    aheadMs = 30 * DAY_MS + 60_000;
    expect(await me(client)).toBeUndefined();
    expect(refusalOf(await client.graphql('{ orders { totalCount } }'))).toEqual([
      401,
      'UNAUTHENTICATED',
    ]);
  });

  it('is swept away once it has expired', async () => {
    await newCustomer(shop);
    aheadMs = 31 * DAY_MS;
    await logIn(shop.client());
    const expired = (await shop.database.read.find(Session)).filter(
      ({ expiresAt }) => expiresAt < clock.now(),
    );
    expect(expired).toEqual([]);
    customer = await newCustomer(shop);
  });

  it('opens with nothing but its whole token', async () => {
    const { accessToken } = (await logIn(shop.client())).body.data.login;
    const changed = (accessToken[0] === 'A' ? 'B' : 'A') + accessToken.slice(1);
    for (const token of [
      changed,
      accessToken.slice(0, -1),
      `${accessToken}A`,
      accessToken.toLowerCase(),
      "' OR 1=1",
    ])
      expect(await me(shop.client().useBearer(token))).toBeUndefined();
    const hash = (await shop.database.read.find(Session))[0]?.tokenHash ?? '';
    expect(await me(shop.client().useBearer(hash))).toBeUndefined();
  });

  it('is not opened by the ids that browsers keep', async () => {
    for (const token of [String(customer.customerId), '1'])
      expect(await me(shop.client().useBearer(token))).toBeUndefined();
  });
});

describe('logout', () => {
  it('revokes the token and takes the cookie away', async () => {
    const client = shop.client();
    const { accessToken } = (await logIn(client)).body.data.login;
    const answer = await client.graphql('mutation { logout }');
    expect(answer.body.data).toEqual({ logout: true });
    expect(String(answer.headers['set-cookie'])).toMatch(
      /^grocessay_session=; .*Expires=Thu, 01 Jan 1970/,
    );
    expect(await me(client)).toBeUndefined();
    expect(await me(shop.client().useBearer(accessToken))).toBeUndefined();
  });

  it('ends this session only', async () => {
    const [here, there] = [shop.client(), shop.client()];
    await logIn(here);
    await logIn(there);
    await here.data('mutation { logout }');
    expect(await me(there)).toBe(customer.email);
  });

  it('of nobody is no failure', async () => {
    expect(await shop.client().data('mutation { logout }')).toEqual({ logout: true });
  });
});

describe('me and currentAdmin', () => {
  it('are nobody to a guest, and each sees only themselves', async () => {
    expect(await shop.client().data(ME)).toEqual({ me: null, currentAdmin: null });
    const admin = await adminClient(shop);
    expect(await admin.data(ME)).toEqual({ me: null, currentAdmin: { email: testAdmin.email } });
  });
});
