import { Payment } from '../../src/modules/ordering/payments/payment.entity';
import { Client } from '../kit/client';
import { failureOf, refusalOf } from '../kit/failure';
import { expectIntegrity } from '../kit/integrity';
import { MovableClock } from '../kit/movable-clock';
import { begin, confirm, openedPayment } from '../kit/online-payments';
import { cancelOrder } from '../kit/order-keeping';
import { moneyOf, unpaidOrder } from '../kit/payments';
import { TestCustomer, adminClient, newCustomer } from '../kit/people';
import { addProduct } from '../kit/products';
import { RazorpayServer } from '../kit/razorpay-server';
import { checkoutOf, openRazorpayShop } from '../kit/razorpay-shop';
import { card, fillCart, newKey, order, pay } from '../kit/shopping';
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
afterEach(() => {
  razorpay.allowsSameReceipt = false;
  return expectIntegrity(shop);
});
afterAll(async () => {
  await shop.close();
  await razorpay.close();
});

const PAID = ['SUCCESS', 'SUCCESS', 'SUCCESS', ''];
const UNPAID = ['PENDING', 'PENDING', 'PENDING', ''];
const money = () => moneyOf(customer.client, orderId);
const kept = () => razorpay.keptFor(orderId);

const opened = (key = newKey()) => openedPayment(customer.client, orderId, key);

/** The orders at Razorpay for this order. */
const ordersThere = () =>
  [...razorpay.orders.values()].filter(({ notes }) => notes.orderId === orderId);

describe('a payment by Razorpay', () => {
  it('is opened by the shop, paid in Checkout, captured by the shop, and settled', async () => {
    const { clientSecret, payment } = await opened();
    expect(payment).toEqual({
      id: expect.any(String),
      orderId,
      amountPaise: 9500,
      status: 'PENDING',
      cardLastFour: null,
    });
    expect(ordersThere()).toMatchObject([
      {
        id: clientSecret,
        amount: 9500,
        currency: 'INR',
        receipt: expect.stringMatching(/^[0-9a-f]{40}$/),
        notes: { orderId, paymentId: payment.id },
        payment: { capture: 'manual' },
      },
    ]);
    const paid = razorpay.pay(clientSecret);
    const { body } = await confirm(customer.client, payment.id, checkoutOf(razorpay, paid));
    expect(body.data.confirmOnlinePayment).toEqual({
      id: payment.id,
      orderId,
      amountPaise: 9500,
      status: 'SUCCESS',
      cardBrand: 'Visa',
      cardLastFour: '1111',
      cardExpiryYear: null,
    });
    expect((await confirm(customer.client, payment.id, checkoutOf(razorpay, paid))).body).toEqual(
      body,
    );
    expect(await money()).toEqual(PAID);
    expect([paid.status, kept()]).toEqual(['captured', 9500]);
    const stored = await shop.database.read.findOneByOrFail(Payment, { id: Number(payment.id) });
    expect(stored).toMatchObject({ gateway: 'razorpay', gatewayReference: clientSecret });
  });

  it('by UPI in Checkout has no card', async () => {
    const { clientSecret, payment } = await opened();
    razorpay.pay(clientSecret, 'good', 'upi');
    const { body } = await confirm(customer.client, payment.id);
    expect(body.data.confirmOnlinePayment).toMatchObject({ status: 'SUCCESS', cardBrand: null });
    expect(await money()).toEqual(PAID);
  });

  it.each(['refused', 'allowed'])(
    'is the same under the same key, also at the same moment (one receipt twice is %s)',
    async (twice) => {
      razorpay.allowsSameReceipt = twice === 'allowed';
      const idempotencyKey = newKey();
      const all = await Promise.all(Array.from({ length: 8 }, () => opened(idempotencyKey)));
      const numbers = new Set(all.map(({ clientSecret }) => clientSecret));
      expect(numbers.size).toBe(1);
      const [number] = numbers;
      expect((await opened(idempotencyKey)).clientSecret).toBe(number);
      if (twice === 'refused') expect(ordersThere()).toHaveLength(1);
      razorpay.pay(number);
      await shop.services.payments.settleUnknown(Number(orderId));
      const { clientSecret, payment } = await opened(idempotencyKey);
      expect([clientSecret, payment.status]).toEqual([number, 'SUCCESS']);
    },
  );

  it('takes the place of one that was begun under another key, which is never captured', async () => {
    const first = await opened();
    const second = await opened();
    const late = razorpay.pay(first.clientSecret);
    razorpay.pay(second.clientSecret);
    await confirm(customer.client, second.payment.id);
    expect(
      refusalOf(await confirm(customer.client, first.payment.id, checkoutOf(razorpay, late))),
    ).toEqual([402, 'PAYMENT_DECLINED']);
    expect(late.status).toBe('authorized');
    expect(await money()).toEqual(['SUCCESS', 'SUCCESS', 'FAILED SUCCESS', '']);
    expect(kept()).toBe(9500);
  });

  it('finds the order paid where the one before went through unseen', async () => {
    razorpay.pay((await opened()).clientSecret);
    expect(refusalOf(await begin(customer.client, orderId, newKey()))).toEqual([
      409,
      'ORDER_NOT_PAYABLE',
      'orderId',
    ]);
    expect(await money()).toEqual(PAID);
    expect(kept()).toBe(9500);
  });

  it('that the bank refused is told in its words, and can be tried again', async () => {
    const { clientSecret, payment } = await opened();
    razorpay.pay(clientSecret, 'bad');
    expect(failureOf(await confirm(customer.client, payment.id))).toEqual({
      status: 402,
      code: 'PAYMENT_DECLINED',
      message: 'Your payment was declined by the bank.',
    });
    expect(await money()).toEqual(['PENDING', 'FAILED', 'PENDING', '']);
    razorpay.pay(clientSecret);
    await confirm(customer.client, payment.id);
    expect(await money()).toEqual(PAID);
  });

  it('that was refused and is tried again is pending until the bank says more', async () => {
    const { clientSecret, payment } = await opened();
    razorpay.pay(clientSecret, 'bad');
    razorpay.pay(clientSecret, 'slow');
    expect(refusalOf(await confirm(customer.client, payment.id))).toEqual([503, 'PAYMENT_PENDING']);
  });

  it('is captured once, however often it is confirmed at the same moment', async () => {
    const { clientSecret, payment } = await opened();
    const checkout = checkoutOf(razorpay, razorpay.pay(clientSecret));
    const answers = await Promise.all(
      Array.from({ length: 6 }, () => confirm(customer.client, payment.id, checkout)),
    );
    for (const { status } of answers) expect(status).toBe(200);
    expect(await money()).toEqual(PAID);
    expect(kept()).toBe(9500);
  });

  it('of which one try too many was authorised takes one, and leaves the other to go back', async () => {
    const { clientSecret, payment } = await opened();
    razorpay.pay(clientSecret);
    razorpay.pay(clientSecret);
    await confirm(customer.client, payment.id);
    expect(await money()).toEqual(PAID);
    expect(kept()).toBe(9500);
  });

  it('that nobody paid, or the bank still works on, is pending', async () => {
    const { clientSecret, payment } = await opened();
    const pending = [503, 'PAYMENT_PENDING'];
    expect(refusalOf(await confirm(customer.client, payment.id))).toEqual(pending);
    razorpay.pay(clientSecret, 'slow');
    expect(refusalOf(await confirm(customer.client, payment.id))).toEqual(pending);
    expect(await money()).toEqual(UNPAID);
  });

  it('is for the own order, while it awaits payment', async () => {
    const { client } = await newCustomer(shop);
    expect(refusalOf(await begin(client, orderId, newKey()))).toEqual([
      404,
      'NOT_FOUND',
      'orderId',
    ]);
    const { clientSecret, payment } = await opened();
    const checkout = checkoutOf(razorpay, razorpay.pay(clientSecret));
    expect(refusalOf(await confirm(client, payment.id, checkout))).toEqual([
      404,
      'NOT_FOUND',
      'paymentId',
    ]);
    await fillCart(customer.client, await addProduct(admin));
    const { id } = await order(customer.client, { paymentMethod: 'CASH_ON_DELIVERY' });
    expect(refusalOf(await begin(customer.client, id, newKey()))[1]).toBe('ORDER_NOT_PAYABLE');
  });

  it('of a sum that Razorpay does not take is declined', async () => {
    await fillCart(customer.client, await addProduct(admin, { mrpPaise: 10 }));
    const { id } = await order(customer.client);
    expect(failureOf(await begin(customer.client, id, newKey()))).toMatchObject({
      code: 'PAYMENT_DECLINED',
      message: 'The sum is too small to be paid online',
    });
  });
});

describe('the answer of Checkout', () => {
  it.each([
    ['another signature', { signature: '0'.repeat(64) }],
    ['no hex', { signature: 'not signed at all' }],
    ['half a signature', { signature: '00' }],
    ['nothing for a signature', { signature: '' }],
    ['another payment', { providerPaymentId: 'pay_of_somebody' }],
  ])('with %s is refused, and Razorpay is not asked', async (_, change) => {
    const { clientSecret, payment } = await opened();
    const checkout = { ...checkoutOf(razorpay, razorpay.pay(clientSecret)), ...change };
    const calls = razorpay.calls.length;
    expect(refusalOf(await confirm(customer.client, payment.id, checkout))).toEqual([
      400,
      'VALIDATION',
      'signature',
    ]);
    expect(razorpay.calls).toHaveLength(calls);
    expect(await money()).toEqual(UNPAID);
    await confirm(customer.client, payment.id);
    expect(await money()).toEqual(PAID);
  });

  it('for another order is refused, however well it is signed', async () => {
    const cheap = await opened();
    const checkout = checkoutOf(razorpay, razorpay.pay(cheap.clientSecret));
    const other = await unpaidOrder(customer.client, admin);
    const { body } = await begin(customer.client, other, newKey());
    const { payment } = body.data.beginOnlinePayment;
    expect(refusalOf(await confirm(customer.client, payment.id, checkout))).toEqual([
      400,
      'VALIDATION',
      'signature',
    ]);
    expect(await moneyOf(customer.client, other)).toEqual(UNPAID);
  });

  it('claims success that Razorpay does not know of, and settles nothing', async () => {
    const { clientSecret, payment } = await opened();
    const checkout = checkoutOf(razorpay, razorpay.pay(clientSecret, 'slow'));
    expect(refusalOf(await confirm(customer.client, payment.id, checkout))).toEqual([
      503,
      'PAYMENT_PENDING',
    ]);
    expect(await money()).toEqual(UNPAID);
  });
});

it('takes no signature with something after it, and none for a payment that was never opened', async () => {
  const { clientSecret, payment } = await opened();
  const checkout = checkoutOf(razorpay, razorpay.pay(clientSecret));
  const longer = { ...checkout, signature: `${checkout.signature}0` };
  const refused = [400, 'VALIDATION', 'signature'];
  expect(refusalOf(await confirm(customer.client, payment.id, longer))).toEqual(refused);
  expect(await money()).toEqual(UNPAID);
  razorpay.lose('GET /v1/orders', { when: 'before', times: 5 });
  await begin(customer.client, await unpaidOrder(customer.client, admin), newKey());
  razorpay.heal();
  const unopened = await shop.database.read.findOneOrFail(Payment, {
    where: { customerId: Number(customer.customerId) },
    order: { id: 'DESC' },
  });
  expect(refusalOf(await confirm(customer.client, String(unopened.id), checkout))).toEqual(refused);
});

describe('an order with a payment at Razorpay', () => {
  it('lapses, and what is authorised after it is never captured', async () => {
    const { clientSecret } = await opened();
    clock.advance({ minutes: 16 });
    await shop.services.lapsing.lapseUnpaid();
    expect(await money()).toEqual(['CANCELLED', 'FAILED', 'FAILED', '']);
    const late = razorpay.pay(clientSecret);
    await shop.services.payments.settleUnknown();
    expect([late.status, kept()]).toEqual(['authorized', 0]);
  });

  it('does not lapse where it was paid without a word', async () => {
    razorpay.pay((await opened()).clientSecret);
    clock.advance({ minutes: 16 });
    await shop.services.lapsing.lapseUnpaid();
    expect(await money()).toEqual(PAID);
    expect(kept()).toBe(9500);
  });

  it('that is cancelled while it can be paid is paid back where it was paid', async () => {
    const { clientSecret, payment } = await opened();
    await cancelOrder(customer.client, orderId);
    razorpay.pay(clientSecret);
    expect(refusalOf(await confirm(customer.client, payment.id))).toEqual([
      409,
      'ORDER_NOT_PAYABLE',
      'orderId',
    ]);
    expect(await money()).toEqual(['CANCELLED', 'REFUNDED', 'SUCCESS', 'SUCCESS']);
    expect(kept()).toBe(0);
  });

  it('that is cancelled after it was paid is paid back at Razorpay', async () => {
    const { clientSecret, payment } = await opened();
    razorpay.pay(clientSecret);
    await confirm(customer.client, payment.id);
    expect(kept()).toBe(9500);
    await cancelOrder(customer.client, orderId);
    expect(await money()).toEqual(['CANCELLED', 'REFUNDED', 'SUCCESS', 'SUCCESS']);
    expect(kept()).toBe(0);
  });
});

describe('a shop with Razorpay', () => {
  it('says so, and lets the site load its Checkout', async () => {
    const { paymentSetup } = await shop
      .client()
      .data('{ paymentSetup { gateway publishableKey } }');
    expect(paymentSetup).toEqual({
      gateway: 'razorpay',
      publishableKey: razorpay.keys.keyId,
    });
    const { headers } = await shop.client().send('GET', '/payment');
    const policy = String(headers['content-security-policy']);
    expect(policy).toMatch(/;script-src 'self' https:\/\/checkout\.razorpay\.com;/);
    expect(policy).toMatch(/;frame-src 'self' https:\/\/api\.razorpay\.com /);
    expect(policy).not.toContain('stripe');
    expect(headers['cross-origin-opener-policy']).toBe('same-origin-allow-popups');
    expect(headers['permissions-policy']).toContain('payment=(self "https://api.razorpay.com")');
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
