import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { OrderStatus } from '../../src/kernel/order.enums';
import { StaffRole } from '../../src/kernel/permissions';
import { Order } from '../../src/modules/ordering/orders/order.entity';
import { Client } from '../kit/client';
import { refusalOf } from '../kit/failure';
import { MovableClock } from '../kit/movable-clock';
import { orderWith } from '../kit/offers';
import { adminClient, newCustomer } from '../kit/people';
import { addProduct } from '../kit/products';
import { fillCart, newKey } from '../kit/shopping';
import { Member, newCustomMember, newMember } from '../kit/staff';
import { TestShop, openTestShop } from '../kit/test-shop';

const OPERATIONS = join(__dirname, '../../../frontend/src/generated/operations.json');
// 09:30 in Thane.
const clock = new MovableClock(new Date('2026-11-20T04:00:00Z'));
const TODAY = '2026-11-20';
let shop: TestShop;
let owner: Client;
let picker: Member;
beforeAll(async () => {
  shop = await openTestShop({ clock });
  owner = await adminClient(shop);
  picker = await newMember(shop, StaffRole.PICKER);
});
afterAll(() => shop.close());

const TOLD = `picking { isOwn } reducedByPaise canAskCustomer lateness
  customer { id firstName lastName isDeleted phone }
  order {
    id status substitution deliverySlot { date } deliveryAddress { recipientName phone }
    lines { id name quantity version unitPricePaise } substituteQuestions { id }
  }`;
const ONE = `query ($id: ID!) { adminOrder(id: $id) { ${TOLD} } }`;
const BOARD = `query ($day: LocalDate!) {
  orderBoard(day: $day) { day slots { startMinute } orders { ${TOLD} } }
}`;
const START = `mutation ($id: ID!) { startPicking(orderId: $id) { ${TOLD} } }`;
const FINISH = `mutation ($id: ID!) { finishPicking(orderId: $id) { ${TOLD} } }`;
const PICK = `mutation ($input: PickOrderLineInput!) { pickOrderLine(input: $input) { ${TOLD} } }`;
const SUBSTITUTES = 'query ($id: ID!) { substitutesFor(orderLineId: $id) { id } }';

const deliveryAddress = {
  ...{ recipientName: 'Anil', phone: '9820099999', line1: 'B-12', line2: null },
  ...{ landmark: null, instructions: null, pinCode: '400602' },
};

async function newOrder(changes: Partial<Order> = {}): Promise<string> {
  const { client } = await newCustomer(shop);
  await fillCart(client, await addProduct(owner, { stockQuantity: 9 }), 2);
  const { id } = await orderWith(client, { paymentMethod: 'CASH_ON_DELIVERY' });
  const shown = { slotDate: TODAY, deliveryAddress, ...changes };
  await shop.database.write((tx) => tx.update(Order, { id: Number(id) }, shown));
  return id;
}

const boardOf = async (client: Client, day = TODAY) =>
  (await client.data(BOARD, { day })).orderBoard;
const lineIdOf = async (id: string): Promise<string> =>
  (await owner.data(ONE, { id })).adminOrder.order.lines[0].id;

describe('what a picker sees of orders', () => {
  it.each([
    [OrderStatus.SUCCESS, '2026-11-19', true],
    [OrderStatus.SUCCESS, '2026-11-21', true],
    [OrderStatus.PICKING, TODAY, true],
    [OrderStatus.PACKED, TODAY, true],
    [OrderStatus.CANCELLED, TODAY, true],
    [OrderStatus.SUCCESS, '2026-11-01', true],
    [OrderStatus.PACKED, '2026-11-19', true],
    [OrderStatus.PACKED, '2026-11-18', false],
    [OrderStatus.CANCELLED, '2026-11-18', false],
    [OrderStatus.SUCCESS, '2026-11-22', false],
    [OrderStatus.PENDING, TODAY, false],
    [OrderStatus.OUT_FOR_DELIVERY, TODAY, false],
    [OrderStatus.DELIVERED, TODAY, false],
    [OrderStatus.RETURNED, TODAY, false],
  ])('an order that is %s and due on %s: %s', async (status, slotDate, isSeen) => {
    const id = await newOrder({ status, slotDate });
    const answer = await picker.client.graphql(ONE, { id });
    expect(answer.body.data?.adminOrder?.order.id).toBe(isSeen ? id : undefined);
    if (!isSeen) expect(refusalOf(answer)).toEqual([404, 'NOT_FOUND', 'id']);
    const { slots, orders } = await boardOf(picker.client, slotDate);
    const ids = orders.map(({ order }: { order: { id: string } }) => order.id);
    expect([slots, ids.includes(id)]).toEqual([[], isSeen]);
  });

  it('is all that the screen for picking asks for', async () => {
    const { texts } = JSON.parse(await readFile(OPERATIONS, 'utf8')) as {
      texts: Record<'OrderToPick' | 'OrdersToPick', string>;
    };
    await picker.client.data(texts.OrderToPick, { id: await newOrder() });
    await picker.client.data(texts.OrdersToPick, { day: TODAY });
  });

  it('is what is left of earlier days, the oldest first', async () => {
    const late = await newOrder({ slotDate: '2026-11-02' });
    const later = await newOrder({ slotDate: '2026-11-03', status: OrderStatus.PICKING });
    await newOrder({ slotDate: '2026-11-03', status: OrderStatus.PACKED });
    const fromThen = '2026-11-04';
    const query = `query ($day: LocalDate!) { orderBoard(day: $day) { overdue { ${TOLD} } } }`;
    for (const client of [picker.client, owner]) {
      const { overdue } = (await client.data(query, { day: fromThen })).orderBoard;
      const ids = overdue.map(({ order }: { order: { id: string } }) => order.id);
      expect(ids.slice(-2)).toEqual([late, later]);
    }
    const refused = await picker.client.graphql(
      'query ($day: LocalDate!) { orderBoard(day: $day) { overdue { customer { email } } } }',
      { day: fromThen },
    );
    expect(refusalOf(refused)[1]).toBe('FORBIDDEN');
  });

  it('is what they pick, even where it is brought later by now', async () => {
    const pickerId = Number(picker.id);
    const id = await newOrder({ status: OrderStatus.PICKING, slotDate: '2026-12-01', pickerId });
    expect((await picker.client.data(ONE, { id })).adminOrder.order.id).toBe(id);
    const { client: other } = await newMember(shop, StaffRole.PICKER);
    expect(refusalOf(await other.graphql(ONE, { id }))).toEqual([404, 'NOT_FOUND', 'id']);
  });

  it.each([
    'nextStatuses',
    'staffNotes { text }',
    'collected { amountPaise }',
    'customer { email }',
    'customer { giftCreditPaise }',
    'customer { zipCode }',
    'order { bill { toPayPaise } }',
    'order { paymentStatus }',
    'order { payments { id } }',
    'order { events { at } }',
    'order { couponCode }',
    'order { toCollectPaise }',
    'order { deliveryAddress { line1 } }',
  ])('has no %s', async (field) => {
    const id = await newOrder();
    const answer = await picker.client.graphql(
      `query ($id: ID!) { adminOrder(id: $id) { ${field} } }`,
      { id },
    );
    expect(refusalOf(answer)[1]).toBe('FORBIDDEN');
    const { client } = await newMember(shop, StaffRole.ORDERS);
    const told = await client.graphql(`query ($id: ID!) { adminOrder(id: $id) { ${field} } }`, {
      id,
    });
    expect(told.body.errors).toBeUndefined();
  });
});

describe('a picker', () => {
  it('picks and packs an order', async () => {
    const id = await newOrder();
    const { startPicking } = await picker.client.data(START, { id });
    expect(startPicking.picking).toEqual({ isOwn: true });
    const [line] = startPicking.order.lines;
    const input = { orderLineId: line.id, expectedVersion: line.version, idempotencyKey: newKey() };
    await picker.client.data(PICK, { input: { ...input, pickedQuantity: 2 } });
    const { finishPicking } = await picker.client.data(FINISH, { id });
    expect(finishPicking.order.status).toBe('PACKED');
  });

  it.each([
    ['begins with', START, 'orderId'],
    ['ends', FINISH, 'orderId'],
  ])('%s no order that is not their work', async (_, operation, field) => {
    const later = await newOrder({ slotDate: '2026-11-25' });
    const gone = await newOrder({ status: OrderStatus.DELIVERED });
    for (const id of [later, gone]) {
      const refusal = refusalOf(await picker.client.graphql(operation, { id }));
      expect(['NOT_FOUND', 'ORDER_MOVE_REFUSED']).toContain(refusal[1]);
      expect(refusal[2]).toBe(field);
    }
    expect((await owner.data(ONE, { id: later })).adminOrder.order.status).toBe('SUCCESS');
  });

  it('is told of no packed order of earlier days', async () => {
    const id = await newOrder({ status: OrderStatus.PACKED, slotDate: '2026-11-01' });
    const ended = await picker.client.graphql(FINISH, { id });
    expect(refusalOf(ended)).toEqual([404, 'NOT_FOUND', 'orderId']);
    const asked = await picker.client.graphql(SUBSTITUTES, { id: await lineIdOf(id) });
    expect(refusalOf(asked)).toEqual([404, 'NOT_FOUND', 'orderLineId']);
  });

  it('with a role that moves orders on, too, is told all of what they pick', async () => {
    const { client } = await newCustomMember(shop, owner, ['PICK_ORDERS', 'MOVE_ORDERS']);
    const id = await newOrder();
    const answer = await client.data(
      'mutation ($id: ID!) { startPicking(orderId: $id) { order { bill { toPayPaise } } } }',
      { id },
    );
    expect(answer.startPicking.order.bill.toPayPaise).toBeGreaterThan(0);
  });
});
