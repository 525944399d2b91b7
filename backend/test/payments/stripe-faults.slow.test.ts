import { expectIntegrity } from '../kit/integrity';
import { Client } from '../kit/client';
import { refusalOf } from '../kit/failure';
import { MovableClock } from '../kit/movable-clock';
import { begin, confirm } from '../kit/online-payments';
import { cancelOrder } from '../kit/order-keeping';
import { moneyOf, unpaidOrder } from '../kit/payments';
import { TestCustomer, adminClient, newCustomer } from '../kit/people';
import { newKey } from '../kit/shopping';
import { Fault } from '../kit/stand-in-server';
import { StripeServer } from '../kit/stripe-server';
import { openStripeShop, tell } from '../kit/stripe-shop';
import { TestShop } from '../kit/test-shop';

let stripe: StripeServer;
let shop: TestShop;
let admin: Client;
let customer: TestCustomer;
let orderId: string;
let keptBefore: number;
const clock = new MovableClock();
beforeAll(async () => {
  stripe = await new StripeServer().open();
  shop = await openStripeShop(stripe, { clock });
  admin = await adminClient(shop);
});
beforeEach(async () => {
  keptBefore = stripe.keptPaise;
  customer = await newCustomer(shop);
  orderId = await unpaidOrder(customer.client, admin);
});
afterEach(() => expectIntegrity(shop));
afterAll(async () => {
  await shop.close();
  await stripe.close();
});

const CREATE = 'POST /v1/payment_intents';
const RETRIEVE = 'GET /v1/payment_intents';
const REFUND = 'POST /v1/refunds';
const HOWS: Fault['how'][] = ['reset', 'hang', '500'];
/** More often than the SDK retries. */
const ALWAYS = { times: 5 };
const PENDING = [503, 'PAYMENT_PENDING'];

const money = () => moneyOf(customer.client, orderId);
const kept = () => stripe.keptPaise - keptBefore;
const opened = (idempotencyKey: string) => begin(customer.client, orderId, idempotencyKey);
const intents = () =>
  [...stripe.intents.values()].filter(({ metadata }) => metadata.orderId === orderId);

/** A payment that the browser has confirmed; returns its number. */
async function confirmed(): Promise<string> {
  const { clientSecret, payment } = (await opened(newKey())).body.data.beginOnlinePayment;
  stripe.confirm(clientSecret);
  return payment.id;
}

describe('an answer of Stripe that gets lost', () => {
  it.each(HOWS)('once after it opened the payment (%s) is fetched again', async (how) => {
    stripe.lose(CREATE, { how });
    const { body } = await opened(newKey());
    expect(body.data.beginOnlinePayment.payment.status).toBe('PENDING');
    expect(intents()).toHaveLength(1);
    stripe.confirm(body.data.beginOnlinePayment.clientSecret);
    await confirm(customer.client, body.data.beginOnlinePayment.payment.id);
    expect(await money()).toEqual(['SUCCESS', 'SUCCESS', 'SUCCESS', '']);
    expect(kept()).toBe(9500);
  });

  it.each(HOWS)(
    'every time (%s) leaves it open, and the same key opens the same payment later',
    async (how) => {
      const idempotencyKey = newKey();
      stripe.lose(CREATE, { how, ...ALWAYS });
      expect(refusalOf(await opened(idempotencyKey))).toEqual(PENDING);
      expect(await money()).toEqual(['PENDING', 'PENDING', 'PENDING', '']);
      stripe.heal();
      const { clientSecret, payment } = (await opened(idempotencyKey)).body.data.beginOnlinePayment;
      expect(intents()).toHaveLength(1);
      stripe.confirm(clientSecret);
      await confirm(customer.client, payment.id);
      expect(await money()).toEqual(['SUCCESS', 'SUCCESS', 'SUCCESS', '']);
    },
  );

  it('every time is given up where another key comes, or the job', async () => {
    for (const comes of ['another key', 'the job']) {
      stripe.lose(CREATE, { when: 'before', ...ALWAYS });
      expect(refusalOf(await opened(newKey()))).toEqual(PENDING);
      stripe.heal();
      clock.advance({ minutes: 1 });
      if (comes === 'the job') await shop.services.payments.settleUnknown();
    }
    const { clientSecret, payment } = (await opened(newKey())).body.data.beginOnlinePayment;
    stripe.confirm(clientSecret);
    await confirm(customer.client, payment.id);
    expect(await money()).toEqual(['SUCCESS', 'SUCCESS', 'FAILED FAILED SUCCESS', '']);
    expect(kept()).toBe(9500);
  });

  it.each(HOWS)('about what became of it (%s) is asked for again by the job', async (how) => {
    const paymentId = await confirmed();
    stripe.lose(RETRIEVE, { how, ...ALWAYS });
    expect(refusalOf(await confirm(customer.client, paymentId))).toEqual(PENDING);
    clock.advance({ minutes: 2 });
    stripe.heal();
    await shop.services.payments.settleUnknown();
    expect(await money()).toEqual(['SUCCESS', 'SUCCESS', 'SUCCESS', '']);
  });

  it('keeps the order from lapsing for an hour, and money that is seen after it is paid back', async () => {
    await confirmed();
    const away = () => {
      for (const call of ['GET /', 'POST /']) stripe.lose(call, { when: 'before', times: 50 });
    };
    away();
    clock.advance({ minutes: 20 });
    await shop.services.lapsing.lapseUnpaid();
    expect(await money()).toEqual(['PENDING', 'PENDING', 'PENDING', '']);
    await expect(shop.services.payments.settleUnknown()).rejects.toThrow('not known yet');
    clock.advance({ minutes: 45 });
    await shop.services.lapsing.lapseUnpaid();
    expect(await money()).toEqual(['CANCELLED', 'PENDING', 'PENDING', '']);
    stripe.heal();
    await shop.services.payments.settleUnknown();
    expect(await money()).toEqual(['CANCELLED', 'REFUNDED', 'SUCCESS', 'SUCCESS']);
    expect(kept()).toBe(0);
  });

  it('while news are looked into has Stripe send them again', async () => {
    await confirmed();
    const [intent] = intents();
    const body = stripe.event('payment_intent.succeeded', intent as object);
    const send = () => tell(shop, stripe, body, stripe.sign(body, clock.now()));
    stripe.lose(RETRIEVE, ALWAYS);
    expect(refusalOf(await send())).toEqual(PENDING);
    stripe.heal();
    expect((await send()).status).toBe(200);
    expect(await money()).toEqual(['SUCCESS', 'SUCCESS', 'SUCCESS', '']);
  });

  it.each(HOWS)('of a refund (%s) is asked for again, and pays back once', async (how) => {
    await confirm(customer.client, await confirmed());
    stripe.lose(REFUND, { how, ...ALWAYS });
    await cancelOrder(customer.client, orderId);
    expect(await money()).toEqual(['CANCELLED', 'SUCCESS', 'SUCCESS', 'PENDING']);
    await Promise.allSettled([
      shop.services.refunds.carryOutPending(),
      shop.services.refunds.carryOutPending(),
    ]);
    stripe.heal();
    await shop.services.refunds.carryOutPending();
    expect(await money()).toEqual(['CANCELLED', 'REFUNDED', 'SUCCESS', 'SUCCESS']);
    expect(kept()).toBe(0);
  });
});

describe('a refund that several servers carry out at the same moment', () => {
  it('pays back once', async () => {
    const paymentId = await confirmed();
    await confirm(customer.client, paymentId);
    stripe.lose(REFUND, { when: 'before', ...ALWAYS });
    const input = { paymentId, amountPaise: 3000, reason: 'Bruised', idempotencyKey: newKey() };
    const { body } = await admin.graphql(
      'mutation ($input: RefundInput!) { refundPayment(input: $input) { status } }',
      { input },
    );
    expect(body.data.refundPayment.status).toBe('PENDING');
    stripe.heal();
    const { refunds } = shop.services;
    await Promise.all(Array.from({ length: 5 }, () => refunds.carryOutPending()));
    expect(await money()).toEqual(['SUCCESS', 'SUCCESS', 'SUCCESS', 'SUCCESS']);
    expect(kept()).toBe(6500);
  });
});

describe('a wrong key of the account', () => {
  it('settles and loses nothing', async () => {
    const { secretKey } = stripe.keys;
    stripe.keys.secretKey = 'sk_test_of_somebody_else';
    const answer = await opened(newKey());
    stripe.keys.secretKey = secretKey;
    expect(refusalOf(answer)).toEqual(PENDING);
    expect(answer.text).not.toMatch(/sk_test|stripe/i);
    expect(await money()).toEqual(['PENDING', 'PENDING', 'PENDING', '']);
  });
});
