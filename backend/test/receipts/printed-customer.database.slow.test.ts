import { migrations } from '../../src/app';
import { Receipt } from '../../src/modules/ordering/receipts/receipt.entity';
import { PrintedCustomers1700000000121 } from '../../src/modules/ordering/migrations/1700000000121-printed-customers';
import { migrate } from '../../src/platform/database/migrate';
import { expectIntegrity } from '../kit/integrity';
import { orderWith } from '../kit/offers';
import { moveTo } from '../kit/order-keeping';
import { pdfTexts } from '../kit/pdf-text';
import { PASSWORD, adminClient, newCustomer, newPhone } from '../kit/people';
import { addProduct } from '../kit/products';
import { packedOrders } from '../kit/receipts';
import { credit } from '../kit/returns';
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
