import { Client } from '../kit/client';
import { failureOf } from '../kit/failure';
import { Shopper, adminClient, newShopper } from '../kit/people';
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

const pay = ({ client }: Shopper, changes: Record<string, unknown> = {}) =>
  client.send('POST', '/api/payments', card(changes));

/** A card order of ₹100, so ₹95 to pay. */
async function unpaidOrder({ client }: Shopper): Promise<number> {
  await fillCart(client, await addProduct(admin, { mrpPaise: 5000 }), 2);
  return Number((await order(client)).id);
}

const statuses = async ({ client, customerId }: Shopper, id: number) => {
  const { body } = await client.send('GET', `/api/orders/${customerId}`);
  const { orderStatus, paymentStatus } = body.find(
    (row: { orderId: number }) => row.orderId === id,
  );
  return [orderStatus, paymentStatus];
};

describe('POST /api/payments', () => {
  it('pays the given order, its number as a number or as text', async () => {
    const shopper = await newShopper(shop);
    const { expYear } = card();
    for (const asText of [false, true]) {
      const orderId = await unpaidOrder(shopper);
      const answer = await pay(shopper, {
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
      expect(await statuses(shopper, orderId)).toEqual(['success', 'success']);
    }
  });

  it('pays the newest order that awaits payment where none is named', async () => {
    const shopper = await newShopper(shop);
    const older = await unpaidOrder(shopper);
    const newer = await unpaidOrder(shopper);
    expect((await pay(shopper)).body.orderId).toBe(newer);
    expect(await statuses(shopper, older)).toEqual(['pending', 'pending']);
    expect((await pay(shopper)).body.orderId).toBe(older);
  });

  it('checks the card for nothing where no order awaits payment', async () => {
    const answer = await pay(await newShopper(shop));
    expect([answer.status, answer.body.orderId, answer.body.amount]).toEqual([201, null, 0]);
    expect(answer.body.paymentId).toEqual(expect.any(Number));
  });

  it('takes card number and cvv as numbers, and the year that ends this December', async () => {
    const thisYear = new Date().getUTCFullYear();
    const answer = await pay(await newShopper(shop), {
      cardNumber: Number(APPROVED_CARD),
      cvv: 123,
      expYear: thisYear,
    });
    expect(answer.status).toBe(201);
  });

  it('answers 402 to a card that is declined, and the order can be paid still', async () => {
    const shopper = await newShopper(shop);
    const orderId = await unpaidOrder(shopper);
    expect(failureOf(await pay(shopper, { orderId, cardNumber: DECLINED_CARD }))).toEqual({
      status: 402,
      code: 'PAYMENT_DECLINED',
      message: 'The card was declined',
    });
    expect(await statuses(shopper, orderId)).toEqual(['pending', 'failed']);
    expect((await pay(shopper, { orderId })).status).toBe(201);
  });

  it('charges once under one key', async () => {
    const shopper = await newShopper(shop);
    const orderId = await unpaidOrder(shopper);
    const idempotencyKey = newKey();
    const first = await pay(shopper, { orderId, idempotencyKey });
    const again = await pay(shopper, { orderId, idempotencyKey });
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
    const failure = failureOf(await pay(await oneShopper(), { [field]: value }));
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
    const failure = failureOf(await pay(await oneShopper(), { orderId }));
    expect(failure).toMatchObject({ status, message, fields: { orderId: message } });
  });
});

describe('GET /api/payments/{id}', () => {
  it('answers the payment without card number and cvv', async () => {
    const shopper = await newShopper(shop);
    const { body: paid } = await pay(shopper, { orderId: await unpaidOrder(shopper), cvv: '987' });
    const answer = await shopper.client.send('GET', `/api/payments/${paid.paymentId}`);
    expect([answer.status, answer.body]).toEqual([200, paid]);
    expect(answer.text).not.toMatch(/424242424242|:"?987"?[,}]|cvv|cardNumber/);
  });

  it("does not know somebody else's, nor one that never was", async () => {
    const { body: paid } = await pay(await newShopper(shop));
    for (const id of [paid.paymentId, 2147483647, 0])
      expect(
        failureOf(await (await oneShopper()).client.send('GET', `/api/payments/${id}`)),
      ).toEqual({
        status: 404,
        code: 'NOT_FOUND',
        message: 'No such payment',
        fields: { paymentId: 'No such payment' },
      });
    const malformed = await (await oneShopper()).client.send('GET', '/api/payments/2x');
    expect(failureOf(malformed).fields).toEqual({ paymentId: 'paymentId should be a number' });
  });
});

let sharedShopper: Promise<Shopper> | undefined;
/** One for all the tests that only look at refusals. */
const oneShopper = () => (sharedShopper ??= newShopper(shop));
