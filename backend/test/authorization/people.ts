import { randomBytes, randomInt } from 'node:crypto';
import { StaffRole } from '../../src/kernel/permissions';
import { Client } from '../kit/client';
import { PASSWORD, newCustomer } from '../kit/people';
import { TestShop } from '../kit/test-shop';

/** Somebody with a login, and texts that stand in their own records only. */
export interface Person {
  client: Client;
  id: number;
  email: string;
  accessToken: string;
  /** Whatever holds one of these tells of this person. */
  marks: string[];
}

/** A customer; in each of their texts stands their mark. */
export interface Customer extends Person {
  mark: string;
}

/** Somebody of the staff. */
export interface Member extends Person {
  role: StaffRole;
}

const REGISTER = 'mutation ($input: RegisterInput!) { register(input: $input) { id } }';
const LOGIN = `mutation ($input: LoginInput!) {
  login(input: $input) { accessToken customer { id } }
}`;
const ADMIN_LOGIN = `mutation ($input: LoginInput!) {
  adminLogin(input: $input) { accessToken admin { id } }
}`;

/** Letters and digits that nothing else in the shop has. */
export function newMark(): string {
  return `mk${randomBytes(9).toString('hex')}`;
}

export function newPhone(): string {
  return `9${String(randomInt(1e9)).padStart(9, '0')}`;
}

export function addressOf(mark: string, phone = newPhone()) {
  const label = 'Home';
  const texts = { recipientName: `Name ${mark}`, line1: `Street ${mark}`, line2: `Area ${mark}` };
  return { label, ...texts, landmark: `Near ${mark}`, phone, pinCode: '400602', isDefault: true };
}

/** Registers a customer and logs them in. */
export async function newMarkedCustomer(shop: TestShop): Promise<Customer> {
  const mark = newMark();
  const phone = newPhone();
  const email = `${mark}@shop.test`;
  const texts = { firstName: `First ${mark}`, lastName: `Last ${mark}`, district: `In ${mark}` };
  const client = shop.client();
  await client.data(REGISTER, { input: newCustomer({ ...texts, email, phone }) });
  const { accessToken, customer } = await logIn(client, LOGIN, email, mark);
  return { client, id: Number(customer.id), email, accessToken, mark, marks: [mark, phone] };
}

/** Lets somebody into the staff, as the demo's staff is, and logs them in. */
export async function newMember(shop: TestShop, role: StaffRole): Promise<Member> {
  const mark = newMark();
  const email = `${mark}@staff.test`;
  await shop.services.admins.ensure({ email, password: PASSWORD, role });
  const client = shop.client();
  const { accessToken, admin } = await logIn(client, ADMIN_LOGIN, email, mark);
  return { client, id: Number(admin.id), email, accessToken, role, marks: [mark] };
}

/** Another browser of somebody, with a session of its own. */
export async function anotherBrowser(shop: TestShop, person: Person, isStaff: boolean) {
  const client = shop.client();
  await logIn(client, isStaff ? ADMIN_LOGIN : LOGIN, person.email, 'another browser');
  return client;
}

async function logIn(client: Client, mutation: string, email: string, browser: string) {
  const variables = { input: { email, password: PASSWORD } };
  const headers = { 'user-agent': `Browser of ${browser}` };
  const { body } = await client.send('POST', '/graphql', { query: mutation, variables }, headers);
  if (body.errors) throw new Error(JSON.stringify(body.errors));
  return body.data.login ?? body.data.adminLogin;
}
