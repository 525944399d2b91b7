import { randomUUID } from 'node:crypto';
import { Product } from '../../src/modules/catalogue/products/product.entity';
import { recordedBy } from '../kit/audit';
import { Client } from '../kit/client';
import { refusalOf } from '../kit/failure';
import { importFile } from '../kit/import';
import { adminClient } from '../kit/people';
import { addProduct, editProduct, productInput } from '../kit/products';
import { TestShop, openTestShop } from '../kit/test-shop';

let shop: TestShop;
let admin: Client;
beforeAll(async () => {
  shop = await openTestShop();
  admin = await adminClient(shop);
});
afterAll(() => shop.close());

const BISCUITS = {
  brand: 'Sahyadri Bakers',
  ingredients: 'Wheat flour, jaggery, ghee',
  shelfLife: '6 months',
  countryOfOrigin: 'India',
  manufacturer: 'Sahyadri Bakers, Ram Maruti Road, Thane 400602',
  fssaiLicence: '11522998000123',
};
const NAMES = Object.keys(BISCUITS).join(' ');
const ADD = 'mutation ($input: ProductInput!) { addProduct(input: $input) { id } }';
const READ = `query ($id: ID!) { product(id: $id) { ${NAMES} } }`;
const read = async (id: number) => (await shop.client().data(READ, { id })).product;

describe('what a pack tells of a product', () => {
  it('is kept, edited, emptied, and in the audit log', async () => {
    const id = await addProduct(admin, BISCUITS);
    expect(await read(id)).toEqual(BISCUITS);
    const [edited] = await recordedBy(shop, () =>
      editProduct(admin, id, { shelfLife: ' 1 year ' }),
    );
    expect(edited).toMatchObject({
      before: { shelfLife: '6 months' },
      after: { shelfLife: '1 year' },
    });
    await editProduct(admin, id, { fssaiLicence: '', brand: null });
    expect(await read(id)).toMatchObject({ fssaiLicence: null, brand: null, shelfLife: '1 year' });
  });

  it('finds it by its brand, and no more once that is another one', async () => {
    const [before, after] = [randomUUID(), randomUUID()].map((each) => `q${each.slice(0, 8)}x`);
    const id = await addProduct(admin, { name: 'Nankhatai', brand: before });
    const found = async (search?: string) => {
      const { products } = await shop
        .client()
        .data('query ($search: String!) { products(search: $search) { items { id } } }', {
          search,
        });
      return (products as { items: { id: string }[] }).items.map((item) => Number(item.id));
    };
    expect(await found(`${before} nankhatai`)).toEqual([id]);
    await editProduct(admin, id, { brand: after });
    expect(await found(before)).toEqual([]);
    expect(await found(after)).toEqual([id]);
  });

  it.each([
    ['brand', 'x'.repeat(81)],
    ['ingredients', 'x'.repeat(2_001)],
    ['fssaiLicence', '1152299800012'],
    ['fssaiLicence', '1152299800012a'],
  ])('is refused where %s is %j', async (field, value) => {
    const refused = await admin.graphql(ADD, { input: productInput({ [field]: value }) });
    expect(refusalOf(refused)).toEqual([400, 'VALIDATION', field]);
  });

  it('is imported under its headers, and an export comes back without a change', async () => {
    const sku = `T-${randomUUID()}`;
    const header = 'sku,name,mrp,brand,ingredients,shelf_life,country_of_origin,manufacturer,fssai';
    const cells = Object.values(BISCUITS).map((value) => `"${value}"`);
    await importFile(shop, `${header}\n${sku},Nankhatai,120,${cells.join(',')}\n`);
    expect(await shop.database.read.findOneByOrFail(Product, { sku })).toMatchObject(BISCUITS);
    const { text } = await admin.send('GET', '/exports/products.csv');
    expect((await importFile(shop, text)).output).toMatch(/ 0 inserted, 0 updated, /);
    const { output } = await importFile(shop, `sku,name,mrp,fssai\n${sku},Nankhatai,120,12\n`);
    expect(output).toContain('fssai should be an FSSAI licence of 14 digits');
  });
});
