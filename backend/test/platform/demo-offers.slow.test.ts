import { StaffRole, permissionsOf } from '../../src/kernel/permissions';
import { refuseDemoData } from '../../src/assembly/refuse-demo-data';
import { seedAtStart } from '../../src/assembly/seed';
import { Coupon } from '../../src/modules/checkout/coupons/coupon.entity';
import { demoCustomer } from '../../src/platform/config/demo-logins';
import { creditOf, redeem } from '../kit/offers';
import { TestShop, openTestShop } from '../kit/test-shop';

let shop: TestShop;
beforeEach(async () => {
  shop = await openTestShop();
});
afterEach(() => shop.close());

const seed = (changes: object = {}) =>
  seedAtStart(shop.database, shop.services, { ...shop.config, seedDemo: true, ...changes });

const codes = async (): Promise<string[]> =>
  (await shop.client().data('{ coupons { code } }')).coupons.map(
    ({ code }: { code: string }) => code,
  );

async function demoClient() {
  const client = shop.client();
  const login = 'mutation ($input: LoginInput!) { login(input: $input) { customer { id } } }';
  await client.data(login, { input: demoCustomer });
  return client;
}

describe('the demo', () => {
  it('has offers, gift vouchers, and a customer with an address', async () => {
    await seed();
    expect(await codes()).toEqual(['BIG25', 'FESTIVE20', 'WELCOME15', 'FRESH10', 'SAVE5']);
    const client = await demoClient();
    expect((await client.data('{ addresses { label pinCode isDefault } }')).addresses).toEqual([
      { label: 'Home', pinCode: '400602', isDefault: true },
    ]);
    expect((await redeem(client, 'gift-demo-0100')).status).toBe(200);
    expect(await creditOf(client)).toBe(10_000);
  });

  it('is made once, and what became of it stays', async () => {
    await seed();
    const client = await demoClient();
    await redeem(client, 'GIFT-DEMO-0100');
    await shop.database.write((tx) =>
      tx.update(Coupon, { code: 'SAVE5' }, { validUntil: new Date(0) }),
    );
    await seed();
    expect(await codes()).toEqual(['BIG25', 'FESTIVE20', 'WELCOME15', 'FRESH10']);
    expect((await redeem(client, 'GIFT-DEMO-0100')).status).toBe(409);
    expect((await client.data('{ addresses { id } }')).addresses).toHaveLength(1);
  });

  it('gives nothing away in production', async () => {
    await seed({ production: true });
    expect(await codes()).toEqual([]);
    expect(await shop.services.manageVouchers.newest(anAdmin, {})).toEqual([]);
    await expect(refuseDemoData(shop.database)).resolves.toBeUndefined();
  });

  it('keeps production from opening while one of its vouchers can be redeemed', async () => {
    await shop.services.manageVouchers.make({ code: 'GIFT-DEMO-0250', valuePaise: 25_000 });
    await expect(refuseDemoData(shop.database)).rejects.toThrow(
      'Configuration: the database holds the gift voucher GIFT-DEMO-0250 of the demo; production needs a database of its own',
    );
  });

  it('has no address where the shop does not deliver', async () => {
    await shop.close();
    shop = await openTestShop({ serviceablePinCodes: new Set(['411001']) });
    await seed();
    const client = await demoClient();
    expect((await client.data('{ addresses { id } }')).addresses).toEqual([]);
  });
});

const anAdmin = {
  role: 'admin',
  adminId: 1,
  permissions: permissionsOf(StaffRole.OWNER),
} as const;
