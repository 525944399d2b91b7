import { deepEqual, equal, ok } from 'node:assert/strict';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { addToCart } from '../../backend/test/kit/shared';
import type { Scenario } from '../scenario';
import type { Caller } from '../environment/caller';
import { FakeClock } from '../environment/fake-clock';
import { addProduct, cartOf, newKey, placeOrder } from '../environment/operations';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;
const IST_AHEAD_MS = 5.5 * HOUR_MS;
const CUT_OFF_MS = HOUR_MS;
const CUSTOMERS = 6;
/** How long customers order before and after the change. */
const SOME_TIME_MS = 3_000;
const PAUSE_MS = 100;

/**
 * The start of each round in India: three seconds before a slot closes, or before a new day; and the shift of the clock
 * then.
 */
const ROUNDS = [
  { at: '05:59:57', movedByMs: HOUR_MS },
  { at: '05:59:57', movedByMs: DAY_MS },
  { at: '15:59:57', movedByMs: HOUR_MS },
  { at: '15:59:57', movedByMs: DAY_MS },
  { at: '23:59:57', movedByMs: HOUR_MS },
  { at: '23:59:57', movedByMs: DAY_MS },
] as const;

interface PlacedOrder {
  id: string;
  placedAt: string;
  orderedDate: string;
  deliverySlot: { date: string; startMinute: number };
}

interface Slot {
  id: string;
  date: string;
  startMinute: number;
  closedReason: string | null;
}

/** A server in the time zone of New York whose clock is changed while customers order for the slot that closes next. */
export const clock: Scenario = {
  name: 'clock',
  title: 'the clock moved by an hour and a day, TZ=America/New_York: no closed slot sold',
  databases: ['SQLite', 'MariaDB'],
  times: { full: ROUNDS.length, short: 1 },
  prepare: async (environment) => {
    const fake = new FakeClock(join(environment.fixture.data.folder, 'clock'));
    await environment.serve({ ...fake.environment, TZ: 'America/New_York' });
    const customers = await environment.loggedInCustomers(CUSTOMERS);
    const productId = await addProduct(await environment.admin(), 100_000);
    return async (round) => {
      const { at, movedByMs } = ROUNDS[(round - 1) % ROUNDS.length] as (typeof ROUNDS)[number];
      fake.moveTo(inIndia(2 * round, at));
      const before = new Set((await newestOrders(customers)).map(({ id }) => id));
      const wanted = (await openSlots(customers[0] as Caller))[0] as Slot;
      const load = orderFor(wanted.id, customers, productId, 3 * SOME_TIME_MS);
      await sleep(2 * SOME_TIME_MS); // the slot closes, or the day ends, halfway through
      fake.moveBy(movedByMs);
      const told = await load;
      const orders = (await newestOrders(customers)).filter(({ id }) => !before.has(id));
      ok(orders.length > 0, 'orders were placed');
      orders.forEach(verifyDates);
      const mayBeTold = new Set(['placed', 'SLOT_UNAVAILABLE']);
      deepEqual(
        [...told].filter((answer) => !mayBeTold.has(answer)),
        [],
      );
      const isOver = cutOffOf(wanted) <= fake.now();
      equal(told.has('SLOT_UNAVAILABLE'), isOver, 'the slot was refused');
      await verifySlots(customers[0] as Caller, fake.now());
    };
  },
};

/** All customers order for one slot repeatedly; returns the responses. */
async function orderFor(
  deliverySlotId: string,
  customers: Caller[],
  productId: string,
  lastsMs: number,
): Promise<Set<string>> {
  const told = new Set<string>();
  const untilMs = performance.now() + lastsMs;
  const shop = async (customer: Caller) => {
    while (performance.now() < untilMs) {
      if ((await cartOf(customer)).length === 0) await addToCart(customer, productId);
      const { body, code } = await placeOrder(customer, newKey(), { deliverySlotId });
      told.add(body?.data?.placeOrder ? 'placed' : String(code));
      await sleep(PAUSE_MS);
    }
  };
  await Promise.all(customers.map(shop));
  return told;
}

function verifyDates({ id, placedAt, orderedDate, deliverySlot }: PlacedOrder): void {
  const placed = new Date(placedAt);
  ok(placed < cutOffOf(deliverySlot), `order ${id} of ${placedAt} is in a slot that had closed`);
  equal(orderedDate, dateInIndia(placed), `the day of order ${id} of ${placedAt}`);
}

/** Verifies that seven days from today are offered, without closed slots. */
async function verifySlots(caller: Caller, now: Date): Promise<void> {
  const slots = await allSlots(caller);
  equal(slots[0]?.date, dateInIndia(now), 'the first day that is offered');
  equal(slots.at(-1)?.date, dateInIndia(new Date(now.getTime() + 6 * DAY_MS)), 'the last day');
  const late = slots.filter((slot) => slot.closedReason === null && cutOffOf(slot) <= now);
  deepEqual(late, [], 'slots that are offered and have closed');
}

function allSlots(caller: Caller): Promise<Slot[]> {
  return caller.call('{ deliverySlots { id date startMinute closedReason } }');
}

async function openSlots(caller: Caller): Promise<Slot[]> {
  return (await allSlots(caller)).filter(({ closedReason }) => closedReason === null);
}

async function newestOrders(customers: Caller[]): Promise<PlacedOrder[]> {
  const query = `{ orders(pageSize: 100) {
    items { id placedAt orderedDate deliverySlot { date startMinute } }
  } }`;
  const pages = await Promise.all(customers.map((customer) => customer.call(query)));
  return pages.flatMap(({ items }) => items);
}

/** A time of day in India, this many days from now. */
function inIndia(days: number, time: string): Date {
  const date = dateInIndia(new Date(Date.now() + days * DAY_MS));
  return new Date(`${date}T${time}+05:30`);
}

function dateInIndia(moment: Date): string {
  return new Date(moment.getTime() + IST_AHEAD_MS).toISOString().slice(0, 10);
}

/** The cut-off of a slot. */
function cutOffOf({ date, startMinute }: { date: string; startMinute: number }): Date {
  const midnight = new Date(`${date}T00:00:00+05:30`).getTime();
  return new Date(midnight + startMinute * MINUTE_MS - CUT_OFF_MS);
}
