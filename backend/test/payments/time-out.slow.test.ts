import { Client } from '../kit/client';
import { expectIntegrity } from '../kit/integrity';
import { failureOf, refusalOf } from '../kit/failure';
import { MovableClock } from '../kit/movable-clock';
import { moneyOf, sandboxPaise, unpaidOrder } from '../kit/payments';
import { TestCustomer, adminClient, newCustomer } from '../kit/people';
import { SILENT_CARD, newKey, pay } from '../kit/shopping';
import { TestShop, openTestShop } from '../kit/test-shop';

let shop: TestShop;
let admin: Client;
let customer: TestCustomer;
let orderId: string;
const clock = new MovableClock();
beforeAll(async () => {
  shop = await openTestShop({ clock });
  admin = await adminClient(shop);
});
beforeEach(async () => {
  customer = await newCustomer(shop);
  orderId = await unpaidOrder(customer.client, admin);
});
afterEach(() => expectIntegrity(shop));
afterAll(() => shop.close());

const money = () => moneyOf(customer.client, orderId);
const charged = () => sandboxPaise(shop, customer.customerId);
const cancel = (id: string) =>
  customer.client.data('mutation ($id: ID!) { cancelOrder(id: $id) { status } }', { id });

/** Pays with the card that is charged without a response. */
async function paySilently(idempotencyKey = newKey()): Promise<string> {
  const answer = await pay(customer.client, { orderId, cardNumber: SILENT_CARD, idempotencyKey });
  expect(failureOf(answer)).toEqual({
    status: 503,
    code: 'PAYMENT_PENDING',
    message:
      'We have not heard from the bank yet. You will not be charged twice: please try again in a moment',
  });
  expect(await money()).toEqual(['PENDING', 'PENDING', 'PENDING', '']);
  return idempotencyKey;
}

describe('a time-out after the bank took the money', () => {
  it('is settled by the same key, as often as it is sent, without another charge', async () => {
    const idempotencyKey = await paySilently();
    const again = () => pay(customer.client, { orderId, cardNumber: SILENT_CARD, idempotencyKey });
    const first = await again();
    expect(first.body.data.payment).toMatchObject({
      orderId,
      amountPaise: 9500,
      status: 'SUCCESS',
    });
    expect((await again()).body).toEqual(first.body);
    expect(await money()).toEqual(['SUCCESS', 'SUCCESS', 'SUCCESS', '']);
    expect(await charged()).toBe(9500);
  });

  it('is settled before a payment with another key, which then finds the order paid', async () => {
    await paySilently();
    const other = await pay(customer.client, { orderId });
    expect(refusalOf(other)).toEqual([409, 'ORDER_NOT_PAYABLE', 'orderId']);
    expect(await money()).toEqual(['SUCCESS', 'SUCCESS', 'SUCCESS', '']);
    expect(await charged()).toBe(9500);
  });

  it('is settled by the job', async () => {
    await paySilently();
    await shop.services.payments.settleUnknown();
    expect(await money()).toEqual(['PENDING', 'PENDING', 'PENDING', '']); // the customer's request may still be running
    clock.advance({ minutes: 1 });
    await shop.services.payments.settleUnknown();
    expect(await money()).toEqual(['SUCCESS', 'SUCCESS', 'SUCCESS', '']);
    expect(await charged()).toBe(9500);
  });

  it('of an order that was called off is paid back, by the same key too', async () => {
    const idempotencyKey = await paySilently();
    await cancel(orderId);
    expect(await money()).toEqual(['CANCELLED', 'PENDING', 'PENDING', '']);
    const again = { orderId, cardNumber: SILENT_CARD, idempotencyKey };
    for (let times = 0; times < 2; times++)
      expect(failureOf(await pay(customer.client, again))).toMatchObject({
        code: 'ORDER_NOT_PAYABLE',
        message: 'The order was paid or cancelled before this money came: it is paid back',
      });
    expect(await money()).toEqual(['CANCELLED', 'REFUNDED', 'SUCCESS', 'SUCCESS']);
    expect(await charged()).toBe(0);
  });

  it('of an order that was called off is paid back by the job', async () => {
    await paySilently();
    await cancel(orderId);
    clock.advance({ minutes: 2 });
    await shop.services.payments.settleUnknown();
    expect(await money()).toEqual(['CANCELLED', 'REFUNDED', 'SUCCESS', 'SUCCESS']);
    expect(await charged()).toBe(0);
  });

  it('keeps an order from lapsing, since it is paid', async () => {
    await paySilently();
    clock.advance({ minutes: 16 });
    await shop.services.lapsing.lapseUnpaid();
    expect(await money()).toEqual(['SUCCESS', 'SUCCESS', 'SUCCESS', '']);
    await cancel(orderId);
    expect(await money()).toEqual(['CANCELLED', 'REFUNDED', 'SUCCESS', 'SUCCESS']);
    expect(await charged()).toBe(0);
  });

  it('is charged once, whatever comes at the same moment', async () => {
    const idempotencyKey = await paySilently();
    clock.advance({ minutes: 2 });
    const { payments } = shop.services;
    await Promise.all([
      ...Array.from({ length: 4 }, () =>
        pay(customer.client, { orderId, cardNumber: SILENT_CARD, idempotencyKey }),
      ),
      ...Array.from({ length: 4 }, () => pay(customer.client, { orderId })),
      payments.settleUnknown(),
      payments.settleUnknown(Number(orderId)),
    ]);
    expect((await money()).slice(0, 2)).toEqual(['SUCCESS', 'SUCCESS']);
    expect(await charged()).toBe(9500);
  });
});

describe('a payment by REST', () => {
  it('says the same, and is settled by the same key', async () => {
    const idempotencyKey = await paySilently();
    const { expYear } = { expYear: new Date().getUTCFullYear() + 3 };
    const body = {
      cardNumber: SILENT_CARD,
      nameOnCard: 'Meera Kulkarni',
      expYear,
      cvv: '123',
      orderId,
      idempotencyKey,
    };
    const answer = await customer.client.send('POST', '/api/payments', body);
    expect([answer.status, answer.body.paymentStatus]).toEqual([201, 'success']);
    const fresh = await unpaidOrder(customer.client, admin);
    const silent = { ...body, orderId: fresh, idempotencyKey: newKey() };
    expect(refusalOf(await customer.client.send('POST', '/api/payments', silent))).toEqual([
      503,
      'PAYMENT_PENDING',
    ]);
  });
});
