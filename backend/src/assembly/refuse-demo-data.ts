import { In, IsNull } from 'typeorm';
import { Admin, Customer, passwordMatches } from '../modules/identity';
import { ConfigError } from '../platform/config/config';
import { demoAdmin, demoCustomer, demoStaff } from '../platform/config/demo-logins';
import { demoVouchers } from '../platform/config/demo-offers';
import { Database } from '../platform/database/database';
import { GiftVoucher } from '../modules/checkout';

/**
 * Refuses to start a public shop whose data still contains a login or gift voucher published in the README.
 * @throws ConfigError
 */
export async function refuseDemoData(database: Database): Promise<void> {
  const admins = await database.read.find(Admin);
  for (const admin of admins)
    if (await hasDemoPassword(admin)) throw demoPassword(`admin ${admin.email}`);
  const customer = await database.read.findOneBy(Customer, { email: demoCustomer.email });
  if (customer && (await passwordMatches(customer.passwordHash, demoCustomer.password)))
    throw demoPassword(`customer ${customer.email}`);
  const voucher = await database.read.findOneBy(GiftVoucher, {
    code: In(demoVouchers.map(({ code }) => code)),
    redeemedByCustomerId: IsNull(),
  });
  if (voucher) throw demoData(`gift voucher ${voucher.code} of the demo`);
}

/** The first admin's address is configurable, so every admin is checked for the demo password. */
async function hasDemoPassword({ email, passwordHash }: Admin): Promise<boolean> {
  const known = demoStaff.filter((member) => member.email === email);
  for (const { password } of [demoAdmin, ...known])
    if (await passwordMatches(passwordHash, password)) return true;
  return false;
}

function demoPassword(who: string): ConfigError {
  return demoData(`${who} with the demo password`);
}

function demoData(what: string): ConfigError {
  return new ConfigError(
    `Configuration: the database holds the ${what}; production needs a database of its own`,
  );
}
