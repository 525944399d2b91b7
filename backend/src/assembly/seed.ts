import { Services } from '../app';
import { ImportCatalogueService, importDemoCatalogue, Product } from '../modules/catalogue';
import { Customer, Gender } from '../modules/identity';
import { wallClock } from '../kernel/clock';
import { Viewer } from '../kernel/viewer';
import { Config } from '../platform/config/config';
import { demoCustomer, demoStaff } from '../platform/config/demo-logins';
import { Database } from '../platform/database/database';
import { ensureDemoOffers } from './seed-offers';
import { placeDemoOrders } from './seed-orders';

/** Seeds an empty shop: the first admin and, outside production, the demo data. */
export async function seedAtStart(
  database: Database,
  services: Services,
  config: Config,
): Promise<void> {
  await services.admins.ensureFirst(config.adminEmail, config.adminPassword);
  if (!config.seedDemo) return;
  if (await database.read.existsBy(Product, {}))
    await ensureDemoPeopleAndOffers(database, services, config);
  else await seedDemo(database, services, config);
}

/** Seeds the demo catalogue and, outside production, demo staff, the demo customer with orders, and offers. Idempotent. */
export async function seedDemo(
  database: Database,
  services: Services,
  config: Config,
): Promise<void> {
  const { categories, events } = services;
  await importDemoCatalogue(new ImportCatalogueService(database, categories, wallClock, events));
  const newcomer = await ensureDemoPeopleAndOffers(database, services, config);
  if (newcomer) await placeDemoOrders(database, services, newcomer);
}

async function ensureDemoPeopleAndOffers(
  database: Database,
  services: Services,
  config: Config,
): Promise<Viewer | undefined> {
  if (config.production) return undefined;
  await ensureDemoOffers(database, services);
  for (const member of demoStaff) await services.admins.ensure(member);
  return ensureDemoCustomer(database, services);
}

/** @returns the demo customer if it was created now */
async function ensureDemoCustomer(
  database: Database,
  services: Services,
): Promise<Viewer | undefined> {
  if (await database.read.existsBy(Customer, { email: demoCustomer.email })) return undefined;
  const { id: customerId } = await services.customers.register({
    ...demoCustomer,
    firstName: 'Asha',
    lastName: 'Patil',
    phone: '9820012345',
    district: 'Thane',
    state: 'Maharashtra',
    zipCode: '400602',
    dateOfBirth: '1994-08-15',
    gender: Gender.FEMALE,
  });
  const viewer: Viewer = { role: 'customer', sessionId: 0, customerId };
  if (await services.addresses.isServiceable(demoAddress.pinCode))
    await services.addresses.add(viewer, demoAddress);
  return viewer;
}

const demoAddress = {
  label: 'Home',
  recipientName: 'Asha Patil',
  phone: '9820012345',
  line1: 'B-204, Shree Ganesh Apartments, Gokhale Road',
  line2: 'Naupada',
  landmark: 'Near Thane railway station',
  pinCode: '400602',
};
