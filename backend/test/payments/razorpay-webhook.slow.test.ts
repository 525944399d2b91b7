import { WebhookEvent } from '../../src/modules/ordering/payments/webhook-event.entity';
import { Client } from '../kit/client';
import { refusalOf } from '../kit/failure';
import { expectIntegrity } from '../kit/integrity';
import { MovableClock } from '../kit/movable-clock';
import { begin, confirm, insist } from '../kit/online-payments';
import { cancelOrder } from '../kit/order-keeping';
import { moneyOf, unpaidOrder } from '../kit/payments';
import { TestCustomer, adminClient, newCustomer } from '../kit/people';
import { AccountPayment, AccountRefund } from '../kit/razorpay-account';
import { RazorpayServer } from '../kit/razorpay-server';
import { openRazorpayShop, tell } from '../kit/razorpay-shop';
import { newKey } from '../kit/shopping';
import { TestShop, openTestShop } from '../kit/test-shop';

let razorpay: RazorpayServer;
let shop: TestShop;
let admin: Client;
let customer: TestCustomer;
let orderId: string;
let number: string;
let paymentId: string;
const clock = new MovableClock();
beforeAll(async () => {
  razorpay = await new RazorpayServer().open();
  shop = await openRazorpayShop(razorpay, { clock });
  admin = await adminClient(shop);
});
beforeEach(async () => {
  customer = await newCustomer(shop);
  orderId = await unpaidOrder(customer.client, admin);
  const { body } = await begin(customer.client, orderId, newKey());
  number = body.data.beginOnlinePayment.clientSecret;
  paymentId = body.data.beginOnlinePayment.payment.id;
});
afterEach(() => {
  razorpay.newRefundsAre = 'processed';
  return expectIntegrity(shop);
});
afterAll(async () => {
  await shop.close();
  await razorpay.close();
});

const money = () => moneyOf(customer.client, orderId);
const kept = () => razorpay.keptFor(orderId);
const PAID = ['SUCCESS', 'SUCCESS', 'SUCCESS', ''];
const UNPAID = ['PENDING', 'PENDING', 'PENDING', ''];
const GIVEN_BACK = ['CANCELLED', 'REFUNDED', 'SUCCESS', 'SUCCESS'];

const send = (body: string, signature?: string) => tell(shop, razorpay, body, signature);
/** Sends a webhook about a payment, or a refund of it, as Razorpay does, with a valid signature. */
const news = (event: string, payment: Partial<AccountPayment>, refund?: AccountRefund) =>
  send(razorpay.event(event, payment, refund));

describe('news of a payment', () => {
  it.each(['payment.authorized', 'payment.captured', 'order.paid'])(
    'settle it before the browser says anything: %s',
    async (event) => {
      const paid = razorpay.pay(number);
      if (event !== 'payment.authorized') razorpay.capture(paid);
      const { status, body } = await news(event, paid);
      expect([status, body]).toEqual([200, { received: true }]);
      expect(await money()).toEqual(PAID);
      expect(kept()).toBe(9500);
    },
  );

  it('change nothing after it, and settle it once together with it', async () => {
    const paid = razorpay.pay(number);
    const body = razorpay.event('payment.captured', paid);
    const answers = await Promise.all([
      ...Array.from({ length: 5 }, () => insist(() => confirm(customer.client, paymentId))),
      ...Array.from({ length: 5 }, () => insist(() => send(body))),
      shop.services.payments.settleUnknown(Number(orderId)).then(() => ({ status: 200 })),
    ]);
    expect(answers.map(({ status }) => status)).toEqual(Array(11).fill(200));
    expect((await news('order.paid', paid)).status).toBe(200);
    expect(await money()).toEqual(PAID);
    expect(kept()).toBe(9500);
    const { events } = (
      await customer.client.data('query ($id: ID!) { order(id: $id) { events { toStatus } } }', {
        id: orderId,
      })
    ).order;
    expect(events).toEqual([{ toStatus: 'PENDING' }, { toStatus: 'SUCCESS' }]);
  });

  it('that are sent five times, one after the other and at once, are dealt with once', async () => {
    const body = razorpay.event('payment.captured', razorpay.capture(razorpay.pay(number)));
    const before = await shop.database.read.countBy(WebhookEvent, {});
    for (let times = 0; times < 5; times++) expect((await send(body)).status).toBe(200);
    const calls = razorpay.calls.length;
    const all = await Promise.all(Array.from({ length: 5 }, () => send(body)));
    for (const { status } of all) expect(status).toBe(200);
    expect(razorpay.calls).toHaveLength(calls);
    expect(await shop.database.read.countBy(WebhookEvent, {})).toBe(before + 1);
    expect(await money()).toEqual(PAID);
  });

  it('that come out of order do not undo what is known', async () => {
    const failed = { ...razorpay.pay(number, 'bad') };
    const paid = razorpay.pay(number);
    const authorized = { ...paid };
    await news('payment.captured', razorpay.capture(paid));
    for (const [event, old] of [
      ['payment.failed', failed],
      ['payment.authorized', authorized],
    ] as const) {
      expect((await news(event, old)).status).toBe(200);
      expect(await money()).toEqual(PAID);
    }
  });

  it('of a decline say so, and let the customer try again', async () => {
    await news('payment.failed', razorpay.pay(number, 'bad'));
    expect(await money()).toEqual(['PENDING', 'FAILED', 'PENDING', '']);
    await news('payment.authorized', razorpay.pay(number));
    expect(await money()).toEqual(PAID);
  });

  it('of an order that was called off have the money paid back', async () => {
    const paid = razorpay.capture(razorpay.pay(number));
    await cancelOrder(customer.client, orderId);
    await news('payment.captured', paid);
    expect(await money()).toEqual(GIVEN_BACK);
    await news('order.paid', paid);
    expect(await money()).toEqual(GIVEN_BACK);
    expect(kept()).toBe(0);
  });

  it('of one that was given up capture nothing, but what was captured there is paid back', async () => {
    clock.advance({ minutes: 16 });
    await shop.services.lapsing.lapseUnpaid();
    const paid = razorpay.pay(number);
    expect((await news('payment.authorized', paid)).status).toBe(200);
    expect([paid.status, (await money())[2]]).toEqual(['authorized', 'FAILED']);
    await news('payment.captured', razorpay.capture(paid));
    expect(await money()).toEqual(GIVEN_BACK);
    expect(kept()).toBe(0);
  });
});

describe('news that are not what they seem', () => {
  it.each([
    ['without a signature', () => ''],
    ['with nonsense for one', () => 'not hex'],
    ['with another secret', (body: string) => razorpay.sign(body, 'secret of somebody else')],
    [
      'signed with the key of the account',
      (body: string) => razorpay.sign(body, razorpay.keys.keySecret),
    ],
    ['signed for another body', (body: string) => razorpay.sign(`${body} `)],
  ])('are refused %s, and nothing happens', async (_, signature) => {
    const body = razorpay.event('payment.captured', razorpay.capture(razorpay.pay(number)));
    const calls = razorpay.calls.length;
    expect(refusalOf(await send(body, signature(body)))).toEqual([400, 'BAD_REQUEST']);
    expect(await money()).toEqual(UNPAID);
    expect(razorpay.calls).toHaveLength(calls);
    expect((await send(body)).status).toBe(200); // the valid one is accepted afterwards
    expect(await money()).toEqual(PAID);
  });

  it.each(['5', '"text"', '[]', '{}', 'no json', '{"event":5,"payload":{}}', '{"event":"x"}'])(
    'are refused where they are none, though rightly signed: %s',
    async (body) => {
      expect(refusalOf(await send(body))).toEqual([400, 'BAD_REQUEST']);
    },
  );

  it.each([
    ['another sum', { amount: 100 }],
    ['another currency', { currency: 'USD' }],
  ])('settle nothing with %s', async (_, change) => {
    const paid = razorpay.capture(razorpay.pay(number));
    expect((await news('payment.captured', { ...paid, ...change })).status).toBe(200);
    expect(await money()).toEqual(UNPAID);
    // The same applies if Razorpay itself has other values than the webhook.
    const right = razorpay.event('payment.captured', paid);
    const { amount, currency } = paid;
    Object.assign(paid, change);
    expect(refusalOf(await send(right))).toEqual([500, 'INTERNAL']);
    expect(refusalOf(await confirm(customer.client, paymentId))).toEqual([503, 'PAYMENT_PENDING']);
    expect(await money()).toEqual(UNPAID);
    Object.assign(paid, { amount, currency });
    expect((await send(right)).status).toBe(200);
    expect(await money()).toEqual(PAID);
  });

  it('claim success that Razorpay does not know of, and settle nothing', async () => {
    const slow = razorpay.pay(number, 'slow');
    await news('payment.captured', { ...slow, status: 'captured', captured: true });
    expect(await money()).toEqual(UNPAID);
  });

  it('of what the shop does not know, or does not care about, are taken and forgotten', async () => {
    const paid = { ...razorpay.pay(number, 'slow') };
    for (const [event, payment] of [
      ['payment.captured', { ...paid, order_id: 'order_of_somebody' }],
      ['payment.captured', {}],
      ['refund.processed', { ...paid, order_id: 'order_of_somebody' }],
      ['refund.processed', {}],
      ['invoice.paid', paid],
    ] as const)
      expect((await news(event, payment)).status).toBe(200);
    expect((await send('{"event":"payment.captured","payload":{}}')).status).toBe(200);
    expect(await money()).toEqual(UNPAID);
  });

  it('are for a shop with Razorpay only', async () => {
    const sandbox = await openTestShop();
    try {
      const body = razorpay.event('payment.captured', {});
      expect((await tell(sandbox, razorpay, body)).status).toBe(404);
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
  const refundsThere = () =>
    [...razorpay.refunds.values()].filter(({ payment_id }) => payment_id === paid.id);
  let paid: AccountPayment;
  beforeEach(async () => {
    paid = razorpay.pay(number);
    await news('payment.authorized', paid);
  });

  it('that was made here change nothing', async () => {
    await refund(4000);
    const [made] = refundsThere();
    for (const event of ['refund.created', 'refund.processed']) await news(event, paid, made);
    expect(await money()).toEqual(['SUCCESS', 'SUCCESS', 'SUCCESS', 'SUCCESS']);
    expect(kept()).toBe(5500);
  });

  it('that the bank took days for settle it', async () => {
    razorpay.newRefundsAre = 'pending';
    const { refundPayment } = await refund();
    expect(refundPayment.status).toBe('PENDING');
    await shop.services.refunds.carryOutPending();
    expect(await money()).toEqual(['SUCCESS', 'SUCCESS', 'SUCCESS', 'PENDING']);
    const [made] = refundsThere();
    await news(
      'refund.processed',
      paid,
      Object.assign(made as object, { status: 'processed' }) as AccountRefund,
    );
    expect(await money()).toEqual(['SUCCESS', 'REFUNDED', 'SUCCESS', 'SUCCESS']);
    expect(refundsThere()).toHaveLength(1);
  });

  it('that failed take it back, so that it can be made anew', async () => {
    await refund();
    expect(await money()).toEqual(['SUCCESS', 'REFUNDED', 'SUCCESS', 'SUCCESS']);
    const [made] = refundsThere();
    await news(
      'refund.failed',
      paid,
      Object.assign(made as object, { status: 'failed' }) as AccountRefund,
    );
    expect(await money()).toEqual(['SUCCESS', 'SUCCESS', 'SUCCESS', 'FAILED']);
    expect(kept()).toBe(9500);
    await refund();
    expect(await money()).toEqual(['SUCCESS', 'REFUNDED', 'SUCCESS', 'FAILED SUCCESS']);
    expect(kept()).toBe(0);
  });

  it('that somebody made at Razorpay itself write it down, once', async () => {
    const made = razorpay.payBack(paid.id, 3000);
    const body = razorpay.event('refund.processed', paid, made);
    await Promise.all(Array.from({ length: 4 }, () => send(body)));
    expect(await money()).toEqual(['SUCCESS', 'SUCCESS', 'SUCCESS', 'SUCCESS']);
    await refund();
    expect(await money()).toEqual(['SUCCESS', 'REFUNDED', 'SUCCESS', 'SUCCESS SUCCESS']);
    expect(kept()).toBe(0);
  });

  it('of less than a rupee is refused for good', async () => {
    await refund(50);
    expect(await money()).toEqual(['SUCCESS', 'SUCCESS', 'SUCCESS', 'FAILED']);
    expect(kept()).toBe(9500);
  });
});
