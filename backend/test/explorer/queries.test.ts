import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { seedDemo } from '../../src/assembly/seed';
import { projectRoot } from '../../src/platform/config/config';
import { TestShop, openTestShop } from '../kit/test-shop';

const folder = join(projectRoot, 'frontend/explorer/queries');
const files = readdirSync(folder).filter((name) => name.endsWith('.graphql'));

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
  await seedDemo(shop.database, shop.services, shop.config);
});
afterAll(() => shop.close());

describe("the explorer's ready queries", () => {
  it('are about a dozen', () => {
    expect(files.length).toBeGreaterThanOrEqual(12);
  });

  it.each(files)('%s runs as it stands, for a visitor of the demo shop', async (file) => {
    const { status, body } = await shop.client().graphql(readFileSync(join(folder, file), 'utf8'));
    expect(body.errors).toBeUndefined();
    expect(status).toBe(200);
    expect(Object.keys(body.data).length).toBeGreaterThan(0);
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

  it('log the demo customer in, and who is calling is known afterwards', async () => {
    const client = shop.client();
    const read = (number: string) =>
      readFileSync(join(folder, files.find((name) => name.startsWith(number)) ?? ''), 'utf8');
    await client.data(read('11'));
    expect((await client.data(read('12'))).me.email).toBe('asha@grocessay.test');
  });

  it('are found again after the shop is seeded again', async () => {
    const count = async () =>
      (await shop.client().data('{ products { totalCount } }')).products.totalCount;
    const before = await count();
    await seedDemo(shop.database, shop.services, shop.config);
    expect(await count()).toBe(before);
  });
});
