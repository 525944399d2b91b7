import { addDays, istDate, istInstant } from '../../../kernel/ist';

/** The windows of every day, as minutes of the Indian day: 07-09, 09-11, 17-19, 19-21. */
export const WINDOWS = [
  { startMinute: 7 * 60, endMinute: 9 * 60 },
  { startMinute: 9 * 60, endMinute: 11 * 60 },
  { startMinute: 17 * 60, endMinute: 19 * 60 },
  { startMinute: 19 * 60, endMinute: 21 * 60 },
] as const;

/** How many days can be booked, today among them. */
export const BOOKABLE_DAYS = 7;
/** A window closes so long before it starts. */
export const CUT_OFF_MINUTES = 60;

/** One delivery window of one Indian day. */
export interface SlotWindow {
  /** yyyy-MM-dd, in India. */
  date: string;
  startMinute: number;
  endMinute: number;
}

/** All windows of the bookable days, closed ones too, in the order of time. */
export function bookableWindows(now: Date): SlotWindow[] {
  const today = istDate(now);
  return Array.from({ length: BOOKABLE_DAYS }, (_, day) => addDays(today, day)).flatMap((date) =>
    WINDOWS.map((window) => ({ date, ...window })),
  );
}

/** Whether it is too late to book a window: from the very second of its cut-off on. */
export function isClosed(window: SlotWindow, now: Date): boolean {
  return now >= istInstant(window.date, window.startMinute - CUT_OFF_MINUTES);
}

/** How a window is named on the wire: 'yyyy-MM-dd/startMinute'. */
export function slotId(window: Pick<SlotWindow, 'date' | 'startMinute'>): string {
  return `${window.date}/${window.startMinute}`;
}
