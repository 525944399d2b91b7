import { Payment } from '../../src/modules/ordering/payments/payment.entity';
import { expectIntegrity } from '../kit/integrity';
import { Client } from '../kit/client';
import { failureOf, refusalOf } from '../kit/failure';
import { MovableClock } from '../kit/movable-clock';
import { begin, confirm, openedPayment } from '../kit/online-payments';
import { cancelOrder } from '../kit/order-keeping';
import { moneyOf, unpaidOrder } from '../kit/payments';
import { TestCustomer, adminClient, newCustomer } from '../kit/people';
import { addProduct } from '../kit/products';
import { card, fillCart, newKey, order, pay } from '../kit/shopping';
import { StripeServer } from '../kit/stripe-server';
import { openStripeShop } from '../kit/stripe-shop';
import { TestShop } from '../kit/test-shop';

let stripe: StripeServer;
let shop: TestShop;
let admin: Client;
let customer: TestCustomer;
let orderId: string;
const clock = new MovableClock();
beforeAll(async () => {
  stripe = await new StripeServer().open();
  shop = await openStripeShop(stripe, { clock });
  admin = await adminClient(shop);
});
beforeEach(async () => {
  customer = await newCustomer(shop);
  orderId = await unpaidOrder(customer.client, admin);
});
afterEach(() => expectIntegrity(shop));
afterAll(async () => {
  await shop.close();
  await stripe.close();
});

const money = () => moneyOf(customer.client, orderId);

const opened = (key = newKey()) => openedPayment(customer.client, orderId, key);

/** The order's intents at Stripe. */
const intents = () =>
  [...stripe.intents.values()].filter(({ metadata }) => metadata.orderId === orderId);

describe('a payment by Stripe', () => {
  it('is opened by the shop, confirmed in the browser, and settled by what Stripe says', async () => {
    const { clientSecret, payment } = await opened();
    expect(payment).toEqual({
      id: expect.any(String),
      orderId,
      amountPaise: 9500,
      status: 'PENDING',
      cardLastFour: null,
    });
    expect(intents()).toMatchObject([
      { amount: 9500, currency: 'inr', metadata: { orderId, paymentId: payment.id } },
    ]);
    stripe.confirm(clientSecret);
    const { body } = await confirm(customer.client, payment.id);
    expect(body.data.confirmOnlinePayment).toEqual({
      id: payment.id,
      orderId,
      amountPaise: 9500,
      status: 'SUCCESS',
      cardBrand: 'Visa',
      cardLastFour: '4242',
      cardExpiryYear: 2031,
    });
    expect((await confirm(customer.client, payment.id)).body).toEqual(body);
    expect(await money()).toEqual(['SUCCESS', 'SUCCESS', 'SUCCESS', '']);
  });

  it('keeps the client secret nowhere', async () => {
    const { clientSecret, payment } = await opened();
    const stored = await shop.database.read.findOneByOrFail(Payment, { id: Number(payment.id) });
    expect(stored.gatewayReference).toMatch(/^pi_/);
    expect(JSON.stringify(stored)).not.toContain(clientSecret);
    expect(JSON.stringify(stored)).not.toContain('_secret_');
  });

  it('is the same under the same key, also at the same moment and when it is paid', async () => {
    const idempotencyKey = newKey();
    const first = await opened(idempotencyKey);
    const others = await Promise.all(Array.from({ length: 8 }, () => opened(idempotencyKey)));
    for (const other of others) expect(other).toEqual(first);
    expect(intents()).toHaveLength(1);
    stripe.confirm(first.clientSecret);
    await confirm(customer.client, first.payment.id);
    const { clientSecret, payment } = await opened(idempotencyKey);
    expect([clientSecret, payment.status]).toEqual([first.clientSecret, 'SUCCESS']);
  });

  it('that is begun at the same moment is opened once', async () => {
    const idempotencyKey = newKey();
    const all = await Promise.all(Array.from({ length: 8 }, () => opened(idempotencyKey)));
    expect(new Set(all.map(({ clientSecret }) => clientSecret)).size).toBe(1);
    expect(intents()).toHaveLength(1);
  });

  it('takes the place of one that was begun under another key', async () => {
    const first = await opened();
    const second = await opened();
    expect(() => stripe.confirm(first.clientSecret)).toThrow('canceled');
    stripe.confirm(second.clientSecret);
    await confirm(customer.client, second.payment.id);
    expect(refusalOf(await confirm(customer.client, first.payment.id))).toEqual([
      402,
      'PAYMENT_DECLINED',
    ]);
    expect(await money()).toEqual(['SUCCESS', 'SUCCESS', 'FAILED SUCCESS', '']);
  });

  it('with different keys at the same moment can be paid once', async () => {
    const answers = await Promise.all(
      Array.from({ length: 6 }, () => begin(customer.client, orderId, newKey())),
    );
    const secrets = answers.flatMap(({ body }) => body.data?.beginOnlinePayment.clientSecret ?? []);
    expect(secrets.length).toBeGreaterThan(0);
    let paid = 0;
    for (const secret of secrets)
      try {
        stripe.confirm(secret);
        paid++;
      } catch {
        // it was cancelled
      }
    expect(paid).toBe(1);
    clock.advance({ minutes: 2 });
    await shop.services.payments.settleUnknown();
    expect((await money()).slice(0, 2)).toEqual(['SUCCESS', 'SUCCESS']);
  });

  it('finds the order paid where the one before went through unseen', async () => {
    const { clientSecret } = await opened();
    stripe.confirm(clientSecret);
    expect(refusalOf(await begin(customer.client, orderId, newKey()))).toEqual([
      409,
      'ORDER_NOT_PAYABLE',
      'orderId',
    ]);
    expect(await money()).toEqual(['SUCCESS', 'SUCCESS', 'SUCCESS', '']);
  });

  it('that is declined can be tried again with another card', async () => {
    const { clientSecret, payment } = await opened();
    stripe.confirm(clientSecret, 'bad');
    expect(failureOf(await confirm(customer.client, payment.id))).toEqual({
      status: 402,
      code: 'PAYMENT_DECLINED',
      message: 'Your card was declined.',
    });
    expect(await money()).toEqual(['PENDING', 'FAILED', 'PENDING', '']);
    stripe.confirm(clientSecret);
    await confirm(customer.client, payment.id);
    expect(await money()).toEqual(['SUCCESS', 'SUCCESS', 'SUCCESS', '']);
  });

  it('that the bank still works on, or nobody confirmed, is pending', async () => {
    const { clientSecret, payment } = await opened();
    const pending = [503, 'PAYMENT_PENDING'];
    expect(refusalOf(await confirm(customer.client, payment.id))).toEqual(pending);
    const intent = stripe.confirm(clientSecret, 'slow');
    expect(refusalOf(await confirm(customer.client, payment.id))).toEqual(pending);
    // It cannot be cancelled now, so no other one begins.
    expect(refusalOf(await begin(customer.client, orderId, newKey()))).toEqual(pending);
    stripe.succeed(intent);
    await confirm(customer.client, payment.id);
    expect(await money()).toEqual(['SUCCESS', 'SUCCESS', 'SUCCESS', '']);
  });

  it('is for the own order, while it awaits payment', async () => {
    const { client } = await newCustomer(shop);
    const missing = [404, 'NOT_FOUND', 'orderId'];
    expect(refusalOf(await begin(client, orderId, newKey()))).toEqual(missing);
    const { payment } = await opened();
    expect(refusalOf(await confirm(client, payment.id))).toEqual([404, 'NOT_FOUND', 'paymentId']);
    expect(refusalOf(await begin(shop.client(), orderId, newKey()))[1]).toBe('UNAUTHENTICATED');
    expect(refusalOf(await begin(customer.client, orderId, 'short'))).toEqual([
      400,
      'VALIDATION',
      'idempotencyKey',
    ]);
    await fillCart(customer.client, await addProduct(admin));
    const { id } = await order(customer.client, { paymentMethod: 'CASH_ON_DELIVERY' });
    expect(refusalOf(await begin(customer.client, id, newKey()))[1]).toBe('ORDER_NOT_PAYABLE');
  });

  it('of another order under the same key is refused', async () => {
    const idempotencyKey = newKey();
    await opened(idempotencyKey);
    const other = await unpaidOrder(customer.client, admin);
    expect(refusalOf(await begin(customer.client, other, idempotencyKey))).toEqual([
      409,
      'IDEMPOTENCY_KEY_REUSED',
      'idempotencyKey',
    ]);
  });

  it('of a sum that Stripe does not take is declined', async () => {
    await fillCart(customer.client, await addProduct(admin, { mrpPaise: 10 }));
    const { id } = await order(customer.client);
    expect(failureOf(await begin(customer.client, id, newKey()))).toMatchObject({
      code: 'PAYMENT_DECLINED',
      message: 'The sum is too small to be paid by card',
    });
  });
});

describe('an order with a payment at Stripe', () => {
  it('lapses, and then can no longer be paid', async () => {
    const { clientSecret } = await opened();
    clock.advance({ minutes: 10 });
    await shop.services.payments.settleUnknown();
    expect(await money()).toEqual(['PENDING', 'PENDING', 'PENDING', '']);
    clock.advance({ minutes: 6 });
    await shop.services.lapsing.lapseUnpaid();
    expect(await money()).toEqual(['CANCELLED', 'FAILED', 'FAILED', '']);
    expect(() => stripe.confirm(clientSecret)).toThrow('canceled');
  });

  it('does not lapse where it was paid without a word', async () => {
    const { clientSecret } = await opened();
    stripe.confirm(clientSecret);
    clock.advance({ minutes: 16 });
    await shop.services.lapsing.lapseUnpaid();
    expect(await money()).toEqual(['SUCCESS', 'SUCCESS', 'SUCCESS', '']);
  });

  it('that is cancelled while it can be paid is paid back where it was paid', async () => {
    const before = stripe.keptPaise;
    const { clientSecret, payment } = await opened();
    await cancelOrder(customer.client, orderId);
    stripe.confirm(clientSecret);
    expect(refusalOf(await confirm(customer.client, payment.id))).toEqual([
      409,
      'ORDER_NOT_PAYABLE',
      'orderId',
    ]);
    expect(await money()).toEqual(['CANCELLED', 'REFUNDED', 'SUCCESS', 'SUCCESS']);
    expect(stripe.keptPaise).toBe(before);
  });

  it('that is cancelled can soon no longer be paid', async () => {
    const { clientSecret } = await opened();
    await cancelOrder(customer.client, orderId);
    clock.advance({ minutes: 2 });
    await shop.services.payments.settleUnknown();
    expect(() => stripe.confirm(clientSecret)).toThrow('canceled');
    expect((await money())[2]).toBe('FAILED');
  });

  it('that is cancelled after it was paid is paid back at Stripe', async () => {
    const before = stripe.keptPaise;
    const { clientSecret, payment } = await opened();
    stripe.confirm(clientSecret);
    await confirm(customer.client, payment.id);
    expect(stripe.keptPaise).toBe(before + 9500);
    await cancelOrder(customer.client, orderId);
    expect(await money()).toEqual(['CANCELLED', 'REFUNDED', 'SUCCESS', 'SUCCESS']);
    expect(stripe.keptPaise).toBe(before);
  });
});

describe('a shop with Stripe', () => {
  it('says so, and lets the site load its field', async () => {
    const { paymentSetup } = await shop
      .client()
      .data('{ paymentSetup { gateway publishableKey } }');
    expect(paymentSetup).toEqual({
      gateway: 'stripe',
      publishableKey: stripe.keys.publishableKey,
    });
    const { headers } = await shop.client().send('GET', '/payment');
    const policy = String(headers['content-security-policy']);
    expect(policy).toMatch(/;script-src 'self' https:\/\/js\.stripe\.com /);
    expect(policy).toMatch(/;connect-src 'self' https:\/\/api\.stripe\.com;/);
    expect(policy).toMatch(/;frame-src 'self' https:\/\/js\.stripe\.com /);
  });

  it('takes no card numbers, and leaves orders by REST unpaid', async () => {
    expect(refusalOf(await pay(customer.client, { orderId }))).toEqual([409, 'NOT_SUPPORTED']);
    const rest = await customer.client.send('POST', '/api/payments', card({ orderId }));
    expect(refusalOf(rest)).toEqual([409, 'NOT_SUPPORTED']);
    const { client, customerId } = customer;
    const cartId = await fillCart(client, await addProduct(admin));
    const { status, body } = await client.send('POST', `/api/orders/${customerId}/${cartId}`, {});
    expect([status, body.orderStatus, body.paymentStatus]).toEqual([201, 'pending', 'pending']);
  });
});
