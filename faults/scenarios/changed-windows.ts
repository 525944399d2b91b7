import { deepEqual, ok } from 'node:assert/strict';
import { addToCart } from '../../backend/test/kit/shared';
import type { Scenario } from '../scenario';
import type { Caller } from '../environment/caller';
import { inParallel } from '../environment/parallel';
import { addProduct, newKey, orderOf, placeOrder, removeLine } from '../environment/operations';
import { outcomeOf, raceScenarios } from '../environment/race';

const PIECES = 10_000;
/** What the window takes at first, and what it is lowered to amid the orders. */
const [BEFORE, AFTER] = [60, 20];

/** Everybody orders for one window while its capacity is lowered, it is closed, and it is opened again. */
export const changedWindows: Scenario[] = raceScenarios({
  name: 'changed-windows',
  title: '200 customers, one window that takes fewer, is closed and opened: never too many',
  customers: 200,
  run: async (customers, admin) => {
    const productId = await addProduct(admin, PIECES);
    const slot = await lastSlot(admin);
    await setWindow(admin, slot, BEFORE + slot.booked);
    const lines = await inParallel(customers, 32, (customer) => addToCart(customer, productId));
    const placing = customers.map((customer) =>
      placeOrder(customer, newKey(), { deliverySlotId: slot.id }),
    );
    const placed = () => bookedIn(admin, slot).then((booked) => booked - slot.booked);
    await Promise.race(placing);
    await setWindow(admin, slot, AFTER + slot.booked);
    const whenLowered = await placed();
    await setWindow(admin, slot, AFTER + slot.booked, false);
    const whenClosed = await placed();
    const outcome = outcomeOf(await Promise.all(placing));
    await inParallel(await unserved(placing, customers), 32, ([customer, at]) =>
      removeLine(customer, lines[at] ?? ''),
    );
    ok(whenLowered <= BEFORE, `${whenLowered} orders in a window for ${BEFORE}`);
    ok(
      whenClosed <= Math.max(AFTER, whenLowered),
      `${whenClosed} orders after ${whenLowered} in a window for ${AFTER}`,
    );
    const orders = await placed();
    deepEqual([orders, outcome['placed'] ?? 0], [whenClosed, whenClosed]);
    deepEqual(Object.keys(outcome).sort(), ['SLOT_UNAVAILABLE', 'placed']);
    await setWindow(admin, slot, BEFORE + slot.booked);
  },
});

interface Slot {
  id: string;
  date: string;
  startMinute: number;
  endMinute: number;
  /** Orders of earlier races. */
  booked: number;
}

/** The last slot of the week. */
async function lastSlot(admin: Caller): Promise<Slot> {
  const slots: Omit<Slot, 'booked'>[] = await admin.call(
    '{ deliverySlots { id date startMinute endMinute } }',
  );
  const slot = slots.at(-1);
  if (!slot) throw new Error('There is no slot');
  return { ...slot, booked: await bookedIn(admin, slot) };
}

async function bookedIn(
  admin: Caller,
  { date, startMinute }: Omit<Slot, 'booked'>,
): Promise<number> {
  const { days } = await admin.call(
    `query ($day: LocalDate!) { deliveryCalendar(from: $day, to: $day) {
      days { windows { startMinute bookedCount } } } }`,
    { day: date },
  );
  const windows: { startMinute: number; bookedCount: number }[] = days[0].windows;
  return windows.find((window) => window.startMinute === startMinute)?.bookedCount ?? 0;
}

async function setWindow(
  admin: Caller,
  { date, startMinute, endMinute }: Slot,
  capacity: number,
  isActive = true,
): Promise<void> {
  const { version } = await admin.call('{ deliverySettings { version } }');
  const windows = [{ startMinute, endMinute, capacity, isActive }];
  await admin.call(
    'mutation ($input: DeliveryDaysInput!) { changeDeliveryDays(input: $input) { version } }',
    { input: { expectedVersion: version, dates: [date], windows } },
  );
}

/** The customers whose order was refused, with their places in the list. */
async function unserved(
  placing: ReturnType<typeof placeOrder>[],
  customers: readonly Caller[],
): Promise<[Caller, number][]> {
  const answers = await Promise.all(placing);
  return customers
    .map((customer, at): [Caller, number] => [customer, at])
    .filter(([, at]) => !orderOf(answers[at] as Awaited<(typeof placing)[number]>));
}
