import { deepEqual } from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import type { Scenario } from '../scenario';
import { raceFor, raceScenarios } from '../environment/race';
import { addProduct, expectStock } from '../environment/operations';

const PIECES = 1_000;
const ADD = 'mutation ($input: CouponInput!) { addCoupon(input: $input) { __typename } }';

/** Many customers use a coupon with one remaining use. */
export const lastCoupon: Scenario[] = raceScenarios({
  name: 'last-coupon',
  title: "200 customers, a coupon's last use: 1 order",
  customers: 200,
  run: async (customers, admin) => {
    const productId = await addProduct(admin, PIECES);
    const couponCode = `LAST-${randomUUID().slice(0, 8).toUpperCase()}`;
    const coupon = { code: couponCode, description: 'One for all', percent: 10, totalLimit: 1 };
    await admin.call(ADD, { input: coupon });
    const outcome = await raceFor(customers, productId, { couponCode });
    deepEqual(outcome, { placed: 1, COUPON_INVALID: customers.length - 1 });
    await expectStock(admin, productId, PIECES - 1);
  },
});
