import { SYSTEM_ACTOR } from '../../src/kernel/domain-event';
import { Payment } from '../../src/modules/ordering/payments/payment.entity';
import { Refund } from '../../src/modules/ordering/refunds/refund.entity';
import { expectIntegrity } from '../kit/integrity';
import { Answer, Client } from '../kit/client';
import { failureOf, refusalOf } from '../kit/failure';
import { moneyOf, sandboxPaise, unpaidOrder } from '../kit/payments';
import { TestCustomer, adminClient, newCustomer } from '../kit/people';
import { DECLINED_CARD, newKey, pay } from '../kit/shopping';
import { TestShop, openTestShop } from '../kit/test-shop';

let shop: TestShop;
let admin: Client;
let customer: TestCustomer;
let orderId: string;
let paymentId: string;
beforeAll(async () => {
  shop = await openTestShop();
  admin = await adminClient(shop);
});
beforeEach(async () => {
  customer = await newCustomer(shop);
  orderId = await unpaidOrder(customer.client, admin);
  paymentId = (await pay(customer.client, { orderId })).body.data.payment.id;
});
afterEach(() => expectIntegrity(shop));
afterAll(() => shop.close());

const REFUND = `mutation ($input: RefundInput!) {
  refundPayment(input: $input) { id amountPaise status reason }
}`;

function refund(changes: Record<string, unknown> = {}, client = admin): Promise<Answer> {
  const input = { paymentId, reason: 'Bruised', idempotencyKey: newKey(), ...changes };
  return client.graphql(REFUND, { input });
}

const money = () => moneyOf(customer.client, orderId);
const charged = () => sandboxPaise(shop, customer.customerId);

describe('refundPayment', () => {
  it('pays a part back, and then the rest, which marks the order', async () => {
    const part = await refund({ amountPaise: 2500, reason: '  Bruised ' });
    expect(part.body.data.refundPayment).toEqual({
      id: expect.any(String),
      amountPaise: 2500,
      status: 'SUCCESS',
      reason: 'Bruised',
    });
    expect(await money()).toEqual(['SUCCESS', 'SUCCESS', 'SUCCESS', 'SUCCESS']);
    expect(await charged()).toBe(7000);
    const rest = await refund();
    expect(rest.body.data.refundPayment.amountPaise).toBe(7000);
    expect(await money()).toEqual(['SUCCESS', 'REFUNDED', 'SUCCESS', 'SUCCESS SUCCESS']);
    expect(await charged()).toBe(0);
  });

  it('pays back never more than there was, and says how much there is', async () => {
    await refund({ amountPaise: 9000 });
    expect(failureOf(await refund({ amountPaise: 501 }))).toEqual({
      status: 409,
      code: 'REFUND_REFUSED',
      message: 'At most ₹5 of this payment can be paid back',
      fields: { amountPaise: 'At most ₹5 of this payment can be paid back' },
    });
    await refund({ amountPaise: 500 });
    const message = 'Nothing of this payment is left to pay back';
    for (const amountPaise of [1, undefined])
      expect(failureOf(await refund({ amountPaise }))).toMatchObject({
        code: 'REFUND_REFUSED',
        message,
      });
    expect(await charged()).toBe(0);
  });

  it('does so at the same moment, too', async () => {
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => refund({ amountPaise: 3000 })),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(3);
    const refused = answers.filter(({ status }) => status !== 200);
    for (const answer of refused)
      expect(refusalOf(answer)).toEqual([409, 'REFUND_REFUSED', 'amountPaise']);
    expect(await charged()).toBe(500);
  });

  it('marks the order where all parts come back at the same moment', async () => {
    await Promise.all([4000, 3000, 2500].map((amountPaise) => refund({ amountPaise })));
    expect(await money()).toEqual(['SUCCESS', 'REFUNDED', 'SUCCESS', 'SUCCESS SUCCESS SUCCESS']);
  });

  it('pays back once for one key, and answers the same, also at the same moment', async () => {
    const idempotencyKey = newKey();
    for (const amountPaise of [1000, undefined]) {
      const attempt = { amountPaise, idempotencyKey: `${idempotencyKey}-${amountPaise}` };
      const answers = await Promise.all(Array.from({ length: 10 }, () => refund(attempt)));
      for (const { body } of [...answers, await refund(attempt)])
        expect(body.data.refundPayment).toMatchObject({ status: 'SUCCESS' });
      expect(new Set(answers.map(({ body }) => body.data.refundPayment.id)).size).toBe(1);
    }
    expect(await money()).toEqual(['SUCCESS', 'REFUNDED', 'SUCCESS', 'SUCCESS SUCCESS']);
  });

  it('refuses a key with another request', async () => {
    const idempotencyKey = newKey();
    await refund({ idempotencyKey, amountPaise: 1000 });
    for (const change of [{ amountPaise: 1001 }, { amountPaise: null }, { reason: 'Late' }])
      expect(refusalOf(await refund({ amountPaise: 1000, idempotencyKey, ...change }))).toEqual([
        409,
        'IDEMPOTENCY_KEY_REUSED',
        'idempotencyKey',
      ]);
    expect(await charged()).toBe(8500);
  });

  it('is for admins, and for payments that brought money', async () => {
    expect(refusalOf(await refund({}, shop.client()))).toEqual([401, 'UNAUTHENTICATED']);
    expect(refusalOf(await refund({}, customer.client))).toEqual([403, 'FORBIDDEN']);
    expect(refusalOf(await refund({ paymentId: '2147483647' }))).toEqual([
      404,
      'NOT_FOUND',
      'paymentId',
    ]);
    const declinedOrder = await unpaidOrder(customer.client, admin);
    await pay(customer.client, { orderId: declinedOrder, cardNumber: DECLINED_CARD });
    const declined = await shop.database.read.findOneByOrFail(Payment, {
      orderId: Number(declinedOrder),
    });
    expect(refusalOf(await refund({ paymentId: declined.id }))).toEqual([
      409,
      'REFUND_REFUSED',
      'amountPaise',
    ]);
  });

  it.each([
    [{ amountPaise: 0 }, 'amountPaise'],
    [{ amountPaise: -5 }, 'amountPaise'],
    [{ reason: ' ' }, 'reason'],
    [{ reason: 'x'.repeat(201) }, 'reason'],
    [{ idempotencyKey: 'short' }, 'idempotencyKey'],
    [{ idempotencyKey: 'order:1-payment' }, 'idempotencyKey'],
    [{ paymentId: '2x' }, 'paymentId'],
  ])('refuses %p', async (change, field) => {
    expect(refusalOf(await refund(change))).toEqual([400, 'VALIDATION', field]);
  });
});

describe('cancelling a paid order', () => {
  const cancel = () =>
    customer.client.graphql('mutation ($id: ID!) { cancelOrder(id: $id) { id } }', { id: orderId });

  it('pays back what is not paid back yet, once', async () => {
    await refund({ amountPaise: 2000 });
    await Promise.all([cancel(), cancel(), refund({ amountPaise: 500 }), cancel()]);
    const [status, paymentStatus] = await money();
    expect([status, paymentStatus]).toEqual(['CANCELLED', 'REFUNDED']);
    expect(await charged()).toBe(0);
  });

  it('leaves a refund whose server died to the job', async () => {
    const { database, services } = shop;
    const request = (reason: string) =>
      database.write((tx) => services.refunds.request(tx, Number(orderId), reason, SYSTEM_ACTOR));
    await request('It was lost');
    expect(await money()).toEqual(['SUCCESS', 'SUCCESS', 'SUCCESS', 'PENDING']);
    expect(await request('Twice')).toEqual([]);
    await Promise.all([services.refunds.carryOutPending(), services.refunds.carryOutPending()]);
    expect(await money()).toEqual(['SUCCESS', 'REFUNDED', 'SUCCESS', 'SUCCESS']);
    expect(await charged()).toBe(0);
    const [kept] = await database.read.findBy(Refund, { orderId: Number(orderId) });
    expect(kept).toMatchObject({ amountPaise: 9500, reason: 'It was lost' });
    await cancel();
  });
});
