import { StaffRole } from '../../src/kernel/permissions';
import { Mail } from '../../src/platform/mail/mail.entity';
import { expectIntegrity } from '../kit/integrity';
import { Client } from '../kit/client';
import { refusalOf } from '../kit/failure';
import { MovableClock } from '../kit/movable-clock';
import { cancelOrder, collectCash, moveOrder, moveTo, orderDetails } from '../kit/order-keeping';
import { TestCustomer, adminClient, newCustomer } from '../kit/people';
import { addProduct } from '../kit/products';
import { fillCart, order } from '../kit/shopping';
import { newMember } from '../kit/staff';
import { TestShop, openTestShop, testAdmin } from '../kit/test-shop';

const clock = new MovableClock(new Date('2026-11-20T04:00:00Z'));
let shop: TestShop;
let admin: Client;
let customer: TestCustomer;
let productId: number;
beforeAll(async () => {
  shop = await openTestShop({ clock });
  admin = await adminClient(shop);
  customer = await newCustomer(shop);
  productId = await addProduct(admin, { stockQuantity: 10_000 });
});
afterAll(() => expectIntegrity(shop));
afterAll(() => shop.close());

const MOVED = 'id undoUntil code message order { order { id status } }';
const MOVE_ALL = `mutation ($moves: [OrderTransitionInput!]!, $to: OrderStatus!, $reason: String) {
  moveOrders(moves: $moves, to: $to, reason: $reason) { ${MOVED} }
}`;
const UNDO = `mutation ($ids: [ID!]!) { undoMoves(ids: $ids) { ${MOVED} } }`;
const EVENTS = `query ($id: ID!) { adminOrder(id: $id) { order { events { toStatus staffEmail note } } } }`;
const RECEIPT = 'query ($id: ID!) { receipt(orderId: $id) { number } }';

async function newOrder(): Promise<string> {
  await fillCart(customer.client, productId);
  return (await order(customer.client, { paymentMethod: 'CASH_ON_DELIVERY' })).id;
}

async function orderIn(state: string): Promise<string> {
  const id = await newOrder();
  await moveTo(admin, id, state);
  return id;
}

async function moveAll(ids: string[], to: string, expectedStatus: string | null = null) {
  const moves = ids.map((id) => ({ id, expectedStatus }));
  return (await admin.data(MOVE_ALL, { moves, to })).moveOrders;
}

async function undo(ids: string[], client = admin) {
  return (await client.data(UNDO, { ids })).undoMoves;
}

async function statusOf(id: string): Promise<string> {
  return (await orderDetails(customer.client, id)).status;
}

const waitingMails = (orderMailKind: string) =>
  shop.database.read.findBy(Mail, { kind: orderMailKind as Mail['kind'] });

describe('moveOrders', () => {
  it('says of each order what became of it, and lets one keep no other back', async () => {
    const [one, gone, two] = [await newOrder(), await newOrder(), await newOrder()];
    await cancelOrder(customer.client, gone);
    const moved = await moveAll([one, gone, 'first', '2147483647', two], 'PACKED');
    expect(moved.map(({ code }: { code: string }) => code)).toEqual([
      ...[null, 'ORDER_MOVE_REFUSED', 'VALIDATION', 'NOT_FOUND', null],
    ]);
    expect(moved[0]).toMatchObject({
      id: one,
      undoUntil: '2026-11-20T04:00:10.000Z',
      order: { order: { id: one, status: 'PACKED' } },
    });
    expect(moved[1]).toMatchObject({
      order: null,
      message: "An order that is 'cancelled' cannot become 'packed'",
    });
    expect(await statusOf(two)).toBe('PACKED');
  });

  it('moves once, however often it is sent', async () => {
    const id = await newOrder();
    await moveAll([id], 'PACKED', 'SUCCESS');
    const [again] = await moveAll([id, id], 'PACKED', 'SUCCESS');
    expect(again).toMatchObject({ code: null, order: { order: { status: 'PACKED' } } });
    expect((await orderDetails(customer.client, id)).events).toHaveLength(2);
  });

  it('tells only who moved an order until when it can be taken back', async () => {
    const id = await newOrder();
    await moveAll([id], 'PACKED', 'SUCCESS');
    const { client: colleague } = await newMember(shop, StaffRole.ORDERS);
    const moves = [{ id, expectedStatus: 'SUCCESS' }];
    const { moveOrders } = await colleague.data(MOVE_ALL, { moves, to: 'PACKED' });
    expect(moveOrders).toMatchObject([{ code: null, undoUntil: null }]);
  });

  it('moves nothing that is elsewhere by now', async () => {
    const id = await orderIn('PACKED');
    for (const to of ['OUT_FOR_DELIVERY', 'CANCELLED'])
      expect(await moveAll([id], to, 'SUCCESS')).toMatchObject([{ code: 'ORDER_MOVE_REFUSED' }]);
    expect(await statusOf(id)).toBe('PACKED');
    expect(await moveAll([id], 'CANCELLED', 'PACKED')).toMatchObject([
      { code: null, undoUntil: null },
    ]);
  });

  it.each([
    [{ moves: [], to: 'PACKED' }, 'moves'],
    [{ moves: Array.from({ length: 101 }, () => ({ id: '1' })), to: 'PACKED' }, 'moves'],
  ])('refuses %j', async (variables, field) => {
    expect(refusalOf(await admin.graphql(MOVE_ALL, variables))).toEqual([400, 'VALIDATION', field]);
  });
});

describe('undoMoves', () => {
  it.each([
    ['SUCCESS', 'PACKED'],
    ['PACKED', 'OUT_FOR_DELIVERY'],
    ['OUT_FOR_DELIVERY', 'DELIVERED'],
  ])('takes a move from %s to %s back, once', async (from, to) => {
    const id = from === 'SUCCESS' ? await newOrder() : await orderIn(from);
    await moveAll([id], to);
    for (let time = 0; time < 2; time++)
      expect(await undo([id])).toMatchObject([{ code: null, order: { order: { status: from } } }]);
    const { events } = await orderDetails(customer.client, id);
    expect(events.at(-1)).toMatchObject({ fromStatus: to, toStatus: from, note: 'Taken back' });
    expect(events.at(-2)).toMatchObject({ fromStatus: from, toStatus: to });
    expect(await moveAll([id], to)).toMatchObject([{ code: null }]);
  });

  it('withdraws the email, which waits as long', async () => {
    const [back, gone] = [await orderIn('PACKED'), await orderIn('PACKED')];
    await moveAll([back, gone], 'OUT_FOR_DELIVERY');
    const kind = 'order-out-for-delivery';
    const ten = new Date('2026-11-20T04:00:10.000Z');
    const waiting = (await waitingMails(kind)).filter(({ nextTryAt }) => nextTryAt >= ten);
    await undo([back]);
    const left = (await waitingMails(kind)).filter(({ nextTryAt }) => nextTryAt >= ten);
    expect(left).toHaveLength(waiting.length - 1);
    expect(await statusOf(gone)).toBe('OUT_FOR_DELIVERY');
  });

  it('keeps the receipt for when the order is packed again, and shows none meanwhile', async () => {
    const id = await newOrder();
    await moveAll([id], 'PACKED');
    const { receipt } = await customer.client.data(RECEIPT, { id });
    await undo([id]);
    const answer = await customer.client.graphql(RECEIPT, { id });
    expect(refusalOf(answer)).toEqual([409, 'NO_RECEIPT_YET', 'orderId']);
    await moveAll([id], 'PACKED');
    expect(await customer.client.data(RECEIPT, { id })).toEqual({ receipt });
  });

  it('is refused to anybody else, after ten seconds, and once something happened', async () => {
    const refused = [{ code: 'ORDER_MOVE_REFUSED', message: 'This can no longer be taken back' }];
    const [one, paid, single] = [await newOrder(), await orderIn('PACKED'), await newOrder()];
    await moveAll([one], 'PACKED');
    const colleague = await newMember(shop, StaffRole.ORDERS);
    expect(await undo([one], colleague.client)).toMatchObject(refused);
    clock.advance({ minutes: 1 });
    expect(await undo([one])).toMatchObject(refused);
    await moveAll([paid], 'OUT_FOR_DELIVERY');
    await collectCash(admin, paid);
    expect(await undo([paid])).toMatchObject(refused);
    await moveOrder(admin, single, 'PACKED');
    expect(await undo([single])).toMatchObject(refused);
    expect(await undo(['2147483647'])).toMatchObject([{ code: 'NOT_FOUND' }]);
  });
});

describe('the history of an order', () => {
  it('tells the staff who of them did what, and nobody else', async () => {
    const id = await newOrder();
    await moveAll([id], 'PACKED');
    const { events } = (await admin.data(EVENTS, { id })).adminOrder.order;
    expect(events).toEqual([
      { toStatus: 'SUCCESS', staffEmail: null, note: null },
      { toStatus: 'PACKED', staffEmail: testAdmin.email, note: null },
    ]);
    const own = 'query ($id: ID!) { order(id: $id) { events { staffEmail } } }';
    const { order: seen } = await customer.client.data(own, { id });
    expect(seen.events).toEqual([{ staffEmail: null }, { staffEmail: null }]);
  });
});
