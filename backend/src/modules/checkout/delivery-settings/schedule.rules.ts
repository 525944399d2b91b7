import { addDays, istDate, istInstant } from '../../../kernel/ist';

/** The days of a week, Monday first. */
export const WEEKDAYS = [
  'MONDAY',
  'TUESDAY',
  'WEDNESDAY',
  'THURSDAY',
  'FRIDAY',
  'SATURDAY',
  'SUNDAY',
] as const;

/** A day of the week. */
export type WeekdayName = (typeof WEEKDAYS)[number];

/** How many days can be booked, today among them. */
export const BOOKABLE_DAYS = 7;
/** A specified window closes so long before it starts. */
const CUT_OFF_MINUTES = 60;

/** The specified windows of every day, as minutes of the Indian day: 07-09, 09-11, 17-19, 19-21. */
const SPECIFIED_WINDOWS = [
  { startMinute: 7 * 60, endMinute: 9 * 60 },
  { startMinute: 9 * 60, endMinute: 11 * 60 },
  { startMinute: 17 * 60, endMinute: 19 * 60 },
  { startMinute: 19 * 60, endMinute: 21 * 60 },
] as const;

/** A delivery window as the shop sets it, in minutes of the Indian day. A day has no two with the same start. */
export interface WindowSettings {
  startMinute: number;
  endMinute: number;
  /** Orders that it takes. */
  capacity: number;
  /** It closes so long before it starts. */
  cutOffMinutes: number;
  /** Whether it is offered. */
  isActive: boolean;
}

/** The windows of a weekday. */
export interface WeekdaySettings {
  /** The version of the settings that changed it last. */
  version: number;
  windows: readonly WindowSettings[];
}

/**
 * What is different on one day. A window replaces that of the weekday with the same start, or is an extra one. A day
 * without any difference is kept until it is over, with the version that made it so.
 */
export interface DayException {
  /** Indian day, yyyy-MM-dd. */
  date: string;
  version: number;
  /** Whether nothing is delivered that day. */
  isClosed: boolean;
  /** Why the day differs, such as Diwali. */
  reason: string | null;
  windows: readonly WindowSettings[];
}

/** When the shop delivers. */
export interface DeliverySchedule {
  /** Monday first. */
  weekdays: readonly WeekdaySettings[];
  /** In the order of time. */
  days: readonly DayException[];
}

/** One delivery window of one Indian day. */
export interface SlotWindow {
  /** yyyy-MM-dd, in India. */
  date: string;
  startMinute: number;
  endMinute: number;
}

/** A delivery window that the shop offers on a day. */
export interface OfferedWindow extends SlotWindow {
  capacity: number;
  cutOffMinutes: number;
}

/** The windows that are offered on a day, and how much is booked. */
export interface DayOccupancy {
  offered: readonly OfferedWindow[];
  /** How many deliveries the window that starts then has; it may be closed by now. */
  bookedCount: (startMinute: number) => number;
}

/** The specified windows on every day, each for so many orders. */
export function specifiedSchedule(capacity: number): DeliverySchedule {
  const windows = SPECIFIED_WINDOWS.map((window) => ({
    ...window,
    capacity,
    cutOffMinutes: CUT_OFF_MINUTES,
    isActive: true,
  }));
  return { weekdays: WEEKDAYS.map(() => ({ version: 1, windows })), days: [] };
}

/** The number of a day in WEEKDAYS. */
export function weekdayOf(date: string): number {
  return (new Date(`${date}T00:00:00Z`).getUTCDay() + 6) % 7;
}

/** The windows of a day with its exceptions, whether offered or not, in the order of time. None where it is closed. */
export function windowsOn({ weekdays, days }: DeliverySchedule, date: string): WindowSettings[] {
  const day = days.find((exception) => exception.date === date);
  if (day?.isClosed) return [];
  const weekly = weekdays[weekdayOf(date)]?.windows ?? [];
  const byStart = new Map(weekly.map((window) => [window.startMinute, window]));
  for (const window of day?.windows ?? []) byStart.set(window.startMinute, window);
  return [...byStart.values()].sort((a, b) => a.startMinute - b.startMinute);
}

/** The windows that are offered on a day, in the order of time. */
export function offeredOn(schedule: DeliverySchedule, date: string): OfferedWindow[] {
  return windowsOn(schedule, date)
    .filter(({ isActive }) => isActive)
    .map(({ startMinute, endMinute, capacity, cutOffMinutes }) => ({
      ...{ date, startMinute, endMinute },
      ...{ capacity, cutOffMinutes },
    }));
}

/** The days that can be booked, and those after them up to a number of days. */
export function daysFrom(now: Date, count: number): string[] {
  const today = istDate(now);
  return Array.from({ length: count }, (_, day) => addDays(today, day));
}

/** All windows of the bookable days, closed ones too, in the order of time. */
export function bookableWindows(schedule: DeliverySchedule, now: Date): OfferedWindow[] {
  return daysFrom(now, BOOKABLE_DAYS).flatMap((date) => offeredOn(schedule, date));
}

/** When a window closes, whether it is still offered or not. */
export function closesAt(
  schedule: DeliverySchedule,
  { date, startMinute }: Pick<SlotWindow, 'date' | 'startMinute'>,
): Date {
  const window = windowsOn(schedule, date).find((each) => each.startMinute === startMinute);
  return istInstant(date, startMinute - (window?.cutOffMinutes ?? CUT_OFF_MINUTES));
}

/** Whether it is too late to book a window: from the very second of its cut-off on. */
export function isClosed(
  {
    date,
    startMinute,
    cutOffMinutes,
  }: Pick<OfferedWindow, 'date' | 'startMinute' | 'cutOffMinutes'>,
  now: Date,
): boolean {
  return now >= istInstant(date, startMinute - cutOffMinutes);
}

/** Whether a window is offered as it is and can still be booked. */
export function isBookable(
  schedule: DeliverySchedule,
  { date, startMinute, endMinute }: SlotWindow,
  now: Date,
): boolean {
  return offeredOn(schedule, date).some(
    (window) =>
      window.startMinute === startMinute &&
      window.endMinute === endMinute &&
      !isClosed(window, now),
  );
}

/** How a window is named on the wire: 'yyyy-MM-dd/startMinute'. */
export function slotId(window: Pick<SlotWindow, 'date' | 'startMinute'>): string {
  return `${window.date}/${window.startMinute}`;
}
