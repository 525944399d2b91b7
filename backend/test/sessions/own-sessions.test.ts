import { Session } from '../../src/modules/identity/sessions/session.entity';
import { Client } from '../kit/client';
import { refusalOf } from '../kit/failure';
import { MovableClock } from '../kit/movable-clock';
import { PASSWORD, TestCustomer, adminClient, newCustomer } from '../kit/people';
import { SecondServer, openSecondServer } from '../kit/second-server';
import { statementsOf } from '../kit/statements';
import { TestShop, openTestShop, serverUrl } from '../kit/test-shop';

const clock = new MovableClock(new Date('2026-03-02T06:30:00Z'));
let shop: TestShop;
let second: SecondServer;
beforeAll(async () => {
  shop = await openTestShop({ clock });
  if (serverUrl) second = await openSecondServer(shop, clock);
});
afterAll(async () => {
  await second?.close();
  await shop.close();
});

const LIST = '{ mySessions { id isCurrent userAgent createdAt lastUsedAt } }';
const REVOKE = 'mutation ($id: ID!) { revokeSession(id: $id) }';
const REVOKE_OTHERS = 'mutation { revokeOtherSessions }';
const ME = '{ me { id } currentAdmin { id } }';
const LOGIN = 'mutation ($input: LoginInput!) { login(input: $input) { accessToken } }';
const COOKIE = 'grocessay_session';

/** The same customer in another browser. */
async function alsoAt(customer: TestCustomer, userAgent: string): Promise<Client> {
  const client = shop.client();
  const variables = { input: { email: customer.email, password: PASSWORD } };
  const headers = { 'user-agent': userAgent };
  await client.send('POST', '/graphql', { query: LOGIN, variables }, headers);
  return client;
}
const sessionsOf = async (client: Client) => (await client.data(LIST)).mySessions;
const isLoggedIn = async (client: Client) => (await client.data(ME)).me !== null;
/** The same browser, at the other server if there is one. */
function elsewhere(client: Client): Client {
  const there = (second ?? shop).client();
  return there.useBearer(client.cookie(COOKIE) ?? '');
}

describe('mySessions', () => {
  it('are where the caller is logged in, the last used first, and nobody else', async () => {
    const customer = await newCustomer(shop);
    await newCustomer(shop);
    clock.advance({ minutes: 10 });
    const phone = await alsoAt(customer, 'A phone');
    expect(await sessionsOf(phone)).toEqual([
      {
        id: expect.any(String),
        isCurrent: true,
        userAgent: 'A phone',
        createdAt: clock.now().toISOString(),
        lastUsedAt: clock.now().toISOString(),
      },
      expect.objectContaining({ isCurrent: false }),
    ]);
    const [own] = await sessionsOf(customer.client);
    expect(own).toMatchObject({ isCurrent: true });
  });

  it('hold no more than 200 letters of what a browser says it is', async () => {
    const customer = await newCustomer(shop);
    const client = await alsoAt(customer, 'x'.repeat(5000));
    const own = (await sessionsOf(client)).find((each: { isCurrent: boolean }) => each.isCurrent);
    expect(own.userAgent).toBe('x'.repeat(200));
  });

  it('of staff are their own', async () => {
    const admin = await adminClient(shop);
    await newCustomer(shop);
    const { customers } = await shop.database.read
      .createQueryBuilder(Session, 'session')
      .select('COUNT(session.customerId)', 'customers')
      .where('session.id IN (:...ids)', {
        ids: (await sessionsOf(admin)).map(({ id }: { id: string }) => Number(id)),
      })
      .getRawOne();
    expect(Number(customers)).toBe(0);
  });

  it('are told to nobody who is not logged in', async () => {
    const guest = shop.client();
    for (const query of [LIST, REVOKE_OTHERS, 'mutation { revokeSession(id: "1") }'])
      expect(refusalOf(await guest.graphql(query))).toEqual([401, 'UNAUTHENTICATED']);
  });
});

describe('revokeSession', () => {
  it('ends it at once, at every server', async () => {
    const customer = await newCustomer(shop);
    const phone = await alsoAt(customer, 'A phone');
    expect(await isLoggedIn(elsewhere(phone))).toBe(true);
    const [{ id }] = (await sessionsOf(customer.client)).filter(
      ({ userAgent }: { userAgent: string }) => userAgent === 'A phone',
    );
    expect(await customer.client.data(REVOKE, { id })).toEqual({ revokeSession: true });
    expect(await isLoggedIn(elsewhere(phone))).toBe(false);
    expect(await isLoggedIn(customer.client)).toBe(true);
    expect(refusalOf(await customer.client.graphql(REVOKE, { id }))[1]).toBe('NOT_FOUND');
  });

  it('ends none of anybody else', async () => {
    const [one, other] = [await newCustomer(shop), await newCustomer(shop)];
    const admin = await adminClient(shop);
    const [{ id }] = await sessionsOf(other.client);
    for (const client of [one.client, admin])
      expect(refusalOf(await client.graphql(REVOKE, { id }))).toEqual([404, 'NOT_FOUND', 'id']);
    expect(refusalOf(await one.client.graphql(REVOKE, { id: 'x' }))).toEqual([
      400,
      'VALIDATION',
      'id',
    ]);
    expect(await isLoggedIn(other.client)).toBe(true);
  });

  it("of the caller's own is a logout", async () => {
    const { client } = await newCustomer(shop);
    const [{ id }] = await sessionsOf(client);
    await client.data(REVOKE, { id });
    expect(client.cookie(COOKIE)).toBe('');
    expect(await isLoggedIn(client)).toBe(false);
  });
});

describe('revokeOtherSessions', () => {
  it('ends all but the own, and says how many', async () => {
    const customer = await newCustomer(shop);
    const [phone, tablet] = [await alsoAt(customer, 'A phone'), await alsoAt(customer, 'A tablet')];
    const bystander = await newCustomer(shop);
    expect(await phone.data(REVOKE_OTHERS)).toEqual({ revokeOtherSessions: 2 });
    expect(await isLoggedIn(phone)).toBe(true);
    for (const client of [customer.client, tablet])
      expect(await isLoggedIn(elsewhere(client))).toBe(false);
    expect(await isLoggedIn(bystander.client)).toBe(true);
    expect(await phone.data(REVOKE_OTHERS)).toEqual({ revokeOtherSessions: 0 });
  });
});

describe('a session ends', () => {
  const isAdmin = async (client: Client) => (await client.data(ME)).currentAdmin !== null;

  it('of a customer after 14 days without use', async () => {
    const { client } = await newCustomer(shop);
    clock.advance({ days: 14, minutes: -1 });
    expect(await isLoggedIn(client)).toBe(true);
    clock.advance({ days: 14 });
    expect(await isLoggedIn(client)).toBe(false);
  });

  it('of staff after 8 hours without use, and after 24 in any case', async () => {
    const [idle, busy] = [await adminClient(shop), await adminClient(shop)];
    for (let hour = 7; hour < 24; hour += 7) {
      clock.advance({ minutes: 7 * 60 });
      expect(await isAdmin(busy)).toBe(true);
    }
    expect(await isAdmin(idle)).toBe(false);
    clock.advance({ minutes: 3 * 60 });
    expect(await isAdmin(busy)).toBe(false);
    expect(refusalOf(await busy.graphql('{ adminOrders { totalCount } }'))[1]).toBe(
      'UNAUTHENTICATED',
    );
  });
});

describe('a use', () => {
  it('costs one read, and one write every five minutes', async () => {
    const admin = await adminClient(shop);
    const query = '{ store { name } }';
    const during = async () => (await statementsOf(shop.database, () => admin.data(query))).length;
    expect(await during()).toBe(1);
    clock.advance({ minutes: 5 });
    expect(await during()).toBeGreaterThan(1);
    expect(await during()).toBe(1);
  });

  it('is no failure where it cannot be noted', async () => {
    const { client } = await newCustomer(shop);
    clock.advance({ minutes: 6 });
    const write = jest.spyOn(shop.database, 'write').mockRejectedValue(new Error('no space left'));
    try {
      expect(await isLoggedIn(client)).toBe(true);
    } finally {
      write.mockRestore();
    }
  });
});

describe('a guest', () => {
  it('gets a session with what is put into the cart, and none for what is refused', async () => {
    const add = 'mutation ($input: AddToCartInput!) { addToCart(input: $input) { cart { id } } }';
    const guest = shop.client();
    const count = () => shop.database.read.count(Session);
    const before = await count();
    for (const input of [
      { productId: '2147483647', quantity: 1 },
      { productId: '1', quantity: 0 },
      { productId: 'x', quantity: 1 },
    ]) {
      const answer = await guest.graphql(add, { input });
      expect(answer.body.errors).toHaveLength(1);
      expect(answer.headers['set-cookie']).toBeUndefined();
    }
    expect(await count()).toBe(before);
  });
});

it('a login under a password that is changed meanwhile opens nothing', async () => {
  const { email } = await newCustomer(shop);
  const change = shop.services.sessions.openFor.bind(shop.services.sessions);
  const opening = jest
    .spyOn(shop.services.sessions, 'openFor')
    .mockImplementation(async (tx, ...rest) => {
      const opened = await change(tx, ...rest);
      await tx.query("UPDATE customers SET passwordHash = 'another' WHERE email = ?", [email]);
      return opened;
    });
  const client = shop.client();
  try {
    const answer = await client.graphql(LOGIN, { input: { email, password: PASSWORD } });
    expect(refusalOf(answer)).toEqual([401, 'WRONG_CREDENTIALS']);
  } finally {
    opening.mockRestore();
  }
  expect(client.cookie(COOKIE)).toBeUndefined();
});
