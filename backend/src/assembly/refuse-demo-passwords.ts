import { Admin } from '../admins/admin.entity';
import { Customer } from '../customers/customer.entity';
import { ConfigError } from '../platform/config/config';
import { demoAdmin, demoCustomer } from '../platform/config/demo-logins';
import { Database } from '../platform/db/database';
import { passwordMatches } from '../sessions/password';

/**
 * Refuses to open a shop for everybody whose data still has a login that the README tells everybody.
 * @throws ConfigError
 */
export async function refuseDemoPasswords(database: Database): Promise<void> {
  const admins = await database.read.find(Admin);
  for (const { email, passwordHash } of admins)
    if (await passwordMatches(passwordHash, demoAdmin.password))
      throw demoPassword(`admin ${email}`);
  const customer = await database.read.findOneBy(Customer, { email: demoCustomer.email });
  if (customer && (await passwordMatches(customer.passwordHash, demoCustomer.password)))
    throw demoPassword(`customer ${customer.email}`);
}

function demoPassword(who: string): ConfigError {
  return new ConfigError(
    `Configuration: the database holds the ${who} with the demo password; production needs a database of its own`,
  );
}
