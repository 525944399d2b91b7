import { setTimeout as sleep } from 'node:timers/promises';
import { expectIntegrity } from '../kit/integrity';
import { Client } from '../kit/client';
import { changeDelivery } from '../kit/delivery';
import { MovableClock } from '../kit/movable-clock';
import { moveTo } from '../kit/order-keeping';
import { adminClient, newCustomer } from '../kit/people';
import { addProduct } from '../kit/products';
import { openSecondServer } from '../kit/second-server';
import { fillCart, order } from '../kit/shopping';
import { EventStream } from '../kit/stream';
import { TestShop, openTestShop } from '../kit/test-shop';

const clock = new MovableClock(new Date('2026-11-20T00:00:00Z'));
const DAY = '2026-11-20';
let shop: TestShop;
let admin: Client;
let customer: Client;
let productId: number;
const open: EventStream[] = [];
beforeAll(async () => {
  shop = await openTestShop({ clock });
  admin = await adminClient(shop);
  customer = (await newCustomer(shop)).client;
  productId = await addProduct(admin, { stockQuantity: 10_000 });
});
afterEach(() => open.splice(0).forEach((stream) => stream.close()));
afterAll(() => expectIntegrity(shop));
afterAll(() => shop.close());

const FIELDS = `day
  slots { startMinute endMinute capacity bookedCount remaining isOffered lateCount dueSoonCount counts { status count toPayPaise } }
  orders { lateness customer { lastName } order { id status } }`;
const BOARD = `query ($day: LocalDate) { orderBoard(day: $day) { ${FIELDS} } }`;
const FOLLOW = `subscription ($day: LocalDate!) { orderBoardChanged(day: $day) { ${FIELDS} } }`;

async function board(day: string | null = DAY) {
  return (await admin.data(BOARD, { day })).orderBoard;
}

async function newOrder(deliverySlotId: string, client = customer): Promise<string> {
  await fillCart(client, productId);
  const placed = { paymentMethod: 'CASH_ON_DELIVERY', deliverySlotId };
  return (await order(client, placed)).id;
}

describe('orderBoard', () => {
  it('counts the orders of a day by slot and state, with what they cost and what is free', async () => {
    const ids = [await newOrder(`${DAY}/420`), await newOrder(`${DAY}/420`)];
    const evening = await newOrder(`${DAY}/1020`);
    await newOrder('2026-11-21/420');
    await moveTo(admin, ids[0], 'PACKED');
    const { day, slots, orders } = await board(null);
    expect(day).toBe(DAY);
    expect(slots.map((slot: { startMinute: number }) => slot.startMinute)).toEqual([
      420, 540, 1020, 1140,
    ]);
    const [{ toPayPaise }] = slots[2].counts;
    expect(toPayPaise).toBeGreaterThan(0);
    expect(slots[0]).toMatchObject({
      endMinute: 540,
      bookedCount: 2,
      isOffered: true,
      remaining: slots[0].capacity - 2,
      counts: expect.arrayContaining([
        { status: 'PACKED', count: 1, toPayPaise },
        { status: 'SUCCESS', count: 1, toPayPaise },
      ]),
    });
    expect(slots[2].counts).toEqual([{ status: 'SUCCESS', count: 1, toPayPaise }]);
    expect(slots[1]).toMatchObject({ remaining: slots[1].capacity, counts: [] });
    expect(orders.map((each: { order: { id: string } }) => each.order.id)).toEqual([
      ...ids,
      evening,
    ]);
  });

  it('says which are late, and which soon will be', async () => {
    clock.set('2026-11-20T03:05:00Z'); // 08:35 in India
    expect((await board()).slots[0]).toMatchObject({ lateCount: 0, dueSoonCount: 2 });
    clock.set('2026-11-20T03:30:00Z');
    const { slots, orders } = await board();
    expect(slots[0]).toMatchObject({ lateCount: 2, dueSoonCount: 0 });
    expect(slots[2]).toMatchObject({ lateCount: 0, dueSoonCount: 0 });
    expect(orders.map(({ lateness }: { lateness: string }) => lateness)).toEqual([
      ...['LATE', 'LATE', 'ON_TIME'],
    ]);
  });

  it('has the orders of a day that was closed meanwhile', async () => {
    const date = '2026-11-26';
    const id = await newOrder(`${date}/540`);
    await changeDelivery(admin, 'changeDeliveryDays', { dates: [date], isClosed: true });
    const { slots, orders } = await board(date);
    expect(slots).toMatchObject([
      { startMinute: 540, capacity: 0, bookedCount: 1, remaining: 0, isOffered: false },
    ]);
    expect(orders).toMatchObject([{ order: { id } }]);
  });

  it('is empty on a day without orders', async () => {
    const { slots, orders } = await board('2020-01-01');
    expect(orders).toEqual([]);
    expect(slots[0].counts).toEqual([]);
  });
});

describe('orderBoardChanged', () => {
  async function follow(day: string): Promise<EventStream> {
    const stream = await EventStream.open(shop, admin, FOLLOW, { day });
    open.push(stream);
    return stream;
  }
  const idsOf = (part: { data: { orderBoardChanged: { orders: { order: { id: string } }[] } } }) =>
    part.data.orderBoardChanged.orders.map((each) => each.order.id);

  it('tells of a new order, and of each move, and of no other day', async () => {
    const stream = await follow('2026-11-22');
    expect(idsOf(await stream.next())).toEqual([]);
    await newOrder('2026-11-23/420');
    const id = await newOrder('2026-11-22/420');
    expect(idsOf(await stream.next())).toEqual([id]);
    await moveTo(admin, id, 'PACKED');
    const { orders } = (await stream.next()).data.orderBoardChanged;
    expect(orders[0].order).toEqual({ id, status: 'PACKED' });
  });

  it('tells of what another server sold', async () => {
    const stream = await follow('2026-11-24');
    await stream.next();
    const elsewhere = await openSecondServer(shop, clock);
    try {
      const other = elsewhere.client();
      for (const part of (customer.credentials.cookie ?? '').split('; ')) {
        const [name = '', value = ''] = part.split('=');
        other.keepCookie(name, value);
      }
      const id = await newOrder('2026-11-24/420', other);
      expect(idsOf(await stream.next())).toEqual([id]);
    } finally {
      await elsewhere.close();
    }
  });

  it('is looked at by nobody once its streams are closed', async () => {
    const stream = await follow('2026-11-25');
    await stream.next();
    stream.close();
    for (let look = 0; shop.services.orderWatch.size > 0 && look < 100; look++) await sleep(20);
    expect(shop.services.orderWatch.size).toBe(0);
  });
});
