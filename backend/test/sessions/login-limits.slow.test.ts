import { Client } from '../kit/client';
import { failureOf } from '../kit/failure';
import { MovableClock } from '../kit/movable-clock';
import { PASSWORD, newEmail, newCustomer } from '../kit/people';
import { SecondServer, openSecondServer } from '../kit/second-server';
import { TestShop, openTestShop, serverUrl, testAdmin } from '../kit/test-shop';

/** The real implementation, which counts its calls. */
const argon2 = jest.requireActual<typeof import('@node-rs/argon2')>('@node-rs/argon2');
let verify: jest.SpyInstance;

const clock = new MovableClock(new Date('2026-03-02T06:30:00Z'));
let shop: TestShop;
let second: SecondServer;
beforeAll(async () => {
  verify = jest.spyOn(argon2, 'verify');
  shop = await openTestShop({ clock });
  if (serverUrl) second = await openSecondServer(shop, clock);
});
afterAll(async () => {
  verify.mockRestore();
  await second?.close();
  await shop.close();
});
// A new limit period of a quarter of an hour for each test.
beforeEach(() => clock.advance({ minutes: 16 }));

const LOGIN = 'mutation ($input: LoginInput!) { login(input: $input) { accessToken } }';
const ADMIN_LOGIN = 'mutation ($input: LoginInput!) { adminLogin(input: $input) { accessToken } }';
const WRONG = 'Wrong@123';
const LOCKED = 'Too many attempts. Please try again in 15 minutes';

/** The two kinds of accounts: their logins over GraphQL and REST. */
const kinds = [
  { kind: 'customer', mutation: LOGIN, path: '/api/customers/login' },
  { kind: 'admin', mutation: ADMIN_LOGIN, path: '/api/admin/login' },
] as const;
type Kind = (typeof kinds)[number];

const byGraphql = (client: Client, { mutation }: Kind, email: string, password: string) =>
  client.graphql(mutation, { input: { email, password } });
const byRest = (client: Client, { kind, path }: Kind, email: string, password: string) =>
  client.send(
    'POST',
    path,
    kind === 'customer'
      ? { emailID: email, password }
      : { adminEmailId: email, adminPassword: password },
  );

/** Counts the passwords that are actually verified. */
async function passwordsLookedAt(work: () => Promise<unknown>): Promise<number> {
  const { calls } = verify.mock;
  const before = calls.length;
  await work();
  return calls.length - before;
}

const aNewAccount = async ({ kind }: Kind) => {
  if (kind === 'customer') return { email: (await newCustomer(shop)).email, password: PASSWORD };
  return testAdmin;
};
const emails = async (kind: Kind) => [(await aNewAccount(kind)).email, newEmail()];
/** Another server of the shop, if the database supports several. */
const aClient = (n: number) => (second && n % 2 ? second : shop).client();

describe.each(kinds)('of 200 wrong passwords for one $kind account', (kind) => {
  it('5 are looked at when they come in one request, by aliases', async () => {
    for (const email of await emails(kind)) {
      const name = kind.kind === 'customer' ? 'login' : 'adminLogin';
      const lines = Array.from(
        { length: 200 },
        (_, n) =>
          `a${n}: ${name}(input: { email: "${email}", password: "Wrong@${n}" }) { accessToken }`,
      );
      const document = `mutation { ${lines.join('\n')} }`;
      const lookedAt = await passwordsLookedAt(() => shop.client().graphql(document));
      expect(lookedAt).toBeLessThanOrEqual(5); // none: this many aliases are refused
    }
  });

  it('no more than 5 are looked at of as many aliases as a request may have', async () => {
    const name = kind.kind === 'customer' ? 'login' : 'adminLogin';
    for (const email of await emails(kind)) {
      const lines = Array.from(
        { length: 12 },
        (_, n) =>
          `a${n}: ${name}(input: { email: "${email}", password: "Wrong@${n}" }) { accessToken }`,
      );
      const request = () => shop.client().graphql(`mutation { ${lines.join('\n')} }`);
      // Only one, in fact: the first failure ends the request, since the result of a login is not nullable.
      expect(await passwordsLookedAt(request)).toBeLessThanOrEqual(5);
    }
  });

  it('5 are looked at when they come in a row, over GraphQL and REST', async () => {
    for (const email of await emails(kind)) {
      const codes: string[] = [];
      const lookedAt = await passwordsLookedAt(async () => {
        for (let n = 0; n < 200; n++) {
          const logIn = n % 2 ? byRest : byGraphql;
          codes.push(failureOf(await logIn(aClient(n), kind, email, WRONG)).code);
        }
      });
      expect(lookedAt).toBe(5);
      expect(codes.slice(0, 5)).toEqual(Array(5).fill('WRONG_CREDENTIALS'));
      expect(new Set(codes.slice(5))).toEqual(new Set(['TOO_MANY_ATTEMPTS']));
    }
  });

  it('5 are looked at when they come at once, from many connections', async () => {
    for (const email of await emails(kind)) {
      const lookedAt = await passwordsLookedAt(() =>
        Promise.all(
          Array.from({ length: 200 }, (_, n) =>
            (n % 2 ? byRest : byGraphql)(aClient(n >> 1), kind, email, WRONG),
          ),
        ),
      );
      expect(lookedAt).toBe(5);
    }
  });
});

/** Enters wrong passwords until the account is locked. */
async function lock(kind: Kind, email: string): Promise<void> {
  for (let n = 0; n < 5; n++) await byGraphql(shop.client(), kind, email, WRONG);
}

describe.each(kinds)('a locked $kind account', (kind) => {
  it('is one in the same words as an unknown one, over GraphQL and REST, whatever the password', async () => {
    const { email, password } = await aNewAccount(kind);
    const unknown = newEmail();
    await lock(kind, email);
    await lock(kind, unknown);
    const refusal = { status: 429, code: 'TOO_MANY_ATTEMPTS', message: LOCKED };
    for (const each of [email, email.toUpperCase(), unknown]) {
      const answer = await byGraphql(shop.client(), kind, each, password);
      expect(failureOf(answer)).toEqual({ ...refusal, fields: { email: LOCKED } });
      const rest = await byRest(shop.client(), kind, each, password);
      const field = kind.kind === 'customer' ? 'emailID' : 'adminEmailId';
      expect(failureOf(rest)).toEqual({ ...refusal, fields: { [field]: LOCKED } });
      expect([answer.headers['retry-after'], rest.headers['retry-after']]).toEqual(['900', '900']);
    }
  });

  it('opens again after a quarter of an hour', async () => {
    const { email, password } = await aNewAccount(kind);
    await lock(kind, email);
    clock.advance({ minutes: 14 });
    expect((await byGraphql(shop.client(), kind, email, password)).status).toBe(429);
    clock.advance({ minutes: 1 });
    expect((await byGraphql(shop.client(), kind, email, password)).status).toBe(200);
  });

  it('does not shut out a browser that logged in before, which has a count of its own', async () => {
    const { email, password } = await aNewAccount(kind);
    const known = shop.client();
    await byRest(known, kind, email, password);
    await lock(kind, email);
    expect((await byGraphql(known, kind, email, password)).status).toBe(200);
    const lookedAt = await passwordsLookedAt(async () => {
      for (let n = 0; n < 20; n++) await byGraphql(known, kind, email, WRONG);
    });
    expect(lookedAt).toBe(5);
    expect((await byGraphql(known, kind, email, password)).status).toBe(429);
  });

  it('opens for its owner by other means', async () => {
    const { email, password } = await aNewAccount(kind);
    await lock(kind, email);
    await shop.services.loginLimits.unlock(kind.kind, email.toUpperCase());
    expect((await byGraphql(shop.client(), kind, email, password)).status).toBe(200);
  });
});

const [customers, admins] = kinds;

describe('the count of wrong passwords', () => {
  it('is that of one account, and not of the same address at the other login', async () => {
    const { email, password } = await aNewAccount(admins);
    await lock(customers, email);
    await lock(customers, newEmail());
    expect((await byGraphql(shop.client(), admins, email, password)).status).toBe(200);
  });

  it('does not count right ones, and does not forget wrong ones for them', async () => {
    const { email, password } = await aNewAccount(customers);
    for (let n = 0; n < 12; n++)
      expect((await byGraphql(shop.client(), customers, email, password)).status).toBe(200);
    for (let n = 0; n < 4; n++) await byGraphql(shop.client(), customers, email, WRONG);
    expect((await byGraphql(shop.client(), customers, email, password)).status).toBe(200);
    await byGraphql(shop.client(), customers, email, WRONG);
    expect((await byGraphql(shop.client(), customers, email, password)).status).toBe(429);
  });

  it('is kept under no e-mail address as it is', async () => {
    const email = newEmail();
    await byGraphql(shop.client(), customers, email, WRONG);
    const rows: { limitKey: string }[] = await shop.database.read.query(
      'SELECT * FROM rate_limits',
    );
    expect(rows.length).toBeGreaterThan(0);
    for (const { limitKey } of rows) expect(limitKey).not.toContain('@');
  });
});

describe('a known browser', () => {
  const deviceOf = (client: Client) => client.cookie('grocessay_device') ?? '';

  it('is known to the accounts that logged in with it, and to no others', async () => {
    const [one, other, guestViewer] = [
      await newCustomer(shop),
      await newCustomer(shop),
      await newCustomer(shop),
    ];
    const client = shop.client();
    await byGraphql(client, customers, one.email, PASSWORD);
    await byGraphql(client, customers, other.email, PASSWORD);
    for (const { email } of [one, other, guestViewer]) await lock(customers, email);
    expect((await byGraphql(client, customers, one.email, PASSWORD)).status).toBe(200);
    expect((await byGraphql(client, customers, other.email, PASSWORD)).status).toBe(200);
    expect((await byGraphql(client, customers, guestViewer.email, PASSWORD)).status).toBe(429);
  });

  it('gets a new token with each login, and keeps it at logout', async () => {
    const { client, email } = await newCustomer(shop);
    const before = deviceOf(client);
    await byGraphql(client, customers, email, PASSWORD);
    const after = deviceOf(client);
    expect(after).not.toBe(before);
    await client.data('mutation { logout }');
    expect(deviceOf(client)).toBe(after);
    await lock(customers, email);
    const headers = { cookie: `grocessay_device=${before}` };
    const input = { emailID: email, password: PASSWORD };
    expect((await shop.client().send('POST', customers.path, input, headers)).status).toBe(429);
    expect((await byGraphql(client, customers, email, PASSWORD)).status).toBe(200);
  });

  it('is known for a year', async () => {
    const { client, email } = await newCustomer(shop);
    clock.advance({ days: 364 });
    await lock(customers, email);
    expect((await byGraphql(client, customers, email, PASSWORD)).status).toBe(200);
    clock.advance({ days: 366 });
    await lock(customers, email);
    expect((await byGraphql(client, customers, email, PASSWORD)).status).toBe(429);
  });

  it('is one of the last twenty of its account', async () => {
    const { email, client } = await newCustomer(shop);
    for (let n = 0; n < 20; n++) await byGraphql(shop.client(), customers, email, PASSWORD);
    await lock(customers, email);
    expect((await byGraphql(client, customers, email, PASSWORD)).status).toBe(429);
  });
});
