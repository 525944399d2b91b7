import { addDays } from '../../../kernel/ist';
import {
  DeliverySchedule,
  WEEKDAYS,
  WeekdayName,
  WindowSettings,
  slotId,
  weekdayOf,
  windowsOn,
} from '../delivery-settings/schedule.rules';

/** The origin of a day's window. */
export enum WindowOrigin {
  WEEKLY = 'WEEKLY',
  CHANGED = 'CHANGED',
  EXTRA = 'EXTRA',
  REMOVED = 'REMOVED',
}

/** A window of a calendar day, with its bookings. */
export interface CalendarWindow extends Omit<WindowSettings, 'endMinute'> {
  /** null if the settings no longer have the window. */
  endMinute: number | null;
  origin: WindowOrigin;
  bookedCount: number;
  /** Whether it has more orders than its capacity. */
  isOverbooked: boolean;
}

/** A day of the calendar. */
export interface CalendarDay {
  date: string;
  weekday: WeekdayName;
  isClosed: boolean;
  reason: string | null;
  windows: CalendarWindow[];
}

/** The days of the calendar, inclusive. */
export function datesBetween(from: string, to: string): string[] {
  const dates: string[] = [];
  for (let date = from; date <= to; date = addDays(date, 1)) dates.push(date);
  return dates;
}

/**
 * The windows of a day, including removed ones that still have orders.
 * @param bookedCounts by the id of the window
 */
export function calendarDay(
  schedule: DeliverySchedule,
  date: string,
  bookedCounts: ReadonlyMap<string, number>,
): CalendarDay {
  const exception = schedule.days.find((day) => day.date === date);
  const weekday = weekdayOf(date);
  const weekly = new Set(schedule.weekdays[weekday]?.windows.map(({ startMinute }) => startMinute));
  const changed = new Set(exception?.windows.map(({ startMinute }) => startMinute));
  const originOf = (start: number) => {
    if (!changed.has(start)) return WindowOrigin.WEEKLY;
    return weekly.has(start) ? WindowOrigin.CHANGED : WindowOrigin.EXTRA;
  };
  const set = windowsOn(schedule, date).map((window): CalendarWindow => {
    const bookedCount = bookedCounts.get(slotId({ date, startMinute: window.startMinute })) ?? 0;
    const isOverbooked = bookedCount > (window.isActive ? window.capacity : 0);
    return { ...window, origin: originOf(window.startMinute), bookedCount, isOverbooked };
  });
  const gone = [...bookedCounts]
    .map(([id, bookedCount]) => ({ slot: startOf(id, date), bookedCount }))
    .filter(({ slot, bookedCount }) => slot !== undefined && bookedCount > 0)
    .filter(({ slot }) => set.every(({ startMinute }) => startMinute !== slot))
    .map(({ slot = 0, bookedCount }): CalendarWindow => removedWindow(slot, bookedCount));
  return {
    date,
    weekday: WEEKDAYS[weekday] ?? 'MONDAY',
    isClosed: exception?.isClosed ?? false,
    reason: exception?.reason ?? null,
    windows: [...set, ...gone].sort((a, b) => a.startMinute - b.startMinute),
  };
}

/** The start minute of a day's window, by its id; undefined if it belongs to another day. */
function startOf(id: string, date: string): number | undefined {
  const prefix = slotId({ date, startMinute: 0 }).slice(0, -1);
  return id.startsWith(prefix) ? Number(id.slice(prefix.length)) : undefined;
}

function removedWindow(startMinute: number, bookedCount: number): CalendarWindow {
  return {
    startMinute,
    endMinute: null,
    capacity: 0,
    cutOffMinutes: 0,
    isActive: false,
    origin: WindowOrigin.REMOVED,
    bookedCount,
    isOverbooked: true,
  };
}
