import { Client } from '../kit/client';
import { failureOf } from '../kit/failure';
import { TestCustomer, adminClient, newCustomer } from '../kit/people';
import { addProduct } from '../kit/products';
import { APPROVED_CARD, DECLINED_CARD, card, fillCart, newKey, order } from '../kit/shopping';
import { TestShop, openTestShop } from '../kit/test-shop';

let shop: TestShop;
let admin: Client;
beforeAll(async () => {
  shop = await openTestShop();
  admin = await adminClient(shop);
});
afterAll(() => shop.close());

const pay = ({ client }: TestCustomer, changes: Record<string, unknown> = {}) =>
  client.send('POST', '/api/payments', card(changes));

/** A card order of ₹100, so ₹95 to pay. */
async function unpaidOrder({ client }: TestCustomer): Promise<number> {
  await fillCart(client, await addProduct(admin, { mrpPaise: 5000 }), 2);
  return Number((await order(client)).id);
}

const statuses = async ({ client, customerId }: TestCustomer, id: number) => {
  const { body } = await client.send('GET', `/api/orders/${customerId}`);
  const { orderStatus, paymentStatus } = body.find(
    (row: { orderId: number }) => row.orderId === id,
  );
  return [orderStatus, paymentStatus];
};

describe('POST /api/payments', () => {
  it('pays the given order, its number as a number or as text', async () => {
    const customer = await newCustomer(shop);
    const { expYear } = card();
    for (const asText of [false, true]) {
      const orderId = await unpaidOrder(customer);
      const answer = await pay(customer, {
        orderId: asText ? String(orderId) : orderId,
        expYear: String(expYear),
      });
      expect(answer.status).toBe(201);
      expect(answer.body).toEqual({
        paymentId: expect.any(Number),
        orderId,
        amount: 95,
        paymentStatus: 'success',
        cardBrand: 'Visa',
        cardLastFour: '4242',
        expYear,
      });
      expect(await statuses(customer, orderId)).toEqual(['success', 'success']);
    }
  });

  it('pays the newest order that awaits payment where none is named', async () => {
    const customer = await newCustomer(shop);
    const older = await unpaidOrder(customer);
    const newer = await unpaidOrder(customer);
    expect((await pay(customer)).body.orderId).toBe(newer);
    expect(await statuses(customer, older)).toEqual(['pending', 'pending']);
    expect((await pay(customer)).body.orderId).toBe(older);
  });

  it('checks the card for nothing where no order awaits payment', async () => {
    const answer = await pay(await newCustomer(shop));
    expect([answer.status, answer.body.orderId, answer.body.amount]).toEqual([201, null, 0]);
    expect(answer.body.paymentId).toEqual(expect.any(Number));
  });

  it('takes card number and cvv as numbers, and the year that ends this December', async () => {
    const thisYear = new Date().getUTCFullYear();
    const answer = await pay(await newCustomer(shop), {
      cardNumber: Number(APPROVED_CARD),
      cvv: 123,
      expYear: thisYear,
    });
    expect(answer.status).toBe(201);
  });

  it('answers 402 to a card that is declined, and the order can be paid still', async () => {
    const customer = await newCustomer(shop);
    const orderId = await unpaidOrder(customer);
    expect(failureOf(await pay(customer, { orderId, cardNumber: DECLINED_CARD }))).toEqual({
      status: 402,
      code: 'PAYMENT_DECLINED',
      message: 'The card was declined',
    });
    expect(await statuses(customer, orderId)).toEqual(['pending', 'failed']);
    expect((await pay(customer, { orderId })).status).toBe(201);
  });

  it('charges once under one key', async () => {
    const customer = await newCustomer(shop);
    const orderId = await unpaidOrder(customer);
    const idempotencyKey = newKey();
    const first = await pay(customer, { orderId, idempotencyKey });
    const again = await pay(customer, { orderId, idempotencyKey });
    expect(again.body).toEqual(first.body);
  });

  it.each([
    ['cardNumber', '4242424242424241', 'Card Number is not valid'],
    ['cardNumber', '', 'Card Number is not valid'],
    ['cardNumber', ['4242424242424242'], 'Card Number is not valid'],
    ['cardNumber', null, 'Card Number is not valid'],
    ['nameOnCard', '  ', 'Name On the Card should not be blank'],
    ['nameOnCard', { first: 'Meera' }, 'Name On the Card should not be blank'],
    ['expYear', 2019, 'The card has expired'],
    ['expYear', '2x', /^Exp year on card should be a year such as \d{4}$/],
    ['expYear', '', /^Exp year on card should be a year such as \d{4}$/],
    ['expYear', [2030], /^Exp year on card should be a year such as \d{4}$/],
    ['expYear', '0x7f0', /^Exp year on card should be a year such as \d{4}$/],
    ['expYear', 2030.5, /^Exp year on card should be a year such as \d{4}$/],
    ['cvv', '12', 'cvv should be 3 or 4 digits'],
    ['cvv', 12345, 'cvv should be 3 or 4 digits'],
    ['cvv', '12a', 'cvv should be 3 or 4 digits'],
  ])('refuses %s %p by its name', async (field, value, message) => {
    const failure = failureOf(await pay(await oneCustomer(), { [field]: value }));
    expect(failure).toMatchObject({ status: 400, code: 'VALIDATION' });
    expect(Object.keys(failure.fields ?? {})).toEqual([field]);
    expect(failure.message).toMatch(message);
  });

  it.each([
    ['2x', 400, 'orderId should be a number'],
    ['', 400, 'orderId should be a number'],
    [{}, 400, 'orderId should be a number'],
    [0, 404, 'No such order'],
    [2147483647, 404, 'No such order'],
  ])('refuses the order %p', async (orderId, status, message) => {
    const failure = failureOf(await pay(await oneCustomer(), { orderId }));
    expect(failure).toMatchObject({ status, message, fields: { orderId: message } });
  });
});

describe('GET /api/payments/{id}', () => {
  it('answers the payment without card number and cvv', async () => {
    const customer = await newCustomer(shop);
    const { body: paid } = await pay(customer, {
      orderId: await unpaidOrder(customer),
      cvv: '987',
    });
    const answer = await customer.client.send('GET', `/api/payments/${paid.paymentId}`);
    expect([answer.status, answer.body]).toEqual([200, paid]);
    expect(answer.text).not.toMatch(/424242424242|:"?987"?[,}]|cvv|cardNumber/);
  });

  it("does not know somebody else's, nor one that never was", async () => {
    const { body: paid } = await pay(await newCustomer(shop));
    for (const id of [paid.paymentId, 2147483647, 0])
      expect(
        failureOf(await (await oneCustomer()).client.send('GET', `/api/payments/${id}`)),
      ).toEqual({
        status: 404,
        code: 'NOT_FOUND',
        message: 'No such payment',
        fields: { paymentId: 'No such payment' },
      });
    const malformed = await (await oneCustomer()).client.send('GET', '/api/payments/2x');
    expect(failureOf(malformed).fields).toEqual({ paymentId: 'paymentId should be a number' });
  });
});

let sharedCustomer: Promise<TestCustomer> | undefined;
/** A shared customer for all tests that only check refusals. */
const oneCustomer = () => (sharedCustomer ??= newCustomer(shop));
