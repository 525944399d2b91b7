import { logIn, logInAdmin, register } from '../../backend/test/kit/shared';
import { shopAdmin } from '../../scripts/lib/shop-server.mjs';
import { Caller } from './caller';
import { inParallel } from './parallel';

/** Password hashing dominates registration; more at once only wait for each other. */
const AT_ONCE = 8;

/** Registers customers and logs them in. */
export function registerCustomers(shopUrl: string, count: number): Promise<Caller[]> {
  return inParallel(Array.from({ length: count }), AT_ONCE, () => registerCustomer(shopUrl));
}

async function registerCustomer(shopUrl: string): Promise<Caller> {
  const guest = new Caller(shopUrl);
  const { accessToken, id } = await logIn(guest, await register(guest));
  return new Caller(shopUrl, accessToken, id);
}

/** Logs the shop's admin in. */
export async function loginAdmin(shopUrl: string): Promise<Caller> {
  const { accessToken } = await logInAdmin(new Caller(shopUrl), shopAdmin);
  return new Caller(shopUrl, accessToken);
}
