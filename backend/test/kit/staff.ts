import { StaffRole } from '../../src/kernel/permissions';
import { Answer, Client } from './client';
import { PASSWORD, newEmail } from './people';
import { TestShop } from './test-shop';

/** A member of the staff with their own browser. */
export interface Member {
  client: Client;
  id: string;
  email: string;
  accessToken: string;
}

const ADMIN_LOGIN = `mutation ($input: LoginInput!) {
  adminLogin(input: $input) { accessToken admin { id role } }
}`;
const ADD = 'mutation ($input: StaffInput!) { addStaff(input: $input) { id email role } }';
const CHANGE = `mutation ($id: ID!, $role: StaffRole!) {
  changeStaffRole(id: $id, role: $role) { id email role }
}`;
const ROLE = '{ id name permissions version }';
const ADD_ROLE = `mutation ($input: CustomRoleInput!) { addCustomRole(input: $input) ${ROLE} }`;
const REMOVE = 'mutation ($id: ID!) { removeStaff(id: $id) }';

/** Adds a member with a known password, and logs them in. */
export async function newMember(shop: TestShop, role: StaffRole): Promise<Member> {
  const email = newEmail();
  await shop.services.admins.ensure({ email, password: PASSWORD, role });
  const client = shop.client();
  const { adminLogin } = await client.data(ADMIN_LOGIN, { input: { email, password: PASSWORD } });
  return { client, id: adminLogin.admin.id, email, accessToken: adminLogin.accessToken };
}

export function adminLogin(client: Client, email: string, password = PASSWORD): Promise<Answer> {
  return client.graphql(ADMIN_LOGIN, { input: { email, password } });
}

export function addStaff(owner: Client, input: Record<string, unknown>): Promise<Answer> {
  return owner.graphql(ADD, { input });
}

export function changeRole(owner: Client, id: unknown, role: string): Promise<Answer> {
  return owner.graphql(CHANGE, { id, role });
}

export function removeStaff(owner: Client, id: unknown): Promise<Answer> {
  return owner.graphql(REMOVE, { id });
}

/** Creates a role; permissions have their GraphQL names. */
export function addRole(by: Client, name: string, permissions: string[]): Promise<Answer> {
  return by.graphql(ADD_ROLE, { input: { name, permissions } });
}

const GIVE = `mutation ($id: ID!, $customRoleId: ID) {
  changeStaffRole(id: $id, role: CUSTOM, customRoleId: $customRoleId) { role permissions }
}`;

/** Assigns a custom role. */
export function giveRole(by: Client, id: unknown, customRoleId: unknown): Promise<Answer> {
  return by.graphql(GIVE, { id, customRoleId });
}

/** Adds a member with a role that has these permissions. */
export async function newCustomMember(
  shop: TestShop,
  owner: Client,
  permissions: string[],
): Promise<Member & { roleId: string; version: number }> {
  const member = await newMember(shop, StaffRole.PICKER);
  const { body } = await addRole(owner, newEmail().slice(0, 14), permissions);
  const { id: roleId, version } = body.data.addCustomRole;
  await giveRole(owner, member.id, roleId);
  return { ...member, roleId, version };
}

/** All staff: their e-mail addresses and roles. */
export async function staffOf(owner: Client): Promise<Record<string, string>> {
  const { staff } = await owner.data('{ staff { email role } }');
  return Object.fromEntries(
    staff.map(({ email, role }: { email: string; role: string }) => [email, role]),
  );
}
