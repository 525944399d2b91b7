import { CouponUse } from '../../src/modules/checkout/coupons/coupon-use.entity';
import { expectIntegrity } from '../kit/integrity';
import { Client } from '../kit/client';
import { failureOf } from '../kit/failure';
import { newCoupon, orderWith, placeWith, usesOf } from '../kit/offers';
import { TestCustomer, adminClient, newCustomer } from '../kit/people';
import { addProduct } from '../kit/products';
import { fillCart } from '../kit/shopping';
import { TestShop, openTestShop } from '../kit/test-shop';

let shop: TestShop;
let admin: Client;
/** A shop for each test: some of them perform only a part of an order, and so violate the integrity checks. */
beforeEach(async () => {
  shop = await openTestShop();
  admin = await adminClient(shop);
});
afterEach(() => shop.close());

async function openSlots(): Promise<string[]> {
  const { deliverySlots } = await shop.client().data('{ deliverySlots { id closedReason } }');
  return deliverySlots
    .filter(({ closedReason }: { closedReason: string | null }) => closedReason === null)
    .map(({ id }: { id: string }) => id);
}

const outcomesOf = (results: PromiseSettledResult<unknown>[]) =>
  results.map((result) => (result.status === 'fulfilled' ? 'used' : result.reason.code)).sort();

describe('a coupon at the same moment', () => {
  it('is used for its last time by exactly one of 30 orders', async () => {
    const { code: couponCode } = await newCoupon(admin, { totalLimit: 1 });
    const slots = await openSlots();
    const customers: TestCustomer[] = [];
    for (let count = 0; count < 30; count++) {
      const customer = await newCustomer(shop);
      customers.push(customer);
      // A separate product each: otherwise they would wait for each other before they reach the coupon.
      await fillCart(customer.client, await addProduct(admin, { stockQuantity: 9 }));
    }
    const answers = await Promise.all(
      customers.map(({ client }, at) =>
        placeWith(client, { couponCode, deliverySlotId: slots[at % slots.length] }),
      ),
    );
    const refused = answers.filter(({ status }) => status !== 200).map(failureOf);
    expect(refused.map(({ code }) => code)).toEqual(Array(29).fill('COUPON_INVALID'));
    expect(await usesOf(admin, couponCode)).toBe(1);
    await expectIntegrity(shop);
  });

  it('is not used more often by one customer than they may', async () => {
    const productId = await addProduct(admin, { stockQuantity: 100 });
    const { id, code } = await newCoupon(admin, { perCustomerLimit: 2 });
    const { client, customerId } = await newCustomer(shop);
    const orderIds: number[] = [];
    for (let count = 0; count < 8; count++) {
      await fillCart(client, productId);
      orderIds.push(Number((await orderWith(client, {})).id));
    }
    const { coupons } = shop.services;
    const results = await Promise.allSettled(
      orderIds.map((orderId) =>
        shop.database.write(async (tx) => {
          const coupon = await coupons.use(tx, { code, customerId, subtotalPaise: 2800 });
          await coupons.recordUse(tx, coupon, customerId, orderId);
        }),
      ),
    );
    expect(outcomesOf(results)).toEqual([...Array(6).fill('COUPON_INVALID'), 'used', 'used']);
    expect(await usesOf(admin, code)).toBe(2);
    expect(await shop.database.read.countBy(CouponUse, { couponId: Number(id) })).toBe(2);
  });

  it('gets the use of an order back once, however often that is called off', async () => {
    const { code: couponCode } = await newCoupon(admin, { totalLimit: 3 });
    const { client } = await newCustomer(shop);
    await fillCart(client, await addProduct(admin));
    const { id } = await orderWith(client, { couponCode });
    await Promise.all(
      Array.from({ length: 6 }, () =>
        shop.database.write((tx) => shop.services.coupons.returnUse(tx, Number(id))),
      ),
    );
    expect(await usesOf(admin, couponCode)).toBe(0);
  });
});
