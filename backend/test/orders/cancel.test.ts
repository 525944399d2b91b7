import { Product } from '../../src/modules/catalogue/products/product.entity';
import { DeliverySlotRecord } from '../../src/modules/checkout/delivery/delivery-slot.entity';
import { expectIntegrity } from '../kit/integrity';
import { Client } from '../kit/client';
import { failureOf, refusalOf } from '../kit/failure';
import { creditOf, giveCredit, newCoupon, orderWith, usesOf } from '../kit/offers';
import { cancelOrder, moveOrder, moveTo, orderDetails } from '../kit/order-keeping';
import { adminClient, newCustomer } from '../kit/people';
import { addProduct, stockOf } from '../kit/products';
import { DECLINED_CARD, fillCart, order, pay } from '../kit/shopping';
import { TestShop, openTestShop } from '../kit/test-shop';

let shop: TestShop;
let admin: Client;
beforeAll(async () => {
  shop = await openTestShop();
  admin = await adminClient(shop);
});
afterEach(() => expectIntegrity(shop));
afterAll(() => shop.close());

/** The number of orders in this slot. */
async function bookedWith(deliverySlot: { date: string; startMinute: number }): Promise<number> {
  const { date, startMinute } = deliverySlot;
  const found = await shop.database.read.findOneByOrFail(DeliverySlotRecord, { date, startMinute });
  return found.bookedCount;
}

describe('cancelOrder', () => {
  it('gives back stock, slot, coupon use and gift credit, and pays the rest back', async () => {
    const { client } = await newCustomer(shop);
    const [rice, dal] = [
      await addProduct(admin, { mrpPaise: 10_000, stockQuantity: 10 }),
      await addProduct(admin, { mrpPaise: 5000, stockQuantity: 10 }),
    ];
    const { code } = await newCoupon(admin, { percent: 10, totalLimit: 1 });
    await giveCredit(admin, client, 3000);
    await fillCart(client, rice, 2);
    await fillCart(client, dal, 3);
    const placed = await orderWith(client, { couponCode: code, useGiftCredit: true });
    const { order: slotOf } = await client.data(
      'query ($id: ID!) { order(id: $id) { deliverySlot { date startMinute } } }',
      { id: placed.id },
    );
    const bookedBefore = await bookedWith(slotOf.deliverySlot);
    // 350.00 - 35.00 = 315.00; - 15.75 online = 299.25; - 30.00 credit = 269.25
    expect(placed.bill.toPayPaise).toBe(26_925);
    expect(await creditOf(client)).toBe(0);
    expect(await usesOf(admin, code)).toBe(1);
    expect((await pay(client, { orderId: placed.id })).status).toBe(200);

    const { body } = await cancelOrder(client, placed.id);
    expect(body.data.cancelOrder).toMatchObject({
      status: 'CANCELLED',
      paymentStatus: 'REFUNDED',
      canBeCancelled: false,
      payments: [{ status: 'SUCCESS', amountPaise: 26_925 }],
      refunds: [{ status: 'SUCCESS', amountPaise: 26_925, reason: 'The order was cancelled' }],
    });
    expect(await stockOf(shop.database, rice)).toBe(10);
    expect(await stockOf(shop.database, dal)).toBe(10);
    expect(await bookedWith(slotOf.deliverySlot)).toBe(bookedBefore - 1);
    expect(await creditOf(client)).toBe(3000);
    expect(await usesOf(admin, code)).toBe(0);

    // Everything returned can be used again.
    await fillCart(client, rice, 10);
    const again = await orderWith(client, { couponCode: code, useGiftCredit: true });
    expect(again).toMatchObject({ couponCode: code });
    expect(await creditOf(client)).toBe(0);
  });

  it('sent again answers the cancelled order, and gives nothing back twice', async () => {
    const { client } = await newCustomer(shop);
    const productId = await addProduct(admin, { stockQuantity: 10 });
    await fillCart(client, productId, 4);
    const { id } = await order(client, { paymentMethod: 'CASH_ON_DELIVERY' });
    const first = await cancelOrder(client, id);
    const again = await cancelOrder(client, id);
    expect(again.body).toEqual(first.body);
    expect(first.body.data.cancelOrder.events).toHaveLength(2);
    expect(await stockOf(shop.database, productId)).toBe(10);
  });

  it('pays nothing back where nothing was paid', async () => {
    const { client } = await newCustomer(shop);
    await fillCart(client, await addProduct(admin));
    const { id } = await order(client);
    expect((await pay(client, { orderId: id, cardNumber: DECLINED_CARD })).status).toBe(402);
    const { body } = await cancelOrder(client, id);
    expect(body.data.cancelOrder).toMatchObject({
      status: 'CANCELLED',
      paymentStatus: 'FAILED',
      payUntil: null,
      refunds: [],
    });
    expect(refusalOf(await pay(client, { orderId: id }))).toEqual([
      409,
      'ORDER_NOT_PAYABLE',
      'orderId',
    ]);
  });

  it('of what gift credit paid alone is paid back with the credit', async () => {
    const { client } = await newCustomer(shop);
    await giveCredit(admin, client, 50_000);
    await fillCart(client, await addProduct(admin, { mrpPaise: 10_000 }));
    const placed = await orderWith(client, { useGiftCredit: true });
    expect(placed).toMatchObject({ status: 'SUCCESS', paymentStatus: 'SUCCESS' });
    expect(await creditOf(client)).toBe(40_500);
    const { body } = await cancelOrder(client, placed.id);
    expect(body.data.cancelOrder).toMatchObject({ paymentStatus: 'REFUNDED', refunds: [] });
    expect(await creditOf(client)).toBe(50_000);
  });

  it('does without a product that has left the shop', async () => {
    const { client } = await newCustomer(shop);
    const [kept, gone] = [await addProduct(admin), await addProduct(admin)];
    await fillCart(client, kept, 2);
    await fillCart(client, gone, 2);
    const { id } = await order(client, { paymentMethod: 'CASH_ON_DELIVERY' });
    await admin.data('mutation ($id: ID!) { deleteProduct(id: $id) }', { id: gone });
    expect((await cancelOrder(client, id)).body.data.cancelOrder.status).toBe('CANCELLED');
    expect(await stockOf(shop.database, kept)).toBe(40);
    expect(await shop.database.read.existsBy(Product, { id: gone })).toBe(false);
  });

  it.each([
    ['PACKED', 'This order is packed already and can no longer be cancelled'],
    ['OUT_FOR_DELIVERY', 'This order is on its way and can no longer be cancelled'],
    ['DELIVERED', 'This order was delivered and can no longer be cancelled'],
  ])('is refused once the order is %s', async (state, message) => {
    const { client } = await newCustomer(shop);
    const productId = await addProduct(admin, { stockQuantity: 10 });
    await fillCart(client, productId);
    const { id } = await order(client, { paymentMethod: 'CASH_ON_DELIVERY' });
    await moveTo(admin, id, state);
    expect(failureOf(await cancelOrder(client, id))).toEqual({
      status: 409,
      code: 'ORDER_NOT_CANCELLABLE',
      message,
      fields: { id: message },
    });
    expect(await stockOf(shop.database, productId)).toBe(9);
  });

  it("is for the order's customer", async () => {
    const { client } = await newCustomer(shop);
    await fillCart(client, await addProduct(admin));
    const { id } = await order(client);
    const { client: other } = await newCustomer(shop);
    expect(refusalOf(await cancelOrder(other, id))).toEqual([404, 'NOT_FOUND', 'id']);
    expect(refusalOf(await cancelOrder(client, '2147483647'))).toEqual([404, 'NOT_FOUND', 'id']);
    expect(refusalOf(await cancelOrder(client, 'mine'))).toEqual([400, 'VALIDATION', 'id']);
    expect(refusalOf(await cancelOrder(shop.client(), id))).toEqual([401, 'UNAUTHENTICATED']);
    expect(refusalOf(await cancelOrder(admin, id))).toEqual([403, 'FORBIDDEN']);
    expect((await orderDetails(client, id)).status).toBe('PENDING');
  });
});

describe('an admin who calls an order off', () => {
  it('gives everything back, also of an order that is packed', async () => {
    const { client } = await newCustomer(shop);
    const productId = await addProduct(admin, { stockQuantity: 10, mrpPaise: 10_000 });
    await fillCart(client, productId, 4);
    const { id } = await order(client);
    await pay(client, { orderId: id });
    await moveTo(admin, id, 'PACKED');
    const { body } = await moveOrder(admin, id, 'CANCELLED');
    expect(body.data.moveOrder).toMatchObject({
      nextStatuses: [],
      order: {
        status: 'CANCELLED',
        paymentStatus: 'REFUNDED',
        refunds: [{ status: 'SUCCESS', amountPaise: 38_000 }],
      },
    });
    expect(await stockOf(shop.database, productId)).toBe(10);
    // A repeated request finds everything already returned.
    expect((await moveOrder(admin, id, 'CANCELLED')).status).toBe(200);
    expect(await stockOf(shop.database, productId)).toBe(10);
  });
});
