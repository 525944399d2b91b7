import { randomUUID } from 'node:crypto';
import { Product } from '../../src/modules/catalogue/products/product.entity';
import { Customer } from '../../src/modules/identity/customers/customer.entity';
import { recordedBy } from '../kit/audit';
import { Client } from '../kit/client';
import { readCsv } from '../kit/csv';
import { refusalOf } from '../kit/failure';
import { importFile } from '../kit/import';
import { expectIntegrity } from '../kit/integrity';
import { orderMailsTo } from '../kit/mails';
import { adminClient, newCustomer } from '../kit/people';
import { addProduct, editProduct, productInput } from '../kit/products';
import { fillCart, order } from '../kit/shopping';
import { TestShop, openTestShop } from '../kit/test-shop';

let shop: TestShop;
let admin: Client;
beforeAll(async () => {
  shop = await openTestShop();
  admin = await adminClient(shop);
});
afterAll(async () => {
  await expectIntegrity(shop);
  await shop.close();
});

const NAMES = { nameHi: 'टमाटर', nameMr: 'टोमॅटो' };
const ADD = 'mutation ($input: ProductInput!) { addProduct(input: $input) { id } }';
const read = async (id: number) =>
  (
    await shop
      .client()
      .data('query ($id: ID!) { product(id: $id) { nameHi nameMr version } }', { id })
  ).product;
const found = async (search: string): Promise<unknown[]> => {
  const query = 'query ($search: String) { products(search: $search) { items { id } } }';
  const { products } = await shop.client().data(query, { search });
  return products.items.map(({ id }: { id: string }) => Number(id));
};

describe('the names of a product in Hindi and Marathi', () => {
  it('are kept as they are written', async () => {
    expect(await read(await addProduct(admin, NAMES))).toMatchObject(NAMES);
    expect(await read(await addProduct(admin))).toMatchObject({ nameHi: null, nameMr: null });
  });

  it('are edited, emptied, counted by the version and in the audit log', async () => {
    const id = await addProduct(admin, NAMES);
    const changes = { nameHi: 'देसी टमाटर', nameMr: 'गावठी टोमॅटो' };
    const [edited] = await recordedBy(shop, () => editProduct(admin, id, changes));
    expect(edited).toMatchObject({ action: 'product.changed', before: NAMES, after: changes });
    expect(await read(id)).toEqual({ ...changes, version: 2 });
    await editProduct(admin, id, { nameHi: null, nameMr: ' ' });
    expect(await read(id)).toMatchObject({ nameHi: null, nameMr: null });
  });

  it('stay as they are where a REST client replaces the product', async () => {
    const id = await addProduct(admin, NAMES);
    const { body } = await shop.client().send('GET', `/api/products/products/${id}`);
    const { status } = await admin.send('PUT', `/api/products/${id}`, { ...body, mrpPrice: 31 });
    expect(status).toBe(200);
    expect(await read(id)).toMatchObject(NAMES);
  });

  it.each(['nameHi', 'nameMr'])('are refused where %s is too long', async (field) => {
    const input = productInput({ [field]: 'ट'.repeat(201) });
    expect(refusalOf(await admin.graphql(ADD, { input }))).toEqual([400, 'VALIDATION', field]);
  });

  it('are searched by, and no more once they are others', async () => {
    const id = await addProduct(admin, { nameHi: 'झमझमिया', nameMr: 'ठणठणीत' });
    expect(await found('झमझमिया')).toEqual([id]);
    expect(await found('ठणठणीत')).toEqual([id]);
    await editProduct(admin, id, { nameHi: 'खटखटिया' });
    expect(await found('खटखटिया')).toEqual([id]);
    expect(await found('झमझमिया')).not.toContain(id);
  });
});

describe('an order', () => {
  it('keeps the names of its moment, and its email says them with their units', async () => {
    const customer = await newCustomer(shop);
    await shop.database.write((tx) =>
      tx.update(Customer, { id: customer.customerId }, { language: 'mr' }),
    );
    const id = await addProduct(admin, { ...NAMES, unit: '6 pieces' });
    await fillCart(customer.client, id, 2);
    const placed = await order(customer.client, { paymentMethod: 'CASH_ON_DELIVERY' });
    await editProduct(admin, id, { nameHi: 'आलू', nameMr: 'बटाटा' });
    const query = 'query ($id: ID!) { order(id: $id) { lines { nameHi nameMr } } }';
    const { order: kept } = await customer.client.data(query, { id: placed.id });
    expect(kept.lines).toEqual([NAMES]);
    const [mail] = await orderMailsTo(shop, customer.email, placed.id);
    expect(mail?.text).toContain('2 × टोमॅटो, 6 नग: ₹');
    expect(mail?.html).toContain('<html lang="mr">');
  });
});

describe('an import', () => {
  it('takes an export back without a change, and empties a name where its cell is empty', async () => {
    const sku = `T-${randomUUID()}`;
    const id = await addProduct(admin, { sku, ...NAMES });
    const { text } = await admin.send('GET', '/exports/products.csv');
    expect(readCsv(text).find((each) => each.sku === sku)).toMatchObject(NAMES);
    expect((await importFile(shop, text)).output).toMatch(/ 0 inserted, 0 updated, /);
    await importFile(shop, `sku,name,mrp,name_hi\n${sku},Tomato,28,\n`);
    const stored = await shop.database.read.findOneByOrFail(Product, { id });
    expect(stored).toMatchObject({ nameHi: null, nameMr: NAMES.nameMr });
  });
});

describe('what a coupon gives', () => {
  it('is told in Hindi and Marathi, too', async () => {
    const code = `T-${randomUUID().slice(0, 8).toUpperCase()}`;
    const texts = { descriptionHi: 'हर खरीदारी पर', descriptionMr: 'प्रत्येक खरेदीवर' };
    const add = `mutation ($input: CouponInput!) {
      addCoupon(input: $input) { coupon { descriptionHi descriptionMr } }
    }`;
    const input = { code, description: 'On every order', percent: 5, ...texts };
    const { addCoupon } = await admin.data(add, { input });
    expect(addCoupon.coupon).toEqual(texts);
    const long = { ...input, code: `${code}-2`, descriptionMr: 'ट'.repeat(201) };
    const refused = await admin.graphql(add, { input: long });
    expect(refusalOf(refused)).toEqual([400, 'VALIDATION', 'descriptionMr']);
    const empty = { ...input, code: `${code}-3`, descriptionHi: ' ', descriptionMr: null };
    expect((await admin.data(add, { input: empty })).addCoupon.coupon).toEqual({
      descriptionHi: null,
      descriptionMr: null,
    });
  });
});
