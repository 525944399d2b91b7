import { Admin } from '../../src/modules/identity/staff/admin.entity';
import { refuseDemoData } from '../../src/assembly/refuse-demo-data';
import { seedAtStart } from '../../src/assembly/seed';
import { demoAdmin, demoStaff } from '../../src/platform/config/demo-logins';
import { openTestShop } from '../kit/test-shop';

describe('a database with a demo login', () => {
  it('opens no shop in production', async () => {
    const shop = await openTestShop();
    try {
      await expect(refuseDemoData(shop.database)).resolves.toBeUndefined();
      await shop.services.customers.register({
        firstName: 'Asha',
        lastName: 'Patil',
        phone: '9820012345',
        district: 'Thane',
        state: 'Maharashtra',
        zipCode: '400602',
        email: 'asha@grocessay.test',
        password: 'Asha@1234',
        gender: 'female',
      });
      await expect(refuseDemoData(shop.database)).rejects.toThrow(
        'Configuration: the database holds the customer asha@grocessay.test with the demo password; production needs a database of its own',
      );
    } finally {
      await shop.close();
    }
  });

  it.each(demoStaff)('is refused where $email of the demo staff is in it', async (member) => {
    const shop = await openTestShop();
    try {
      await shop.services.admins.ensure(member);
      await expect(refuseDemoData(shop.database)).rejects.toThrow(
        `Configuration: the database holds the admin ${member.email} with the demo password`,
      );
    } finally {
      await shop.close();
    }
  });

  it('is refused also where the admin has the demo password under another address', async () => {
    const shop = await openTestShop();
    try {
      await shop.database.write((tx) => tx.query('DELETE FROM admins'));
      const config = {
        ...shop.config,
        adminEmail: 'boss@shop.test',
        adminPassword: demoAdmin.password,
        seedDemo: false,
      };
      await seedAtStart(shop.database, shop.services, config);
      await expect(refuseDemoData(shop.database)).rejects.toThrow(
        'Configuration: the database holds the admin boss@shop.test with the demo password',
      );
    } finally {
      await shop.close();
    }
  });

  it('has the demo staff outside production only', async () => {
    const shop = await openTestShop();
    try {
      const staffOf = async () =>
        (await shop.database.read.find(Admin, { order: { id: 'ASC' } })).map(({ role }) => role);
      const seed = (production: boolean) =>
        seedAtStart(shop.database, shop.services, { ...shop.config, production, seedDemo: true });
      await seed(true);
      expect(await staffOf()).toEqual(['owner']);
      await seed(false);
      await seed(false);
      expect(await staffOf()).toEqual(['owner', 'catalogue', 'orders', 'support']);
    } finally {
      await shop.close();
    }
  });
});
