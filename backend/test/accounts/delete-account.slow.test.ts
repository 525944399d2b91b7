import { Customer } from '../../src/modules/identity/customers/customer.entity';
import { Order } from '../../src/modules/ordering/orders/order.entity';
import { Payment } from '../../src/modules/ordering/payments/payment.entity';
import { deleteAccount, forgotPassword, logIn, whoIs } from '../kit/accounts';
import { expectIntegrity } from '../kit/integrity';
import { Client } from '../kit/client';
import { KnownCustomer, knownCustomer } from '../kit/customer-history';
import { failureOf, refusalOf } from '../kit/failure';
import { mailsTo } from '../kit/mails';
import { cancelOrder, collectCash, moveOrder, moveTo, orderDetails } from '../kit/order-keeping';
import { PASSWORD, adminClient, customerInput, newRegistrant } from '../kit/people';
import { pdfTexts } from '../kit/pdf-text';
import { addProduct } from '../kit/products';
import { receiptOf } from '../kit/receipts';
import { fillCart, order, pay, placeOrder } from '../kit/shopping';
import { TestShop, openTestShop } from '../kit/test-shop';

let shop: TestShop;
let admin: Client;
beforeAll(async () => {
  shop = await openTestShop();
  admin = await adminClient(shop);
});
afterEach(() => jest.restoreAllMocks());
afterEach(() => expectIntegrity(shop));
afterAll(() => shop.close());

/** The names of the tables that contain any of these texts, ignoring case. */
async function tablesWith(texts: string[]): Promise<string[]> {
  const wanted = texts.map((text) => text.toLowerCase());
  const found: string[] = [];
  for (const { tableName } of shop.database.writer.entityMetadatas) {
    const rows: object[] = await shop.database.read.query(`SELECT * FROM ${tableName}`);
    const held = JSON.stringify(rows).toLowerCase();
    if (wanted.some((text) => held.includes(text))) found.push(tableName);
  }
  return found.sort();
}

describe('a deleted account', () => {
  let person: KnownCustomer;
  let before: string[];
  beforeAll(async () => {
    person = await knownCustomer(shop, admin);
    before = await tablesWith(person.traces);
    const { body } = await deleteAccount(person.client);
    expect(body).toEqual({ data: { deleteAccount: true } });
  });

  it('leaves no word of the person in any table, once the last mail is sent', async () => {
    expect(before).toEqual(expect.arrayContaining(['addresses', 'contact_messages', 'customers']));
    expect(before).toContain('orders');
    const kinds = (await mailsTo(shop, person.email)).map(({ kind }) => kind);
    expect(kinds.at(-1)).toBe('account-deleted');
    expect(await tablesWith(person.traces)).toEqual([]);
  });

  it('leaves an empty record, and nothing that belongs to it but what the accounts of the shop need', async () => {
    const { customerId } = person;
    const record = await shop.database.read.findOneByOrFail(Customer, { id: customerId });
    expect(record).toMatchObject({
      ...{ firstName: 'Deleted', lastName: 'customer', gender: 'other', phone: '' },
      ...{ district: '', state: '', zipCode: '', dateOfBirth: null, emailVerifiedAt: null },
      email: `deleted-${customerId}@deleted.invalid`,
      deletedAt: expect.any(Date),
    });
    expect(await shop.database.read.countBy(Order, { customerId })).toBe(2);
    expect(await shop.database.read.countBy(Payment, { customerId })).toBe(2);
    for (const table of [
      'sessions',
      'addresses',
      'carts',
      'known_devices',
      'one_time_links',
      'mails',
      'wished_products',
      'stock_alerts',
      'push_subscriptions',
      'app_connections',
    ])
      expect(
        await shop.database.read.query(`SELECT id FROM ${table} WHERE customerId = ${customerId}`),
      ).toEqual([]);
  });

  it('lets nobody in any more', async () => {
    expect(await whoIs(person.client)).toBeUndefined();
    expect(await whoIs(shop.client().useBearer(person.accessToken))).toBeUndefined();
    const { customerId, email } = person;
    expect(failureOf(await logIn(shop.client(), email, PASSWORD)).code).toBe('WRONG_CREDENTIALS');
    const shell = `deleted-${customerId}@deleted.invalid`;
    expect(failureOf(await logIn(shop.client(), shell, PASSWORD)).code).toBe('VALIDATION');
    await forgotPassword(shop.client(), email);
    const kinds = (await mailsTo(shop, email)).map(({ kind }) => kind);
    expect(kinds.at(-1)).toBe('account-deleted');
  });

  it('leaves orders and receipts that the staff can still work with', async () => {
    const { deliveredOrderId: id, cancelledOrderId } = person;
    const ADMIN_ORDER = `query ($id: ID!) { adminOrder(id: $id) {
      customer { id firstName lastName isDeleted email phone }
      order { status deliveryAddress { line1 } events { note } payments { cardLastFour } bill { toPayPaise } }
    } }`;
    const { adminOrder } = await admin.data(ADMIN_ORDER, { id });
    expect(adminOrder.customer).toMatchObject({
      firstName: 'Deleted',
      lastName: 'customer',
      isDeleted: true,
      email: '',
      phone: '',
    });
    expect(adminOrder.order).toMatchObject({ status: 'DELIVERED', deliveryAddress: null });
    const LIST = '{ adminOrders(pageSize: 100) { items { order { id } customer { email } } } }';
    const { adminOrders } = await admin.data(LIST);
    const ids = adminOrders.items.map(({ order: each }: { order: { id: string } }) => each.id);
    expect(ids).toEqual(expect.arrayContaining([id, cancelledOrderId]));
    const receipt = await receiptOf(admin, id);
    const { bytes, status } = await admin.download(receipt.pdfUrl);
    expect(status).toBe(200);
    const texts = pdfTexts(bytes).flat().join('\n');
    expect(texts).toContain('Deleted customer');
    expect(texts).not.toContain(person.email);
    expect(texts).not.toContain('deleted.invalid');
  });

  it('gives its address free', async () => {
    const REGISTER = 'mutation ($input: RegisterInput!) { register(input: $input) { id } }';
    const again = customerInput({ email: `again.${person.email}` });
    await shop.client().data(REGISTER, { input: again });
    const client = shop.client();
    await logIn(client, again.email, PASSWORD);
    await deleteAccount(client);
    const { register } = await shop.client().data(REGISTER, { input: again });
    expect((await logIn(shop.client(), again.email, PASSWORD)).status).toBe(200);
    expect(Number(register.id)).toBeGreaterThan(person.customerId);
  });

  it('takes nothing of others along', async () => {
    const other = await knownCustomer(shop, admin);
    await mailsTo(shop, other.email); // sends pending emails, so that no table contains them any more
    const theirs = await tablesWith(other.traces);
    const { client } = await newRegistrant(shop);
    await deleteAccount(client);
    expect(await tablesWith(other.traces)).toEqual(theirs);
    expect((await orderDetails(other.client, other.deliveredOrderId)).status).toBe('DELIVERED');
  });
});

describe('deleteAccount', () => {
  const refusal = [409, 'ACCOUNT_HAS_OPEN_ORDERS'];
  const buying = async (changes: Record<string, unknown> = {}) => {
    const { client } = await newRegistrant(shop);
    await fillCart(client, await addProduct(admin, { mrpPaise: 30_000 }));
    return { client, id: (await order(client, changes)).id as string };
  };

  it('is refused until each order is delivered or called off', async () => {
    const { client, id } = await buying();
    expect(refusalOf(await deleteAccount(client))).toEqual(refusal);
    await pay(client, { orderId: id });
    expect(refusalOf(await deleteAccount(client))).toEqual(refusal);
    for (const to of ['PACKED', 'OUT_FOR_DELIVERY']) {
      await moveOrder(admin, id, to);
      expect(refusalOf(await deleteAccount(client))).toEqual(refusal);
    }
    expect((await orderDetails(client, id)).status).toBe('OUT_FOR_DELIVERY');
    await moveOrder(admin, id, 'DELIVERED');
    expect((await deleteAccount(client)).status).toBe(200);
  });

  it('is refused while money is on its way back', async () => {
    const { client, id } = await buying();
    await pay(client, { orderId: id });
    jest.spyOn(shop.services.refunds, 'carryOut').mockResolvedValue(undefined);
    await cancelOrder(client, id);
    expect(refusalOf(await deleteAccount(client))).toEqual(refusal);
    await shop.services.refunds.carryOutPending();
    expect((await deleteAccount(client)).status).toBe(200);
  });

  it('keeps the record of cash that is collected afterwards', async () => {
    const { client, id } = await buying({ paymentMethod: 'CASH_ON_DELIVERY' });
    await moveTo(admin, id, 'DELIVERED');
    await deleteAccount(client);
    const { body } = await collectCash(admin, id);
    expect(body.data.collectCash.paymentStatus).toBe('SUCCESS');
  });

  it('and an order at the same moment: one of them is refused', async () => {
    for (let round = 0; round < 5; round++) {
      const { client, customerId } = await newRegistrant(shop);
      await fillCart(client, await addProduct(admin));
      const [placed, deleted] = await Promise.all([
        placeOrder(client, { paymentMethod: 'CASH_ON_DELIVERY' }),
        deleteAccount(client),
      ]);
      const isPlaced = placed.status === 200;
      expect([isPlaced, deleted.status]).toEqual(isPlaced ? [true, 409] : [false, 200]);
      expect(await shop.database.read.countBy(Order, { customerId })).toBe(isPlaced ? 1 : 0);
    }
  });

  it('twice at the same moment deletes once', async () => {
    const { client, email } = await newRegistrant(shop);
    await Promise.all([deleteAccount(client), deleteAccount(client), deleteAccount(client)]);
    const kinds = (await mailsTo(shop, email)).map(({ kind }) => kind);
    expect(kinds.filter((kind) => kind === 'account-deleted')).toHaveLength(1);
  });

  it('wants the password, and counts wrong ones as the login does', async () => {
    const { client, email } = await newRegistrant(shop);
    for (let times = 0; times < 5; times++)
      expect(refusalOf(await deleteAccount(client, 'Wrong@1234'))).toEqual([
        401,
        'WRONG_CREDENTIALS',
        'password',
      ]);
    expect(refusalOf(await deleteAccount(client))).toEqual([429, 'TOO_MANY_ATTEMPTS', 'password']);
    expect(await whoIs(client)).toBe(email);
  });

  it('is for customers', async () => {
    expect(refusalOf(await deleteAccount(shop.client()))).toEqual([401, 'UNAUTHENTICATED']);
    expect(refusalOf(await deleteAccount(admin))).toEqual([403, 'FORBIDDEN']);
  });
});
