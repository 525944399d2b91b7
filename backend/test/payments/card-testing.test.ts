import { Payment } from '../../src/modules/ordering/payments/payment.entity';
import { PaymentStatus } from '../../src/kernel/payment-status.enum';
import { refusalOf } from '../kit/failure';
import { MovableClock } from '../kit/movable-clock';
import { TestCustomer, adminClient, newCustomer } from '../kit/people';
import { unpaidOrder } from '../kit/payments';
import { DECLINED_CARD, card, pay } from '../kit/shopping';
import { TestShop, openTestShop } from '../kit/test-shop';

const clock = new MovableClock();
let shop: TestShop;
let customer: TestCustomer;
let orderId: string;
beforeAll(async () => {
  shop = await openTestShop({ clock });
  customer = await newCustomer(shop);
  orderId = await unpaidOrder(customer.client, await adminClient(shop));
});
afterAll(() => shop.close());

const decline = () => pay(customer.client, { orderId, cardNumber: DECLINED_CARD });
const paymentsOf = (customerId: number) =>
  shop.database.read.count(Payment, { where: { customerId, status: PaymentStatus.FAILED } });

describe('after ten declined payments in an hour', () => {
  beforeAll(async () => {
    for (let n = 0; n < 10; n++) expect(refusalOf(await decline())[0]).toBe(402);
  });

  it('no further card of the customer is tried, whichever it is, over GraphQL and REST', async () => {
    expect(refusalOf(await decline())).toEqual([429, 'TOO_MANY_ATTEMPTS']);
    const good = await pay(customer.client, { orderId });
    expect(refusalOf(good)).toEqual([429, 'TOO_MANY_ATTEMPTS']);
    expect(Number(good.headers['retry-after'])).toBeGreaterThan(3500);
    const rest = await customer.client.send('POST', '/api/payments', { orderId, ...card() });
    expect(refusalOf(rest)).toEqual([429, 'TOO_MANY_ATTEMPTS']);
    expect(await paymentsOf(customer.customerId)).toBe(10);
  });

  it('others pay as ever, and the customer after an hour', async () => {
    const other = await newCustomer(shop);
    const theirs = await unpaidOrder(other.client, await adminClient(shop));
    expect((await pay(other.client, { orderId: theirs })).status).toBe(200);
    clock.advance({ minutes: 60 });
    expect((await pay(customer.client, { orderId })).body.data?.payment.status).toBe('SUCCESS');
  });
});
