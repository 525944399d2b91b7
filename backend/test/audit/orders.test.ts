import { linesOf, recordedBy } from '../kit/audit';
import { expectIntegrity } from '../kit/integrity';
import { Client } from '../kit/client';
import { MovableClock } from '../kit/movable-clock';
import {
  addCoupon,
  addVoucher,
  couponInput,
  endCoupon,
  endVoucher,
  newVoucher,
  redeem,
} from '../kit/offers';
import { cancelOrder, collectCash, moveOrder, moveTo } from '../kit/order-keeping';
import { TestCustomer, adminClient, newCustomer } from '../kit/people';
import { addProduct } from '../kit/products';
import { APPROVED_CARD, DECLINED_CARD, fillCart, newKey, order, pay } from '../kit/shopping';
import { statementsOf } from '../kit/statements';
import { TestShop, openTestShop } from '../kit/test-shop';

const REFUND = `mutation ($input: RefundInput!) { refundPayment(input: $input) { id status } }`;

const clock = new MovableClock(new Date('2026-11-20T04:00:00Z'));
let shop: TestShop;
let admin: Client;
let customer: TestCustomer;
beforeAll(async () => {
  shop = await openTestShop({ clock });
  admin = await adminClient(shop);
  customer = await newCustomer(shop);
});
afterAll(() => expectIntegrity(shop));
afterAll(() => shop.close());

/** An order of two products, ₹100 each. */
// eslint-disable-next-line @typescript-eslint/no-explicit-any
async function placed(paymentMethod = 'CARD'): Promise<any> {
  await fillCart(customer.client, await addProduct(admin, { mrpPaise: 10_000, stockQuantity: 9 }));
  await fillCart(
    customer.client,
    await addProduct(admin, { mrpPaise: 10_000, stockQuantity: 5 }),
    2,
  );
  return order(customer.client, { paymentMethod });
}

describe('placing an order', () => {
  it('is kept with the stocks that it took of', async () => {
    let id = 0;
    const entries = await recordedBy(shop, async () => {
      id = Number((await placed('CASH_ON_DELIVERY')).id);
    });
    const own = entries.filter(({ actor: [role] }) => role === 'customer');
    expect(linesOf(own)).toEqual([
      'customer order.placed (order)',
      'customer product.sold (product)',
      'customer product.sold (product)',
    ]);
    const [last, first, second] = own;
    expect([first?.before, first?.after]).toEqual([
      { stockQuantity: 9 },
      { stockQuantity: 8, orderId: id },
    ]);
    expect([second?.before?.stockQuantity, second?.after?.stockQuantity]).toEqual([5, 3]);
    expect(last).toMatchObject({
      subjectId: id,
      actor: ['customer', customer.customerId],
      before: null,
      after: {
        status: 'success',
        paymentStatus: 'pending',
        paymentMethod: 'cash on delivery',
        toPayPaise: 30_000,
      },
    });
    expect(last?.requestId).toMatch(/^[0-9a-f-]{36}$/);
  });

  it('costs one statement for all of its entries', async () => {
    await fillCart(customer.client, await addProduct(admin));
    await fillCart(customer.client, await addProduct(admin));
    const statements = await statementsOf(shop.database, () => order(customer.client));
    expect(statements.filter((sql) => sql.includes('audit_entries'))).toHaveLength(1);
  });
});

describe('what becomes of an order', () => {
  it('is kept step by step, with who did it', async () => {
    const { id } = await placed('CASH_ON_DELIVERY');
    const entries = await recordedBy(shop, async () => {
      await moveTo(admin, id, 'OUT_FOR_DELIVERY');
      await collectCash(admin, id);
      await moveOrder(admin, id, 'DELIVERED');
    });
    expect(
      entries.map(({ action, actor: [role], before, after }) => [role, action, before, after]),
    ).toEqual([
      ['admin', 'order.moved', { status: 'success' }, { status: 'packed' }],
      ['admin', 'order.moved', { status: 'packed' }, { status: 'out for delivery' }],
      ['admin', 'order.collected', null, { amountPaise: 30_000, kind: 'cash', openPaise: 0 }],
      [
        'admin',
        'order.payment-moved',
        { paymentStatus: 'pending' },
        { paymentStatus: 'success', note: 'Cash collected' },
      ],
      ['admin', 'order.moved', { status: 'out for delivery' }, { status: 'delivered' }],
    ]);
  });

  it('is kept where its customer calls it off: stock and money, too', async () => {
    const { id } = await placed();
    await pay(customer.client, { orderId: id, cardNumber: APPROVED_CARD });
    const entries = await recordedBy(shop, () => cancelOrder(customer.client, id));
    expect(linesOf(entries)).toEqual([
      'customer order.moved (order)',
      'customer product.returned (product)',
      'customer product.returned (product)',
      'customer refund.requested (refund)',
      'system refund.settled (refund)',
      'system order.payment-moved (order)',
    ]);
    const [, first, second, requested, , back] = entries;
    expect([first?.before?.stockQuantity, first?.after?.stockQuantity]).toEqual([8, 9]);
    expect([second?.before?.stockQuantity, second?.after?.stockQuantity]).toEqual([3, 5]);
    expect(requested?.after).toMatchObject({ amountPaise: 28_500, orderId: Number(id) });
    expect([back?.before, back?.after?.paymentStatus]).toEqual([
      { paymentStatus: 'success' },
      'refunded',
    ]);
  });

  it('is kept where the shop itself lets it lapse', async () => {
    const { id } = await placed();
    clock.advance({ minutes: 16 });
    const entries = await recordedBy(shop, () => shop.services.lapsing.lapseUnpaid());
    const moved = entries.find(({ action, subjectId }) => {
      return action === 'order.moved' && subjectId === Number(id);
    });
    expect(moved).toMatchObject({
      actor: ['system', null],
      before: { status: 'pending' },
      after: { status: 'cancelled', note: 'Not paid within 15 minutes' },
      requestId: null,
    });
  });
});

describe('a payment', () => {
  it('is kept from its begin to its end, with where the order was', async () => {
    const { id } = await placed();
    await pay(customer.client, { orderId: id, cardNumber: DECLINED_CARD });
    const entries = await recordedBy(shop, () => pay(customer.client, { orderId: id }));
    expect(linesOf(entries)).toEqual([
      'customer payment.begun (payment)',
      'system payment.settled (payment)',
      'system order.moved (order)',
    ]);
    const [begun, settled, moved] = entries;
    expect(begun?.after).toMatchObject({ amountPaise: 28_500, status: 'pending' });
    expect([settled?.before, settled?.after]).toEqual([
      { status: 'pending' },
      { status: 'success' },
    ]);
    expect(moved?.before).toEqual({ status: 'pending', paymentStatus: 'failed' });
    expect(moved?.after).toMatchObject({ status: 'success', paymentStatus: 'success' });
  });

  it('that is declined is kept with the reason', async () => {
    const { id } = await placed();
    const entries = await recordedBy(shop, () =>
      pay(customer.client, { orderId: id, cardNumber: DECLINED_CARD }),
    );
    const settled = entries.find(({ action }) => action === 'payment.settled');
    expect(settled?.after).toMatchObject({ status: 'failed' });
    expect(settled?.after?.failureReason).toEqual(expect.any(String));
    const moved = entries.find(({ action }) => action === 'order.payment-moved');
    expect(moved?.before).toEqual({ paymentStatus: 'pending' });
  });

  it('that an admin pays back is kept once, however often it is asked for', async () => {
    const { id } = await placed();
    const { body } = await pay(customer.client, { orderId: id });
    const input = {
      paymentId: body.data.payment.id,
      amountPaise: 500,
      reason: 'Bruised',
      idempotencyKey: newKey(),
    };
    const entries = await recordedBy(shop, async () => {
      await admin.data(REFUND, { input });
      await admin.data(REFUND, { input });
    });
    expect(linesOf(entries)).toEqual([
      'admin refund.requested (refund)',
      'system refund.settled (refund)',
    ]);
    expect(entries[0]?.after).toMatchObject({ amountPaise: 500, reason: 'Bruised' });
  });
});

describe('offers', () => {
  it('are kept: a coupon that is made and ended, once', async () => {
    const input = couponInput();
    const entries = await recordedBy(shop, async () => {
      const { body } = await addCoupon(admin, input);
      const { id } = body.data.addCoupon.coupon;
      await endCoupon(admin, id);
      await endCoupon(admin, id);
    });
    expect(linesOf(entries)).toEqual([
      'admin coupon.added (coupon)',
      'admin coupon.ended (coupon)',
    ]);
    expect(entries[0]?.after).toMatchObject({ code: input.code, percent: 10 });
    expect(entries[1]?.before).toEqual({ validUntil: null });
  });

  it('are kept: a gift voucher that is ended, once and without its code', async () => {
    const { body } = await addVoucher(admin, { valuePaise: 100 });
    const { id, code } = body.data.addGiftVoucher;
    const entries = await recordedBy(shop, async () => {
      await endVoucher(admin, id);
      await endVoucher(admin, id);
    });
    expect(linesOf(entries)).toEqual(['admin gift-voucher.ended (gift-voucher)']);
    expect(JSON.stringify(entries)).not.toContain(code);
  });

  it('are kept: a gift voucher that is made and redeemed, without its code', async () => {
    let code = '';
    const entries = await recordedBy(shop, async () => {
      code = await newVoucher(admin, 5000);
      await redeem(customer.client, code);
      await redeem(customer.client, code);
    });
    expect(linesOf(entries)).toEqual([
      'admin gift-voucher.added (gift-voucher)',
      'customer gift-voucher.redeemed (gift-voucher)',
    ]);
    expect(JSON.stringify(entries)).not.toContain(code);
  });
});
