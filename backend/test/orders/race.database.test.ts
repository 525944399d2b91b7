import { randomUUID } from 'node:crypto';
import { CartItem } from '../../src/modules/checkout/cart/cart-item.entity';
import { OrderLine } from '../../src/modules/ordering/orders/order-line.entity';
import { PaymentMethod } from '../../src/kernel/order.enums';
import { expectIntegrity } from '../kit/integrity';
import { Client } from '../kit/client';
import { TestCustomer, adminClient, newCustomer } from '../kit/people';
import { addProduct, stockOf } from '../kit/products';
import { TestShop, openTestShop } from '../kit/test-shop';

let shop: TestShop;
let admin: Client;
beforeAll(async () => {
  shop = await openTestShop();
  admin = await adminClient(shop);
});
afterEach(() => expectIntegrity(shop));
afterAll(() => shop.close());

const ADD = 'mutation ($input: AddToCartInput!) { addToCart(input: $input) { item { id } } }';
const PLACE =
  'mutation ($input: PlaceOrderInput!) { placeOrder(input: $input) { id lines { quantity } } }';

const newKey = () => randomUUID();

async function customersWith(
  productId: number,
  quantity: number,
  count: number,
): Promise<TestCustomer[]> {
  const customers: TestCustomer[] = [];
  for (let number = 0; number < count; number++) customers.push(await newCustomer(shop));
  await Promise.all(
    customers.map(({ client }) => client.data(ADD, { input: { productId, quantity } })),
  );
  return customers;
}

const place = ({ client }: TestCustomer, idempotencyKey = newKey()) =>
  client.graphql(PLACE, { input: { idempotencyKey, paymentMethod: 'CASH_ON_DELIVERY' } });

describe('orders at the same moment', () => {
  it('sell exactly 5 of 5 pieces to 30 customers', async () => {
    const productId = await addProduct(admin, { stockQuantity: 5 });
    const customers = await customersWith(productId, 1, 30);
    const answers = await Promise.all(customers.map((customer) => place(customer)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(5);
    const refused = answers.filter(({ status }) => status !== 200);
    const acknowledged = answers.flatMap(({ body }) => body.data?.placeOrder?.id ?? []).map(Number);
    for (const { status, body } of refused) {
      expect(status).toBe(409);
      expect(body.errors[0].extensions.code).toBe('OUT_OF_STOCK');
    }
    expect(await stockOf(shop.database, productId)).toBe(0);
    const sold = await shop.database.read.findBy(OrderLine, { productId });
    expect(sold.map(({ orderId }) => orderId).sort()).toEqual(acknowledged.sort());
    // Refused customers still have their cart, served ones do not.
    const carts = await shop.database.read.countBy(CartItem, { productId });
    expect(carts).toBe(25);
  });

  it('do so in the same turn of the event loop, too, where SQLite transactions would interleave', async () => {
    const productId = await addProduct(admin, { stockQuantity: 5 });
    const soldOutId = await addProduct(admin, { stockQuantity: 0 });
    const customers = await customersWith(productId, 1, 30);
    for (const { client } of customers.slice(0, 10))
      await client.data(ADD, { input: { productId: soldOutId, quantity: 1 } });
    const paymentMethod = PaymentMethod.CASH_ON_DELIVERY;
    const results = await Promise.allSettled(
      customers.map(({ customerId }) =>
        shop.services.placing.place(
          { role: 'customer', sessionId: 0, customerId },
          { idempotencyKey: newKey(), paymentMethod },
        ),
      ),
    );
    const acknowledged = results.flatMap((result) =>
      result.status === 'fulfilled' ? result.value.id : [],
    );
    expect(acknowledged).toHaveLength(5);
    const sold = await shop.database.read.findBy(OrderLine, { productId });
    expect(sold.map(({ orderId }) => orderId).sort()).toEqual(acknowledged.sort());
    expect(await stockOf(shop.database, productId)).toBe(0);
  });

  it('that are refused half-way give back what they took, and take nothing else with them', async () => {
    const productId = await addProduct(admin, { stockQuantity: 100 });
    const soldOutId = await addProduct(admin, { stockQuantity: 0 }); // checked after the other
    const customers = await customersWith(productId, 1, 20);
    const unlucky = customers.filter((_, number) => number % 2 === 0);
    for (const { client } of unlucky)
      await client.data(ADD, { input: { productId: soldOutId, quantity: 1 } });
    const answers = await Promise.all(customers.map((customer) => place(customer)));
    const acknowledged = answers.flatMap(({ body }) => body.data?.placeOrder?.id ?? []).map(Number);
    expect(acknowledged).toHaveLength(10);
    const sold = await shop.database.read.findBy(OrderLine, { productId });
    expect(sold.map(({ orderId }) => orderId).sort()).toEqual(acknowledged.sort());
    expect(await stockOf(shop.database, productId)).toBe(90);
  });

  it('under one key are one order', async () => {
    const productId = await addProduct(admin, { stockQuantity: 50 });
    const [customer] = (await customersWith(productId, 2, 1)) as [TestCustomer];
    const key = newKey();
    const answers = await Promise.all(Array.from({ length: 10 }, () => place(customer, key)));
    expect(answers.map(({ status }) => status)).toEqual(Array(10).fill(200));
    expect(new Set(answers.map(({ body }) => body.data.placeOrder.id)).size).toBe(1);
    expect(await stockOf(shop.database, productId)).toBe(48);
  });

  it('of one cart under different keys are one order', async () => {
    const productId = await addProduct(admin, { stockQuantity: 50 });
    const [customer] = (await customersWith(productId, 2, 1)) as [TestCustomer];
    const answers = await Promise.all(Array.from({ length: 6 }, () => place(customer)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    const codes = answers
      .filter(({ status }) => status !== 200)
      .map(({ body }) => body.errors[0].extensions.code);
    expect(codes).toEqual(Array(5).fill('CART_EMPTY'));
    expect(await stockOf(shop.database, productId)).toBe(48);
  });

  it('of one delivery group by REST, one call an item, all stand on their own', async () => {
    const { client, customerId } = await newCustomer(shop);
    const productIds: number[] = [];
    for (let number = 0; number < 12; number++)
      productIds.push(await addProduct(admin, { stockQuantity: 3 }));
    const cartIds: number[] = [];
    for (const productId of productIds) {
      const { body } = await client.send('POST', `/api/cart/${customerId}/${productId}`, {
        quantity: '2',
      });
      cartIds.push(body.cartId);
    }
    const answers = await Promise.all(
      cartIds.map((cartId) => client.send('POST', `/api/orders/${customerId}/${cartId}`, {})),
    );
    expect(answers.map(({ status }) => status)).toEqual(Array(12).fill(201));
    for (const productId of productIds) expect(await stockOf(shop.database, productId)).toBe(1);
    expect((await client.send('GET', '/api/cart/list')).body).toEqual([]);
  });

  it('of two carts with the same products in opposite order all go through', async () => {
    const products: number[] = [];
    for (let number = 0; number < 6; number++)
      products.push(await addProduct(admin, { stockQuantity: 100 }));
    const customers: TestCustomer[] = [];
    for (let number = 0; number < 10; number++) {
      const customer = await newCustomer(shop);
      const inCart = number % 2 ? products : [...products].reverse();
      for (const productId of inCart)
        await customer.client.data(ADD, { input: { productId, quantity: 1 } });
      customers.push(customer);
    }
    const answers = await Promise.all(customers.map((customer) => place(customer)));
    expect(answers.map(({ status }) => status)).toEqual(Array(10).fill(200));
    for (const productId of products) expect(await stockOf(shop.database, productId)).toBe(90);
  });

  it('and first additions to a cart leave one line with all pieces', async () => {
    const productId = await addProduct(admin);
    const { client } = await newCustomer(shop);
    await Promise.all(
      Array.from({ length: 8 }, () => client.data(ADD, { input: { productId, quantity: 1 } })),
    );
    const { cart } = await client.data('{ cart { items { quantity } } }');
    expect(cart.items).toEqual([{ quantity: 8 }]);
  });
});
