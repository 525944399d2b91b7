import { randomUUID } from 'node:crypto';
import { Answer, Client } from './client';
import { newKey } from './shopping';

/** An unused code. */
export const newCode = () => `T${randomUUID().slice(0, 13).toUpperCase()}`;

/** The input of a coupon: 10 % without any limit. */
export function couponInput(changes: Record<string, unknown> = {}) {
  return { code: newCode(), description: '10% off everything', percent: 10, ...changes };
}

const ADD_COUPON = `mutation ($input: CouponInput!) {
  addCoupon(input: $input) {
    coupon { id code description percent minimumSubtotalPaise maximumDiscountPaise validUntil perCustomerLimit }
    totalLimit usedCount validFrom
  }
}`;
const END_VOUCHER = 'mutation ($id: ID!) { endGiftVoucher(id: $id) { id validUntil redeemedAt } }';
const END_COUPON = 'mutation ($id: ID!) { endCoupon(id: $id) { coupon { id validUntil } } }';
const ADMIN_COUPONS = '{ adminCoupons { coupon { id code } usedCount } }';
const ADD_VOUCHER = `mutation ($input: GiftVoucherInput!) {
  addGiftVoucher(input: $input) { id code valuePaise validUntil redeemedAt }
}`;
const REDEEM =
  'mutation ($code: String!) { redeemGiftVoucher(code: $code) { valuePaise giftCreditPaise } }';
const PLACE = `mutation ($input: PlaceOrderInput!) {
  placeOrder(input: $input) {
    id status paymentStatus couponCode
    deliveryAddress { recipientName phone line1 line2 landmark instructions pinCode }
    bill { subtotalPaise toPayPaise steps { kind label amountPaise reason } }
    lines { productId totalPaise discountPaise }
  }
}`;
const QUOTE = `query ($input: QuoteInput!) {
  quote(input: $input) {
    bill { subtotalPaise toPayPaise steps { kind label amountPaise reason } }
    bestCoupon { coupon { code } discountPaise missingPaise }
    nextCoupon { coupon { code } discountPaise missingPaise }
    couponProblem giftCreditPaise
  }
}`;

export function addCoupon(admin: Client, input: Record<string, unknown>): Promise<Answer> {
  return admin.graphql(ADD_COUPON, { input });
}

/** Adds a new coupon; returns its code and id. */
export async function newCoupon(admin: Client, changes: Record<string, unknown> = {}) {
  const { addCoupon: added } = await admin.data(ADD_COUPON, { input: couponInput(changes) });
  return added.coupon as { id: string; code: string };
}

export function endCoupon(admin: Client, id: unknown): Promise<Answer> {
  return admin.graphql(END_COUPON, { id });
}

/** The number of orders with a coupon, as the admin sees it. */
export async function usesOf(admin: Client, code: string): Promise<number> {
  const { adminCoupons } = await admin.data(ADMIN_COUPONS);
  return adminCoupons.find((each: { coupon: { code: string } }) => each.coupon.code === code)
    .usedCount;
}

export function addVoucher(admin: Client, input: Record<string, unknown>): Promise<Answer> {
  return admin.graphql(ADD_VOUCHER, { input });
}

/** Adds a new voucher; returns its code. */
export async function newVoucher(admin: Client, valuePaise = 10_000): Promise<string> {
  const { addGiftVoucher } = await admin.data(ADD_VOUCHER, { input: { valuePaise } });
  return addGiftVoucher.code;
}

export function endVoucher(admin: Client, id: unknown): Promise<Answer> {
  return admin.graphql(END_VOUCHER, { id });
}

export function redeem(client: Client, code: unknown): Promise<Answer> {
  return client.graphql(REDEEM, { code });
}

/** Adds gift credit of this value, from a new voucher. */
export async function giveCredit(admin: Client, client: Client, valuePaise: number) {
  await client.data(REDEEM, { code: await newVoucher(admin, valuePaise) });
}

export async function creditOf(client: Client): Promise<number> {
  return (await client.data('{ me { giftCreditPaise } }')).me.giftCreditPaise;
}

/** Orders the cart with offers and address; returns the response. */
export function placeWith(client: Client, changes: Record<string, unknown> = {}): Promise<Answer> {
  return client.graphql(PLACE, { input: { idempotencyKey: newKey(), ...changes } });
}

/** Orders the cart with offers and address; returns the order. */
// eslint-disable-next-line @typescript-eslint/no-explicit-any
export async function orderWith(client: Client, changes: Record<string, unknown>): Promise<any> {
  const { body } = await placeWith(client, changes);
  if (body.errors) throw new Error(JSON.stringify(body.errors));
  return body.data.placeOrder;
}

// eslint-disable-next-line @typescript-eslint/no-explicit-any
export async function quote(client: Client, input: Record<string, unknown> = {}): Promise<any> {
  return (await client.data(QUOTE, { input })).quote;
}
