import { expectIntegrity } from '../kit/integrity';
import { Client } from '../kit/client';
import { refusalOf } from '../kit/failure';
import { reorder } from '../kit/order-keeping';
import { TestCustomer, adminClient, newCustomer } from '../kit/people';
import { addProduct, setStock } from '../kit/products';
import { fillCart, order } from '../kit/shopping';
import { TestShop, openTestShop } from '../kit/test-shop';

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
afterAll(() => expectIntegrity(shop));
afterAll(() => shop.close());

/** An order of these pieces of each product. */
async function orderOf(pieces: [number, number][]): Promise<string> {
  for (const [productId, quantity] of pieces) await fillCart(customer.client, productId, quantity);
  return (await order(customer.client)).id;
}

const item = (productId: number, quantity: number) => ({
  quantity,
  product: { id: String(productId) },
});

describe('reorder', () => {
  it('puts what was ordered into the cart again, beside what is in it', async () => {
    const [rice, dal, tea] = [
      await addProduct(admin),
      await addProduct(admin),
      await addProduct(admin),
    ];
    const id = await orderOf([
      [rice, 2],
      [dal, 3],
    ]);
    await fillCart(customer.client, tea, 1);
    await fillCart(customer.client, dal, 1);
    const { body } = await reorder(customer.client, id);
    expect(body.data.reorder).toEqual({
      addedLineCount: 2,
      left: [],
      cart: { items: [item(tea, 1), item(dal, 4), item(rice, 2)] },
    });
  });

  it('says what is left, and why', async () => {
    const [gone, empty, scarce, there] = [
      await addProduct(admin, { name: 'Jamun' }),
      await addProduct(admin, { name: 'Litchi' }),
      await addProduct(admin, { name: 'Mango' }),
      await addProduct(admin, { name: 'Guava' }),
    ];
    const id = await orderOf([
      [gone, 1],
      [empty, 2],
      [scarce, 3],
      [there, 4],
    ]);
    await admin.data('mutation ($id: ID!) { deleteProduct(id: $id) }', { id: gone });
    await setStock(admin, empty, 0);
    await setStock(admin, scarce, 2);
    const { body } = await reorder(customer.client, id);
    expect(body.data.reorder).toEqual({
      addedLineCount: 2,
      left: [
        { name: 'Jamun', reason: 'no longer sold' },
        { name: 'Litchi', reason: 'out of stock' },
        { name: 'Mango', reason: 'only 2 left' },
      ],
      cart: { items: [item(scarce, 2), item(there, 4)] },
    });
  });

  it('puts no more into the cart than there is, with what is in it already', async () => {
    const productId = await addProduct(admin, { name: 'Mango', stockQuantity: 12 });
    const id = await orderOf([[productId, 5]]); // leaves 7
    await fillCart(customer.client, productId, 4);
    const first = await reorder(customer.client, id);
    expect(first.body.data.reorder).toEqual({
      addedLineCount: 1,
      left: [{ name: 'Mango', reason: 'only 7 left' }],
      cart: { items: [item(productId, 7)] },
    });
    const again = await reorder(customer.client, id);
    expect(again.body.data.reorder).toEqual({
      addedLineCount: 0,
      left: [{ name: 'Mango', reason: 'only 7 left, all of them in the cart' }],
      cart: { items: [item(productId, 7)] },
    });
  });

  it('of an order of which nothing is sold any more adds nothing', async () => {
    const productId = await addProduct(admin, { name: 'Jamun' });
    const id = await orderOf([[productId, 1]]);
    await admin.data('mutation ($id: ID!) { deleteProduct(id: $id) }', { id: productId });
    const { body } = await reorder(customer.client, id);
    expect(body.data.reorder).toEqual({
      addedLineCount: 0,
      left: [{ name: 'Jamun', reason: 'no longer sold' }],
      cart: { items: [] },
    });
  });

  it('several times at the same moment adds each time, and loses nothing', async () => {
    const products = [
      await addProduct(admin, { stockQuantity: 100 }),
      await addProduct(admin, { stockQuantity: 100 }),
    ];
    const id = await orderOf(products.map((productId) => [productId, 2]));
    const calls = Array.from({ length: 8 }, () => reorder(customer.client, id));
    for (const { status } of await Promise.all(calls)) expect(status).toBe(200);
    const { cart } = await customer.client.data('{ cart { items { quantity product { id } } } }');
    expect(cart.items).toEqual(products.map((productId) => item(productId, 16)));
  });

  it("is for the order's customer", async () => {
    const id = await orderOf([[await addProduct(admin), 1]]);
    const { client: other } = await newCustomer(shop);
    expect(refusalOf(await reorder(other, id))).toEqual([404, 'NOT_FOUND', 'orderId']);
    expect(refusalOf(await reorder(shop.client(), id))).toEqual([401, 'UNAUTHENTICATED']);
    expect(refusalOf(await reorder(admin, id))).toEqual([403, 'FORBIDDEN']);
  });
});
