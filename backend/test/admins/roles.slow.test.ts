import { StoredEvent } from '../../src/platform/events/stored-event.entity';
import { StaffRole, permissions } from '../../src/kernel/permissions';
import { permissionName } from '../../src/modules/identity/staff/permission.enum';
import { refusalOf } from '../kit/failure';
import { newEmail } from '../kit/people';
import {
  Member,
  addRole,
  addStaff,
  changeRole,
  giveRole,
  newCustomMember,
  newMember,
  removeStaff,
  staffOf,
} from '../kit/staff';
import { TestShop, openTestShop } from '../kit/test-shop';

let shop: TestShop;
let owner: Member;
beforeAll(async () => {
  shop = await openTestShop();
  owner = await newMember(shop, StaffRole.OWNER);
});
afterAll(() => shop.close());

const MINE = '{ currentAdmin { role permissions customRole { name } } }';
const CHANGE = `mutation ($id: ID!, $input: CustomRoleInput!, $expectedVersion: Int!) {
  changeCustomRole(id: $id, input: $input, expectedVersion: $expectedVersion) {
    id name permissions version
  }
}`;
const REMOVE = `mutation ($id: ID!, $expectedVersion: Int!) {
  removeCustomRole(id: $id, expectedVersion: $expectedVersion)
}`;

let count = 0;
const newName = () => `Role ${(count += 1)}`;

async function newRole(allowed = ['READ_ORDERS']) {
  const { body } = await addRole(owner.client, newName(), allowed);
  return body.data.addCustomRole as { id: string; name: string; version: number };
}

/** The audit entries about a role. */
async function eventsOf(id: string) {
  const where = { subject: 'staff-role' as StoredEvent['subject'], subjectId: Number(id) };
  const events = await shop.database.read.find(StoredEvent, { where, order: { id: 'ASC' } });
  return events.map(({ action, actorId, beforeJson, afterJson }) => [
    action,
    String(actorId),
    JSON.parse(beforeJson ?? 'null'),
    JSON.parse(afterJson ?? 'null'),
  ]);
}

describe('the roles of a shop', () => {
  it('are told with what each allows', async () => {
    const { name } = await newRole();
    const { staffRoles } = await owner.client.data(
      '{ staffRoles { builtIn { role permissions } custom { name permissions version } } }',
    );
    expect(staffRoles.builtIn).toContainEqual({
      role: 'PICKER',
      permissions: ['PICK_ORDERS'],
    });
    expect(staffRoles.builtIn[0]).toEqual({
      role: 'OWNER',
      permissions: permissions.map(permissionName),
    });
    expect(staffRoles.custom).toContainEqual({ name, permissions: ['READ_ORDERS'], version: 1 });
  });

  it('are told to who has one, with the login', async () => {
    const { client } = await newMember(shop, StaffRole.SUPPORT);
    expect(await client.data(MINE)).toEqual({
      currentAdmin: {
        role: 'SUPPORT',
        permissions: ['READ_ORDERS', 'READ_CUSTOMER_EMAILS', 'TAKE_ORDERS', 'READ_MESSAGES'],
        customRole: null,
      },
    });
  });
});

describe('a role that an owner makes', () => {
  it('allows what it says, and nothing else', async () => {
    const { client } = await newCustomMember(shop, owner.client, ['MANAGE_COUPONS']);
    expect((await client.graphql('{ adminCoupons { usedCount } }')).status).toBe(200);
    expect((await client.graphql('{ adminOrders { totalCount } }')).status).toBe(403);
    const { currentAdmin } = await client.data(MINE);
    expect(currentAdmin).toMatchObject({ role: 'CUSTOM', permissions: ['MANAGE_COUPONS'] });
  });

  it('allows other things from the next request on when it is changed', async () => {
    const { client, roleId } = await newCustomMember(shop, owner.client, ['MANAGE_COUPONS']);
    const input = { name: newName(), permissions: ['READ_AUDIT', 'READ_ORDERS'] };
    const change = { id: roleId, input, expectedVersion: 1 };
    const { changeCustomRole } = await owner.client.data(CHANGE, change);
    expect(changeCustomRole).toEqual({
      id: roleId,
      name: input.name,
      permissions: ['READ_ORDERS', 'READ_AUDIT'],
      version: 2,
    });
    expect((await client.graphql('{ adminCoupons { usedCount } }')).status).toBe(403);
    expect((await client.graphql('{ adminOrders { totalCount } }')).status).toBe(200);
    expect((await eventsOf(roleId)).at(-1)).toEqual([
      'staff-role.changed',
      owner.id,
      { name: expect.any(String), permissions: ['manage-coupons'] },
      { name: input.name, permissions: ['read-orders', 'read-audit'] },
    ]);
  });

  it('is not changed by who has seen an earlier version', async () => {
    const { id, name } = await newRole();
    const first = { name, permissions: ['READ_AUDIT'] };
    await owner.client.data(CHANGE, { id, input: first, expectedVersion: 1 });
    const second = { name, permissions: ['READ_MESSAGES'] };
    const answer = await owner.client.graphql(CHANGE, { id, input: second, expectedVersion: 1 });
    expect(refusalOf(answer)).toEqual([409, 'CONFLICT', 'expectedVersion']);
    expect(answer.body.errors?.[0]?.extensions.details).toEqual({
      current: { ...first, version: 2 },
      submitted: second,
    });
    const removal = await owner.client.graphql(REMOVE, { id, expectedVersion: 1 });
    expect(refusalOf(removal)).toEqual([409, 'CONFLICT', 'expectedVersion']);
  });

  it('has a name that no other has, in whatever case', async () => {
    const { name } = await newRole();
    const again = await addRole(owner.client, ` ${name.toUpperCase()} `, ['READ_AUDIT']);
    expect(refusalOf(again)).toEqual([409, 'ROLE_NAME_TAKEN', 'name']);
    const other = await newRole();
    const input = { name, permissions: ['READ_AUDIT'] };
    const answer = await owner.client.graphql(CHANGE, { id: other.id, input, expectedVersion: 1 });
    expect(refusalOf(answer)).toEqual([409, 'ROLE_NAME_TAKEN', 'name']);
  });

  it.each([
    ['a name', 'name', ' ', ['READ_AUDIT']],
    ['a shorter name', 'name', 'n'.repeat(41), ['READ_AUDIT']],
    ['a permission', 'permissions', 'Nothing', []],
    ['each permission once', 'permissions', 'Twice', ['READ_AUDIT', 'READ_AUDIT']],
  ])('needs %s', async (_what, field, name, allowed) => {
    expect(refusalOf(await addRole(owner.client, name, allowed))).toEqual([
      400,
      'VALIDATION',
      field,
    ]);
  });

  it('is removed once nobody has it', async () => {
    const { id: adminId, roleId } = await newCustomMember(shop, owner.client, ['READ_AUDIT']);
    const removal = { id: roleId, expectedVersion: 1 };
    const refused = await owner.client.graphql(REMOVE, removal);
    expect(refusalOf(refused)).toEqual([409, 'ROLE_IN_USE']);
    await changeRole(owner.client, adminId, 'SUPPORT');
    expect(await owner.client.data(REMOVE, removal)).toEqual({ removeCustomRole: true });
    expect(refusalOf(await owner.client.graphql(REMOVE, removal))).toEqual([
      404,
      'NOT_FOUND',
      'id',
    ]);
    expect((await eventsOf(roleId)).map(([action]) => action)).toEqual([
      'staff-role.added',
      'staff-role.removed',
    ]);
  });

  it('is either given or removed where both are asked at once', async () => {
    for (let round = 0; round < 3; round += 1) {
      const { id: roleId } = await newRole();
      const member = await newMember(shop, StaffRole.SUPPORT);
      const [given, removed] = await Promise.all([
        giveRole(owner.client, member.id, roleId),
        owner.client.graphql(REMOVE, { id: roleId, expectedVersion: 1 }),
      ]);
      const refusals = [given, removed].filter(({ body }) => body.errors).map(refusalOf);
      expect(refusals).toHaveLength(1);
      expect([
        [404, 'NOT_FOUND', 'customRoleId'],
        [409, 'ROLE_IN_USE'],
      ]).toContainEqual(refusals[0]);
    }
  });
});

describe('giving a role', () => {
  it.each([
    ['that is none', 999_999, [404, 'NOT_FOUND', 'customRoleId']],
    ['without a number', null, [400, 'VALIDATION', 'customRoleId']],
  ])('%s is refused', async (_what, roleId, refusal) => {
    const { id } = await newMember(shop, StaffRole.SUPPORT);
    expect(refusalOf(await giveRole(owner.client, id, roleId))).toEqual(refusal);
  });

  it('with a number that a built-in role has not is refused', async () => {
    const { id: customRoleId } = await newRole();
    const input = { email: newEmail(), role: 'SUPPORT', customRoleId };
    expect(refusalOf(await addStaff(owner.client, input))).toEqual([
      400,
      'VALIDATION',
      'customRoleId',
    ]);
  });

  it('at once with the invitation works', async () => {
    const { id: customRoleId } = await newRole();
    const input = { email: newEmail(), role: 'CUSTOM', customRoleId };
    expect((await addStaff(owner.client, input)).body.data.addStaff).toMatchObject({
      role: 'CUSTOM',
    });
  });
});

describe('who manages the staff without being an owner', () => {
  const ALLOWED = ['MANAGE_STAFF', 'READ_ORDERS'];
  let manager: Awaited<ReturnType<typeof newCustomMember>>;
  beforeAll(async () => (manager = await newCustomMember(shop, owner.client, ALLOWED)));

  it('gives roles that allow no more than their own', async () => {
    const { id: roleId } = await newRole(['READ_ORDERS']);
    const member = await newCustomMember(shop, owner.client, ['READ_ORDERS']);
    expect((await giveRole(manager.client, member.id, roleId)).body.errors).toBeUndefined();
    const { body } = await addRole(manager.client, newName(), ['READ_ORDERS']);
    expect(body.errors).toBeUndefined();
  });

  const refusedTo: [string, () => Promise<Parameters<typeof refusalOf>[0]>][] = [
    ['make themselves owner', () => changeRole(manager.client, manager.id, 'OWNER')],
    ['let an owner in', () => addStaff(manager.client, { email: newEmail(), role: 'OWNER' })],
    ['demote an owner', () => changeRole(manager.client, owner.id, 'SUPPORT')],
    ['remove an owner', () => removeStaff(manager.client, owner.id)],
    ['make a role that allows more', () => addRole(manager.client, newName(), ['READ_AUDIT'])],
    [
      'give a role that allows more',
      async () => giveRole(manager.client, manager.id, (await newRole(['READ_AUDIT'])).id),
    ],
    [
      'let their own role allow more',
      () =>
        manager.client.graphql(CHANGE, {
          id: manager.roleId,
          input: { name: newName(), permissions: [...ALLOWED, 'READ_AUDIT'] },
          expectedVersion: manager.version,
        }),
    ],
    [
      'change a role that allows more',
      async () =>
        manager.client.graphql(CHANGE, {
          id: (await newRole(['READ_AUDIT'])).id,
          input: { name: newName(), permissions: ['READ_ORDERS'] },
          expectedVersion: 1,
        }),
    ],
    [
      'remove a role that allows more',
      async () =>
        manager.client.graphql(REMOVE, {
          id: (await newRole(['READ_AUDIT'])).id,
          expectedVersion: 1,
        }),
    ],
  ];
  it.each(refusedTo)('may not %s', async (_what, attempt) => {
    const before = await staffOf(owner.client);
    expect(refusalOf(await attempt())).toEqual([403, 'FORBIDDEN']);
    expect(await staffOf(owner.client)).toEqual(before);
  });
});
