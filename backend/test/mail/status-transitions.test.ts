import { Client } from '../kit/client';
import { expectIntegrity } from '../kit/integrity';
import { orderMailKinds, orderMailsTo } from '../kit/mails';
import { MovableClock } from '../kit/movable-clock';
import { cancelOrder, collectCash, moveOrder, moveTo } from '../kit/order-keeping';
import { unpaidOrder } from '../kit/payments';
import { TestCustomer, adminClient, newCustomer } from '../kit/people';
import { addProduct } from '../kit/products';
import { DECLINED_CARD, fillCart, order, pay } from '../kit/shopping';
import { TestShop, openTestShop } from '../kit/test-shop';

const clock = new MovableClock(new Date('2026-11-20T04:00:00Z'));
let shop: TestShop;
let admin: Client;
beforeAll(async () => {
  shop = await openTestShop({ clock });
  admin = await adminClient(shop);
});
afterEach(() => expectIntegrity(shop));
afterAll(() => shop.close());

const kindsOf = ({ email }: TestCustomer, id: unknown) => orderMailKinds(shop, email, id);

describe('the emails of status transitions', () => {
  it('follow a cash order from its placing to the door', async () => {
    const customer = await newCustomer(shop);
    await fillCart(customer.client, await addProduct(admin));
    const { id } = await order(customer.client, { paymentMethod: 'CASH_ON_DELIVERY' });
    await moveTo(admin, id, 'DELIVERED');
    await collectCash(admin, id);
    expect(await kindsOf(customer, id)).toEqual([
      'placed',
      'out-for-delivery',
      'delivered',
      'paid',
    ]);
    const [, out, delivered, paid] = await orderMailsTo(shop, customer.email, id);
    expect(out?.text).toContain('\nTo pay at the door: ₹');
    // The staff record the cash later: until then, nothing says whether it was paid.
    expect(delivered?.text).toContain('\nCash on delivery: ₹');
    expect(paid?.text).toContain('\nPaid at the door: ₹');
  });

  it('tell of a payment by card, of the cancelling and of the money that goes back', async () => {
    const customer = await newCustomer(shop);
    const id = await unpaidOrder(customer.client, admin);
    await pay(customer.client, { orderId: id, cardNumber: DECLINED_CARD });
    await pay(customer.client, { orderId: id });
    await cancelOrder(customer.client, id);
    expect(await kindsOf(customer, id)).toEqual(['placed', 'paid', 'cancelled', 'refunded']);
  });

  it('tell that an unpaid order has lapsed', async () => {
    const customer = await newCustomer(shop);
    const id = await unpaidOrder(customer.client, admin);
    clock.advance({ minutes: 15 });
    await shop.services.lapsing.lapseUnpaid();
    const mails = await orderMailsTo(shop, customer.email, id);
    expect(mails.map(({ kind }) => kind)).toEqual(['order-placed', 'order-cancelled']);
    expect(mails.at(-1)?.text).toContain('It was not paid in time.');
    expect(mails.at(-1)?.text).toContain('Nothing is to be paid');
  });

  it('tell of a delivery that failed, of its new window and of the return', async () => {
    const customer = await newCustomer(shop);
    const id = await unpaidOrder(customer.client, admin);
    await pay(customer.client, { orderId: id });
    await moveTo(admin, id, 'DELIVERY_FAILED');
    const { deliverySlots } = await admin.data('{ deliverySlots { id closedReason } }');
    const open = deliverySlots.filter((slot: { closedReason: unknown }) => !slot.closedReason);
    await moveOrder(admin, id, 'PACKED', { deliverySlotId: open.at(-1).id });
    await moveOrder(admin, id, 'OUT_FOR_DELIVERY');
    await moveOrder(admin, id, 'DELIVERY_FAILED', { reason: 'Nobody was at home' });
    await moveOrder(admin, id, 'RETURNED');
    expect(await kindsOf(customer, id)).toEqual([
      ...['placed', 'paid', 'out-for-delivery', 'delivery-failed', 'rescheduled'],
      ...['out-for-delivery', 'delivery-failed', 'returned', 'refunded'],
    ]);
  });
});
