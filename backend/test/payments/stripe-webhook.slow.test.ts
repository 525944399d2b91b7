import { WebhookEvent } from '../../src/modules/ordering/payments/webhook-event.entity';
import { expectIntegrity } from '../kit/integrity';
import { Client } from '../kit/client';
import { refusalOf } from '../kit/failure';
import { MovableClock } from '../kit/movable-clock';
import { begin, confirm, insist } from '../kit/online-payments';
import { cancelOrder } from '../kit/order-keeping';
import { moneyOf, unpaidOrder } from '../kit/payments';
import { TestCustomer, adminClient, newCustomer } from '../kit/people';
import { newKey } from '../kit/shopping';
import { Intent } from '../kit/stripe-account';
import { StripeServer } from '../kit/stripe-server';
import { openStripeShop, tell } from '../kit/stripe-shop';
import { TestShop, openTestShop } from '../kit/test-shop';

let stripe: StripeServer;
let shop: TestShop;
let admin: Client;
let customer: TestCustomer;
let orderId: string;
let secret: string;
let paymentId: string;
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
  const { body } = await begin(customer.client, orderId, newKey());
  secret = body.data.beginOnlinePayment.clientSecret;
  paymentId = body.data.beginOnlinePayment.payment.id;
});
afterEach(() => expectIntegrity(shop));
afterAll(async () => {
  await shop.close();
  await stripe.close();
});

const money = () => moneyOf(customer.client, orderId);
const kept = () => stripe.keptPaise - keptBefore;
const PAID = ['SUCCESS', 'SUCCESS', 'SUCCESS', ''];
const UNPAID = ['PENDING', 'PENDING', 'PENDING', ''];
const GIVEN_BACK = ['CANCELLED', 'REFUNDED', 'SUCCESS', 'SUCCESS'];

const signed = (body: string) => stripe.sign(body, clock.now());
/** Sends a webhook about an object as Stripe does, with a valid current signature. */
const news = (type: string, object: object, id?: string) => send(stripe.event(type, object, id));
const send = (body: string, signature = signed(body)) => tell(shop, stripe, body, signature);
const succeeded = (intent: Intent) => news('payment_intent.succeeded', intent);

describe('news of a payment', () => {
  it('settle it before the browser says anything', async () => {
    const { status, body } = await succeeded(stripe.confirm(secret));
    expect([status, body]).toEqual([200, { received: true }]);
    expect(await money()).toEqual(PAID);
    const answer = await confirm(customer.client, paymentId);
    expect(answer.body.data.confirmOnlinePayment).toMatchObject({
      status: 'SUCCESS',
      cardLastFour: '4242',
    });
  });

  it('change nothing after it', async () => {
    const intent = stripe.confirm(secret);
    const { body } = await confirm(customer.client, paymentId);
    expect((await succeeded(intent)).status).toBe(200);
    expect((await confirm(customer.client, paymentId)).body).toEqual(body);
    expect(await money()).toEqual(PAID);
  });

  it('settle it once together with it', async () => {
    const intent = stripe.confirm(secret);
    const answers = await Promise.all([
      ...Array.from({ length: 5 }, () => insist(() => confirm(customer.client, paymentId))),
      ...Array.from({ length: 5 }, () => insist(() => succeeded(intent))),
      shop.services.payments.settleUnknown(Number(orderId)).then(() => ({ status: 200 })),
    ]);
    expect(answers.map(({ status }) => status)).toEqual(Array(11).fill(200));
    expect(await money()).toEqual(PAID);
    const { events } = (
      await customer.client.data('query ($id: ID!) { order(id: $id) { events { toStatus } } }', {
        id: orderId,
      })
    ).order;
    expect(events).toEqual([{ toStatus: 'PENDING' }, { toStatus: 'SUCCESS' }]);
  });

  it('that are sent five times, one after the other and at once, are dealt with once', async () => {
    const body = stripe.event('payment_intent.succeeded', stripe.confirm(secret));
    for (let times = 0; times < 5; times++) expect((await send(body)).status).toBe(200);
    const calls = stripe.calls.length;
    const all = await Promise.all(Array.from({ length: 5 }, () => send(body)));
    for (const { status } of all) expect(status).toBe(200);
    expect(stripe.calls).toHaveLength(calls);
    const eventId = JSON.parse(body).id;
    expect(await shop.database.read.countBy(WebhookEvent, { eventId })).toBe(1);
    expect(await money()).toEqual(PAID);
  });

  it('that come five times at once before anything else settle it once', async () => {
    const body = stripe.event('payment_intent.succeeded', stripe.confirm(secret));
    const all = await Promise.all(Array.from({ length: 5 }, () => send(body)));
    for (const { status } of all) expect(status).toBe(200);
    expect(await money()).toEqual(PAID);
  });

  it('that come out of order do not undo what is known', async () => {
    const declined = { ...stripe.confirm(secret, 'bad') };
    const processing = { ...stripe.confirm(secret, 'slow') };
    await succeeded(stripe.confirm(secret));
    for (const [type, old] of [
      ['payment_intent.payment_failed', declined],
      ['payment_intent.processing', processing],
      ['payment_intent.canceled', { ...processing, status: 'canceled' }],
    ] as const) {
      expect((await news(type, old)).status).toBe(200);
      expect(await money()).toEqual(PAID);
    }
  });

  it('of a decline say so, and let the customer try again', async () => {
    await news('payment_intent.payment_failed', stripe.confirm(secret, 'bad'));
    expect(await money()).toEqual(['PENDING', 'FAILED', 'PENDING', '']);
    await succeeded(stripe.confirm(secret));
    expect(await money()).toEqual(PAID);
  });

  it('of an end at Stripe end it', async () => {
    const intent = [...stripe.intents.values()].find((each) => each.client_secret === secret);
    await news('payment_intent.canceled', Object.assign(intent as Intent, { status: 'canceled' }));
    expect(await money()).toEqual(['PENDING', 'FAILED', 'FAILED', '']);
  });

  it('of an order that was called off have the money paid back', async () => {
    const intent = stripe.confirm(secret);
    await cancelOrder(customer.client, orderId);
    await succeeded(intent);
    expect(await money()).toEqual(GIVEN_BACK);
    expect(kept()).toBe(0);
    await succeeded(intent);
    expect(await money()).toEqual(GIVEN_BACK);
  });
});

describe('news that are not what they seem', () => {
  it.each([
    ['without a signature', () => ''],
    ['with nonsense for one', () => 't=1,v1=00'],
    [
      'with another secret',
      (body: string) => stripe.sign(body, clock.now(), 'whsec_somebody_else'),
    ],
    ['signed for another body', (body: string) => signed(`${body} `)],
    ['that are six minutes old', (body: string) => stripe.sign(body, minutesAgo(6))],
  ])('are refused %s, and nothing happens', async (_, signature) => {
    const body = stripe.event('payment_intent.succeeded', stripe.confirm(secret));
    const calls = stripe.calls.length;
    expect(refusalOf(await send(body, signature(body)))).toEqual([400, 'BAD_REQUEST']);
    expect(await money()).toEqual(UNPAID);
    expect(stripe.calls).toHaveLength(calls);
    const eventId = JSON.parse(body).id;
    expect(await shop.database.read.countBy(WebhookEvent, { eventId })).toBe(0);
    expect((await send(body)).status).toBe(200); // the valid one is accepted afterwards
    expect(await money()).toEqual(PAID);
  });

  it.each([
    '5',
    '"text"',
    '[]',
    '{}',
    '{"id":5,"type":"x"}',
    '{"id":"evt_1"}',
    `{"id":"${'e'.repeat(300)}","type":"x"}`,
  ])('are refused where they are none, though rightly signed: %s', async (body) => {
    expect(refusalOf(await send(body))).toEqual([400, 'BAD_REQUEST']);
  });

  const minutesAgo = (minutes: number) => new Date(clock.now().getTime() - minutes * 60_000);

  it.each([
    ['another sum', { amount: 100, amount_received: 100 }],
    ['another sum that was taken', { amount_received: 9400 }],
    ['another currency', { currency: 'usd' }],
  ])('settle nothing with %s', async (_, change) => {
    const intent = stripe.confirm(secret);
    const told = { ...intent, ...change };
    expect((await news('payment_intent.succeeded', told)).status).toBe(200);
    expect(await money()).toEqual(UNPAID);
    // The same applies if Stripe itself has other values than the webhook.
    const right = stripe.event('payment_intent.succeeded', intent);
    Object.assign(intent, change);
    expect((await succeeded(intent)).status).toBe(200);
    expect(refusalOf(await send(right))).toEqual([500, 'INTERNAL']);
    expect(refusalOf(await confirm(customer.client, paymentId))).toEqual([503, 'PAYMENT_PENDING']);
    expect(await money()).toEqual(UNPAID);
    Object.assign(intent, { amount: 9500, amount_received: 9500, currency: 'inr' });
    await succeeded(intent);
    expect(await money()).toEqual(PAID);
  });

  it('claim success that Stripe does not know of, and settle nothing', async () => {
    const [intent] = [...stripe.intents.values()].filter((each) => each.client_secret === secret);
    await succeeded({ ...(intent as Intent), status: 'succeeded', amount_received: 9500 });
    expect(await money()).toEqual(UNPAID);
  });

  it('of what the shop does not know, or does not care about, are taken and forgotten', async () => {
    const intent = { ...stripe.confirm(secret), id: 'pi_of_somebody', metadata: {} };
    for (const [type, object] of [
      ['payment_intent.succeeded', intent],
      ['payment_intent.succeeded', { ...intent, metadata: { paymentId: 'x', orderId: '1' } }],
      ['payment_intent.succeeded', { ...intent, metadata: { paymentId, orderId } }],
      ['payment_intent.succeeded', { ...intent, metadata: null }],
      ['charge.refunded', { id: 'ch_1', payment_intent: 'pi_of_somebody' }],
      ['charge.refunded', { id: 'ch_1', payment_intent: null }],
      ['customer.created', { id: 'cus_1' }],
      ['invoice.paid', {}],
    ] as const)
      expect((await news(type, object)).status).toBe(200);
    expect(await money()).toEqual(UNPAID);
  });

  it('are for a shop with Stripe only', async () => {
    const sandbox = await openTestShop();
    try {
      const body = stripe.event('payment_intent.succeeded', {});
      expect((await tell(sandbox, stripe, body, signed(body))).status).toBe(404);
    } finally {
      await sandbox.close();
    }
  });
});

describe('news of a refund', () => {
  const REFUND = `mutation ($input: RefundInput!) { refundPayment(input: $input) { id status } }`;
  const refund = (amountPaise?: number) =>
    admin.data(REFUND, {
      input: { paymentId, amountPaise, reason: 'Bruised', idempotencyKey: newKey() },
    });
  const refundsAtStripe = () =>
    [...stripe.refunds.values()].filter(
      (each) => stripe.intents.get(each.payment_intent)?.client_secret === secret,
    );
  let intent: Intent;
  beforeEach(async () => {
    intent = stripe.confirm(secret);
    await succeeded(intent);
  });

  it('that was made here change nothing', async () => {
    await refund(4000);
    const [made] = refundsAtStripe();
    await news('refund.created', made as object);
    await news('charge.refunded', { id: 'ch_1', payment_intent: intent.id });
    expect(await money()).toEqual(['SUCCESS', 'SUCCESS', 'SUCCESS', 'SUCCESS']);
    expect(kept()).toBe(5500);
  });

  it('that the bank took days for settle it', async () => {
    const { payBack } = stripe;
    stripe.payBack = (...args) => {
      const made = payBack.apply(stripe, args);
      return made && Object.assign(made, { status: 'pending' });
    };
    const { refundPayment } = await refund();
    stripe.payBack = payBack;
    expect(refundPayment.status).toBe('PENDING');
    await shop.services.refunds.carryOutPending();
    expect(await money()).toEqual(['SUCCESS', 'SUCCESS', 'SUCCESS', 'PENDING']);
    const [made] = refundsAtStripe();
    await news('refund.updated', Object.assign(made as object, { status: 'succeeded' }));
    expect(await money()).toEqual(['SUCCESS', 'REFUNDED', 'SUCCESS', 'SUCCESS']);
    expect(refundsAtStripe()).toHaveLength(1);
  });

  it('that the bank sent back take it back, so that it can be made anew', async () => {
    await refund();
    expect(await money()).toEqual(['SUCCESS', 'REFUNDED', 'SUCCESS', 'SUCCESS']);
    const [made] = refundsAtStripe();
    const failed = { status: 'failed', failure_reason: 'lost_or_stolen_card' };
    await news('refund.failed', Object.assign(made as object, failed));
    expect(await money()).toEqual(['SUCCESS', 'SUCCESS', 'SUCCESS', 'FAILED']);
    expect(kept()).toBe(9500);
    await refund();
    expect(await money()).toEqual(['SUCCESS', 'REFUNDED', 'SUCCESS', 'FAILED SUCCESS']);
    expect(kept()).toBe(0);
  });

  it('that somebody made at Stripe itself write it down, once', async () => {
    stripe.payBack(intent.id, 3000);
    const told = { id: 'ch_1', payment_intent: intent.id };
    await Promise.all(Array.from({ length: 4 }, () => news('charge.refunded', told)));
    expect(await money()).toEqual(['SUCCESS', 'SUCCESS', 'SUCCESS', 'SUCCESS']);
    await refund();
    expect(await money()).toEqual(['SUCCESS', 'REFUNDED', 'SUCCESS', 'SUCCESS SUCCESS']);
    expect(kept()).toBe(0);
  });
});
