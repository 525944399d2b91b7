import { randomUUID } from 'node:crypto';
import { shopAdmin } from '../../scripts/lib/shop-server.mjs';
import { Caller } from './caller';
import { inParallel } from './parallel';

const REGISTER = 'mutation ($input: RegisterInput!) { register(input: $input) { id } }';
const LOGIN =
  'mutation ($input: LoginInput!) { login(input: $input) { accessToken customer { id } } }';
const ADMIN_LOGIN = 'mutation ($input: LoginInput!) { adminLogin(input: $input) { accessToken } }';

/** Hashing passwords is what registering costs; more at once than this only wait for each other. */
const AT_ONCE = 8;

/** Registers customers and logs them in. */
export function registerCustomers(shopUrl: string, count: number): Promise<Caller[]> {
  return inParallel(Array.from({ length: count }), AT_ONCE, () => registerCustomer(shopUrl));
}

async function registerCustomer(shopUrl: string): Promise<Caller> {
  const guestViewer = new Caller(shopUrl);
  const email = `customer.${randomUUID().slice(0, 18)}@grocessay.test`;
  const password = 'Mangoes@2026';
  await guestViewer.get(REGISTER, {
    input: {
      firstName: 'Meera',
      lastName: 'Joshi',
      email,
      password,
      dateOfBirth: '1991-05-14',
      gender: 'FEMALE',
      phone: '9820098200',
      district: 'Thane',
      state: 'Maharashtra',
      zipCode: '400601',
    },
  });
  const { accessToken, customer } = await guestViewer.get(LOGIN, { input: { email, password } });
  return new Caller(shopUrl, accessToken, customer.id);
}

/** Logs the shop's admin in. */
export async function loginAdmin(shopUrl: string): Promise<Caller> {
  const { accessToken } = await new Caller(shopUrl).get(ADMIN_LOGIN, { input: shopAdmin });
  return new Caller(shopUrl, accessToken);
}
