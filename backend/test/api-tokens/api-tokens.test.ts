import { Like } from 'typeorm';
import { ApiToken } from '../../src/modules/identity/api-tokens/api-token.entity';
import { StoredEvent } from '../../src/platform/events/stored-event.entity';
import { Admin } from '../../src/modules/identity/staff/admin.entity';
import { CustomRole } from '../../src/modules/identity/staff/custom-role.entity';
import { Permission, StaffRole } from '../../src/kernel/permissions';
import { hashPassword } from '../../src/modules/identity/credentials/password';
import { Client } from '../kit/client';
import { refusalOf } from '../kit/failure';
import { MovableClock } from '../kit/movable-clock';
import { PASSWORD, adminClient, newEmail, newCustomer } from '../kit/people';
import { TestShop, openTestShop } from '../kit/test-shop';

const clock = new MovableClock(new Date('2026-03-02T06:30:00Z'));
let shop: TestShop;
let owner: Client;
beforeAll(async () => {
  shop = await openTestShop({ clock });
  owner = await adminClient(shop);
});
afterAll(() => shop.close());

const CREATE = `mutation ($input: ApiTokenInput!) {
  createApiToken(input: $input) { token apiToken { id name scopes createdAt expiresAt lastUsedAt } }
}`;
const LIST = '{ apiTokens { id name namespace scopes lastUsedAt createdBy } }';
const REVOKE = 'mutation ($id: ID!) { revokeApiToken(id: $id) }';
const ORDERS = '{ adminOrders { totalCount } }';
const WHO = '{ currentAdmin { email } }';

const create = async (client: Client, changes: Record<string, unknown> = {}) =>
  (await client.data(CREATE, { input: { name: 'Stock', scopes: ['READ_ORDERS'], ...changes } }))
    .createApiToken as { token: string; apiToken: { id: string } };
const program = ({ token }: { token: string }) => shop.client().useBearer(token);

/** Another member of the staff, logged in. */
async function newStaff(
  role: StaffRole,
  permissions: Permission[] = [],
): Promise<{ client: Client; id: number; email: string }> {
  const email = newEmail();
  const passwordHash = await hashPassword(PASSWORD);
  const { id } = await shop.database.write(async (tx) => {
    const isCustom = role === StaffRole.CUSTOM;
    const custom =
      isCustom &&
      (await tx.save(tx.create(CustomRole, { name: email.slice(0, 40), permissions, version: 1 })));
    const customRoleId = custom ? custom.id : null;
    return tx.save(
      tx.create(Admin, { email, role, customRoleId, passwordHash, createdAt: clock.now() }),
    );
  });
  const client = shop.client();
  const login = 'mutation ($input: LoginInput!) { adminLogin(input: $input) { admin { id } } }';
  await client.data(login, { input: { email, password: PASSWORD } });
  return { client, id, email };
}

describe('createApiToken', () => {
  it('tells the token once, and keeps its hash only', async () => {
    const { token, apiToken } = await create(owner, { name: '  Till ', expiresInDays: 30 });
    expect(token).toMatch(/^gro_[\w-]{43}$/);
    expect(apiToken).toMatchObject({
      name: 'Till',
      scopes: ['READ_ORDERS'],
      createdAt: '2026-03-02T06:30:00.000Z',
      expiresAt: '2026-04-01T06:30:00.000Z',
      lastUsedAt: null,
    });
    expect((await owner.graphql(LIST)).text).not.toContain(token);
    expect(JSON.stringify(await shop.database.read.find(ApiToken))).not.toContain(token);
  });

  it.each([
    [{ name: ' ' }, 'name'],
    [{ name: 'x'.repeat(61) }, 'name'],
    [{ scopes: [] }, 'scopes'],
    [{ scopes: ['READ_ORDERS', 'READ_ORDERS'] }, 'scopes'],
    [{ scopes: ['MANAGE_STAFF'] }, 'scopes'],
    [{ expiresInDays: 0 }, 'expiresInDays'],
    [{ expiresInDays: 366 }, 'expiresInDays'],
    [{ namespace: '' }, 'namespace'],
    [{ namespace: 'Till 2' }, 'namespace'],
    [{ namespace: 'x'.repeat(41) }, 'namespace'],
    [{ namespace: 'token-999999' }, 'namespace'],
  ])('refuses %j', async (changes, field) => {
    const input = { name: 'Stock', scopes: ['READ_ORDERS'], ...changes };
    const [status, code, named] = refusalOf(await owner.graphql(CREATE, { input }));
    expect([status, code]).toEqual([400, 'VALIDATION']);
    expect(named).toBe(field);
  });

  it('gives it a namespace of its own, or that of the token which it replaces', async () => {
    const { client } = await newStaff(StaffRole.OWNER);
    const namespaces = async () =>
      (await client.data(LIST)).apiTokens.map(({ namespace }: { namespace: string }) => namespace);
    const { apiToken } = await create(client);
    const own = `token-${apiToken.id}`;
    expect((await namespaces())[0]).toBe(own);
    for (const namespace of [own, 'till-2', null]) await create(client, { namespace });
    const [last, ...others] = await namespaces();
    expect(last).toMatch(/^token-\d+$/);
    expect(others.slice(0, 3)).toEqual(['till-2', own, own]);
  });

  it('is for owners only, as is the list and the end of tokens', async () => {
    const { apiToken } = await create(owner);
    const input = { name: 'Stock', scopes: ['READ_ORDERS'] };
    const calls = [
      [CREATE, { input }],
      [LIST, {}],
      [REVOKE, { id: apiToken.id }],
    ] as const;
    const { client: orders } = await newStaff(StaffRole.ORDERS);
    const { client: customer } = await newCustomer(shop);
    for (const [query, variables] of calls) {
      expect(refusalOf(await shop.client().graphql(query, variables))[1]).toBe('UNAUTHENTICATED');
      expect(refusalOf(await customer.graphql(query, variables))[1]).toBe('FORBIDDEN');
      expect(refusalOf(await orders.graphql(query, variables))[1]).toBe('FORBIDDEN');
    }
  });
});

describe('a program with an API token', () => {
  it('may do what its scopes say, over GraphQL and REST, and nothing else', async () => {
    const client = program(await create(owner, { scopes: ['READ_ORDERS', 'MANAGE_CATALOGUE'] }));
    expect((await client.graphql(ORDERS)).status).toBe(200);
    const add = await client.send('POST', '/api/products/add%20products', {});
    expect(refusalOf(add).slice(0, 2)).toEqual([400, 'VALIDATION']); // permitted, and refused as for the owner
    const messages = '{ contactMessages { totalCount } }';
    expect(refusalOf(await client.graphql(messages))).toEqual([403, 'FORBIDDEN']);
    expect(await client.data(WHO)).toMatchObject({ currentAdmin: { email: expect.any(String) } });
  });

  it('does nothing that a person does with a login of their own', async () => {
    const scopes = ['READ_ORDERS', 'READ_AUDIT'];
    const client = program(await create(owner, { scopes }));
    const login = { email: newEmail(), password: PASSWORD };
    const passwords = { currentPassword: PASSWORD, newPassword: 'Another@123' };
    const calls: [string, Record<string, unknown>][] = [
      ['{ mySessions { id } }', {}],
      ['mutation { logout }', {}],
      ['mutation { revokeOtherSessions }', {}],
      ['mutation { revokeSession(id: "1") }', {}],
      ['mutation ($input: LoginInput!) { login(input: $input) { accessToken } }', { input: login }],
      [
        'mutation ($input: LoginInput!) { adminLogin(input: $input) { accessToken } }',
        { input: login },
      ],
      [
        'mutation ($input: ChangePasswordInput!) { changePassword(input: $input) }',
        { input: passwords },
      ],
      [LIST, {}],
      [CREATE, { input: { name: 'Stock', scopes } }],
      ['{ staff { id } }', {}],
    ];
    for (const [query, variables] of calls)
      expect([query, refusalOf(await client.graphql(query, variables))]).toEqual([
        query,
        [403, 'FORBIDDEN'],
      ]);
    const rest = { emailID: login.email, password: PASSWORD };
    const answer = await client.send('POST', '/api/customers/login', rest);
    expect(refusalOf(answer)).toEqual([403, 'FORBIDDEN']);
  });

  it('is told by its use, at most every five minutes', async () => {
    const { token, apiToken } = await create(owner);
    const client = program({ token });
    const lastUse = async () =>
      (await shop.database.read.findOneByOrFail(ApiToken, { id: Number(apiToken.id) })).lastUsedAt;
    await client.data(ORDERS);
    const first = clock.now();
    expect(await lastUse()).toEqual(first);
    clock.advance({ minutes: 4 });
    await client.data(ORDERS);
    expect(await lastUse()).toEqual(first);
    clock.advance({ minutes: 1 });
    await client.data(ORDERS);
    expect(await lastUse()).toEqual(clock.now());
  });

  it('is nobody with a token that is changed, cut, or no token of the shop', async () => {
    const { token } = await create(owner);
    const changed = token.slice(0, 10) + (token[10] === 'A' ? 'B' : 'A') + token.slice(11);
    for (const wrong of [
      changed,
      token.slice(0, -1),
      `${token}A`,
      token.slice(4),
      'gro_',
      token.toUpperCase(),
    ])
      expect(refusalOf(await program({ token: wrong }).graphql(ORDERS))[1]).toBe('UNAUTHENTICATED');
  });

  it('is nobody where the token is sent as a cookie of a session', async () => {
    const { token } = await create(owner);
    const headers = { cookie: `grocessay_session=${token}` };
    const answer = await shop.client().send('POST', '/graphql', { query: ORDERS }, headers);
    expect(refusalOf(answer)[1]).toBe('UNAUTHENTICATED');
  });
});

describe('an API token ends', () => {
  it('when its maker or an owner takes it away, who alone see it', async () => {
    const { client: maker, id, email } = await newStaff(StaffRole.OWNER);
    const { token, apiToken } = await create(maker);
    const limited = await newStaff(StaffRole.CUSTOM, ['manage-staff', 'read-orders']);
    const { apiToken: own } = await create(limited.client);
    expect((await limited.client.data(LIST)).apiTokens).toMatchObject([
      { id: own.id, createdBy: limited.email },
    ]);
    const refused = [404, 'NOT_FOUND', 'id'];
    expect(refusalOf(await limited.client.graphql(REVOKE, apiToken))).toEqual(refused);

    await shop.database.write((tx) => tx.update(Admin, { id }, { role: StaffRole.ORDERS }));
    expect((await program({ token }).graphql(ORDERS)).status).toBe(200);
    const { apiTokens } = await owner.data(LIST);
    expect(apiTokens).toContainEqual(
      expect.objectContaining({ id: apiToken.id, createdBy: email }),
    );
    expect(await owner.data(REVOKE, apiToken)).toEqual({ revokeApiToken: true });
    expect(refusalOf(await program({ token }).graphql(ORDERS))[1]).toBe('UNAUTHENTICATED');
    expect(refusalOf(await owner.graphql(REVOKE, apiToken))).toEqual(refused);
    expect(await limited.client.data(REVOKE, own)).toEqual({ revokeApiToken: true });
    const where = { action: 'api-token.revoked', subjectId: id };
    const { actorId } = await shop.database.read.findOneByOrFail(StoredEvent, where);
    expect(actorId).not.toBe(id);
  });

  it('on its day', async () => {
    const { client } = await newStaff(StaffRole.OWNER);
    const token = await create(client, { expiresInDays: 1 });
    clock.advance({ minutes: 24 * 60 - 1 });
    expect((await program(token).graphql(ORDERS)).status).toBe(200);
    clock.advance({ minutes: 1 });
    expect(refusalOf(await program(token).graphql(ORDERS))[1]).toBe('UNAUTHENTICATED');
    owner = await adminClient(shop);
  });

  it('with the job of its owner, as far as that ends', async () => {
    const { client, id } = await newStaff(StaffRole.OWNER);
    const token = await create(client, { scopes: ['READ_ORDERS', 'MANAGE_COUPONS'] });
    await shop.database.write((tx) => tx.update(Admin, { id }, { role: StaffRole.CATALOGUE }));
    expect(refusalOf(await program(token).graphql(ORDERS))).toEqual([403, 'FORBIDDEN']);
    await shop.database.write((tx) => tx.delete(Admin, { id }));
    expect(refusalOf(await program(token).graphql(ORDERS))[1]).toBe('UNAUTHENTICATED');
    expect(await shop.database.read.existsBy(ApiToken, { adminId: id })).toBe(false);
  });
});

describe('the audit log', () => {
  it('keeps who made and ended a token, and never the token', async () => {
    const { client, id } = await newStaff(StaffRole.OWNER);
    const { token, apiToken } = await create(client, { name: 'Audited' });
    await client.data(REVOKE, { id: apiToken.id });
    const entries = await shop.database.read.find(StoredEvent, {
      where: { actorId: id, action: Like('api-token.%') },
      order: { id: 'ASC' },
    });
    expect(entries).toMatchObject([
      { action: 'api-token.created', subject: 'staff', subjectId: id, beforeJson: null },
      { action: 'api-token.revoked', subject: 'staff', subjectId: id, afterJson: null },
    ]);
    expect(JSON.parse(entries[0]?.afterJson ?? '')).toMatchObject({
      apiTokenId: Number(apiToken.id),
      name: 'Audited',
      scopes: ['read-orders'],
    });
    expect(JSON.stringify(entries)).not.toContain(token.slice(4));
  });
});
