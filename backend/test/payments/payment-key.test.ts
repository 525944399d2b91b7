import { expectIntegrity } from '../kit/integrity';
import { Client } from '../kit/client';
import { failureOf, refusalOf } from '../kit/failure';
import { TestCustomer, adminClient, newCustomer } from '../kit/people';
import { addProduct } from '../kit/products';
import { openSecondServer } from '../kit/second-server';
import { DECLINED_CARD, fillCart, newKey, order, pay } from '../kit/shopping';
import { TestShop, openTestShop } from '../kit/test-shop';
import { Payment } from '../../src/modules/ordering/payments/payment.entity';

let shop: TestShop;
let admin: Client;
let customer: TestCustomer;
let productId: number;
beforeAll(async () => {
  shop = await openTestShop();
  admin = await adminClient(shop);
  customer = await newCustomer(shop);
  productId = await addProduct(admin, { mrpPaise: 10_000, stockQuantity: 1000 });
});
afterAll(async () => {
  await expectIntegrity(shop);
  await shop.close();
});

async function unpaidOrder({ client }: TestCustomer = customer): Promise<string> {
  await fillCart(client, productId);
  return (await order(client)).id;
}

const ORDER = 'query ($id: ID!) { order(id: $id) { status paymentStatus } }';
const orderOf = async (id: string, { client }: TestCustomer = customer) =>
  (await client.data(ORDER, { id })).order;
const chargesOf = (orderId: string) =>
  shop.database.read.find(Payment, { where: { orderId: Number(orderId) }, order: { id: 'ASC' } });

const PAID = { status: 'SUCCESS', paymentStatus: 'SUCCESS' };

describe('the key of a payment', () => {
  it('charges once, however often it is sent', async () => {
    const orderId = await unpaidOrder();
    const idempotencyKey = newKey();
    const first = await pay(customer.client, { orderId, idempotencyKey });
    const again = await pay(customer.client, { orderId, idempotencyKey });
    expect(again.body.data).toEqual(first.body.data);
    expect(await chargesOf(orderId)).toHaveLength(1);
  });

  it('charges once also at the same moment, and answers the same to all', async () => {
    const orderId = await unpaidOrder();
    const idempotencyKey = newKey();
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => pay(customer.client, { orderId, idempotencyKey })),
    );
    expect(answers.map(({ status }) => status)).toEqual(Array(20).fill(200));
    for (const { body } of answers) expect(body).toEqual(answers[0]?.body);
    expect(await chargesOf(orderId)).toHaveLength(1);
    expect(await orderOf(orderId)).toEqual(PAID);
  });

  it('answers the same decline to all at the same moment', async () => {
    const attempt = {
      orderId: await unpaidOrder(),
      idempotencyKey: newKey(),
      cardNumber: DECLINED_CARD,
    };
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => pay(customer.client, attempt)),
    );
    for (const answer of answers)
      expect(failureOf(answer)).toEqual({
        status: 402,
        code: 'PAYMENT_DECLINED',
        message: 'The card was declined',
      });
    expect(await chargesOf(attempt.orderId)).toHaveLength(1);
  });

  it('answers a decline again', async () => {
    const orderId = await unpaidOrder();
    const attempt = { orderId, idempotencyKey: newKey(), cardNumber: DECLINED_CARD };
    for (let times = 0; times < 2; times++)
      expect(failureOf(await pay(customer.client, attempt)).code).toBe('PAYMENT_DECLINED');
    expect(await chargesOf(orderId)).toHaveLength(1);
  });

  it('is refused for another order, and for a card that differs in anything that is kept of it', async () => {
    const [first, second] = [await unpaidOrder(), await unpaidOrder()];
    const idempotencyKey = newKey();
    await pay(customer.client, { orderId: first, idempotencyKey });
    const message = 'This idempotencyKey was used for another payment';
    const reused = {
      status: 409,
      code: 'IDEMPOTENCY_KEY_REUSED',
      message,
      fields: { idempotencyKey: message },
    };
    expect(failureOf(await pay(customer.client, { orderId: second, idempotencyKey }))).toEqual(
      reused,
    );
    for (const change of [
      { cardNumber: '5555555555554444' },
      { cardNumber: '5200000000074242' },
      { expYear: new Date().getUTCFullYear() + 4 },
      { nameOnCard: 'Somebody Else' },
    ])
      expect(
        failureOf(await pay(customer.client, { orderId: first, idempotencyKey, ...change })),
      ).toEqual(reused);
    expect(await orderOf(second)).toEqual({ status: 'PENDING', paymentStatus: 'PENDING' });
  });

  it('is free for another customer', async () => {
    const other = await newCustomer(shop);
    const idempotencyKey = newKey();
    for (const payer of [customer, other]) {
      const orderId = await unpaidOrder(payer);
      await pay(payer.client, { orderId, idempotencyKey });
      expect(await orderOf(orderId, payer)).toEqual(PAID);
    }
  });
});

describe('payments of one order with different keys at the same moment', () => {
  it('succeed exactly once', async () => {
    const orderId = await unpaidOrder();
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => pay(customer.client, { orderId })),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    for (const answer of answers.filter(({ status }) => status !== 200))
      expect(failureOf(answer)).toMatchObject({ status: 409, code: 'ORDER_NOT_PAYABLE' });
    expect(await chargesOf(orderId)).toHaveLength(1);
    expect(await orderOf(orderId)).toEqual(PAID);
  });
});

describe('two servers of one shop', () => {
  it('charge once between them', async () => {
    const second = await openSecondServer(shop);
    try {
      const there = second.client().useBearer(customer.accessToken);
      for (const sameKey of [true, false]) {
        const orderId = await unpaidOrder();
        const idempotencyKey = newKey();
        const answers = await Promise.all(
          Array.from({ length: 12 }, (_, number) =>
            pay(number % 2 ? there : customer.client, {
              orderId,
              idempotencyKey: sameKey ? idempotencyKey : newKey(),
            }),
          ),
        );
        const paid = answers.filter(({ status }) => status === 200);
        expect(paid).toHaveLength(sameKey ? 12 : 1);
        expect(await chargesOf(orderId)).toHaveLength(1);
        expect(await orderOf(orderId)).toEqual(PAID);
      }
    } finally {
      await second.close();
    }
  });
});

describe('a payment of the sum that a customer was shown', () => {
  const dueOf = async (id: string) =>
    (
      await customer.client.data('query ($id: ID!) { order(id: $id) { bill { toPayPaise } } }', {
        id,
      })
    ).order.bill.toPayPaise;

  it('charges nothing where the order costs another sum by now, which it answers', async () => {
    const orderId = await unpaidOrder();
    const duePaise = await dueOf(orderId);
    const shownPaise = duePaise - 3_000;

    const attempt = { orderId, idempotencyKey: newKey() };
    const refused = await pay(customer.client, { ...attempt, expectedAmountPaise: shownPaise });
    expect(refusalOf(refused)).toEqual([409, 'PRICE_CHANGED', 'expectedAmountPaise']);
    expect(refused.body.errors[0].extensions.details).toEqual({
      expectedAmountPaise: shownPaise,
      amountPaise: duePaise,
    });
    expect(await chargesOf(orderId)).toEqual([]);

    // The key remains unused, and the order can be paid at once.
    const paid = await pay(customer.client, { ...attempt, expectedAmountPaise: duePaise });
    expect(paid.body.errors).toBeUndefined();
    expect(await chargesOf(orderId)).toMatchObject([{ amountPaise: duePaise, status: 'success' }]);
  });

  it('is another request under the same key where another sum is agreed to', async () => {
    const orderId = await unpaidOrder();
    const attempt = { orderId, idempotencyKey: newKey() };
    const duePaise = await dueOf(orderId);
    await pay(customer.client, { ...attempt, expectedAmountPaise: duePaise });
    const other = await pay(customer.client, { ...attempt, expectedAmountPaise: duePaise + 1 });
    expect(refusalOf(other)).toEqual([409, 'IDEMPOTENCY_KEY_REUSED', 'idempotencyKey']);
    const same = await pay(customer.client, { ...attempt, expectedAmountPaise: duePaise });
    expect(same.body.errors).toBeUndefined();
    expect(await chargesOf(orderId)).toHaveLength(1);
  });

  it.each([-1, 1.5, '100'])(
    'is a whole number of paise, and not %j',
    async (expectedAmountPaise) => {
      const orderId = await unpaidOrder();
      const answer = await pay(customer.client, { orderId, expectedAmountPaise });
      expect(failureOf(answer)).toMatchObject({ code: 'VALIDATION' });
      expect(await chargesOf(orderId)).toEqual([]);
    },
  );
});
