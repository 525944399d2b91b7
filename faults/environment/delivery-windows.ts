import type { Caller } from './caller';

/** A delivery window of a day. */
export interface Slot {
  id: string;
  date: string;
  startMinute: number;
  endMinute: number;
}

/** Per day; fewer than the maximum. */
const EXTRA_WINDOWS = 20;

/** Adds a slot with this capacity, on the last day that can have another one. */
export async function newSlot(admin: Caller, capacity: number): Promise<Slot> {
  const { days } = await admin.call(
    '{ deliverySettings { days { date windows { startMinute } } } }',
  );
  const taken = new Map<string, number>(
    days.map((day: { date: string; windows: unknown[] }) => [day.date, day.windows.length]),
  );
  const slots: Slot[] = await admin.call('{ deliverySlots { date } }');
  const free = slots.findLast(({ date }) => (taken.get(date) ?? 0) < EXTRA_WINDOWS);
  if (!free) throw new Error('Every day has its extra slots');
  const startMinute = 1 + (taken.get(free.date) ?? 0);
  const id = `${free.date}/${startMinute}`;
  const slot = { id, date: free.date, startMinute, endMinute: startMinute + 60 };
  await setWindow(admin, slot, capacity);
  return slot;
}

/** Number of orders in a slot. */
export async function bookedIn(admin: Caller, { date, startMinute }: Slot): Promise<number> {
  const { days } = await admin.call(
    `query ($day: LocalDate!) { deliveryCalendar(from: $day, to: $day) {
      days { windows { startMinute bookedCount } } } }`,
    { day: date },
  );
  const windows: { startMinute: number; bookedCount: number }[] = days[0].windows;
  return windows.find((window) => window.startMinute === startMinute)?.bookedCount ?? 0;
}

/** Sets the capacity of a slot; the others of its day are unchanged. */
export async function setWindow(
  admin: Caller,
  { date, startMinute, endMinute }: Slot,
  capacity: number,
  isActive = true,
): Promise<void> {
  const { version, days } = await admin.call(`{ deliverySettings { version
    days { date windows { startMinute endMinute capacity cutOffMinutes isActive } } } }`);
  const day = days.find((each: { date: string }) => each.date === date);
  const others = (day?.windows ?? []).filter(
    (window: { startMinute: number }) => window.startMinute !== startMinute,
  );
  const windows = [...others, { startMinute, endMinute, capacity, isActive }];
  await admin.call(
    'mutation ($input: DeliveryDaysInput!) { changeDeliveryDays(input: $input) { version } }',
    { input: { expectedVersion: version, dates: [date], windows } },
  );
}
