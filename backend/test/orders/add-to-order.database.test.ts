import { StaffRole } from '../../src/kernel/permissions';
import { addToOrder, quoteAddition, sendAddition } from '../kit/additions';
import { Client } from '../kit/client';
import { changeDelivery } from '../kit/delivery';
import { orderGroup } from '../kit/delivery-groups';
import { editOrder, editableOrder } from '../kit/editing';
import { refusalOf } from '../kit/failure';
import { expectIntegrity } from '../kit/integrity';
import { loseNextCommitAnswer } from '../kit/lost-answers';
import { MovableClock } from '../kit/movable-clock';
import { creditOf, giveCredit, orderWith } from '../kit/offers';
import { cancelOrder, moveTo } from '../kit/order-keeping';
import { TestCustomer, adminClient, newCustomer } from '../kit/people';
import { startPicking } from '../kit/picking';
import { addProduct, editProduct, stockOf } from '../kit/products';
import { fillCart, newKey, pay } from '../kit/shopping';
import { newMember } from '../kit/staff';
import { TestShop, openTestShop } from '../kit/test-shop';

/** 05:30 in India: the first window begins at 7:00. */
const START = new Date('2026-11-20T00:00:00Z');
const SLOT = '2026-11-20/420';
const FEE = 3_000;
const NOT_EDITABLE = [409, 'ORDER_NOT_EDITABLE', 'orderId'];

const clock = new MovableClock(START);
let shop: TestShop;
let owner: Client;
let customer: TestCustomer;
let rice: number;
let dal: number;
beforeEach(async () => {
  clock.set(START);
  shop = await openTestShop({ clock, slotCapacity: 1 });
  owner = await adminClient(shop);
  customer = await newCustomer(shop);
  rice = await addProduct(owner, { mrpPaise: 10_000, stockQuantity: 20 });
  dal = await addProduct(owner, { mrpPaise: 5_000, stockQuantity: 20 });
  await changeDelivery(owner, 'changeDeliveryTerms', {
    ...{ feePaise: FEE, freeFromPaise: 60_000, minimumOrderPaise: 20_000 },
  });
});
afterEach(async () => {
  await expectIntegrity(shop);
  await shop.close();
});

/** An order of three packs of rice, with the fee, that takes the only place of its slot. */
async function newOrder(terms: Record<string, unknown> = {}): Promise<string> {
  const { client } = customer;
  await fillCart(client, rice, 3);
  const order = await orderWith(client, {
    ...{ paymentMethod: 'CARD', deliverySlotId: SLOT, substitution: 'CALL_ME', ...terms },
  });
  if (order.status === 'PENDING') await pay(client, { orderId: order.id });
  return order.id;
}
const oneDal = () => [{ productId: dal, quantity: 1, unitPricePaise: 5_000 }];
const add = (id: string) => addToOrder(customer.client, id, oneDal());
const refusal = async (id: unknown, client = customer.client) =>
  refusalOf(await quoteAddition(client, id, oneDal()));
const places = async (): Promise<number> => {
  const { deliverySlots } = await shop.client().data('{ deliverySlots { id remaining } }');
  return deliverySlots.find(({ id }: { id: string }) => id === SLOT).remaining;
};

describe('a line that comes over REST a moment later', () => {
  it('comes with them, is charged no second fee, and goes back in full', async () => {
    const id = await newOrder();
    const { id: addition } = await add(id);
    await pay(customer.client, { orderId: addition });
    const [line] = await orderGroup(customer, [{ productId: dal, quantity: 1 }]);
    const QUERY = `query ($id: ID!) { order(id: $id) {
      status bill { toPayPaise } deliveredWith deliverySlot { startMinute }
    } }`;
    const { order } = await customer.client.data(QUERY, { id: line });
    expect(order).toMatchObject({
      ...{ bill: { toPayPaise: 4_750 }, deliverySlot: { startMinute: 420 } },
      deliveredWith: [id, addition],
    });
    expect(await places()).toBe(0);
    await pay(customer.client, { orderId: line });
    for (const each of [line, addition, id]) await cancelOrder(customer.client, each);
    expect(await places()).toBe(1);
  });
});

describe('addToOrder', () => {
  it('orders what is added in the same place, without fee and smallest order', async () => {
    const id = await newOrder();
    const order = await add(id);
    // 50 rupees less 5 % for paying online.
    expect(order).toMatchObject({
      ...{ status: 'PENDING', paymentStatus: 'PENDING', substitution: 'CALL_ME' },
      bill: { subtotalPaise: 5_000, toPayPaise: 4_750 },
      deliverySlot: { date: '2026-11-20', startMinute: 420 },
      lines: [{ productId: String(dal), quantity: 1 }],
      deliveredWith: [id],
    });
    expect(order.events.at(-1).note).toBe(`Comes together with order ${id}`);
    expect(order.deliveryAddress).toEqual(
      (await editableOrder(customer.client, id)).deliveryAddress,
    );
    expect(await places()).toBe(0);
    expect(await stockOf(shop.database, dal)).toBe(19);
    await pay(customer.client, { orderId: order.id });
    expect(await editableOrder(customer.client, order.id)).toMatchObject({ status: 'SUCCESS' });
  });

  it('leaves the cart alone', async () => {
    const id = await newOrder();
    await fillCart(customer.client, rice, 2);
    await add(id);
    const { cart } = await customer.client.data('{ cart { items { quantity } } }');
    expect(cart.items).toEqual([{ quantity: 2 }]);
  });

  it('can be done again once it is paid, and not before', async () => {
    const id = await newOrder();
    const first = await add(id);
    expect(await refusal(id)).toEqual(NOT_EDITABLE);
    await pay(customer.client, { orderId: first.id });
    const second = await add(id);
    expect(new Set(second.deliveredWith)).toEqual(new Set([id, first.id]));
    await cancelOrder(customer.client, second.id);
    await add(id);
  });

  it('is one order for one key, whatever answer is lost', async () => {
    const id = await newOrder();
    const input = { added: oneDal(), expectedTotalPaise: 4_750, idempotencyKey: newKey() };
    loseNextCommitAnswer(shop.database);
    const first = await sendAddition(customer.client, id, input);
    const again = await sendAddition(customer.client, id, input);
    expect(again.body.data.addToOrder.id).toBe(first.body.data.addToOrder.id);
    const other = { ...input, added: [{ productId: dal, quantity: 2 }] };
    expect(refusalOf(await sendAddition(customer.client, id, other))).toEqual([
      ...[409, 'IDEMPOTENCY_KEY_REUSED', 'idempotencyKey'],
    ]);
    expect(await stockOf(shop.database, dal)).toBe(19);
  });

  it('costs what was shown, or nothing is ordered', async () => {
    const id = await newOrder();
    await editProduct(owner, dal, { mrpPaise: 6_000 });
    const input = { added: oneDal(), expectedTotalPaise: 4_750 };
    expect(refusalOf(await sendAddition(customer.client, id, input))).toEqual([
      ...[409, 'PRICE_CHANGED', 'expectedTotalPaise'],
    ]);
    const many = { added: [{ productId: dal, quantity: 21 }], expectedTotalPaise: 119_700 };
    expect(refusalOf(await sendAddition(customer.client, id, many))).toEqual([
      ...[409, 'OUT_OF_STOCK', `items.${dal}`],
    ]);
    expect(await stockOf(shop.database, dal)).toBe(20);
    expect(await editableOrder(customer.client, id)).toMatchObject({ status: 'SUCCESS' });
  });

  it('is refused for orders that are not paid online, are picked or closed, or are not there', async () => {
    const cash = await newOrder({ paymentMethod: 'CASH_ON_DELIVERY' });
    expect(await refusal(cash)).toEqual(NOT_EDITABLE);
    await cancelOrder(customer.client, cash);
    const id = await newOrder();
    const other = await newCustomer(shop);
    for (const [orderId, client] of [
      [id, other.client],
      ['999999', customer.client],
    ] as const)
      expect(await refusal(orderId, client)).toEqual([404, 'NOT_FOUND', 'orderId']);
    expect(refusalOf(await quoteAddition(customer.client, id, []))).toEqual([
      ...[400, 'VALIDATION', 'added'],
    ]);
    await startPicking(owner, id);
    expect(await refusal(id)).toEqual(NOT_EDITABLE);
    const input = { added: oneDal(), expectedTotalPaise: 4_750 };
    expect(refusalOf(await sendAddition(customer.client, id, input))).toEqual(NOT_EDITABLE);
  });

  it('goes by itself: what is not paid lapses, and gives back its stock only', async () => {
    const id = await newOrder();
    const { id: added } = await add(id);
    clock.set(new Date(START.getTime() + 16 * 60_000));
    await shop.services.lapsing.lapseUnpaid();
    expect(await editableOrder(customer.client, added)).toMatchObject({ status: 'CANCELLED' });
    expect(await editableOrder(customer.client, id)).toMatchObject({ status: 'SUCCESS' });
    expect(await stockOf(shop.database, dal)).toBe(20);
    expect(await places()).toBe(0);
    await cancelOrder(customer.client, id);
    expect(await places()).toBe(1);
  });

  it('is in cash where the staff is told by phone', async () => {
    const id = await newOrder();
    const { client: support } = await newMember(shop, StaffRole.SUPPORT);
    const order = await addToOrder(support, id, oneDal());
    expect(order).toMatchObject({
      ...{ status: 'SUCCESS', paymentMethod: 'CASH_ON_DELIVERY', bill: { toPayPaise: 5_000 } },
      ...{ substitution: 'CALL_ME', deliveredWith: [id] },
    });
    // No payment is pending, so that another addition is possible.
    await addToOrder(support, id, oneDal());
    await add(id);
    await moveTo(owner, order.id, 'DELIVERED');
    const { client: picker } = await newMember(shop, StaffRole.PICKER);
    expect(await refusal(id, picker)).toEqual([403, 'FORBIDDEN', undefined]);
    expect(await refusal('999999', support)).toEqual([404, 'NOT_FOUND', 'orderId']);
  });

  it('is paid by the gift credit of its customer first', async () => {
    const { client } = customer;
    await giveCredit(owner, client, 3_000);
    const id = await newOrder();
    const withCredit = { useGiftCredit: true };
    const { body } = await quoteAddition(client, id, oneDal(), withCredit);
    // With the discount for paying online.
    expect(body.data.additionQuote).toMatchObject({ subtotalPaise: 5_000, toPayPaise: 1_750 });
    const addition = await addToOrder(client, id, oneDal(), withCredit);
    expect(addition).toMatchObject({ paymentStatus: 'PENDING', bill: { toPayPaise: 1_750 } });
    expect(await creditOf(client)).toBe(0);
    await pay(client, { orderId: addition.id });
    await cancelOrder(client, addition.id);
    expect(await creditOf(client)).toBe(3_000);
  });

  it('needs no payment where gift credit covers it, and is ordered once', async () => {
    const { client } = customer;
    await giveCredit(owner, client, 6_000);
    const id = await newOrder();
    const input = { added: oneDal(), expectedTotalPaise: 0, useGiftCredit: true };
    const idempotencyKey = newKey();
    const answers = await Promise.all(
      [1, 2].map(() => sendAddition(client, id, { ...input, idempotencyKey })),
    );
    const [first, second] = answers.map(({ body }) => body.data.addToOrder);
    expect(first).toMatchObject({ status: 'SUCCESS', paymentStatus: 'SUCCESS' });
    expect(second.id).toBe(first.id);
    expect(await creditOf(client)).toBe(1_250);
    const without = { added: oneDal(), expectedTotalPaise: 5_000, idempotencyKey };
    expect(refusalOf(await sendAddition(client, id, without))).toEqual([
      ...[409, 'IDEMPOTENCY_KEY_REUSED', 'idempotencyKey'],
    ]);
    const wrong = await quoteAddition(client, id, oneDal(), { useGiftCredit: 'yes' });
    expect(wrong.status).toBe(400);
  });

  it('leaves the gift credit of a customer who calls alone', async () => {
    const { client: desk } = await newMember(shop, StaffRole.OWNER);
    await giveCredit(owner, customer.client, 3_000);
    const id = await newOrder();
    const addition = await addToOrder(desk, id, oneDal(), { useGiftCredit: true });
    expect(addition.bill.toPayPaise).toBe(5_000);
    expect(await creditOf(customer.client)).toBe(3_000);
  });

  it('keeps the fee while what was added is delivered', async () => {
    const id = await newOrder();
    const { id: added } = await add(id);
    await pay(customer.client, { orderId: added });
    await cancelOrder(customer.client, id);
    // Three packs of rice less 5 %, and without the fee.
    expect((await editableOrder(customer.client, id)).refunds).toMatchObject([
      { amountPaise: 28_500 },
    ]);
    expect(await places()).toBe(0);
    await moveTo(owner, added, 'DELIVERED');
  });

  it('changes nothing of how the order is edited', async () => {
    const id = await newOrder();
    await add(id);
    const [line] = (await editableOrder(customer.client, id)).lines;
    const lines = [{ orderLineId: line.id, quantity: 2 }];
    expect((await editOrder(customer.client, id, { lines })).refunds).toMatchObject([
      { amountPaise: 9_500 },
    ]);
  });

  it('and picking begin in either order, and never both at once', async () => {
    const ids = [await newOrder()];
    const input = { added: oneDal(), expectedTotalPaise: 4_750 };
    const [answer] = await Promise.all([
      sendAddition(customer.client, ids[0], input),
      startPicking(owner, ids[0] as string),
      editOrder(customer.client, ids[0], { added: [] }).catch(() => undefined),
      cancelOrder(customer.client, ids[0] as string).catch(() => undefined),
    ]);
    const { errors } = answer.body;
    expect(errors?.[0].extensions.code ?? 'ORDER_NOT_EDITABLE').toBe('ORDER_NOT_EDITABLE');
  });
});
