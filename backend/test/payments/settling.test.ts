import { wallClock } from '../../src/kernel/clock';
import { ChargeResult } from '../../src/modules/ordering/payments/payment-gateway';
import { PaymentStatus } from '../../src/kernel/payment-status.enum';
import { Payment } from '../../src/modules/ordering/payments/payment.entity';
import { PaymentSettlement } from '../../src/modules/ordering/payments/settle-payment.service';
import { Client } from '../kit/client';
import { moneyOf, unpaidOrder } from '../kit/payments';
import { TestCustomer, adminClient, newCustomer } from '../kit/people';
import { newKey } from '../kit/shopping';
import { TestShop, openTestShop } from '../kit/test-shop';

let shop: TestShop;
let admin: Client;
let customer: TestCustomer;
let settlement: PaymentSettlement;
beforeAll(async () => {
  shop = await openTestShop();
  admin = await adminClient(shop);
  customer = await newCustomer(shop);
  settlement = new PaymentSettlement(shop.database, wallClock, shop.services);
});
afterAll(() => shop.close());

const CHARGED: ChargeResult = { outcome: 'charged', reference: 'charge_1' };
const DECLINED: ChargeResult = { outcome: 'declined', reason: 'The card was declined' };

/** An order with a payment that was begun. */
async function begun(): Promise<[string, Payment]> {
  const orderId = await unpaidOrder(customer.client, admin);
  const payment = await shop.database.write((tx) =>
    tx.save(
      tx.create(Payment, {
        customerId: customer.customerId,
        orderId: Number(orderId),
        idempotencyKey: newKey(),
        amountPaise: 9500,
        status: PaymentStatus.PENDING,
        gateway: 'sandbox',
        createdAt: wallClock.now(),
      }),
    ),
  );
  return [orderId, payment];
}

const C = CHARGED;
const D = DECLINED;

describe('news of how a payment ended', () => {
  it.each([
    [[C, C, C], 'SUCCESS'],
    [[C, D], 'SUCCESS'],
    [[D, C], 'SUCCESS'],
    [[D, C, D, C], 'SUCCESS'],
    [[D, D], 'FAILED'],
  ])('may come in any order: %j', async (results, status) => {
    const [orderId, payment] = await begun();
    for (const result of results) await settlement.settle(payment, result);
    expect(await moneyOf(customer.client, orderId)).toEqual([
      status === 'SUCCESS' ? 'SUCCESS' : 'PENDING',
      status,
      status,
      '',
    ]);
  });

  it('may come at the same moment', async () => {
    const [orderId, payment] = await begun();
    const all = [C, D, C, D, C, D, C, D];
    const settled = await Promise.all(all.map((result) => settlement.settle(payment, result)));
    expect(await moneyOf(customer.client, orderId)).toEqual(['SUCCESS', 'SUCCESS', 'SUCCESS', '']);
    expect(settled.some(({ status }) => status === PaymentStatus.SUCCESS)).toBe(true);
  });
});
