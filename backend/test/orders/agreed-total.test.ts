import { Order } from '../../src/modules/ordering/orders/order.entity';
import { expectIntegrity } from '../kit/integrity';
import { Client } from '../kit/client';
import { refusalOf } from '../kit/failure';
import { giveCredit, newCoupon } from '../kit/offers';
import { TestCustomer, adminClient, newCustomer } from '../kit/people';
import { addProduct } from '../kit/products';
import { fillCart, newKey, order, placeOrder } from '../kit/shopping';
import { TestShop, openTestShop } from '../kit/test-shop';

let shop: TestShop;
let admin: Client;
let customer: TestCustomer;
let productId: number;
beforeAll(async () => {
  shop = await openTestShop();
  admin = await adminClient(shop);
});
beforeEach(async () => {
  customer = await newCustomer(shop);
  productId = await addProduct(admin, { name: 'Onion', stockQuantity: 100, mrpPaise: 7_200 });
});
afterEach(() => expectIntegrity(shop));
afterAll(() => shop.close());

const CASH = { paymentMethod: 'CASH_ON_DELIVERY' };

async function setPrice(mrpPaise: number): Promise<void> {
  await shop.database.write((tx) =>
    tx.query('UPDATE products SET mrpPaise = ? WHERE id = ?', [mrpPaise, productId]),
  );
}

const ordersOf = ({ customerId }: TestCustomer) =>
  shop.database.read.countBy(Order, { customerId });

async function toPayOf(input: Record<string, unknown> = CASH): Promise<number> {
  const { quote } = await customer.client.data(
    'query ($input: QuoteInput!) { quote(input: $input) { bill { toPayPaise } } }',
    { input },
  );
  return quote.bill.toPayPaise;
}

describe('an order for the total that its customer was shown', () => {
  it('is placed', async () => {
    await fillCart(customer.client, productId, 2);
    const { bill } = await order(customer.client, { ...CASH, expectedTotalPaise: await toPayOf() });
    expect(bill.toPayPaise).toBe(14_400);
  });

  it('is not placed where it would cost more, and tells what it costs now', async () => {
    await fillCart(customer.client, productId);
    const expectedTotalPaise = await toPayOf();
    await setPrice(107_200);
    const { status, body } = await placeOrder(customer.client, { ...CASH, expectedTotalPaise });
    expect(status).toBe(409);
    expect(body.errors[0]).toMatchObject({
      message: 'The total is now ₹1,072, not ₹72',
      extensions: {
        code: 'PRICE_CHANGED',
        fields: { expectedTotalPaise: 'The total is now ₹1,072, not ₹72' },
        details: {
          expectedTotalPaise: 7_200,
          bill: {
            subtotalPaise: 107_200,
            toPayPaise: 107_200,
            steps: [{ kind: 'SUBTOTAL' }, { kind: 'DELIVERY_FEE' }],
          },
          lines: [
            {
              productId: String(productId),
              name: 'Onion',
              quantity: 1,
              mrpPaise: 107_200,
              totalPaise: 107_200,
            },
          ],
        },
      },
    });
    expect(await ordersOf(customer)).toBe(0);
    const { cart } = await customer.client.data('{ cart { totalQuantity } }');
    expect(cart.totalQuantity).toBe(1);
  });

  it('is not placed where it would cost less, either', async () => {
    await fillCart(customer.client, productId);
    await setPrice(100);
    const answer = await placeOrder(customer.client, { ...CASH, expectedTotalPaise: 7_200 });
    expect(refusalOf(answer)).toEqual([409, 'PRICE_CHANGED', 'expectedTotalPaise']);
  });

  it('is placed under the same key once the new total is agreed to, and answered ever after', async () => {
    const idempotencyKey = newKey();
    await fillCart(customer.client, productId);
    await setPrice(8_000);
    const ask = (expectedTotalPaise: number) =>
      placeOrder(customer.client, { ...CASH, idempotencyKey, expectedTotalPaise });
    expect(refusalOf(await ask(7_200))).toEqual([409, 'PRICE_CHANGED', 'expectedTotalPaise']);
    const { id } = (await ask(8_000)).body.data.placeOrder;
    await setPrice(9_000);
    for (const total of [8_000, 9_000, 7_200])
      expect((await ask(total)).body.data.placeOrder.id).toBe(id);
    expect(await ordersOf(customer)).toBe(1);
  });

  it('is not placed without the gift credit that was counted on', async () => {
    await giveCredit(admin, customer.client, 5_000);
    await fillCart(customer.client, productId);
    const expectedTotalPaise = await toPayOf({ ...CASH, useGiftCredit: true });
    expect(expectedTotalPaise).toBe(2_200);
    // It is spent in another window.
    await order(customer.client, { ...CASH, useGiftCredit: true });
    await fillCart(customer.client, productId);
    const answer = await placeOrder(customer.client, {
      ...CASH,
      useGiftCredit: true,
      expectedTotalPaise,
    });
    expect(refusalOf(answer)).toEqual([409, 'PRICE_CHANGED', 'expectedTotalPaise']);
  });

  it('is not placed without the coupon that was counted on, and uses none up', async () => {
    const { code, id } = await newCoupon(admin, { percent: 10, totalLimit: 1 });
    await fillCart(customer.client, productId);
    const expectedTotalPaise = await toPayOf({ ...CASH, couponCode: code });
    expect(expectedTotalPaise).toBe(6_480);
    await setPrice(8_000);
    const wrong = await placeOrder(customer.client, {
      ...CASH,
      couponCode: code,
      expectedTotalPaise,
    });
    expect(refusalOf(wrong)).toEqual([409, 'PRICE_CHANGED', 'expectedTotalPaise']);
    await setPrice(7_200);
    await admin.data('mutation ($id: ID!) { endCoupon(id: $id) { coupon { id } } }', { id });
    const ended = await placeOrder(customer.client, {
      ...CASH,
      couponCode: code,
      expectedTotalPaise,
    });
    expect(refusalOf(ended)).toEqual([409, 'COUPON_INVALID', 'couponCode']);
  });

  it('never costs another total, whatever happens to the price at the same moment', async () => {
    for (let round = 0; round < 5; round++) {
      await setPrice(7_200);
      await fillCart(customer.client, productId);
      const [answer] = await Promise.all([
        placeOrder(customer.client, { ...CASH, expectedTotalPaise: 7_200 }),
        setPrice(107_200),
      ]);
      if (answer.body.errors)
        expect(refusalOf(answer)).toEqual([409, 'PRICE_CHANGED', 'expectedTotalPaise']);
      else expect(answer.body.data.placeOrder.bill.toPayPaise).toBe(7_200);
      const { cart } = await customer.client.data('{ cart { items { id } } }');
      for (const { id } of cart.items)
        await customer.client.data(
          'mutation ($id: ID!) { removeCartItem(cartItemId: $id) { id } }',
          {
            id,
          },
        );
    }
  });

  it.each([-1, 1.5, '7200', null])('takes %p as the language of the API has it', async (total) => {
    await fillCart(customer.client, productId);
    const answer = await placeOrder(customer.client, { ...CASH, expectedTotalPaise: total });
    if (total === null) expect(answer.body.errors).toBeUndefined();
    else expect(refusalOf(answer)).toEqual([400, 'VALIDATION', 'expectedTotalPaise']);
  });
});

describe('an order of the lines that its customer was shown', () => {
  const lineOf = (id: number, mrpPaise: number, quantity = 1) => ({
    productId: String(id),
    quantity,
    mrpPaise,
  });

  it('is placed, in whatever order they are sent', async () => {
    const other = await addProduct(admin, { mrpPaise: 1_000 });
    await fillCart(customer.client, productId);
    await fillCart(customer.client, other, 2);
    const expectedLines = [lineOf(other, 1_000, 2), lineOf(productId, 7_200)];
    const { bill } = await order(customer.client, {
      ...CASH,
      expectedTotalPaise: 9_200,
      expectedLines,
    });
    expect(bill.toPayPaise).toBe(9_200);
  });

  it('is not placed where gift credit would pay a new price unasked', async () => {
    await giveCredit(admin, customer.client, 200_000);
    await fillCart(customer.client, productId);
    await setPrice(107_200);
    const input = { ...CASH, useGiftCredit: true, expectedTotalPaise: 0 };
    const answer = await placeOrder(customer.client, {
      ...input,
      expectedLines: [lineOf(productId, 7_200)],
    });
    expect(refusalOf(answer)).toEqual([409, 'PRICE_CHANGED', 'expectedLines']);
    expect(answer.body.errors[0].extensions.details).toMatchObject({
      bill: { toPayPaise: 0 },
      lines: [lineOf(productId, 107_200)],
    });
    expect(await ordersOf(customer)).toBe(0);
    const { me } = await customer.client.data('{ me { giftCreditPaise } }');
    expect(me.giftCreditPaise).toBe(200_000);
    await order(customer.client, { ...input, expectedLines: [lineOf(productId, 107_200)] });
  });

  it('is not placed where another window changed the cart, also for the same total', async () => {
    const twin = await addProduct(admin, { mrpPaise: 7_200 });
    await fillCart(customer.client, twin);
    for (const expectedLines of [
      [lineOf(productId, 7_200)],
      [lineOf(twin, 3_600, 2)],
      [lineOf(twin, 7_200), lineOf(productId, 0)],
      [],
    ]) {
      const input = { ...CASH, expectedTotalPaise: 7_200, expectedLines };
      const answer = await placeOrder(customer.client, input);
      expect(refusalOf(answer)).toEqual([409, 'PRICE_CHANGED', 'expectedLines']);
    }
    expect(await ordersOf(customer)).toBe(0);
  });

  it('takes no more lines than a cart has', async () => {
    await fillCart(customer.client, productId);
    const expectedLines = Array.from({ length: 201 }, () => lineOf(productId, 7_200));
    const answer = await placeOrder(customer.client, { ...CASH, expectedLines });
    expect(refusalOf(answer)).toEqual([400, 'VALIDATION', 'expectedLines']);
  });
});
