import { Client } from '../kit/client';
import { failureOf, refusalOf } from '../kit/failure';
import {
  creditOf,
  giveCredit,
  newCode,
  newCoupon,
  orderWith,
  placeWith,
  usesOf,
} from '../kit/offers';
import { TestCustomer, adminClient, newCustomer } from '../kit/people';
import { addProduct, stockOf } from '../kit/products';
import { fillCart, newKey, order, placeOrder } from '../kit/shopping';
import { TestShop, openTestShop } from '../kit/test-shop';

let shop: TestShop;
let admin: Client;
let customer: TestCustomer;
beforeAll(async () => {
  shop = await openTestShop();
  admin = await adminClient(shop);
  customer = await newCustomer(shop);
});
afterAll(() => shop.close());

const reused = {
  status: 409,
  code: 'IDEMPOTENCY_KEY_REUSED',
  message: 'This idempotencyKey was used for another order',
  fields: { idempotencyKey: 'This idempotencyKey was used for another order' },
};

describe('the key of an order', () => {
  it('answers the same order for ever, also after the cart was emptied', async () => {
    const productId = await addProduct(admin, { stockQuantity: 10 });
    await fillCart(customer.client, productId, 2);
    const idempotencyKey = newKey();
    const first = await order(customer.client, { idempotencyKey });
    for (let times = 0; times < 3; times++)
      expect(await order(customer.client, { idempotencyKey })).toEqual(first);
    expect(await stockOf(shop.database, productId)).toBe(8);
    expect((await customer.client.data('{ cart { items { id } } }')).cart.items).toEqual([]);
  });

  it('is refused for another cart, which stays as it is', async () => {
    const [first, second] = [await addProduct(admin), await addProduct(admin)];
    const { client } = await newCustomer(shop);
    await fillCart(client, first, 2);
    const idempotencyKey = newKey();
    await order(client, { idempotencyKey });
    await fillCart(client, second, 1);
    expect(failureOf(await placeOrder(client, { idempotencyKey }))).toEqual(reused);
    expect(await stockOf(shop.database, second)).toBe(40);
    expect((await client.data('{ cart { totalQuantity } }')).cart.totalQuantity).toBe(1);
  });

  it('is refused for the same products in another quantity', async () => {
    const productId = await addProduct(admin);
    const { client } = await newCustomer(shop);
    await fillCart(client, productId, 2);
    const idempotencyKey = newKey();
    await order(client, { idempotencyKey });
    await fillCart(client, productId, 3);
    expect(failureOf(await placeOrder(client, { idempotencyKey }))).toEqual(reused);
  });

  it('is refused for another way of paying or another slot', async () => {
    const { client } = await newCustomer(shop);
    await fillCart(client, await addProduct(admin));
    const idempotencyKey = newKey();
    await order(client, { idempotencyKey, paymentMethod: 'CARD' });
    const inCash = await placeOrder(client, { idempotencyKey, paymentMethod: 'CASH_ON_DELIVERY' });
    expect(failureOf(inCash)).toEqual(reused);
    const { deliverySlots } = await client.data('{ deliverySlots { id } }');
    const elsewhen = await placeOrder(client, {
      idempotencyKey,
      deliverySlotId: deliverySlots[27].id,
    });
    expect(failureOf(elsewhen)).toEqual(reused);
  });

  it('is refused with another coupon, or gift credit instead', async () => {
    const { client } = await newCustomer(shop);
    await giveCredit(admin, client, 1_000);
    await fillCart(client, await addProduct(admin));
    const { code: couponCode } = await newCoupon(admin, { perCustomerLimit: 1 });
    const { code: otherCode } = await newCoupon(admin);
    const idempotencyKey = newKey();
    const placed = await orderWith(client, { idempotencyKey, couponCode });
    for (const changes of [{}, { couponCode: otherCode }, { couponCode, useGiftCredit: true }])
      expect(failureOf(await placeWith(client, { idempotencyKey, ...changes }))).toEqual(reused);
    // The same code in another spelling is the same request; its use is not counted again.
    const again = ` ${couponCode.toLowerCase()}`;
    expect(await orderWith(client, { idempotencyKey, couponCode: again })).toEqual(placed);
    expect(await usesOf(admin, couponCode)).toBe(1);
    expect(await creditOf(client)).toBe(1_000);
  });

  it('spends gift credit once', async () => {
    const { client } = await newCustomer(shop);
    await giveCredit(admin, client, 10_000);
    await fillCart(client, await addProduct(admin, { mrpPaise: 3_000 }));
    const wish = { idempotencyKey: newKey(), useGiftCredit: true };
    const answers = await Promise.all(Array.from({ length: 6 }, () => orderWith(client, wish)));
    expect(new Set(answers.map(({ id }) => id)).size).toBe(1);
    expect(await creditOf(client)).toBe(7_150);
  });

  it('is free again after a coupon that was refused', async () => {
    const { client } = await newCustomer(shop);
    await fillCart(client, await addProduct(admin));
    const idempotencyKey = newKey();
    const refused = await placeWith(client, { idempotencyKey, couponCode: newCode() });
    expect(failureOf(refused).code).toBe('COUPON_INVALID');
    expect((await orderWith(client, { idempotencyKey })).couponCode).toBeNull();
  });

  it('is looked at before the cart is called empty: the same key may just have emptied it', async () => {
    const { client, customerId } = await newCustomer(shop);
    const productId = await addProduct(admin);
    await fillCart(client, productId);
    const idempotencyKey = newKey();
    const placed = await order(client, { idempotencyKey });
    expect(await order(client, { idempotencyKey })).toEqual(placed);
    const line = await fillCart(client, productId);
    const path = `/api/orders/${customerId}/${line}`;
    const byRest = await client.send('POST', path, {});
    const again = await client.send('POST', path, {});
    expect([byRest.status, again.status]).toEqual([201, 201]);
    expect(again.body.orderId).toBe(byRest.body.orderId);
    expect(failureOf(await placeOrder(client)).code).toBe('CART_EMPTY');
  });

  it('answers its order also where that could not be placed now: the slot closed, or nothing is left', async () => {
    const { client } = await newCustomer(shop);
    const productId = await addProduct(admin, { stockQuantity: 1 });
    await fillCart(client, productId);
    const idempotencyKey = newKey();
    const placed = await order(client, { idempotencyKey });
    await fillCart(client, productId);
    expect(await order(client, { idempotencyKey })).toEqual(placed);
    expect(failureOf(await placeOrder(client)).code).toBe('OUT_OF_STOCK');
  });

  it('is free for another customer', async () => {
    const idempotencyKey = newKey();
    const ids = new Set<string>();
    for (const { client } of [await newCustomer(shop), await newCustomer(shop)]) {
      await fillCart(client, await addProduct(admin));
      ids.add((await order(client, { idempotencyKey })).id);
    }
    expect(ids.size).toBe(2);
  });

  it('is free again after an order that was refused', async () => {
    const { client } = await newCustomer(shop);
    const line = await fillCart(client, await addProduct(admin, { stockQuantity: 1 }), 2);
    const idempotencyKey = newKey();
    expect(failureOf(await placeOrder(client, { idempotencyKey })).code).toBe('OUT_OF_STOCK');
    const change =
      'mutation ($input: ChangeCartItemInput!) { changeCartItem(input: $input) { item { id } } }';
    await client.data(change, { input: { cartItemId: line, quantity: 1 } });
    expect((await order(client, { idempotencyKey })).lines).toMatchObject([{ quantity: 1 }]);
  });

  it.each([
    '',
    'short',
    'x'.repeat(101),
    'with space',
    "quote'quote",
    'ключ-ключ-ключ',
    'line\nbreak',
  ])('is refused as %p', async (idempotencyKey) => {
    expect(refusalOf(await placeOrder(customer.client, { idempotencyKey }))).toEqual([
      400,
      'VALIDATION',
      'idempotencyKey',
    ]);
  });

  it('does not hold up the next order of the REST contract', async () => {
    const { client, customerId } = await newCustomer(shop);
    const productId = await addProduct(admin);
    const ids = new Set<number>();
    for (let times = 0; times < 3; times++) {
      const line = await fillCart(client, productId);
      const { body } = await client.send('POST', `/api/orders/${customerId}/${line}`, {});
      ids.add(body.orderId);
    }
    expect(ids.size).toBe(3);
    expect(await stockOf(shop.database, productId)).toBe(37);
  });
});
