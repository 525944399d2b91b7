import { randomUUID } from 'node:crypto';
import type { GraphqlClient } from './graphql-client';

const addCouponOperation = `mutation AddCoupon($input: CouponInput!) { addCoupon(input: $input) { coupon { id code } } }`;
const addVoucherOperation = `mutation AddVoucher($input: GiftVoucherInput!) { addGiftVoucher(input: $input) { code } }`;
const redeemOperation = `mutation Redeem($code: String!) { redeemGiftVoucher(code: $code) { giftCreditPaise } }`;

/** A unique code. */
export const newCode = (kind: string): string =>
  `${kind}-${randomUUID().slice(0, 8).toUpperCase()}`;

/**
 * Adds a coupon of 12 percent with a unique code. From ₹499 on the demo's coupons take off more, so it is never the
 * best one for others. Needs an admin.
 */
export async function addCoupon(
  api: GraphqlClient,
  wanted: { minimumSubtotalPaise?: number; totalLimit?: number } = {},
): Promise<string> {
  const code = newCode('TWELVE');
  const input = { code, description: 'For a test', percent: 12, ...wanted };
  await api.call(addCouponOperation, { input });
  return code;
}

/** Adds a gift voucher. Needs an admin. */
export async function addVoucher(api: GraphqlClient, valuePaise: number): Promise<string> {
  const input = { code: newCode('GIFT'), valuePaise };
  return (await api.call<{ code: string }>(addVoucherOperation, { input })).code;
}

/** Adds the value of a voucher to the caller's gift credit. */
export const redeem = (api: GraphqlClient, code: string): Promise<unknown> =>
  api.call(redeemOperation, { code });
