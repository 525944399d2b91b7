import { randomBytes, randomInt } from 'node:crypto';
import { Admin } from '../../src/modules/identity/staff/admin.entity';
import {
  Customer as CustomerRecord,
  Gender,
} from '../../src/modules/identity/customers/customer.entity';
import { CustomRole } from '../../src/modules/identity/staff/custom-role.entity';
import { StaffRole } from '../../src/kernel/permissions';
import { guestViewer } from '../../src/kernel/viewer';
import { hashPassword } from '../../src/modules/identity/credentials/password';
import { SessionOwner } from '../../src/modules/identity/sessions/session-owner';
import { Client } from '../kit/client';
import { PASSWORD } from '../kit/people';
import { TestShop } from '../kit/test-shop';
import { CUSTOM_PERMISSIONS } from './further-roles';

/** A person with a login, and unique texts in their own records. */
export interface Person {
  client: Client;
  id: number;
  owner: SessionOwner;
  email: string;
  accessToken: string;
  /** Any response with one of these discloses this person's data. */
  marks: string[];
}

/** A customer whose texts all contain their mark. */
export interface Customer extends Person {
  mark: string;
}

/** A member of the staff. */
export interface Member extends Person {
  role: StaffRole;
}

/** A unique alphanumeric text. */
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

/** A shared hash: the matrix has very many people, and does not test passwords. */
const passwordHash = hashPassword(PASSWORD);

/** A logged-in customer; their password is that of the kit. */
export async function newMarkedCustomer(shop: TestShop): Promise<Customer> {
  const mark = newMark();
  const phone = newPhone();
  const email = `${mark}@shop.test`;
  const names = { firstName: `First ${mark}`, lastName: `Last ${mark}` };
  const place = { district: `In ${mark}`, state: 'Maharashtra', zipCode: '400601' };
  const about = { dateOfBirth: '1990-01-31', gender: Gender.FEMALE, createdAt: new Date() };
  const record = { ...names, ...place, ...about, email, phone, passwordHash: await passwordHash };
  const { id } = await shop.database.write((tx) => tx.save(tx.create(CustomerRecord, record)));
  const owner = { customerId: id };
  const session = await newSession(shop, owner, mark);
  return { ...session, id, owner, email, mark, marks: [mark, phone] };
}

/** A logged-in member of the staff; their password is that of the kit. */
export async function newMember(shop: TestShop, role: StaffRole): Promise<Member> {
  const mark = newMark();
  const email = `${mark}@staff.test`;
  const customRoleId = role === StaffRole.CUSTOM ? await newCustomRole(shop) : null;
  const about = { role, customRoleId, createdAt: new Date() };
  const record = { ...about, email, passwordHash: await passwordHash };
  const { id } = await shop.database.write((tx) => tx.save(tx.create(Admin, record)));
  const owner = { adminId: id };
  return { ...(await newSession(shop, owner, mark)), id, owner, email, role, marks: [mark] };
}

/** A role with the permissions of the matrix's custom role; returns its number. */
export async function newCustomRole(shop: TestShop): Promise<number> {
  const record = { name: newMark(), permissions: [...CUSTOM_PERMISSIONS], version: 1 };
  const { id } = await shop.database.write((tx) => tx.save(tx.create(CustomRole, record)));
  return id;
}

/** A session of a person in a separate browser. */
export async function newSession(shop: TestShop, owner: SessionOwner, browser: string) {
  const caller = { userAgent: `Browser of ${browser}` };
  const open = shop.database.write((tx) =>
    shop.services.sessions.openFor(tx, guestViewer, owner, caller),
  );
  const { token, sessionId } = await open;
  return { client: shop.client().useBearer(token), accessToken: token, sessionId };
}
