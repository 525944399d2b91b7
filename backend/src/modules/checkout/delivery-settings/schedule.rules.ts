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

/** Number of bookable days, including today. */
export const BOOKABLE_DAYS = 7;
/** How long before their start the specified windows close. */
const CUT_OFF_MINUTES = 60;

/** The specified windows of every day, as minutes of the Indian day: 07-09, 09-11, 17-19, 19-21. */
const SPECIFIED_WINDOWS = [
  { startMinute: 7 * 60, endMinute: 9 * 60 },
  { startMinute: 9 * 60, endMinute: 11 * 60 },
  { startMinute: 17 * 60, endMinute: 19 * 60 },
  { startMinute: 19 * 60, endMinute: 21 * 60 },
] as const;

/** A delivery window in the settings, in minutes of the Indian day. A day has no two windows with the same start. */
export interface WindowSettings {
  startMinute: number;
  endMinute: number;
  /** Maximum number of orders. */
  capacity: number;
  /** How long before its start it closes. */
  cutOffMinutes: number;
  /** Whether it is offered. */
  isActive: boolean;
}

/** The windows of a weekday. */
export interface WeekdaySettings {
  /** The version of their last change. */
  version: number;
  windows: readonly WindowSettings[];
}

/**
 * The exceptions of one day. A window replaces the weekday's window with the same start, or is an extra one. A day
 * whose exceptions were removed is kept until it is over, with the version of that change.
 */
export interface DayException {
  /** Indian day, yyyy-MM-dd. */
  date: string;
  version: number;
  /** Whether there is no delivery on that day. */
  isClosed: boolean;
  /** The reason for the exception, such as Diwali. */
  reason: string | null;
  windows: readonly WindowSettings[];
}

/** The times of delivery. */
export interface DeliverySchedule {
  /** Monday first. */
  weekdays: readonly WeekdaySettings[];
  /** Sorted by time. */
  days: readonly DayException[];
}

/** One delivery window of one Indian day. */
export interface SlotWindow {
  /** yyyy-MM-dd, in India. */
  date: string;
  startMinute: number;
  endMinute: number;
}

/** A delivery window offered on a day. */
export interface OfferedWindow extends SlotWindow {
  capacity: number;
  cutOffMinutes: number;
}

/** The windows offered on a day, and their bookings. */
export interface DayOccupancy {
  offered: readonly OfferedWindow[];
  /** Number of deliveries of the window with this start, which may be closed by now. */
  bookedCount: (startMinute: number) => number;
}

/** The specified windows on every day, each with this capacity. */
export function specifiedSchedule(capacity: number): DeliverySchedule {
  const windows = SPECIFIED_WINDOWS.map((window) => ({
    ...window,
    capacity,
    cutOffMinutes: CUT_OFF_MINUTES,
    isActive: true,
  }));
  return { weekdays: WEEKDAYS.map(() => ({ version: 1, windows })), days: [] };
}

/** The index of a day in WEEKDAYS. */
export function weekdayOf(date: string): number {
  return (new Date(`${date}T00:00:00Z`).getUTCDay() + 6) % 7;
}

/** The windows of a day with its exceptions, offered or not, sorted by time. None if it is closed. */
export function windowsOn({ weekdays, days }: DeliverySchedule, date: string): WindowSettings[] {
  const day = days.find((exception) => exception.date === date);
  if (day?.isClosed) return [];
  const weekly = weekdays[weekdayOf(date)]?.windows ?? [];
  const byStart = new Map(weekly.map((window) => [window.startMinute, window]));
  for (const window of day?.windows ?? []) byStart.set(window.startMinute, window);
  return [...byStart.values()].sort((a, b) => a.startMinute - b.startMinute);
}

/** The windows offered on a day, sorted by time. */
export function offeredOn(schedule: DeliverySchedule, date: string): OfferedWindow[] {
  return windowsOn(schedule, date)
    .filter(({ isActive }) => isActive)
    .map(({ startMinute, endMinute, capacity, cutOffMinutes }) => ({
      ...{ date, startMinute, endMinute },
      ...{ capacity, cutOffMinutes },
    }));
}

/** So many days from today on: the bookable ones first, then the following ones. */
export function daysFrom(now: Date, count: number): string[] {
  const today = istDate(now);
  return Array.from({ length: count }, (_, day) => addDays(today, day));
}

/** All windows of the bookable days, including closed ones, sorted by time. */
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

/** Whether it is too late to book a window: from the exact second of its cut-off on. */
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

/** Whether a window is offered unchanged and can still be booked. */
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

/** The id of a window in the APIs: 'yyyy-MM-dd/startMinute'. */
export function slotId(window: Pick<SlotWindow, 'date' | 'startMinute'>): string {
  return `${window.date}/${window.startMinute}`;
}
