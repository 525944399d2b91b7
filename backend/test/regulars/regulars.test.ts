import { Client } from '../kit/client';
import { refusalOf } from '../kit/failure';
import { cancelOrder } from '../kit/order-keeping';
import { TestCustomer, adminClient, newCustomer } from '../kit/people';
import { addProduct } from '../kit/products';
import { fillCart, order } from '../kit/shopping';
import { statementsOf } from '../kit/statements';
import { TestShop, openTestShop } from '../kit/test-shop';

const REGULARS = `query ($limit: Int) {
  myRegulars(limit: $limit) { timesBought lastBoughtAt product { id } }
}`;

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

async function buy(...products: number[]): Promise<string> {
  for (const productId of products) await fillCart(customer.client, productId, 2);
  return (await order(customer.client, { paymentMethod: 'CASH_ON_DELIVERY' })).id;
}

async function regulars(limit?: number): Promise<[number, number][]> {
  const { myRegulars } = await customer.client.data(REGULARS, { limit });
  return myRegulars.map(({ product, timesBought }: never) => [
    Number((product as { id: string }).id),
    timesBought,
  ]);
}

describe('what somebody buys again and again', () => {
  it('comes by how often it was bought, what is in stock first', async () => {
    const [rice, dal, scarce] = [
      await addProduct(admin),
      await addProduct(admin),
      await addProduct(admin, { stockQuantity: 6 }),
    ];
    await buy(rice, scarce);
    await buy(dal, scarce);
    await buy(dal, scarce);
    expect(await regulars()).toEqual([
      [dal, 2],
      [rice, 1],
      [scarce, 3],
    ]);
    expect(await regulars(1)).toEqual([[dal, 2]]);
  });

  it('leaves out what was called off, what left the shop and what others buy', async () => {
    const [called, gone, other] = [
      await addProduct(admin),
      await addProduct(admin),
      await addProduct(admin),
    ];
    await cancelOrder(customer.client, await buy(called));
    await buy(gone);
    await admin.data('mutation ($id: ID!) { deleteProduct(id: $id) }', { id: gone });
    const { client } = await newCustomer(shop);
    await fillCart(client, other);
    await order(client);
    expect(await regulars()).toEqual([]);
  });

  it('is read in one statement beside that of the session', async () => {
    for (let count = 0; count < 3; count++) await buy(await addProduct(admin));
    const ask = () => customer.client.data(REGULARS);
    await ask();
    expect(await statementsOf(shop.database, ask)).toHaveLength(2);
  });

  it.each([0, 51, -1])('is not asked for by a limit of %d', async (limit) => {
    const answer = await customer.client.graphql(REGULARS, { limit });
    expect(refusalOf(answer)).toEqual([400, 'VALIDATION', 'limit']);
  });
});
