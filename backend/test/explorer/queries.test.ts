import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { Admin } from '../../src/modules/identity/staff/admin.entity';
import { seedDemo } from '../../src/assembly/seed';
import { demoAdmin } from '../../src/platform/config/demo-logins';
import { projectRoot } from '../../src/platform/config/config';
import { hashPassword } from '../../src/modules/identity/credentials/password';
import { Client } from '../kit/client';
import { TestShop, openTestShop, testAdmin } from '../kit/test-shop';

const folder = join(projectRoot, 'frontend/explorer/queries');
const files = readdirSync(folder).filter((name) => name.endsWith('.graphql'));
const read = (file: string) => readFileSync(join(folder, file), 'utf8');

let shop: TestShop;
/** A caller who runs the tabs from the first to the last: logins are kept. */
let reader: Client;

beforeAll(async () => {
  shop = await openTestShop();
  const passwordHash = await hashPassword(demoAdmin.password);
  await shop.database.write((tx) =>
    tx.update(Admin, { email: testAdmin.email }, { email: demoAdmin.email, passwordHash }),
  );
  await seedDemo(shop.database, shop.services, shop.config);
  reader = shop.client();
});
afterAll(() => shop.close());

describe("the explorer's ready queries", () => {
  it('are a dozen or two', () => {
    expect(files.length).toBeGreaterThanOrEqual(24);
  });

  it.each(files)('%s runs as it stands in the demo shop, and again', async (file) => {
    for (let time = 1; time <= 2; time++) {
      const { status, body } = await reader.graphql(read(file));
      expect(body.errors).toBeUndefined();
      expect(status).toBe(200);
      expect(Object.keys(body.data).length).toBeGreaterThan(0);
    }
  });

  it('find something in the demo shop', async () => {
    const client = shop.client();
    for (const search of ['aloo', 'batata', 'टमाटर', 'milk'])
      expect(
        (await client.data(`{ products(search: "${search}") { totalCount } }`)).products.totalCount,
      ).toBeGreaterThan(0);
    const { categories } = await client.data('{ categories { slug productCount } }');
    for (const { productCount } of categories) expect(productCount).toBeGreaterThan(0);
  });

  it('log the demo customer in, whose orders are there to be looked at', async () => {
    const client = shop.client();
    const readTab = (number: string) =>
      read(files.find((name) => name.startsWith(number)) ?? `no tab ${number}`);
    await client.data(readTab('11'));
    expect((await client.data(readTab('12'))).me.email).toBe('asha@grocessay.test');
    const { orders } = await client.data(readTab('19'));
    expect(orders.items.map(({ id }: { id: string }) => id)).toEqual(['3', '2', '1']);
  });

  it('are found again after the shop is seeded again', async () => {
    const count = async () =>
      (await shop.client().data('{ products { totalCount } }')).products.totalCount;
    const before = await count();
    await seedDemo(shop.database, shop.services, shop.config);
    expect(await count()).toBe(before);
  });
});
