import { randomUUID } from 'node:crypto';
import { Customer, Gender } from '../../src/modules/identity/customers/customer.entity';
import { guestViewer } from '../../src/kernel/viewer';
import { hashPassword } from '../../src/modules/identity/credentials/password';
import { Client } from './client';
import * as shared from './shared';
import { TestShop, testAdmin } from './test-shop';

/** A valid password. */
export const PASSWORD = 'Secret@123';

/** An unused e-mail address. */
export function newEmail(): string {
  return `u${randomUUID().slice(0, 13)}@shop.test`;
}

export const { newPhone } = shared;

/** The input of a registration, by GraphQL field names. */
export const customerInput = (changes: Record<string, unknown> = {}) =>
  shared.customerInput({
    lastName: 'Kulkarni',
    email: newEmail(),
    password: PASSWORD,
    dateOfBirth: '1990-01-31',
    phone: '9876543210',
    ...changes,
  });

/** A new customer, registered and logged in. */
export interface TestCustomer {
  client: Client;
  customerId: number;
  email: string;
  accessToken: string;
}

/** One hash for all: hashing is slow by design, and registration and login have their own tests. */
let passwordHash: Promise<string> | undefined;

/** Creates a customer and their session directly; their password is PASSWORD. */
export async function newCustomer(shop: TestShop): Promise<TestCustomer> {
  const { password, ...person } = customerInput();
  const record = {
    ...person,
    gender: Gender.FEMALE,
    passwordHash: await (passwordHash ??= hashPassword(password)),
    createdAt: new Date(),
  };
  const { customerId, token, deviceToken } = await shop.database.write(async (tx) => {
    const { id } = await tx.save(tx.create(Customer, record));
    const owner = { customerId: id };
    return { ...owner, ...(await shop.services.sessions.openFor(tx, guestViewer, owner, {})) };
  });
  const prefix = shop.config.security.overTls ? '__Host-' : '';
  const client = shop.client().keepCookie(`${prefix}grocessay_session`, token);
  if (deviceToken) client.keepCookie(`${prefix}grocessay_device`, deviceToken);
  return { client, customerId, email: person.email, accessToken: token };
}

/** A customer who registered and logged in through the API, for tests of that. */
export async function newRegistrant(shop: TestShop): Promise<TestCustomer> {
  const client = shop.client();
  const customer = await shared.register(client, customerInput());
  const { accessToken } = await shared.logIn(client, customer);
  return { client, customerId: Number(customer.id), email: customer.email, accessToken };
}

/** A browser in which the admin is logged in. */
export async function adminClient(shop: Pick<TestShop, 'client'>): Promise<Client> {
  const client = shop.client();
  await shared.logInAdmin(client, testAdmin);
  return client;
}
