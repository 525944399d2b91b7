import { Customer } from '../../src/modules/identity/customers/customer.entity';
import { Client } from '../kit/client';
import { failureOf } from '../kit/failure';
import { mailsTo } from '../kit/mails';
import { PASSWORD, TestCustomer, adminClient, newCustomer } from '../kit/people';
import { addProduct, editProduct, setStock } from '../kit/products';
import { openSecondServer } from '../kit/second-server';
import { TestShop, openTestShop } from '../kit/test-shop';

let shop: TestShop;
let admin: Client;
let customer: TestCustomer;
beforeAll(async () => {
  shop = await openTestShop();
  admin = await adminClient(shop);
});
beforeEach(async () => {
  customer = await newConfirmed();
});
afterAll(() => shop.close());

/** A customer with a confirmed email address. */
async function newConfirmed(): Promise<TestCustomer> {
  const newcomer = await newCustomer(shop);
  const confirmed = { emailVerifiedAt: new Date() };
  await shop.database.write((tx) => tx.update(Customer, { id: newcomer.customerId }, confirmed));
  return newcomer;
}

const set = (id: number, mrpPaise: number) =>
  editProduct(admin, id, { name: `Mango ${id}`, mrpPaise });
const addWish = (id: number, { client } = customer) =>
  client.data('mutation ($id: ID!) { addWish(productId: $id) { priceMails } }', { id });
const notifyMe = (id: number, { client } = customer) =>
  client.data('mutation ($id: ID!) { notifyMe(productId: $id) { priceMails } }', { id });
const STOP = 'mutation ($token: String!) { stopPriceMails(token: $token) }';

const sendPriceAlerts = () => shop.services.productAlerts.sendPriceAlerts();
const sendStockAlerts = () => shop.services.productAlerts.sendStockAlerts();
const mails = ({ email } = customer) => mailsTo(shop, email);

describe('a saved product that becomes cheaper', () => {
  it('is told once a fall, with both prices', async () => {
    const id = await addProduct(admin, { mrpPaise: 5_000 });
    await addWish(id);
    await sendPriceAlerts();
    expect(await mails()).toEqual([]);
    await set(id, 4_250);
    await sendPriceAlerts();
    await sendPriceAlerts();
    const [mail, ...more] = await mails();
    expect(more).toEqual([]);
    expect(mail).toMatchObject({
      kind: 'price-drop',
      subject: `Grocessay: Mango ${id} became cheaper`,
    });
    expect(mail?.source).toMatch(
      new RegExp(`^Mango ${id}: ₹42.50 instead of ₹50\\r?\\nhttp\\S+/product/${id}\\r?$`, 'm'),
    );
    expect(mail?.source).toMatch(/\/client\/wishlist$/m);
    await set(id, 4_000);
    await sendPriceAlerts();
    expect(await mails()).toHaveLength(2);
  });

  it('is told again after it rose, and not while it only rises', async () => {
    const id = await addProduct(admin, { mrpPaise: 5_000 });
    await addWish(id);
    await set(id, 6_000);
    await sendPriceAlerts();
    expect(await mails()).toEqual([]);
    await set(id, 5_500);
    await sendPriceAlerts();
    const [mail] = await mails();
    expect(mail?.source).toContain('₹55 instead of ₹60');
  });

  it('is told with all others in one mail', async () => {
    const ids = [await addProduct(admin), await addProduct(admin), await addProduct(admin)];
    for (const id of ids) await addWish(id);
    for (const id of ids) await set(id, 1_000);
    await sendPriceAlerts();
    const [mail, ...more] = await mails();
    expect(more).toEqual([]);
    expect(mail?.subject).toContain('and 2 more became cheaper');
    for (const id of ids) expect(mail?.source).toContain(`Mango ${id}: ₹10 instead of ₹28`);
  });

  it('is told in a further mail where one has no room for it', async () => {
    const ids: number[] = [];
    for (let count = 0; count < 14; count++) ids.push(await addProduct(admin));
    for (const id of ids) await addWish(id);
    for (const id of ids) await set(id, 1_000);
    for (let count = 0; count < 3; count++) await sendPriceAlerts();
    const sent = await mails();
    expect(sent.map(({ kind }) => kind)).toEqual(['price-drop', 'price-drop']);
    const told = sent.map(({ source }) => source).join();
    for (const id of ids) expect(told).toContain(`Mango ${id}: ₹10 instead of ₹28`);
  });

  it('is told once, however many servers look at the same moment', async () => {
    const id = await addProduct(admin);
    await addWish(id);
    await set(id, 1_000);
    const elsewhere = await openSecondServer(shop);
    try {
      const news = [shop.services.productAlerts, elsewhere.services.productAlerts];
      await Promise.all([...news, ...news].map((each) => each.sendPriceAlerts()));
    } finally {
      await elsewhere.close();
    }
    expect(await mails()).toHaveLength(1);
  });

  it('is not told to who cannot be written to, or does not want it', async () => {
    const id = await addProduct(admin);
    const [unconfirmed, stopped] = [await newCustomer(shop), await newConfirmed()];
    for (const each of [unconfirmed, stopped]) await addWish(id, each);
    await stopped.client.data('mutation { setPriceMails(wanted: false) { priceMails } }');
    await set(id, 1_000);
    await sendPriceAlerts();
    for (const each of [unconfirmed, stopped]) expect(await mails(each)).toEqual([]);
  });

  it('is not told where the price rose again before the mail was sent', async () => {
    const id = await addProduct(admin);
    await addWish(id);
    await set(id, 1_000);
    const soon = jest.spyOn(shop.services.mails, 'sendSoon').mockImplementation(() => {});
    await sendPriceAlerts();
    await set(id, 2_800);
    expect(await mails()).toEqual([]);
    soon.mockRestore();
  });
});

describe('the link that ends such mails', () => {
  it('needs no login, may be followed again, and is what the wish list says', async () => {
    const id = await addProduct(admin);
    await addWish(id);
    await set(id, 1_000);
    await sendPriceAlerts();
    const [mail] = await mails();
    expect(mail?.source).toMatch(/\/stop-price-mails#token=/);
    const guestViewer = shop.client();
    for (let count = 0; count < 2; count++)
      expect(await guestViewer.data(STOP, { token: mail?.token })).toEqual({
        stopPriceMails: true,
      });
    expect((await customer.client.data('{ wishes { priceMails } }')).wishes.priceMails).toBe(false);
    await set(id, 500);
    await sendPriceAlerts();
    expect(await mails()).toHaveLength(1);
  });

  it('works after the password was changed, which ends all other links', async () => {
    const id = await addProduct(admin);
    await addWish(id);
    await set(id, 1_000);
    await sendPriceAlerts();
    const [mail] = await mails();
    await customer.client.data(
      'mutation ($input: ChangePasswordInput!) { changePassword(input: $input) }',
      { input: { currentPassword: PASSWORD, newPassword: 'Another@1234' } },
    );
    expect(await shop.client().data(STOP, { token: mail?.token })).toEqual({
      stopPriceMails: true,
    });
  });

  it('opens nothing where it is made up', async () => {
    for (const token of ['', 'A'.repeat(22), "' OR 1=1"])
      expect(failureOf(await shop.client().graphql(STOP, { token }))).toMatchObject({
        status: 400,
        code: 'LINK_INVALID',
      });
  });
});

describe('a product that is awaited', () => {
  it('is told once it is in stock again, and awaited no more', async () => {
    const id = await addProduct(admin, { name: 'Mango', stockQuantity: 0 });
    await notifyMe(id);
    await sendStockAlerts();
    expect(await mails()).toEqual([]);
    await setStock(admin, id, 3);
    await sendStockAlerts();
    await setStock(admin, id, 0);
    await setStock(admin, id, 3);
    await sendStockAlerts();
    const [mail, ...more] = await mails();
    expect(more).toEqual([]);
    expect(mail).toMatchObject({
      kind: 'back-in-stock',
      subject: 'Grocessay: Mango is in stock again',
    });
    const { wishes } = await customer.client.data('{ wishes { awaited { id } } }');
    expect(wishes.awaited).toEqual([]);
    // The wish list no longer shows it.
    expect(mail?.source).toMatch(new RegExp(`^Mango: ₹28\\r?\\nhttp\\S+/product/${id}\\r?$`, 'm'));
    expect(mail?.source).not.toContain('/client/wishlist');
  });

  it('stays awaited where it sells out again before the mail is sent', async () => {
    const [gone, there] = [
      await addProduct(admin, { stockQuantity: 0 }),
      await addProduct(admin, { stockQuantity: 0 }),
    ];
    for (const id of [gone, there]) {
      await notifyMe(id);
      await setStock(admin, id, 3);
    }
    const awaited = async () =>
      (await customer.client.data('{ wishes { awaited { id } } }')).wishes.awaited;
    const soon = jest.spyOn(shop.services.mails, 'sendSoon').mockImplementation(() => {});
    await sendStockAlerts();
    expect(await awaited()).toEqual([]);
    await setStock(admin, gone, 0);
    const [mail, ...more] = await mails();
    soon.mockRestore();
    expect(more).toEqual([]);
    expect(mail?.source).toContain(`/product/${there}`);
    expect(mail?.source).not.toContain(`/product/${gone}`);
    expect(await awaited()).toEqual([{ id: String(gone) }]);

    await setStock(admin, gone, 3);
    await sendStockAlerts();
    expect((await mails()).at(-1)?.source).toContain(`/product/${gone}`);
    expect(await awaited()).toEqual([]);
  });

  it('stays awaited until the address is confirmed', async () => {
    const unconfirmed = await newCustomer(shop);
    const id = await addProduct(admin, { stockQuantity: 0 });
    await notifyMe(id, unconfirmed);
    await setStock(admin, id, 3);
    await sendStockAlerts();
    expect(await mails(unconfirmed)).toEqual([]);
    const confirmed = { emailVerifiedAt: new Date() };
    await shop.database.write((tx) =>
      tx.update(Customer, { id: unconfirmed.customerId }, confirmed),
    );
    await sendStockAlerts();
    expect(await mails(unconfirmed)).toHaveLength(1);
  });
});
