import { Order } from '../../src/modules/ordering/orders/order.entity';
import { OrderRepository } from '../../src/modules/ordering/orders/order.repository';
import { PaymentStatus } from '../../src/kernel/payment-status.enum';
import { Payment } from '../../src/modules/ordering/payments/payment.entity';
import { expectIntegrity } from '../kit/integrity';
import { Client } from '../kit/client';
import { MovableClock } from '../kit/movable-clock';
import { creditOf, giveCredit, newCoupon, orderWith, usesOf } from '../kit/offers';
import { orderDetails } from '../kit/order-keeping';
import { TestCustomer, adminClient, newCustomer } from '../kit/people';
import { addProduct, stockOf } from '../kit/products';
import { fillCart, order, pay } from '../kit/shopping';
import { TestShop, openTestShop } from '../kit/test-shop';

const PLACED_AT = '2026-11-20T04:00:00.000Z';
const JUST_BEFORE = '2026-11-20T04:14:59.999Z';
const PAY_UNTIL = '2026-11-20T04:15:00.000Z';

const clock = new MovableClock();
let shop: TestShop;
let admin: Client;
let customer: TestCustomer;
beforeAll(async () => {
  clock.set(PLACED_AT);
  shop = await openTestShop({ clock });
  admin = await adminClient(shop);
  customer = await newCustomer(shop);
});
beforeEach(() => clock.set(PLACED_AT));
afterEach(() => jest.restoreAllMocks());
afterEach(() => expectIntegrity(shop));
afterAll(() => shop.close());

const lapse = () => shop.services.lapsing.lapseUnpaid();
const statusOf = async (id: string) => (await orderDetails(customer.client, id)).status;

async function newOrder(changes: Record<string, unknown> = {}): Promise<string> {
  await fillCart(customer.client, await addProduct(admin));
  return (await order(customer.client, changes)).id;
}

describe('an order that stays unpaid', () => {
  it('is cancelled by the system after 15 minutes, and gives everything back', async () => {
    const { client } = await newCustomer(shop);
    const productId = await addProduct(admin, { stockQuantity: 10, mrpPaise: 10_000 });
    const { code } = await newCoupon(admin);
    await giveCredit(admin, client, 1000);
    await fillCart(client, productId, 3);
    const { id } = await orderWith(client, { couponCode: code, useGiftCredit: true });
    expect((await orderDetails(client, id)).payUntil).toBe(PAY_UNTIL);

    clock.set(JUST_BEFORE);
    await lapse();
    expect((await orderDetails(client, id)).status).toBe('PENDING');
    expect(await stockOf(shop.database, productId)).toBe(7);

    clock.set(PAY_UNTIL);
    await lapse();
    const lapsed = await orderDetails(client, id);
    expect(lapsed).toMatchObject({ status: 'CANCELLED', paymentStatus: 'PENDING', payUntil: null });
    expect(lapsed.events.at(-1)).toEqual({
      fromStatus: 'PENDING',
      toStatus: 'CANCELLED',
      paymentStatus: 'PENDING',
      actorRole: 'SYSTEM',
      note: 'Not paid within 15 minutes',
      at: PAY_UNTIL,
    });
    expect(await stockOf(shop.database, productId)).toBe(10);
    expect(await creditOf(client)).toBe(1000);
    expect(await usesOf(admin, code)).toBe(0);
  });

  it('lapses once, however often it is looked at', async () => {
    const id = await newOrder();
    clock.set(PAY_UNTIL);
    await lapse();
    await lapse();
    expect((await orderDetails(customer.client, id)).events).toHaveLength(2);
  });

  it('lapses together with many others', async () => {
    const ids: string[] = [];
    for (let count = 0; count < 55; count++) ids.push(await newOrder());
    clock.set(PAY_UNTIL);
    await lapse();
    for (const id of ids) expect(await statusOf(id)).toBe('CANCELLED');
  });

  it('lapses also where another order could not', async () => {
    const [stuck, id] = [await newOrder(), await newOrder()];
    clock.set(PAY_UNTIL);
    const { payments } = shop.services;
    const settleUnknown = payments.settleUnknown.bind(payments);
    jest
      .spyOn(payments, 'settleUnknown')
      .mockImplementation((orderId) =>
        orderId === Number(stuck) ? Promise.reject(new Error('no answer')) : settleUnknown(orderId),
      );
    await expect(lapse()).rejects.toThrow('Some orders could not lapse');
    expect([await statusOf(stuck), await statusOf(id)]).toEqual(['PENDING', 'CANCELLED']);
    jest.restoreAllMocks();
    await lapse();
    expect(await statusOf(stuck)).toBe('CANCELLED');
  });
});

describe('an order that is left alone', () => {
  it('is one that is paid, or paid at the door', async () => {
    const [paid, cash] = [await newOrder(), await newOrder({ paymentMethod: 'CASH_ON_DELIVERY' })];
    await pay(customer.client, { orderId: paid });
    clock.advance({ days: 2 });
    await lapse();
    expect([await statusOf(paid), await statusOf(cash)]).toEqual(['SUCCESS', 'SUCCESS']);
    expect((await orderDetails(customer.client, cash)).payUntil).toBeNull();
  });

  it('is one that somebody is paying at this moment, until that takes too long', async () => {
    const id = await newOrder();
    clock.set(PAY_UNTIL);
    const claimedUntil = new Date('2026-11-20T04:15:30.000Z');
    const claimed = await shop.database.write((tx) =>
      new OrderRepository(tx).claimPayment(
        { id: Number(id), customerId: customer.customerId },
        claimedUntil,
        clock.now(),
      ),
    );
    expect(claimed).toBe(true);
    await lapse();
    expect(await statusOf(id)).toBe('PENDING');
    clock.set(claimedUntil);
    await lapse();
    expect(await statusOf(id)).toBe('CANCELLED');
  });

  it('is one of whose payment nobody knows what became, for an hour', async () => {
    const id = await newOrder();
    await insertUnknownPayment(id);
    jest.spyOn(shop.services.payments, 'settleUnknown').mockResolvedValue(false);
    clock.set('2026-11-20T04:59:59.999Z');
    await lapse();
    expect(await statusOf(id)).toBe('PENDING');
    clock.set('2026-11-20T05:00:00.000Z');
    await lapse();
    expect(await statusOf(id)).toBe('CANCELLED');
  });

  it('is none for whom the provider says that nothing was paid', async () => {
    const id = await newOrder();
    await insertUnknownPayment(id);
    clock.set(PAY_UNTIL);
    await lapse();
    expect(await orderDetails(customer.client, id)).toMatchObject({
      status: 'CANCELLED',
      payments: [{ status: 'FAILED' }],
    });
  });
});

/** A payment that was begun, without a response. */
async function insertUnknownPayment(id: string): Promise<void> {
  const orderId = Number(id);
  const { toPayPaise } = await shop.database.read.findOneByOrFail(Order, { id: orderId });
  await shop.database.write((tx) =>
    tx.insert(Payment, {
      customerId: customer.customerId,
      orderId,
      idempotencyKey: `unknown-${orderId}`,
      amountPaise: toPayPaise,
      status: PaymentStatus.PENDING,
      gateway: 'sandbox',
      createdAt: clock.now(),
    }),
  );
}
