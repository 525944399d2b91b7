import { Order } from '../../src/modules/ordering/orders/order.entity';
import { Payment } from '../../src/modules/ordering/payments/payment.entity';
import { PaymentStatus } from '../../src/kernel/payment-status.enum';
import { SandboxCharge } from '../../src/modules/ordering/payments/sandbox-charge.entity';
import { Client } from '../kit/client';
import { refusalOf } from '../kit/failure';
import { TestCustomer, adminClient, newCustomer } from '../kit/people';
import { addProduct } from '../kit/products';
import { fillCart, newKey, order, pay } from '../kit/shopping';
import { TestShop, openTestShop } from '../kit/test-shop';

let shop: TestShop;
let customer: TestCustomer;
let admin: Client;
let now = new Date();
beforeAll(async () => {
  shop = await openTestShop({ clock: { now: () => now } });
  admin = await adminClient(shop);
  customer = await newCustomer(shop);
});
afterAll(() => shop.close());

/** When the server dies: before or after the gateway takes the money. */
const MOMENTS = ['before', 'after'] as const;

/** An order with a payment as left by a server that died between its two transactions. */
async function brokenOff(moment: (typeof MOMENTS)[number]) {
  await fillCart(customer.client, await addProduct(admin, { mrpPaise: 10_000 }));
  const { id: orderId } = await order(customer.client);
  const idempotencyKey = newKey();
  // A successful payment, with its second transaction undone.
  await pay(customer.client, { orderId, idempotencyKey });
  const id = Number(orderId);
  await shop.database.write(async (tx) => {
    const payment = await tx.findOneByOrFail(Payment, { orderId: id });
    if (moment === 'before')
      await tx.delete(SandboxCharge, { reference: String(payment.gatewayReference) });
    const begun = { status: PaymentStatus.PENDING, gatewayReference: null, settledAt: null };
    await tx.update(Payment, { id: payment.id }, begun);
    const paymentClaimedUntil = new Date(now.getTime() + 59_000);
    await tx.query(`DELETE FROM order_events WHERE orderId = ${id} AND fromStatus IS NOT NULL`);
    const unpaid = { status: 'pending', paymentStatus: 'pending', paymentClaimedUntil };
    await tx.update(Order, { id }, unpaid as Partial<Order>);
  });
  return { orderId, idempotencyKey };
}

const minutesLater = (minutes: number) => (now = new Date(now.getTime() + minutes * 60_000));
const chargeCount = () => shop.database.read.countBy(SandboxCharge, { status: 'captured' });
const statusesOf = async (orderId: string) => {
  const query = 'query ($id: ID!) { order(id: $id) { status paymentStatus payments { status } } }';
  const { status, paymentStatus, payments } = (await customer.client.data(query, { id: orderId }))
    .order;
  return [status, paymentStatus, ...payments.map((payment: { status: string }) => payment.status)];
};

describe('a payment whose server died', () => {
  it('holds the order for a minute: the same key waits, another one is refused', async () => {
    const { orderId, idempotencyKey } = await brokenOff('before');
    const early = await pay(customer.client, { orderId, idempotencyKey });
    expect(refusalOf(early)).toEqual([503, 'PAYMENT_PENDING']);
    const other = await pay(customer.client, { orderId });
    expect(refusalOf(other)).toEqual([409, 'ORDER_NOT_PAYABLE', 'orderId']);
    await shop.services.payments.settleUnknown();
    expect(await statusesOf(orderId)).toEqual(['PENDING', 'PENDING', 'PENDING']);
  });

  it.each(MOMENTS)('%s the charge is continued under its key', async (moment) => {
    const { orderId, idempotencyKey } = await brokenOff(moment);
    minutesLater(2);
    const before = await chargeCount();
    const late = await pay(customer.client, { orderId, idempotencyKey });
    expect(late.body.data.payment).toMatchObject({ orderId, status: 'SUCCESS' });
    expect(await statusesOf(orderId)).toEqual(['SUCCESS', 'SUCCESS', 'SUCCESS']);
    expect((await chargeCount()) - before).toBe(moment === 'before' ? 1 : 0);
  });

  it('before the charge is given up by the job, and the order can be paid anew', async () => {
    const { orderId, idempotencyKey } = await brokenOff('before');
    minutesLater(2);
    await shop.services.payments.settleUnknown();
    expect(await statusesOf(orderId)).toEqual(['PENDING', 'FAILED', 'FAILED']);
    const same = await pay(customer.client, { orderId, idempotencyKey });
    expect(refusalOf(same)).toEqual([402, 'PAYMENT_DECLINED']);
    expect((await pay(customer.client, { orderId })).body.data.payment.status).toBe('SUCCESS');
    expect(await statusesOf(orderId)).toEqual(['SUCCESS', 'SUCCESS', 'FAILED', 'SUCCESS']);
  });

  it('after the charge is settled by the job', async () => {
    const { orderId, idempotencyKey } = await brokenOff('after');
    minutesLater(2);
    const before = await chargeCount();
    await shop.services.payments.settleUnknown();
    expect(await statusesOf(orderId)).toEqual(['SUCCESS', 'SUCCESS', 'SUCCESS']);
    const same = await pay(customer.client, { orderId, idempotencyKey });
    expect(same.body.data.payment.status).toBe('SUCCESS');
    expect(await chargeCount()).toBe(before);
  });

  it.each([
    ['before', ['SUCCESS', 'SUCCESS', 'FAILED', 'SUCCESS']],
    ['after', ['SUCCESS', 'SUCCESS', 'SUCCESS']],
  ] as const)('%s the charge is settled first where another key comes', async (moment, end) => {
    const { orderId } = await brokenOff(moment);
    minutesLater(2);
    const other = await pay(customer.client, { orderId });
    if (moment === 'before') expect(other.body.data.payment.status).toBe('SUCCESS');
    else expect(refusalOf(other)).toEqual([409, 'ORDER_NOT_PAYABLE', 'orderId']);
    expect(await statusesOf(orderId)).toEqual(end);
  });
});
