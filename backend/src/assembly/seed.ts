import { Product } from '../catalogue/product.entity';
import { importDemoCatalogue } from '../catalogue/demo-catalogue';
import { ImportCatalogueService } from '../catalogue/import-catalogue.service';
import { Customer, Gender } from '../customers/customer.entity';
import { wallClock } from '../kernel/clock';
import { Config } from '../platform/config/config';
import { demoCustomer } from '../platform/config/demo-logins';
import { Database } from '../platform/db/database';
import { ensureDemoOffers } from './seed-offers';
import { Services } from './services';

/** Gives an empty shop what it needs to open: the first admin, and outside production the demo. */
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

/** Puts the demo catalogue and, outside production, the demo customer and offers into the shop. May be done again. */
export async function seedDemo(
  database: Database,
  services: Services,
  config: Config,
): Promise<void> {
  await importDemoCatalogue(new ImportCatalogueService(database, services.categories, wallClock));
  await ensureDemoPeopleAndOffers(database, services, config);
}

async function ensureDemoPeopleAndOffers(
  database: Database,
  services: Services,
  config: Config,
): Promise<void> {
  if (config.production) return;
  await ensureDemoCustomer(database, services);
  await ensureDemoOffers(database, services);
}

async function ensureDemoCustomer(database: Database, services: Services): Promise<void> {
  if (await database.read.existsBy(Customer, { email: demoCustomer.email })) return;
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
  if (!services.addresses.isServiceable(demoAddress.pinCode)) return;
  await services.addresses.add({ role: 'customer', sessionId: 0, customerId }, demoAddress);
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
