import { DomainEvents } from '../../src/platform/events/domain-events';
import { OrderEvent } from '../../src/modules/ordering/orders/order-event.entity';
import { OrderEmailQueue } from '../../src/modules/ordering/orders/order-email-queue';
import { OrderStateMachine } from '../../src/modules/ordering/orders/order-state-machine';
import {
  OrderStatusName,
  isTransitionAllowed,
  statusesAfter,
  statusesBefore,
} from '../../src/modules/ordering/orders/order-transitions.rules';
import { OrderStatus } from '../../src/kernel/order.enums';
import { expectIntegrity } from '../kit/integrity';
import { Client } from '../kit/client';
import { refusalOf } from '../kit/failure';
import { MovableClock } from '../kit/movable-clock';
import { cancelOrder, moveOrder, moveTo, openSlotId, orderDetails } from '../kit/order-keeping';
import { TestCustomer, adminClient, newCustomer } from '../kit/people';
import { startPicking } from '../kit/picking';
import { addProduct } from '../kit/products';
import { fillCart, order } from '../kit/shopping';
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
  productId = await addProduct(admin, { stockQuantity: 10_000 });
});
afterAll(() => expectIntegrity(shop));
afterAll(() => shop.close());

type StateName = keyof typeof OrderStatus;
const STATES = Object.keys(OrderStatus) as StateName[];
const wordOf = (name: StateName): OrderStatusName => OrderStatus[name];

/** A new order with this status. */
async function orderIn(state: StateName): Promise<string> {
  await fillCart(customer.client, productId);
  const paymentMethod = state === 'PENDING' ? 'CARD' : 'CASH_ON_DELIVERY';
  const { id } = await order(customer.client, { paymentMethod });
  if (state === 'CANCELLED') await cancelOrder(customer.client, id);
  else if (state === 'PICKING') await startPicking(admin, id);
  else if (state !== 'PENDING') await moveTo(admin, id, state);
  const placed = await orderDetails(customer.client, id);
  expect(placed.status).toBe(state);
  return id;
}

/** The required details of a transition. */
async function detailsOf(from: StateName, to: StateName) {
  if (to === 'DELIVERY_FAILED') return { reason: 'Nobody was at home' };
  const isAgain = from === 'DELIVERY_FAILED' && ['PACKED', 'OUT_FOR_DELIVERY'].includes(to);
  return isAgain ? { deliverySlotId: await openSlotId(admin) } : {};
}

const everyPair = STATES.flatMap((from) => STATES.map((to) => [from, to] as const));
/** Whether the transition is permitted; an admin may also repeat one that has already happened. */
const mayAsk = (from: StateName, to: StateName) =>
  statusesBefore(wordOf(to), 'admin').some((status) => status === wordOf(from)) ||
  (from === to && statusesBefore(wordOf(to), 'admin').length > 0);

describe('an admin', () => {
  it.each(everyPair)(
    'takes an order from %s to %s exactly where the table has it',
    async (from, to) => {
      const id = await orderIn(from);
      const before = await orderDetails(customer.client, id);
      const answer = await moveOrder(admin, id, to, await detailsOf(from, to));
      const after = await orderDetails(customer.client, id);
      if (!mayAsk(from, to)) {
        expect(refusalOf(answer)).toEqual([409, 'ORDER_MOVE_REFUSED', 'to']);
        expect(after).toEqual(before);
        return;
      }
      expect(answer.body.data.moveOrder.order).toMatchObject({ status: to });
      const moved = from === to ? [] : [{ fromStatus: from, toStatus: to, actorRole: 'ADMIN' }];
      expect(after.events.slice(before.events.length)).toMatchObject(moved);
    },
  );

  it.each(STATES)('is told where an order that is %s may go', async (state) => {
    const id = await orderIn(state);
    const query =
      'query ($id: ID!) { adminOrder(id: $id) { nextStatuses order { canBeCancelled } } }';
    const { adminOrder } = await admin.data(query, { id });
    const words = adminOrder.nextStatuses.map((name: StateName) => wordOf(name));
    expect(words).toEqual(statusesAfter(wordOf(state), 'admin'));
    expect(adminOrder.order.canBeCancelled).toBe(
      isTransitionAllowed(wordOf(state), 'cancelled', 'admin'),
    );
  });
});

describe('a customer', () => {
  it.each(STATES)('calls an order that is %s off exactly where the table has it', async (from) => {
    const id = await orderIn(from);
    const before = await orderDetails(customer.client, id);
    const allowed = isTransitionAllowed(wordOf(from), 'cancelled', 'customer');
    expect(before.canBeCancelled).toBe(allowed);
    const answer = await cancelOrder(customer.client, id);
    const after = await orderDetails(customer.client, id);
    if (allowed) {
      expect(answer.body.data.cancelOrder).toEqual(after);
      const moved = { fromStatus: from, toStatus: 'CANCELLED', actorRole: 'CUSTOMER' };
      expect(after.events.slice(before.events.length)).toMatchObject([moved]);
    } else {
      if (from === 'CANCELLED') expect(answer.body.data.cancelOrder).toEqual(before);
      else expect(refusalOf(answer)).toEqual([409, 'ORDER_NOT_CANCELLABLE', 'id']);
      expect(after).toEqual(before);
    }
  });

  it('moves no order by any other way', async () => {
    const id = await orderIn('SUCCESS');
    expect(refusalOf(await moveOrder(customer.client, id, 'PACKED'))).toEqual([403, 'FORBIDDEN']);
    expect(refusalOf(await moveOrder(shop.client(), id, 'PACKED'))).toEqual([
      401,
      'UNAUTHENTICATED',
    ]);
    expect((await orderDetails(customer.client, id)).status).toBe('SUCCESS');
  });
});

describe('the system', () => {
  it.each(STATES)('lets an order that is %s lapse exactly where the table has it', async (from) => {
    const id = await orderIn(from);
    const before = await orderDetails(customer.client, id);
    clock.advance({ minutes: 15 });
    await shop.services.lapsing.lapseUnpaid();
    const after = await orderDetails(customer.client, id);
    const lapses = isTransitionAllowed(wordOf(from), 'cancelled', 'system');
    expect(after.status).toBe(lapses ? 'CANCELLED' : from);
    expect(after.events.length - before.events.length).toBe(lapses ? 1 : 0);
  });
});

describe('OrderStateMachine', () => {
  const stateMachine = new OrderStateMachine(
    clock,
    new DomainEvents(clock),
    new OrderEmailQueue(clock, false),
  );

  it.each([
    ['customer', 'SUCCESS', 'PACKED'],
    ['system', 'SUCCESS', 'CANCELLED'],
    ['admin', 'PENDING', 'SUCCESS'],
    ['admin', 'DELIVERED', 'CANCELLED'],
  ] as const)(
    'has no way for the %s from %s to %s, whoever asks for it',
    async (role, from, to) => {
      const id = Number(await orderIn(from));
      const actor = { role, id: null };
      const transition = shop.database.write((tx) =>
        stateMachine.transition(tx, id, [OrderStatus[from]], OrderStatus[to], actor),
      );
      await expect(transition).rejects.toThrow(
        `No order goes from ${wordOf(from)} to ${wordOf(to)}`,
      );
      expect((await orderDetails(customer.client, String(id))).status).toBe(from);
    },
  );

  it('says so where the order is somewhere else by now', async () => {
    const id = Number(await orderIn('PACKED'));
    const actor = { role: 'customer', id: customer.customerId } as const;
    const from = [OrderStatus.PENDING, OrderStatus.SUCCESS];
    const moved = await shop.database.write((tx) =>
      stateMachine.transition(tx, id, from, OrderStatus.CANCELLED, actor),
    );
    expect(moved).toBe(false);
  });
});

describe('the history of an order', () => {
  it('knows every step with its time and who took it', async () => {
    clock.set('2026-11-20T04:00:00.123Z');
    await fillCart(customer.client, productId);
    const { id } = await order(customer.client, { paymentMethod: 'CASH_ON_DELIVERY' });
    clock.advance({ minutes: 5 });
    await moveOrder(admin, id, 'PACKED');
    clock.advance({ minutes: 5 });
    await moveOrder(admin, id, 'CANCELLED');
    const event = { paymentStatus: 'PENDING', note: null };
    expect((await orderDetails(customer.client, id)).events).toEqual([
      {
        ...event,
        fromStatus: null,
        toStatus: 'SUCCESS',
        actorRole: 'CUSTOMER',
        at: '2026-11-20T04:00:00.123Z',
      },
      {
        ...event,
        fromStatus: 'SUCCESS',
        toStatus: 'PACKED',
        actorRole: 'ADMIN',
        at: '2026-11-20T04:05:00.123Z',
      },
      {
        ...event,
        fromStatus: 'PACKED',
        toStatus: 'CANCELLED',
        actorRole: 'ADMIN',
        at: '2026-11-20T04:10:00.123Z',
      },
    ]);
    const kept = await shop.database.read.findBy(OrderEvent, { orderId: Number(id) });
    const { currentAdmin } = await admin.data('{ currentAdmin { id } }');
    const adminId = Number(currentAdmin.id);
    expect(kept.map(({ actorId }) => actorId)).toEqual([customer.customerId, adminId, adminId]);
  });
});
