import { Product } from '../catalogue/product.entity';
import { importDemoCatalogue } from '../catalogue/demo-catalogue';
import { ImportCatalogueService } from '../catalogue/import-catalogue.service';
import { Customer, Gender } from '../customers/customer.entity';
import { wallClock } from '../kernel/clock';
import { Config } from '../platform/config/config';
import { demoCustomer } from '../platform/config/demo-logins';
import { Database } from '../platform/db/database';
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
    await ensureDemoCustomer(database, services, config);
  else await seedDemo(database, services, config);
}

/** Puts the demo catalogue and, outside production, the demo customer into the shop. May be done again. */
export async function seedDemo(
  database: Database,
  services: Services,
  config: Config,
): Promise<void> {
  await importDemoCatalogue(new ImportCatalogueService(database, services.categories, wallClock));
  await ensureDemoCustomer(database, services, config);
}

async function ensureDemoCustomer(
  database: Database,
  services: Services,
  config: Config,
): Promise<void> {
  if (config.production || (await database.read.existsBy(Customer, { email: demoCustomer.email })))
    return;
  await services.customers.register({
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
}
