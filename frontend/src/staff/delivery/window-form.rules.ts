import { t } from '@lingui/core/macro';

import type { DeliveryWindowFieldsFragment, DeliveryWindowInput } from '../../generated/graphql';
import { formatWindow } from '../../shared/lib/ist-day';

/** A delivery window in the form of the API. */
export type WindowFields = Omit<DeliveryWindowFieldsFragment, '__typename'>;

/** A delivery window as typed. */
export interface WindowRow {
  /** 'HH:mm', the value of an input of type time. */
  start: string;
  /** 'HH:mm'; 00:00 is the end of the day. */
  end: string;
  capacity: string;
  cutOffMinutes: string;
  isActive: boolean;
}

const MINUTES_A_DAY = 24 * 60;
const MAX_CAPACITY = 999_999;
const MAX_CUT_OFF_MINUTES = 2 * MINUTES_A_DAY;

/** The initial row of 'Add a window'. */
export const newWindowRow: WindowRow = {
  start: '',
  end: '',
  capacity: '40',
  cutOffMinutes: '60',
  isActive: true,
};

/** '09:30' for minute 570; the end of the day is 00:00. */
export function timeOfMinute(minute: number): string {
  const hour = Math.floor(minute / 60) % 24;
  return `${String(hour).padStart(2, '0')}:${String(minute % 60).padStart(2, '0')}`;
}

/** Minute 570 for '09:30'; undefined for an invalid time. */
export function minuteOfTime(time: string): number | undefined {
  const [, hour, minute] = /^(\d{2}):(\d{2})(?::\d{2})?$/.exec(time) ?? [];
  return hour === undefined ? undefined : Number(hour) * 60 + Number(minute);
}

/** The rows of some windows. */
export const rowsOf = (windows: readonly WindowFields[]): WindowRow[] =>
  windows.map(({ startMinute, endMinute, capacity, cutOffMinutes, isActive }) => ({
    start: timeOfMinute(startMinute),
    end: timeOfMinute(endMinute),
    capacity: String(capacity),
    cutOffMinutes: String(cutOffMinutes),
    isActive,
  }));

/** The windows of validated rows, in order of time. */
export const windowsOf = (rows: readonly WindowRow[]): WindowFields[] =>
  rows
    .map((row) => ({
      startMinute: minuteOfTime(row.start) ?? 0,
      endMinute: minuteOfTime(row.end) || MINUTES_A_DAY,
      capacity: Number(row.capacity),
      cutOffMinutes: Number(row.cutOffMinutes),
      isActive: row.isActive,
    }))
    .sort((a, b) => a.startMinute - b.startMinute);

const isWhole = (text: string, least: number, most: number) =>
  /^\d{1,7}$/.test(text.trim()) && Number(text) >= least && Number(text) <= most;

/** Checks that need no server, each with the row to check and all rows. */
export const windowChecks = {
  start: (row: WindowRow, rows: readonly WindowRow[]) => {
    if (minuteOfTime(row.start) === undefined) return t`Enter when it starts`;
    return (
      rows.filter(({ start }) => start === row.start).length === 1 ||
      t`Another window starts at this time`
    );
  },
  end: (row: WindowRow) => {
    const end = minuteOfTime(row.end);
    if (end === undefined) return t`Enter when it ends`;
    return (end || MINUTES_A_DAY) > (minuteOfTime(row.start) ?? -1) || t`It ends before it starts`;
  },
  capacity: ({ capacity }: WindowRow) =>
    isWhole(capacity, 1, MAX_CAPACITY) || t`Enter 1 or more orders`,
  cutOffMinutes: ({ cutOffMinutes }: WindowRow) =>
    isWhole(cutOffMinutes, 0, MAX_CUT_OFF_MINUTES) || t`Enter 0 to ${MAX_CUT_OFF_MINUTES} minutes`,
};

/** The hours of each offered window that begins before an earlier one ends, after those of the earlier one. */
export function overlapsOf(rows: readonly WindowRow[]): [string, string][] {
  const timed = rows.filter((row) => row.isActive && windowChecks.end(row) === true);
  const overlaps: [string, string][] = [];
  let longest: WindowFields | undefined;
  for (const window of windowsOf(timed)) {
    const { startMinute, endMinute } = window;
    if (longest && startMinute < longest.endMinute)
      overlaps.push([
        formatWindow(longest.startMinute, longest.endMinute),
        formatWindow(startMinute, endMinute),
      ]);
    if (!longest || endMinute > longest.endMinute) longest = window;
  }
  return overlaps;
}

/** '7–9 am: 40 orders, until 60 min before'. */
export function describeWindow(window: WindowFields): string {
  const { startMinute, endMinute, capacity, cutOffMinutes, isActive } = window;
  const time = formatWindow(startMinute, endMinute);
  if (!isActive) return t`${time}: not offered`;
  return t`${time}: ${capacity} orders, until ${cutOffMinutes} min before`;
}

const isSameWindow = (a: WindowFields, b: WindowFields): boolean =>
  a.startMinute === b.startMinute &&
  a.endMinute === b.endMinute &&
  a.capacity === b.capacity &&
  a.cutOffMinutes === b.cutOffMinutes &&
  a.isActive === b.isActive;

/**
 * The exceptions of a day that give it exactly these windows: those that its weekday does not have, and those of the
 * weekday to leave out, as not offered.
 */
export function exceptionsFor(
  wanted: readonly WindowFields[],
  weekly: readonly WindowFields[],
): DeliveryWindowInput[] {
  const own = wanted.filter((window) => !weekly.some((each) => isSameWindow(each, window)));
  const starts = new Set(wanted.map(({ startMinute }) => startMinute));
  const leftOut = weekly
    .filter(({ startMinute, isActive }) => isActive && !starts.has(startMinute))
    .map((window) => ({ ...window, isActive: false }));
  return [...own, ...leftOut].sort((a, b) => a.startMinute - b.startMinute).map(inputOfWindow);
}

/** A window as input of the API. */
export const inputOfWindow = (window: WindowFields): DeliveryWindowInput => ({
  startMinute: window.startMinute,
  endMinute: window.endMinute,
  capacity: window.capacity,
  cutOffMinutes: window.cutOffMinutes,
  isActive: window.isActive,
});
