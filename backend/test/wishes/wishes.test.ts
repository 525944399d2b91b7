import { Client } from '../kit/client';
import { failureOf, refusalOf } from '../kit/failure';
import { TestCustomer, adminClient, newCustomer } from '../kit/people';
import { addProduct } from '../kit/products';
import { TestShop, openTestShop } from '../kit/test-shop';

const WISHES = 'items { wishedPaise product { id } } awaited { id } priceMails canBeMailed';
const VIEW = `{ wishes { ${WISHES} } }`;
const change = (name: string) => `mutation ($id: ID!) { ${name}(productId: $id) { ${WISHES} } }`;

let shop: TestShop;
let admin: Client;
let customer: TestCustomer;
beforeAll(async () => {
  shop = await openTestShop();
  admin = await adminClient(shop);
});
beforeEach(async () => {
  customer = await newCustomer(shop);
});
afterAll(() => shop.close());

const addWish = (id: unknown, { client } = customer) => client.graphql(change('addWish'), { id });
const notifyMe = (id: unknown) => customer.client.graphql(change('notifyMe'), { id });

describe('the wish list', () => {
  it('holds what was saved, the newest first, each once', async () => {
    const [first, second] = [await addProduct(admin, { mrpPaise: 900 }), await addProduct(admin)];
    await addWish(first);
    await addWish(second);
    const { body } = await addWish(first);
    expect(body.data.addWish).toEqual({
      items: [
        { wishedPaise: 2800, product: { id: String(second) } },
        { wishedPaise: 900, product: { id: String(first) } },
      ],
      awaited: [],
      priceMails: true,
      canBeMailed: false,
    });
    expect((await customer.client.data(VIEW)).wishes).toEqual(body.data.addWish);
  });

  it('is saved once where it is saved many times at the same moment', async () => {
    const id = await addProduct(admin);
    const answers = await Promise.all(Array.from({ length: 6 }, () => addWish(id)));
    for (const { status } of answers) expect(status).toBe(200);
    expect((await customer.client.data(VIEW)).wishes.items).toHaveLength(1);
  });

  it('loses what is taken off it, and what leaves the shop', async () => {
    const [off, gone] = [await addProduct(admin), await addProduct(admin)];
    await addWish(off);
    await addWish(gone);
    const remove = () => customer.client.data(change('removeWish'), { id: off });
    await remove();
    expect((await remove()).removeWish.items).toHaveLength(1);
    await admin.data('mutation ($id: ID!) { deleteProduct(id: $id) }', { id: gone });
    expect((await customer.client.data(VIEW)).wishes.items).toEqual([]);
  });

  it('is nobody else’s', async () => {
    const id = await addProduct(admin);
    await addWish(id);
    const other = await newCustomer(shop);
    expect((await other.client.data(VIEW)).wishes.items).toEqual([]);
    await other.client.data(change('removeWish'), { id });
    expect((await customer.client.data(VIEW)).wishes.items).toHaveLength(1);
  });

  it('refuses what is no product', async () => {
    expect(refusalOf(await addWish(2_000_000_000))).toEqual([404, 'NOT_FOUND', 'productId']);
    expect(refusalOf(await addWish('tomato'))).toEqual([400, 'VALIDATION', 'productId']);
  });

  it('holds no more than 200 products', async () => {
    const productId = await addProduct(admin);
    const { customerId } = customer;
    const row = { customerId, wishedPaise: 1, toldPaise: 1, wishedAt: new Date() };
    const ids: number[] = [];
    for (let count = 0; count < 200; count++) ids.push(await addProduct(admin));
    await shop.database.write((tx) =>
      tx.insert(
        'wished_products',
        ids.map((id) => ({ ...row, productId: id })),
      ),
    );
    const answer = await addWish(productId);
    expect(failureOf(answer)).toMatchObject({
      code: 'VALIDATION',
      fields: { productId: 'This list holds at most 200 products' },
    });
  });
});

describe('what is awaited', () => {
  it('is a product that is out of stock', async () => {
    const [gone, there] = [
      await addProduct(admin, { stockQuantity: 0 }),
      await addProduct(admin, { name: 'Guava' }),
    ];
    const { body } = await notifyMe(gone);
    expect(body.data.notifyMe.awaited).toEqual([{ id: String(gone) }]);
    expect((await notifyMe(gone)).body.data.notifyMe.awaited).toHaveLength(1);
    expect(failureOf(await notifyMe(there))).toMatchObject({
      status: 400,
      code: 'VALIDATION',
      fields: { productId: 'Guava is in stock' },
    });
    const { stopNotifyingMe } = await customer.client.data(change('stopNotifyingMe'), { id: gone });
    expect(stopNotifyingMe.awaited).toEqual([]);
  });
});

it('mails of prices are switched off and on', async () => {
  const SET = 'mutation ($wanted: Boolean!) { setPriceMails(wanted: $wanted) { priceMails } }';
  for (const wanted of [false, false, true])
    expect((await customer.client.data(SET, { wanted })).setPriceMails.priceMails).toBe(wanted);
});
