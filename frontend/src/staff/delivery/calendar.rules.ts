import type {
  CalendarDayFieldsFragment,
  DeliverySettingsQuery,
  Weekday,
} from '../../generated/graphql';
import { exceptionsFor, inputOfWindow, type WindowFields } from './window-form.rules';

/** All delivery settings, as staff see them. */
export type Settings = DeliverySettingsQuery['deliverySettings'];

/** A day of the calendar, with its bookings. */
export type CalendarDay = CalendarDayFieldsFragment;

/** The exceptions of some days. */
export interface DayChange {
  dates: string[];
  isClosed: boolean;
  reason: string | null;
  windows: ReturnType<typeof exceptionsFor>;
}

/** Monday first, as the API names them. */
export const weekdays: readonly Weekday[] = [
  'MONDAY',
  'TUESDAY',
  'WEDNESDAY',
  'THURSDAY',
  'FRIDAY',
  'SATURDAY',
  'SUNDAY',
];

/** The number of weeks shown at once. */
export const WEEKS_SHOWN = 5;
/** The maximum number of days changed at once. */
export const MOST_DAYS = 62;

/** The day this many days later, as yyyy-MM-dd. */
export function addDays(date: string, count: number): string {
  const day = new Date(`${date}T00:00:00Z`);
  day.setUTCDate(day.getUTCDate() + count);
  return day.toISOString().slice(0, 'yyyy-MM-dd'.length);
}

/** The index of a day in its week, 0 for Monday. */
export const weekdayOf = (date: string): number =>
  (new Date(`${date}T00:00:00Z`).getUTCDay() + 6) % 7;

const isDate = (text: string): boolean =>
  /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(Date.parse(text));

/** The first day shown: today, or the Monday of a later week. */
export function firstShown(asked: string | null, today: string): string {
  if (!asked || !isDate(asked)) return today;
  const monday = addDays(asked, -weekdayOf(asked));
  return monday > today ? monday : today;
}

/** The last day shown with this first one: a Sunday. */
export const lastShown = (first: string): string =>
  addDays(first, WEEKS_SHOWN * 7 - 1 - weekdayOf(first));

/** All days between two, both included; none if the second is before the first or one of them is invalid. */
export function daysBetween(first: string, last: string): string[] {
  const days: string[] = [];
  if (!isDate(first) || !isDate(last)) return days;
  for (let day = first; day <= last && days.length <= MOST_DAYS; day = addDays(day, 1))
    days.push(day);
  return days;
}

/** The number of orders booked on some days. */
export const bookedOn = (days: readonly Pick<CalendarDay, 'windows'>[]): number =>
  days.flatMap(({ windows }) => windows).reduce((sum, { bookedCount }) => sum + bookedCount, 0);

/** The windows of the weekday of a day. */
export const weeklyOf = (settings: Pick<Settings, 'weekdays'>, date: string): WindowFields[] => [
  ...(settings.weekdays[weekdayOf(date)]?.windows ?? []),
];

const exceptionOf = ({ days }: Pick<Settings, 'days'>, date: string) =>
  days.find((day) => day.date === date);

/**
 * The windows of a day by the settings, offered or not; for a closed day, those that it would have.
 * @param weekly the windows of its weekday
 */
export function windowsOn(
  settings: Settings,
  date: string,
  weekly = weeklyOf(settings, date),
): WindowFields[] {
  const byStart = new Map(
    [...weekly, ...(exceptionOf(settings, date)?.windows ?? [])].map((window) => [
      window.startMinute,
      window,
    ]),
  );
  return [...byStart.values()].sort((a, b) => a.startMinute - b.startMinute);
}

/** The changes that restore the current state of days. */
export const restoring = (settings: Settings, dates: readonly string[]): DayChange[] =>
  alike(dates, (date) => ({
    isClosed: exceptionOf(settings, date)?.isClosed ?? false,
    reason: exceptionOf(settings, date)?.reason ?? null,
    windows: ownWindows(settings, date),
  }));

/** Closes days or reopens them: each keeps its own windows. */
export const closing = (
  settings: Settings,
  dates: readonly string[],
  { isClosed, reason }: Pick<DayChange, 'isClosed' | 'reason'>,
): DayChange[] =>
  alike(dates, (date) => ({ isClosed, reason, windows: ownWindows(settings, date) }));

const ownWindows = (settings: Settings, date: string) =>
  (exceptionOf(settings, date)?.windows ?? []).map(inputOfWindow);

/** Combines days with the same result into one change. */
function alike(
  dates: readonly string[],
  make: (date: string) => Omit<DayChange, 'dates'>,
): DayChange[] {
  const changes = new Map<string, DayChange>();
  for (const date of dates) {
    const made = make(date);
    const key = JSON.stringify(made);
    const known = changes.get(key);
    if (known) known.dates.push(date);
    else changes.set(key, { dates: [date], ...made });
  }
  return [...changes.values()];
}

/** A day with exactly these windows. */
export const withWindows = (
  settings: Settings,
  date: string,
  wanted: readonly WindowFields[],
  reason: string | null,
): DayChange => ({
  dates: [date],
  isClosed: false,
  reason,
  windows: exceptionsFor(wanted, weeklyOf(settings, date)),
});

/** A window with more orders than its capacity. */
export interface Overbooking {
  date: string;
  startMinute: number;
  bookedCount: number;
}

/** The windows of some days that would be overbooked with these windows. */
export const overbookings = (
  days: readonly CalendarDay[],
  wantedOn: (date: string) => readonly WindowFields[],
): Overbooking[] =>
  days.flatMap(({ date, windows }) => {
    const room = new Map(
      wantedOn(date).map(({ startMinute, capacity, isActive }) => [
        startMinute,
        isActive ? capacity : 0,
      ]),
    );
    return windows
      .filter(({ startMinute, bookedCount }) => bookedCount > (room.get(startMinute) ?? 0))
      .map(({ startMinute, bookedCount }) => ({ date, startMinute, bookedCount }));
  });

/** The windows of some days that the server reports as overbooked. */
export const overbookedOf = (days: readonly CalendarDay[]): Overbooking[] =>
  days.flatMap(({ date, windows }) =>
    windows
      .filter(({ isOverbooked }) => isOverbooked)
      .map(({ startMinute, bookedCount }) => ({ date, startMinute, bookedCount })),
  );
