import { Order } from '../../src/orders/order.entity';
import { Payment } from '../../src/payments/payment.entity';
import { PaymentStatus } from '../../src/payments/payment-status.enum';
import { adminClient, newShopper } from '../kit/people';
import { refusalOf } from '../kit/failure';
import { addProduct } from '../kit/products';
import { fillCart, newKey, order, pay } from '../kit/shopping';
import { TestShop, openTestShop } from '../kit/test-shop';

let shop: TestShop;
let now = new Date();
beforeAll(async () => {
  shop = await openTestShop({ clock: { now: () => now } });
});
afterAll(() => shop.close());

/** A payment as a server leaves it that dies between the claim of the order and the gateway's answer. */
async function brokenOffPayment(customerId: number, orderId: number, idempotencyKey: string) {
  const claimedUntil = new Date(now.getTime() + 60_000);
  await shop.database.write(async (tx) => {
    await tx.insert(Payment, {
      customerId,
      orderId,
      idempotencyKey,
      amountPaise: 2660,
      status: PaymentStatus.PENDING,
      gateway: 'sandbox',
      cardLastFour: '4242',
      createdAt: now,
    });
    await tx.update(Order, { id: orderId }, { paymentClaimedUntil: claimedUntil });
  });
}

describe('a payment whose server died', () => {
  it('holds the order for a minute, and is then taken up again under its key', async () => {
    const { client, customerId } = await newShopper(shop);
    await fillCart(client, await addProduct(await adminClient(shop)));
    const { id: orderId } = await order(client);
    const idempotencyKey = newKey();
    await brokenOffPayment(customerId, Number(orderId), idempotencyKey);

    const early = await pay(client, { orderId, idempotencyKey });
    expect(refusalOf(early)).toEqual([409, 'ORDER_NOT_PAYABLE', 'orderId']);

    now = new Date(now.getTime() + 61_000);
    const late = await pay(client, { orderId, idempotencyKey });
    expect(late.body.data.payment).toMatchObject({ orderId, status: 'SUCCESS' });
    expect(await shop.database.read.countBy(Payment, { orderId: Number(orderId) })).toBe(1);
  });
});
