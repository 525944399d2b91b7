import { Clock } from '../../src/kernel/clock';
import { Client } from '../kit/client';
import { failureOf } from '../kit/failure';
import { NAUGHTY_TEXTS } from '../kit/naughty';
import { endCoupon, newCode, newCoupon, orderWith, placeWith, usesOf } from '../kit/offers';
import { adminClient, newCustomer } from '../kit/people';
import { addProduct, stockOf } from '../kit/products';
import { fillCart } from '../kit/shopping';
import { TestShop, openTestShop } from '../kit/test-shop';

let now = new Date('2026-11-21T06:00:00Z');
const clock: Clock = { now: () => now };

let shop: TestShop;
let admin: Client;
beforeAll(async () => {
  shop = await openTestShop({ clock });
  admin = await adminClient(shop);
});
afterAll(() => shop.close());
beforeEach(() => {
  now = new Date('2026-11-21T06:00:00Z');
});

/** A customer with a cart of this value. */
async function customerWith(mrpPaise: number) {
  const productId = await addProduct(admin, { mrpPaise });
  const { client } = await newCustomer(shop);
  const fill = () => fillCart(client, productId);
  await fill();
  return { client, productId, fill };
}

const invalid = (message: string) => ({
  status: 409,
  code: 'COUPON_INVALID',
  message,
  fields: { couponCode: message },
});

describe('an order with a coupon', () => {
  it('costs less, says why, and shares it out over its lines', async () => {
    const { client, productId } = await customerWith(40_000);
    const secondId = await addProduct(admin, { mrpPaise: 24_000 });
    await fillCart(client, secondId);
    const { code } = await newCoupon(admin, { percent: 15, maximumDiscountPaise: 10_000 });
    const order = await orderWith(client, { couponCode: ` ${code.toLowerCase()} ` });
    expect(order).toMatchObject({
      status: 'PENDING',
      couponCode: code,
      bill: {
        subtotalPaise: 64_000,
        toPayPaise: 51_680,
        steps: [
          { kind: 'SUBTOTAL', amountPaise: 64_000 },
          {
            kind: 'COUPON',
            label: `Coupon ${code}`,
            amountPaise: -9_600,
            reason: '15% of ₹640, at most ₹100',
          },
          { kind: 'ONLINE_PAYMENT_DISCOUNT', amountPaise: -2_720, reason: '5% of ₹544' },
          { kind: 'DELIVERY_FEE', amountPaise: 0 },
        ],
      },
      lines: [
        { productId: String(productId), totalPaise: 40_000, discountPaise: 7_700 },
        { productId: String(secondId), totalPaise: 24_000, discountPaise: 4_620 },
      ],
    });
    expect(await usesOf(admin, code)).toBe(1);
  });

  it('takes off at most its maximum', async () => {
    const { client } = await customerWith(100_000);
    const { code } = await newCoupon(admin, { percent: 25, maximumDiscountPaise: 12_000 });
    const order = await orderWith(client, { couponCode: code, paymentMethod: 'CASH_ON_DELIVERY' });
    expect(order.bill.toPayPaise).toBe(88_000);
  });

  it('is one without it where the code is left empty', async () => {
    const { client } = await customerWith(10_000);
    const order = await orderWith(client, { couponCode: '  ', paymentMethod: 'CASH_ON_DELIVERY' });
    expect(order).toMatchObject({ couponCode: null, bill: { toPayPaise: 10_000 } });
  });

  it.each([
    ['unknown', () => ({}), 'There is no such coupon'],
    ['too early', () => ({ validFrom: later(1) }), 'This coupon is not valid yet'],
    [
      'too small a cart',
      () => ({ minimumSubtotalPaise: 50_000 }),
      'This coupon is for baskets of ₹500 and more: ₹400 is missing',
    ],
  ])('is refused where it is %s, and changes nothing', async (name, changes, message) => {
    const { client, productId } = await customerWith(10_000);
    const { code } = await newCoupon(admin, changes());
    const couponCode = name === 'unknown' ? newCode() : code;
    expect(failureOf(await placeWith(client, { couponCode }))).toEqual(invalid(message));
    expect(await usesOf(admin, code)).toBe(0);
    expect(await stockOf(shop.database, productId)).toBe(40);
    const { cart, orders } = await client.data('{ cart { totalQuantity } orders { totalCount } }');
    expect([cart.totalQuantity, orders.totalCount]).toEqual([1, 0]);
  });

  it('is taken from its first instant to just before its last', async () => {
    const { client, fill } = await customerWith(10_000);
    const { code: couponCode } = await newCoupon(admin, {
      validFrom: '2026-11-21T07:00:00.000Z',
      validUntil: '2026-11-21T08:00:00.000Z',
    });
    now = new Date('2026-11-21T06:59:59.999Z');
    expect(failureOf(await placeWith(client, { couponCode }))).toEqual(
      invalid('This coupon is not valid yet'),
    );
    now = new Date('2026-11-21T07:00:00.000Z');
    await orderWith(client, { couponCode });
    await fill();
    now = new Date('2026-11-21T07:59:59.999Z');
    await orderWith(client, { couponCode });
    await fill();
    now = new Date('2026-11-21T08:00:00.000Z');
    expect(failureOf(await placeWith(client, { couponCode }))).toEqual(
      invalid('This coupon has ended'),
    );
  });

  it('is refused once the admin has ended it', async () => {
    const { client } = await customerWith(10_000);
    const { id, code } = await newCoupon(admin);
    await endCoupon(admin, id);
    expect(failureOf(await placeWith(client, { couponCode: code }))).toEqual(
      invalid('This coupon has ended'),
    );
  });

  it('is refused once all customers together have used it as often as they may', async () => {
    const { code: couponCode } = await newCoupon(admin, { totalLimit: 2 });
    for (let count = 0; count < 2; count++)
      await orderWith((await customerWith(10_000)).client, { couponCode });
    const { client } = await customerWith(10_000);
    expect(failureOf(await placeWith(client, { couponCode }))).toEqual(
      invalid('This coupon has been used up'),
    );
    expect(await usesOf(admin, couponCode)).toBe(2);
  });

  it.each([
    [1, 'You have used this coupon already'],
    [2, 'You have used this coupon 2 times already'],
  ])('is refused once the customer has used it %d times', async (perCustomerLimit, message) => {
    const { code: couponCode } = await newCoupon(admin, { perCustomerLimit });
    const { client, fill } = await customerWith(10_000);
    for (let count = 0; count < perCustomerLimit; count++) {
      await orderWith(client, { couponCode });
      await fill();
    }
    expect(failureOf(await placeWith(client, { couponCode }))).toEqual(invalid(message));
    expect(await usesOf(admin, couponCode)).toBe(perCustomerLimit);
    await orderWith((await customerWith(10_000)).client, { couponCode });
  });

  it('gives its use back when it is called off', async () => {
    const { code: couponCode } = await newCoupon(admin, { totalLimit: 1, perCustomerLimit: 1 });
    const { client, fill } = await customerWith(10_000);
    const { id } = await orderWith(client, { couponCode });
    await client.data('mutation ($id: ID!) { cancelOrder(id: $id) { status } }', { id });
    expect(await usesOf(admin, couponCode)).toBe(0);
    await fill();
    await orderWith(client, { couponCode });
    expect(await usesOf(admin, couponCode)).toBe(1);
  });

  it.each(Object.entries(NAUGHTY_TEXTS))('takes %s for no coupon', async (_, couponCode) => {
    const { client } = await customerWith(10_000);
    const { code, fields } = failureOf(await placeWith(client, { couponCode }));
    expect(['COUPON_INVALID', 'VALIDATION']).toContain(code);
    expect(Object.keys(fields ?? {})).toEqual(['couponCode']);
  });
});

describe('coupons', () => {
  const listed = async (client: Client): Promise<string[]> =>
    (await client.data('{ coupons { code } }')).coupons.map(({ code }: { code: string }) => code);

  it('are the offers that can be used now', async () => {
    const usable = await newCoupon(admin, { minimumSubtotalPaise: 90_000 });
    const early = await newCoupon(admin, { validFrom: later(1) });
    const ended = await newCoupon(admin, { validUntil: later(1) });
    const usedUp = await newCoupon(admin, { totalLimit: 1 });
    const ownUsed = await newCoupon(admin, { perCustomerLimit: 1 });
    const { client, fill } = await customerWith(10_000);
    await orderWith(client, { couponCode: usedUp.code });
    await fill();
    await orderWith(client, { couponCode: ownUsed.code });
    const inQuestion = [usable, early, ended, usedUp, ownUsed].map(({ code }) => code);
    const offered = async (caller: Client) =>
      (await listed(caller)).filter((code) => inQuestion.includes(code)).sort();
    expect(await offered(client)).toEqual([usable.code, ended.code].sort());
    expect(await offered(shop.client())).toEqual([usable.code, ended.code, ownUsed.code].sort());
    now = new Date(later(1));
    expect(await offered(client)).toEqual([usable.code, early.code].sort());
  });
});

/** The time this many hours from now. */
function later(hours: number): string {
  return new Date(now.getTime() + hours * 3_600_000).toISOString();
}
