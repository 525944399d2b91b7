import { expectIntegrity } from '../kit/integrity';
import { Client } from '../kit/client';
import { creditOf, giveCredit, newCoupon, orderWith, usesOf } from '../kit/offers';
import { cancelOrder, moveOrder, orderDetails } from '../kit/order-keeping';
import { adminClient, newCustomer } from '../kit/people';
import { addProduct, stockOf } from '../kit/products';
import { SecondServer, openSecondServer } from '../kit/second-server';
import { fillCart, order, pay } from '../kit/shopping';
import { TestShop, openTestShop } from '../kit/test-shop';

const ROUNDS = 6;

let shop: TestShop;
let other: SecondServer;
let admin: Client;
beforeAll(async () => {
  shop = await openTestShop();
  other = await openSecondServer(shop);
  admin = await adminClient(shop);
});
afterEach(() => expectIntegrity(shop));
afterAll(async () => {
  await other.close();
  await shop.close();
});

/** A customer who is logged in at both servers. */
async function customerAtBoth() {
  const { client, accessToken } = await newCustomer(shop);
  return { client, there: other.client().useBearer(accessToken) };
}

const rounds = Array.from({ length: ROUNDS }, (_, round) => [round]);

describe('several cancels of one order at the same moment', () => {
  it.each(rounds)('give everything back once, at two servers (round %p)', async () => {
    const { client, there } = await customerAtBoth();
    const productId = await addProduct(admin, { mrpPaise: 10_000, stockQuantity: 10 });
    const { code } = await newCoupon(admin);
    await giveCredit(admin, client, 1000);
    await fillCart(client, productId, 3);
    const { id } = await orderWith(client, { couponCode: code, useGiftCredit: true });
    await pay(client, { orderId: id });
    const callers = [client, there, client, there, client, there];
    const answers = await Promise.all(callers.map((caller) => cancelOrder(caller, id)));
    expect(answers.map(({ status }) => status)).toEqual(callers.map(() => 200));
    const { events, refunds, paymentStatus } = await orderDetails(client, id);
    const cancels = events.filter(
      ({ fromStatus, toStatus }: Record<string, string>) =>
        toStatus === 'CANCELLED' && fromStatus !== 'CANCELLED',
    );
    expect(cancels).toHaveLength(1);
    expect(refunds).toHaveLength(1);
    expect(paymentStatus).toBe('REFUNDED');
    expect(await stockOf(shop.database, productId)).toBe(10);
    expect(await creditOf(client)).toBe(1000);
    expect(await usesOf(admin, code)).toBe(0);
  });
});

describe('a cancel at the moment at which the order is packed', () => {
  it.each(rounds)('wins or loses, and nothing between (round %p)', async (round) => {
    const { client, there } = await customerAtBoth();
    const productId = await addProduct(admin, { stockQuantity: 10 });
    await fillCart(client, productId, 3);
    const { id } = await order(client, { paymentMethod: 'CASH_ON_DELIVERY' });
    const calls = [() => cancelOrder(there, id), () => moveOrder(admin, id, 'PACKED')];
    const sequentially = round % 2 === 0 ? calls : calls.reverse();
    const answers = await Promise.all(sequentially.map((call) => call()));
    const wins = answers.filter(({ status }) => status === 200);
    expect(wins).toHaveLength(1);
    const { status } = await orderDetails(client, id);
    const cancelled = Boolean(wins[0]?.body.data.cancelOrder);
    expect(status).toBe(cancelled ? 'CANCELLED' : 'PACKED');
    expect(await stockOf(shop.database, productId)).toBe(cancelled ? 10 : 7);
  });
});

describe('a cancel at the moment at which the order is paid', () => {
  it.each(rounds)('keeps no money of an order that is off (round %p)', async (round) => {
    const { client, there } = await customerAtBoth();
    const productId = await addProduct(admin, { mrpPaise: 10_000, stockQuantity: 10 });
    await fillCart(client, productId);
    const { id } = await order(client);
    const calls = [() => cancelOrder(there, id), () => pay(client, { orderId: id })];
    const sequentially = round % 2 === 0 ? calls : calls.reverse();
    await Promise.all(sequentially.map((call) => call()));
    const { status, paymentStatus, payments, refunds } = await orderDetails(client, id);
    expect(status).toBe('CANCELLED');
    const sumOf = (rows: { status: string; amountPaise: number }[]) =>
      rows
        .filter((row) => row.status === 'SUCCESS')
        .reduce((sum, { amountPaise }) => sum + amountPaise, 0);
    expect(sumOf(refunds)).toBe(sumOf(payments));
    if (sumOf(payments) > 0) expect(paymentStatus).toBe('REFUNDED');
    expect(await stockOf(shop.database, productId)).toBe(10);
  });
});
