import { migrations } from '../../src/app';
import { Receipt } from '../../src/modules/ordering/receipts/receipt.entity';
import { PrintedCustomers1700000000121 } from '../../src/modules/ordering/migrations/1700000000121-printed-customers';
import { migrate } from '../../src/platform/database/migrate';
import { Client } from '../kit/client';
import { expectIntegrity } from '../kit/integrity';
import { orderWith } from '../kit/offers';
import { moveTo } from '../kit/order-keeping';
import { pdfTexts } from '../kit/pdf-text';
import { PASSWORD, adminClient, newCustomer, newPhone } from '../kit/people';
import { addProduct } from '../kit/products';
import { packedOrders } from '../kit/receipts';
import { credit } from '../kit/returns';
import { openSecondServer } from '../kit/second-server';
import { fillCart, pay } from '../kit/shopping';
import { TestShop, openTestShop } from '../kit/test-shop';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => expectIntegrity(shop));
afterAll(() => shop.close());

const CHANGE_NAME = 'mutation ($name: String!) { changeName(name: $name) { firstName } }';
const CHANGE_PHONE =
  'mutation ($input: ChangePhoneInput!) { changePhone(input: $input) { phone } }';
const STORE = `query ($orderId: ID!) {
  receipt(orderId: $orderId) { storeName storeAddressLines storeGstin storeFssaiLicence }
}`;
const DELETE = 'mutation ($password: String!) { deleteAccount(password: $password) }';

describe('the customer on a receipt and on its credit notes', () => {
  it('is the one of its issue, whatever the account says later', async () => {
    const admin = await adminClient(shop);
    const { client, email } = await newCustomer(shop);
    const mango = await addProduct(admin, { mrpPaise: 10_000 });
    await fillCart(client, mango, 2);
    const { id } = await orderWith(client, {});
    await pay(client, { orderId: id });
    await moveTo(admin, id, 'PACKED');
    const note = await credit(admin, id, [{ productId: mango, quantity: 1 }]);
    const paths = [`/receipts/${id}.pdf`, `/receipts/credit-notes/${note.id}.pdf`];
    const read = () => Promise.all(paths.map(async (path) => (await client.download(path)).bytes));
    const before = await read();
    await client.data(CHANGE_NAME, { name: 'Meera Kulkarni-Joshi' });
    const newOwn = { newPhone: newPhone(), password: PASSWORD };
    await client.data(CHANGE_PHONE, { input: newOwn });
    const after = await read();
    for (const [index, bytes] of after.entries()) {
      const texts = pdfTexts(bytes).flat();
      expect(texts).toEqual(pdfTexts(before[index] as Buffer).flat());
      expect(texts).toEqual(expect.arrayContaining(['Meera Kulkarni', email, '9876543210']));
    }
    const later = await packedOrders(admin, client, 1);
    const { bytes } = await client.download(`/receipts/${later[0]}.pdf`);
    expect(pdfTexts(bytes).flat()).toEqual(
      expect.arrayContaining(['Meera Kulkarni-Joshi', newOwn.newPhone]),
    );
  });

  it('is of a store whose name, address, tax number and licence stay, too', async () => {
    const admin = await adminClient(shop);
    const { client } = await newCustomer(shop);
    const [id, early] = await packedOrders(admin, client, 2);
    const ofEarly = { orderId: Number(early) };
    await shop.database.write((tx) => tx.update(Receipt, ofEarly, { store: null }));
    const { config } = shop;
    const moved = {
      ...config,
      store: { ...config.store, name: 'Grocessay Pune', addressLines: ['1 Fergusson Road'] },
      receipts: { ...config.receipts, gstin: '27AAPFU0939F1ZV', fssaiLicence: '11520998000123' },
    };
    const storeOf = async (at: Client, orderId: unknown) =>
      (await at.data(STORE, { orderId })).receipt;
    const before = await storeOf(admin, id);
    expect(before).toMatchObject({ storeName: config.store.name, storeGstin: null });
    // The next start keeps what earlier versions issued.
    for (const now of [config, moved]) {
      const server = await openSecondServer({ config: now });
      const there = await adminClient(server);
      expect(await storeOf(there, id)).toEqual(before);
      expect(await storeOf(there, early)).toEqual(before);
      await server.close();
    }
  });

  it('is filled in for receipts of before, but not for deleted accounts', async () => {
    const admin = await adminClient(shop);
    const [staying, leaving] = [await newCustomer(shop), await newCustomer(shop)];
    const [kept] = await packedOrders(admin, staying.client, 1);
    const [erased] = await packedOrders(admin, leaving.client, 1);
    await moveTo(admin, erased, 'DELIVERED');
    await leaving.client.data(DELETE, { password: PASSWORD });
    const first = migrations.indexOf(PrintedCustomers1700000000121);
    const { database } = shop;
    for (let number = first; number < migrations.length; number++)
      await database.writer.undoLastMigration();
    await migrate(database);
    const customerOf = async (orderId: unknown) =>
      (await database.read.findOneByOrFail(Receipt, { orderId: Number(orderId) })).customer;
    expect(await customerOf(kept)).toEqual({
      ...{ firstName: 'Meera', lastName: 'Kulkarni' },
      ...{ email: staying.email, phone: '9876543210' },
    });
    expect(await customerOf(erased)).toBeNull();
  });
});
