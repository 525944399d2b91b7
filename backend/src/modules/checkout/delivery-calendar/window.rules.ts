import { clockTime } from '../../../kernel/ist';
import { FieldMessages } from '../../../kernel/shop-error';
import { WindowSettings } from '../delivery-settings/schedule.rules';

const MINUTES_A_DAY = 24 * 60;
/** As SLOT_CAPACITY. */
export const MAX_CAPACITY = 999_999;
/** Two days. */
export const MAX_CUT_OFF_MINUTES = 2 * MINUTES_A_DAY;
/** One an hour. */
export const MAX_WINDOWS = 24;

const isWhole = (value: number, least: number, most: number) =>
  Number.isInteger(value) && value >= least && value <= most;

/** What is wrong with the windows of a day, by the name of the field: `windows.1.endMinute`. */
export function windowProblems(windows: readonly WindowSettings[]): FieldMessages {
  if (windows.length > MAX_WINDOWS)
    return { windows: `A day has at most ${MAX_WINDOWS} delivery windows` };
  const problems: FieldMessages = {};
  const starts = new Set<number>();
  for (const [at, { startMinute, endMinute, capacity, cutOffMinutes }] of windows.entries()) {
    const tell = (field: keyof WindowSettings, message: string) => {
      problems[`windows.${at}.${field}`] = message;
    };
    if (!isWhole(startMinute, 0, MINUTES_A_DAY - 1))
      tell('startMinute', 'A window should start at a minute of the day, 0 to 1439');
    else if (starts.has(startMinute))
      tell('startMinute', `Another window starts at ${clockTime(startMinute)}`);
    if (!isWhole(endMinute, startMinute + 1, MINUTES_A_DAY))
      tell('endMinute', 'A window should end after its start, by midnight');
    if (!isWhole(capacity, 1, MAX_CAPACITY))
      tell('capacity', 'A window should take 1 to 9,99,999 orders; to take none, switch it off');
    if (!isWhole(cutOffMinutes, 0, MAX_CUT_OFF_MINUTES))
      tell('cutOffMinutes', 'The cut-off should be 0 to 2,880 minutes before the start');
    starts.add(startMinute);
  }
  return problems;
}

/** In the order of time. */
export function inOrder(windows: readonly WindowSettings[]): WindowSettings[] {
  return windows
    .map(({ startMinute, endMinute, capacity, cutOffMinutes, isActive }) => ({
      ...{ startMinute, endMinute, capacity, cutOffMinutes, isActive },
    }))
    .sort((a, b) => a.startMinute - b.startMinute);
}

/** A window in words, for the audit log: '07:00 to 09:00, 40 orders, until 60 minutes before'. */
export function windowText(window: WindowSettings): string {
  const { startMinute, endMinute, capacity, cutOffMinutes, isActive } = window;
  const terms = `${capacity} orders, until ${cutOffMinutes} minutes before`;
  return `${clockTime(startMinute)} to ${clockTime(endMinute)}, ${terms}${isActive ? '' : ', off'}`;
}
