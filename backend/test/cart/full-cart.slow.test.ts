import { CartItem } from '../../src/modules/checkout/cart/cart-item.entity';
import { Product } from '../../src/modules/catalogue/products/product.entity';
import { Client } from '../kit/client';
import { failureOf } from '../kit/failure';
import { adminClient, newCustomer } from '../kit/people';
import { addProduct } from '../kit/products';
import { addToCart, fillCart, order } from '../kit/shopping';
import { TestShop, openTestShop } from '../kit/test-shop';

const MOST = 200;
const REORDER = `mutation ($id: ID!) {
  reorder(orderId: $id) { addedLineCount left { reason } cart { items { id } } }
}`;
const LOGIN = 'mutation ($input: LoginInput!) { login(input: $input) { customer { id } } }';

let shop: TestShop;
let admin: Client;
beforeAll(async () => {
  shop = await openTestShop();
  admin = await adminClient(shop);
});
afterAll(() => shop.close());

/** Fills an empty cart with a product and many similar ones. */
async function fillUp(client: Client, productId?: number): Promise<void> {
  productId ??= await addProduct(admin);
  const itemId = await fillCart(client, productId);
  const { cartId } = await shop.database.read.findOneByOrFail(CartItem, { id: itemId });
  const model: Partial<Product> = await shop.database.read.findOneByOrFail(Product, {
    id: productId,
  });
  delete model.id;
  await shop.database.write(async (tx) => {
    const products = Array.from({ length: MOST - 1 }, () =>
      tx.create(Product, { ...model, sku: null }),
    );
    const lines = (await tx.save(products)).map(({ id }) => ({
      cartId,
      productId: id,
      quantity: 1,
    }));
    await tx.insert(CartItem, lines);
  });
}

const countOf = async (client: Client) =>
  (await client.data('{ cart { items { id } } }')).cart.items.length;

describe('a cart that holds as many products as it can', () => {
  it('takes more pieces of those, and no other product', async () => {
    const { client } = await newCustomer(shop);
    const first = await addProduct(admin);
    await fillUp(client, first);
    expect(failureOf(await addToCart(client, await addProduct(admin)))).toMatchObject({
      status: 400,
      code: 'VALIDATION',
      fields: { productId: `A cart holds at most ${MOST} products` },
    });
    expect((await addToCart(client, first, 2)).status).toBe(200);
  });

  it('is not made fuller by a login, which goes through', async () => {
    const { client, email } = await newCustomer(shop);
    await fillUp(client);
    const guest = shop.client();
    await fillCart(guest, await addProduct(admin));
    await guest.data(LOGIN, { input: { email, password: 'Secret@123' } });
    expect(await countOf(guest)).toBe(MOST);
  });

  it('is not made fuller by ordering again, which says so', async () => {
    const { client } = await newCustomer(shop);
    await fillCart(client, await addProduct(admin));
    const { id } = await order(client, { paymentMethod: 'CASH_ON_DELIVERY' });
    await fillUp(client);
    const { reorder } = await client.data(REORDER, { id });
    expect(reorder).toMatchObject({
      addedLineCount: 0,
      left: [{ reason: `a cart holds at most ${MOST} products` }],
    });
    expect(reorder.cart.items).toHaveLength(MOST);
  });
});
