import { Client } from '../kit/client';
import { refusalOf } from '../kit/failure';
import { expectIntegrity } from '../kit/integrity';
import { Fault } from '../kit/stand-in-server';
import { MovableClock } from '../kit/movable-clock';
import { begin, confirm } from '../kit/online-payments';
import { cancelOrder } from '../kit/order-keeping';
import { moneyOf, unpaidOrder } from '../kit/payments';
import { TestCustomer, adminClient, newCustomer } from '../kit/people';
import { RazorpayServer } from '../kit/razorpay-server';
import { openRazorpayShop, tell } from '../kit/razorpay-shop';
import { newKey } from '../kit/shopping';
import { TestShop } from '../kit/test-shop';

let razorpay: RazorpayServer;
let shop: TestShop;
let admin: Client;
let customer: TestCustomer;
let orderId: string;
const clock = new MovableClock();
beforeAll(async () => {
  razorpay = await new RazorpayServer().open();
  shop = await openRazorpayShop(razorpay, { clock });
  admin = await adminClient(shop);
});
beforeEach(async () => {
  customer = await newCustomer(shop);
  orderId = await unpaidOrder(customer.client, admin);
});
afterEach(() => expectIntegrity(shop));
afterAll(async () => {
  await shop.close();
  await razorpay.close();
});

const CREATE = 'POST /v1/orders';
const FIND = 'GET /v1/orders';
const PAYMENTS = 'POST /v1/payments';
const HOWS: Fault['how'][] = ['reset', 'hang', '500'];
const ALWAYS = { times: 5 };
const PENDING = [503, 'PAYMENT_PENDING'];
const PAID = ['SUCCESS', 'SUCCESS', 'SUCCESS', ''];
const UNPAID = ['PENDING', 'PENDING', 'PENDING', ''];

const money = () => moneyOf(customer.client, orderId);
const kept = () => razorpay.keptFor(orderId);
const opened = (idempotencyKey: string) => begin(customer.client, orderId, idempotencyKey);
const ordersThere = () =>
  [...razorpay.orders.values()].filter(({ notes }) => notes.orderId === orderId);

/** A payment that the customer has authorised in Checkout; returns its number. */
async function authorised(): Promise<string> {
  const { clientSecret, payment } = (await opened(newKey())).body.data.beginOnlinePayment;
  razorpay.pay(clientSecret);
  return payment.id;
}

describe('an answer of Razorpay that gets lost', () => {
  it.each(HOWS)('after it made the order (%s) is found by the receipt', async (how) => {
    razorpay.lose(CREATE, { how });
    const { body } = await opened(newKey());
    const { clientSecret, payment } = body.data.beginOnlinePayment;
    expect(ordersThere().map(({ id }) => id)).toEqual([clientSecret]);
    razorpay.pay(clientSecret);
    await confirm(customer.client, payment.id);
    expect(await money()).toEqual(PAID);
    expect(kept()).toBe(9500);
  });

  it.each(HOWS)(
    'every time (%s) leaves it open, and the same key opens the same payment later',
    async (how) => {
      const idempotencyKey = newKey();
      razorpay.lose(CREATE, { how, ...ALWAYS });
      razorpay.lose(FIND, { how, ...ALWAYS });
      expect(refusalOf(await opened(idempotencyKey))).toEqual(PENDING);
      expect(await money()).toEqual(UNPAID);
      razorpay.heal();
      const { clientSecret } = (await opened(idempotencyKey)).body.data.beginOnlinePayment;
      expect(ordersThere().map(({ id }) => id)).toEqual([clientSecret]);
    },
  );

  it('every time is given up where another key comes, or the job', async () => {
    for (const comes of ['another key', 'the job']) {
      razorpay.lose(CREATE, { when: 'before', ...ALWAYS });
      expect(refusalOf(await opened(newKey()))).toEqual(PENDING);
      razorpay.heal();
      clock.advance({ minutes: 1 });
      if (comes === 'the job') await shop.services.payments.settleUnknown();
    }
    await confirm(customer.client, await authorised());
    expect(await money()).toEqual(['SUCCESS', 'SUCCESS', 'FAILED FAILED SUCCESS', '']);
    expect(kept()).toBe(9500);
  });

  it.each([
    ...HOWS.map((how) => [FIND, how] as const),
    ...HOWS.map((how) => [PAYMENTS, how] as const),
  ])('to %s (%s) when it is confirmed is asked for again by the job', async (call, how) => {
    const paymentId = await authorised();
    razorpay.lose(call, { how, ...ALWAYS });
    const answer = await confirm(customer.client, paymentId);
    // The capture becomes visible with the next lookup.
    if (call === FIND) expect(refusalOf(answer)).toEqual(PENDING);
    clock.advance({ minutes: 2 });
    razorpay.heal();
    await shop.services.payments.settleUnknown();
    expect(await money()).toEqual(PAID);
    expect(kept()).toBe(9500);
  });

  it('to a capture that was not made leaves the money where it is, and the job captures it', async () => {
    const paymentId = await authorised();
    razorpay.lose(PAYMENTS, { when: 'before', ...ALWAYS });
    expect(refusalOf(await confirm(customer.client, paymentId))).toEqual(PENDING);
    expect([await money(), kept()]).toEqual([UNPAID, 0]);
    razorpay.heal();
    clock.advance({ minutes: 2 });
    await shop.services.payments.settleUnknown();
    expect([await money(), kept()]).toEqual([PAID, 9500]);
  });

  it('about the card settles the payment without it', async () => {
    const paymentId = await authorised();
    razorpay.lose('GET /v1/payments/', ALWAYS);
    const { body } = await confirm(customer.client, paymentId);
    razorpay.heal();
    expect(body.data.confirmOnlinePayment).toMatchObject({ status: 'SUCCESS', cardLastFour: null });
  });

  it('keeps the order from lapsing for an hour, and money that is seen after it is paid back', async () => {
    await authorised();
    for (const call of ['GET /', 'POST /']) razorpay.lose(call, { when: 'before', times: 50 });
    clock.advance({ minutes: 20 });
    await shop.services.lapsing.lapseUnpaid();
    expect(await money()).toEqual(UNPAID);
    await expect(shop.services.payments.settleUnknown()).rejects.toThrow('not known yet');
    clock.advance({ minutes: 45 });
    await shop.services.lapsing.lapseUnpaid();
    expect(await money()).toEqual(['CANCELLED', 'PENDING', 'PENDING', '']);
    razorpay.heal();
    await shop.services.payments.settleUnknown();
    expect(await money()).toEqual(['CANCELLED', 'REFUNDED', 'SUCCESS', 'SUCCESS']);
    expect(kept()).toBe(0);
  });

  it('while news are looked into has Razorpay send them again', async () => {
    await authorised();
    const [there] = ordersThere();
    const [paid] = razorpay.paymentsOf(there?.id as string);
    const body = razorpay.event('payment.authorized', paid as object);
    razorpay.lose(FIND, ALWAYS);
    expect(refusalOf(await tell(shop, razorpay, body))).toEqual(PENDING);
    razorpay.heal();
    expect((await tell(shop, razorpay, body)).status).toBe(200);
    expect(await money()).toEqual(PAID);
  });

  it.each(HOWS)('of a refund (%s) is asked for again, and pays back once', async (how) => {
    await confirm(customer.client, await authorised());
    razorpay.lose(PAYMENTS, { how, ...ALWAYS });
    await cancelOrder(customer.client, orderId);
    expect(await money()).toEqual(['CANCELLED', 'SUCCESS', 'SUCCESS', 'PENDING']);
    await Promise.allSettled([
      shop.services.refunds.carryOutPending(),
      shop.services.refunds.carryOutPending(),
    ]);
    razorpay.heal();
    await shop.services.refunds.carryOutPending();
    expect(await money()).toEqual(['CANCELLED', 'REFUNDED', 'SUCCESS', 'SUCCESS']);
    expect(kept()).toBe(0);
  });
});

describe('a refund that several servers carry out at the same moment', () => {
  it('pays back once', async () => {
    const paymentId = await authorised();
    await confirm(customer.client, paymentId);
    razorpay.lose(PAYMENTS, { when: 'before', ...ALWAYS });
    const input = { paymentId, amountPaise: 3000, reason: 'Bruised', idempotencyKey: newKey() };
    const { body } = await admin.graphql(
      'mutation ($input: RefundInput!) { refundPayment(input: $input) { status } }',
      { input },
    );
    expect(body.data.refundPayment.status).toBe('PENDING');
    razorpay.heal();
    const { refunds } = shop.services;
    await Promise.all(Array.from({ length: 5 }, () => refunds.carryOutPending()));
    expect(await money()).toEqual(['SUCCESS', 'SUCCESS', 'SUCCESS', 'SUCCESS']);
    expect(kept()).toBe(6500);
  });
});

describe('a wrong key of the account', () => {
  it('settles and loses nothing, and is told to nobody', async () => {
    const { keySecret } = razorpay.keys;
    razorpay.keys.keySecret = 'secretOfSomebodyElse1234';
    const answer = await opened(newKey());
    razorpay.keys.keySecret = keySecret;
    expect(refusalOf(answer)).toEqual(PENDING);
    expect(answer.text).not.toMatch(/secret|razorpay/i);
    expect(await money()).toEqual(UNPAID);
  });
});
