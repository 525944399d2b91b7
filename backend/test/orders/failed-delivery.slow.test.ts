import { StockMovement } from '../../src/modules/catalogue/products/stock-movement.entity';
import { Order } from '../../src/modules/ordering/orders/order.entity';
import { expectIntegrity } from '../kit/integrity';
import { Answer, Client } from '../kit/client';
import { refusalOf } from '../kit/failure';
import { changeDelivery } from '../kit/delivery';
import { MovableClock } from '../kit/movable-clock';
import { giveCredit, newCoupon } from '../kit/offers';
import { collectCash, moveOrder, moveTo, openSlotId, orderDetails } from '../kit/order-keeping';
import { TestCustomer, adminClient, newCustomer } from '../kit/people';
import { addProduct } from '../kit/products';
import { fillCart, newKey, order, pay } from '../kit/shopping';
import { TestShop, openTestShop } from '../kit/test-shop';

const clock = new MovableClock(new Date('2026-11-20T04:00:00Z'));
let shop: TestShop;
let admin: Client;
let customer: TestCustomer;
let productId: number;
beforeAll(async () => {
  shop = await openTestShop({ clock });
  admin = await adminClient(shop);
  customer = await newCustomer(shop);
});
beforeEach(async () => {
  productId = await addProduct(admin, { stockQuantity: 10, mrpPaise: 10_000 });
});
afterEach(() => expectIntegrity(shop));
afterAll(() => shop.close());

const CASH = { paymentMethod: 'CASH_ON_DELIVERY' };
const PLACE = 'mutation ($input: PlaceOrderInput!) { placeOrder(input: $input) { id } }';
const TOMORROW = '2026-11-21/420';

/** An order of three pieces whose delivery failed. */
async function failedOrder(changes: Record<string, unknown> = CASH): Promise<string> {
  await fillCart(customer.client, productId, 3);
  const { id, status } = await order(customer.client, changes);
  if (status === 'PENDING') await pay(customer.client, { orderId: id });
  await moveTo(admin, id, 'DELIVERY_FAILED');
  return id;
}

async function stockOf(id: number): Promise<number> {
  const { product } = await admin.data('query ($id: ID!) { product(id: $id) { stockQuantity } }', {
    id,
  });
  return product.stockQuantity;
}

async function bookedIn(slotId: string): Promise<number> {
  const { deliverySlots } = await admin.data('{ deliverySlots { id capacity remaining } }');
  const slot = deliverySlots.find(({ id }: { id: string }) => id === slotId);
  return slot.capacity - slot.remaining;
}

const slotOf = async (id: string) => {
  const { slotDate, slotStartMinute } = await shop.database.read.findOneByOrFail(Order, {
    id: Number(id),
  });
  return `${slotDate}/${slotStartMinute}`;
};

const invalid = (field: string) => [400, 'VALIDATION', field];

describe('an order that could not be handed over', () => {
  it('says why in its history, and can neither be called off nor delivered', async () => {
    const id = await failedOrder();
    const { status, canBeCancelled, events } = await orderDetails(customer.client, id);
    expect({ status, canBeCancelled }).toEqual({
      status: 'DELIVERY_FAILED',
      canBeCancelled: false,
    });
    expect(events.at(-1)).toMatchObject({
      fromStatus: 'OUT_FOR_DELIVERY',
      toStatus: 'DELIVERY_FAILED',
      actorRole: 'ADMIN',
      note: 'Nobody was at home',
    });
    for (const to of ['DELIVERED', 'CANCELLED'])
      expect(refusalOf(await moveOrder(admin, id, to))).toEqual([409, 'ORDER_MOVE_REFUSED', 'to']);
  });

  it.each([undefined, null, '', '   ', 'x'.repeat(151)])(
    'needs a reason: not %p',
    async (reason) => {
      await fillCart(customer.client, productId);
      const { id } = await order(customer.client, CASH);
      await moveTo(admin, id, 'OUT_FOR_DELIVERY');
      const answer = await moveOrder(admin, id, 'DELIVERY_FAILED', { reason });
      expect(refusalOf(answer)).toEqual(invalid('reason'));
      expect((await orderDetails(customer.client, id)).status).toBe('OUT_FOR_DELIVERY');
    },
  );

  it('keeps the words that existing REST clients know', async () => {
    const id = await failedOrder();
    const wordOf = async () => {
      const { body } = await customer.client.send('GET', `/api/orders/${customer.customerId}`);
      return body.find(({ orderId }: { orderId: number }) => orderId === Number(id)).orderStatus;
    };
    expect(await wordOf()).toBe('out for delivery');
    await moveOrder(admin, id, 'RETURNED');
    expect(await wordOf()).toBe('cancelled');
  });

  it('is delivered or failed, where both are said at the same moment', async () => {
    for (let round = 0; round < 5; round++) {
      await fillCart(customer.client, productId);
      const { id } = await order(customer.client, CASH);
      await moveTo(admin, id, 'OUT_FOR_DELIVERY');
      const answers = await Promise.all([
        moveOrder(admin, id, 'DELIVERED'),
        moveOrder(admin, id, 'DELIVERY_FAILED', { reason: 'Nobody was at home' }),
      ]);
      const refused = answers.filter(({ body }: Answer) => body.errors);
      expect(refused.map(refusalOf)).toEqual([[409, 'ORDER_MOVE_REFUSED', 'to']]);
      const { events } = await orderDetails(customer.client, id);
      expect(events).toHaveLength(4);
    }
  });
});

describe('a new delivery slot', () => {
  it.each(['PACKED', 'OUT_FOR_DELIVERY'])(
    'is booked in place of the old one on the way to %s',
    async (to) => {
      const id = await failedOrder();
      const old = await slotOf(id);
      const [oldBefore, newBefore] = [await bookedIn(old), await bookedIn(TOMORROW)];
      const answer = await moveOrder(admin, id, to, { deliverySlotId: TOMORROW });
      expect(answer.body.data.moveOrder.order).toMatchObject({ status: to });
      expect(await slotOf(id)).toBe(TOMORROW);
      expect(await bookedIn(old)).toBe(oldBefore - 1);
      expect(await bookedIn(TOMORROW)).toBe(newBefore + 1);
      // A repeated request takes no second place in the slot.
      await moveOrder(admin, id, to, { deliverySlotId: TOMORROW });
      expect(await bookedIn(TOMORROW)).toBe(newBefore + 1);
      const { events } = await orderDetails(customer.client, id);
      expect(events.at(-1).note).toBe('New delivery slot: Sat, 21 Nov, 7 am – 9 am');
    },
  );

  it('leads to the door, or back to the shop once more', async () => {
    const id = await failedOrder();
    await moveOrder(admin, id, 'PACKED', { deliverySlotId: TOMORROW });
    await moveTo(admin, id, 'DELIVERY_FAILED');
    await moveOrder(admin, id, 'OUT_FOR_DELIVERY', { deliverySlotId: '2026-11-21/540' });
    await moveOrder(admin, id, 'DELIVERED');
    expect((await orderDetails(customer.client, id)).status).toBe('DELIVERED');
    expect(await stockOf(productId)).toBe(7);
  });

  it('is needed, open and not full', async () => {
    const id = await failedOrder();
    const ask = async (deliverySlotId?: string) =>
      refusalOf(await moveOrder(admin, id, 'PACKED', { deliverySlotId }));
    expect(await ask()).toEqual(invalid('deliverySlotId'));
    for (const closed of ['2026-11-20/420', '2026-11-30/420', '', 'tomorrow'])
      expect(await ask(closed)).toEqual([409, 'SLOT_UNAVAILABLE', 'deliverySlotId']);
    expect((await orderDetails(customer.client, id)).status).toBe('DELIVERY_FAILED');
  });

  it('is refused where no delivery failed', async () => {
    await fillCart(customer.client, productId);
    const { id } = await order(customer.client, CASH);
    const details = { deliverySlotId: await openSlotId(admin) };
    for (const to of ['PACKED', 'CANCELLED'])
      expect(refusalOf(await moveOrder(admin, id, to, details))).toEqual(invalid('deliverySlotId'));
    expect((await orderDetails(customer.client, id)).status).toBe('SUCCESS');
  });

  it("is somebody else's, where the last place is taken at the same moment", async () => {
    const late = await newCustomer(shop);
    for (const date of ['2026-11-23', '2026-11-25', '2026-11-26']) {
      const windows = [{ startMinute: 420, endMinute: 540, capacity: 1, isActive: true }];
      await changeDelivery(admin, 'changeDeliveryDays', { dates: [date], windows });
      const deliverySlotId = `${date}/420`;
      const failed = [await failedOrder(), await failedOrder()];
      const places = await Promise.all(failed.map(slotOf));
      await fillCart(late.client, productId);
      const input = { ...CASH, deliverySlotId, idempotencyKey: newKey() };
      const answers = await Promise.all([
        ...failed.map((id) => moveOrder(admin, id, 'PACKED', { deliverySlotId })),
        late.client.graphql(PLACE, { input }),
      ]);
      const refused = answers.filter(({ body }) => body.errors);
      expect(refused.map((answer) => refusalOf(answer).slice(0, 2))).toEqual([
        [409, 'SLOT_UNAVAILABLE'],
        [409, 'SLOT_UNAVAILABLE'],
      ]);
      expect(await bookedIn(deliverySlotId)).toBe(1);
      for (const [at, id] of failed.entries()) {
        const { status } = await orderDetails(customer.client, id);
        const isMoved = !answers[at]?.body.errors;
        expect([status, await slotOf(id)]).toEqual(
          isMoved ? ['PACKED', deliverySlotId] : ['DELIVERY_FAILED', places[at]],
        );
        // The callers who come too late choose another one.
        if (!isMoved)
          expect(
            (await moveOrder(admin, id, 'PACKED', { deliverySlotId: '2026-11-24/540' })).body
              .errors,
          ).toBeUndefined();
        await moveOrder(admin, id, 'CANCELLED');
      }
      await expectIntegrity(shop);
    }
  });

  it('is one place, where it is booked or the order returned at the same moment', async () => {
    const slot = '2026-11-24/420';
    for (let round = 0; round < 5; round++) {
      const id = await failedOrder({ ...CASH, deliverySlotId: TOMORROW });
      const stock = await stockOf(productId);
      const answers = await Promise.all([
        moveOrder(admin, id, 'PACKED', { deliverySlotId: slot }),
        moveOrder(admin, id, 'PACKED', { deliverySlotId: slot }),
        moveOrder(admin, id, 'RETURNED'),
        moveOrder(admin, id, 'RETURNED'),
      ]);
      const { status } = await orderDetails(customer.client, id);
      const isReturned = status === 'RETURNED';
      expect(await stockOf(productId)).toBe(isReturned ? stock + 3 : stock);
      expect(answers.filter(({ body }) => !body.errors)).toHaveLength(2);
      await expectIntegrity(shop);
      if (!isReturned) await moveOrder(admin, id, 'CANCELLED');
    }
  });
});

describe('an order that is returned', () => {
  it('gives its pieces back to the stock', async () => {
    const id = await failedOrder();
    expect(await stockOf(productId)).toBe(7);
    const answer = await moveOrder(admin, id, 'RETURNED', { reason: 'Moved away' });
    expect(answer.body.data.moveOrder).toMatchObject({
      nextStatuses: [],
      order: { status: 'RETURNED', paymentStatus: 'PENDING' },
    });
    expect(await stockOf(productId)).toBe(10);
    expect((await orderDetails(customer.client, id)).events.at(-1).note).toBe('Moved away');
  });

  it('has the pieces of the named lines written off', async () => {
    const other = await addProduct(admin, { stockQuantity: 10 });
    await fillCart(customer.client, other, 2);
    const id = await failedOrder();
    const { order: placed } = await customer.client.data(
      'query ($id: ID!) { order(id: $id) { lines { id productId } } }',
      { id },
    );
    const line = placed.lines.find((each: { productId: string }) => each.productId === `${other}`);
    const details = { writtenOffLineIds: [line.id] };
    await moveOrder(admin, id, 'RETURNED', details);
    await moveOrder(admin, id, 'RETURNED', details);
    expect([await stockOf(productId), await stockOf(other)]).toEqual([10, 8]);
    const movements = await shop.database.read.findBy(StockMovement, { productId: other });
    expect(movements.map(({ kind, quantity }) => [kind, quantity])).toEqual([
      ['opening', 10],
      ['sale', -2],
      ['return', 2],
      ['waste', -2],
    ]);
  });

  it('refuses lines of other orders', async () => {
    const first = await failedOrder();
    const second = await failedOrder();
    const lines = await customer.client.data(
      'query ($id: ID!) { order(id: $id) { lines { id } } }',
      { id: first },
    );
    const ask = async (writtenOffLineIds: unknown[]) =>
      refusalOf(await moveOrder(admin, second, 'RETURNED', { writtenOffLineIds }));
    expect(await ask([lines.order.lines[0].id])).toEqual(invalid('writtenOffLineIds'));
    expect(await ask(['x'])).toEqual(invalid('writtenOffLineIds'));
    expect((await orderDetails(customer.client, second)).status).toBe('DELIVERY_FAILED');
  });

  it('pays the card back, and gift credit returns; the coupon stays used', async () => {
    await giveCredit(admin, customer.client, 5_000);
    const { code } = await newCoupon(admin, { percent: 10, perCustomerLimit: 1 });
    const id = await failedOrder({ couponCode: code, useGiftCredit: true });
    const { me } = await customer.client.data('{ me { giftCreditPaise } }');
    expect(me.giftCreditPaise).toBe(0);
    await moveOrder(admin, id, 'RETURNED');
    const { paymentStatus, refunds } = await orderDetails(customer.client, id);
    // 300 - 10 % = 270, less 5 % = 256.50, less the credit of 50.
    expect(refunds).toEqual([
      { status: 'SUCCESS', amountPaise: 20_650, reason: 'The order was returned' },
    ]);
    expect(paymentStatus).toBe('REFUNDED');
    const after = await customer.client.data('{ me { giftCreditPaise } }');
    expect(after.me.giftCreditPaise).toBe(5_000);
    await fillCart(customer.client, productId);
    await expect(order(customer.client, { couponCode: code })).rejects.toThrow('COUPON_INVALID');
  });

  it('pays gift credit alone back', async () => {
    await giveCredit(admin, customer.client, 100_000);
    const id = await failedOrder({ useGiftCredit: true });
    await moveOrder(admin, id, 'RETURNED');
    expect(await orderDetails(customer.client, id)).toMatchObject({
      paymentStatus: 'REFUNDED',
      refunds: [],
    });
  });

  it('hands cash back that was collected, and takes none any more', async () => {
    await fillCart(customer.client, productId);
    const { id } = await order(customer.client, CASH);
    await moveTo(admin, id, 'OUT_FOR_DELIVERY');
    await collectCash(admin, id);
    await moveOrder(admin, id, 'DELIVERY_FAILED', { reason: 'The wrong house' });
    await moveOrder(admin, id, 'RETURNED');
    expect(await orderDetails(customer.client, id)).toMatchObject({ paymentStatus: 'REFUNDED' });

    const second = await failedOrder();
    const refusal = [409, 'ORDER_NOT_PAYABLE', 'orderId'];
    expect(refusalOf(await collectCash(admin, second))).toEqual(refusal);
    await moveOrder(admin, second, 'RETURNED');
    expect(refusalOf(await collectCash(admin, second))).toEqual(refusal);
  });

  it('hands cash back, too, where it is called off while it waits for its new slot', async () => {
    await fillCart(customer.client, productId);
    const { id } = await order(customer.client, CASH);
    await moveTo(admin, id, 'OUT_FOR_DELIVERY');
    await collectCash(admin, id);
    await moveOrder(admin, id, 'DELIVERY_FAILED', { reason: 'The wrong house' });
    await moveOrder(admin, id, 'PACKED', { deliverySlotId: TOMORROW });
    await moveOrder(admin, id, 'CANCELLED');
    expect(await orderDetails(customer.client, id)).toMatchObject({
      status: 'CANCELLED',
      paymentStatus: 'REFUNDED',
    });
    expect(await stockOf(productId)).toBe(10);
  });

  it('lets its customer leave the shop', async () => {
    const leaver = await newCustomer(shop);
    await fillCart(leaver.client, productId);
    const { id } = await order(leaver.client, CASH);
    await moveTo(admin, id, 'DELIVERY_FAILED');
    const leave = () => leaver.client.graphql('mutation { deleteAccount(password: "Secret@123") }');
    expect(refusalOf(await leave())).toEqual([409, 'ACCOUNT_HAS_OPEN_ORDERS']);
    await moveOrder(admin, id, 'RETURNED');
    expect((await leave()).body.errors).toBeUndefined();
  });
});
