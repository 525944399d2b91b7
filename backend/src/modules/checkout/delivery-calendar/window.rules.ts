import { clockTime } from '../../../kernel/ist';
import { FieldMessages } from '../../../kernel/shop-error';
import { Message } from '../../../kernel/message';
import { checkoutMessages } from '../checkout.messages';
import { WindowSettings } from '../delivery-settings/schedule.rules';

const MINUTES_A_DAY = 24 * 60;
/** The same limit as SLOT_CAPACITY. */
export const MAX_CAPACITY = 999_999;
/** Two days. */
export const MAX_CUT_OFF_MINUTES = 2 * MINUTES_A_DAY;
/** One per hour. */
const MAX_WINDOWS = 24;

const isWhole = (value: number, least: number, most: number) =>
  Number.isInteger(value) && value >= least && value <= most;

/** The problems of a day's windows, by field name: `windows.1.endMinute`. */
export function windowProblems(windows: readonly WindowSettings[]): FieldMessages {
  if (windows.length > MAX_WINDOWS)
    return { windows: checkoutMessages.tooManyWindows({ most: MAX_WINDOWS }) };
  const problems: FieldMessages = {};
  const starts = new Set<number>();
  for (const [at, { startMinute, endMinute, capacity, cutOffMinutes }] of windows.entries()) {
    const tell = (field: keyof WindowSettings, message: Message) => {
      problems[`windows.${at}.${field}`] = message;
    };
    if (!isWhole(startMinute, 0, MINUTES_A_DAY - 1))
      tell('startMinute', checkoutMessages.windowStart());
    else if (starts.has(startMinute))
      tell('startMinute', checkoutMessages.windowStartTaken({ time: clockTime(startMinute) }));
    if (!isWhole(endMinute, startMinute + 1, MINUTES_A_DAY))
      tell('endMinute', checkoutMessages.windowEnd());
    if (!isWhole(capacity, 1, MAX_CAPACITY))
      tell('capacity', checkoutMessages.windowCapacity({ mostCount: MAX_CAPACITY }));
    if (!isWhole(cutOffMinutes, 0, MAX_CUT_OFF_MINUTES))
      tell('cutOffMinutes', checkoutMessages.windowCutOff({ mostCount: MAX_CUT_OFF_MINUTES }));
    starts.add(startMinute);
  }
  return problems;
}

/** Sorts windows by time. */
export function inOrder(windows: readonly WindowSettings[]): WindowSettings[] {
  return windows
    .map(({ startMinute, endMinute, capacity, cutOffMinutes, isActive }) => ({
      ...{ startMinute, endMinute, capacity, cutOffMinutes, isActive },
    }))
    .sort((a, b) => a.startMinute - b.startMinute);
}

/** A window as text for the audit log: '07:00 to 09:00, 40 orders, until 60 minutes before'. */
export function windowText(window: WindowSettings): string {
  const { startMinute, endMinute, capacity, cutOffMinutes, isActive } = window;
  const terms = `${capacity} orders, until ${cutOffMinutes} minutes before`;
  return `${clockTime(startMinute)} to ${clockTime(endMinute)}, ${terms}${isActive ? '' : ', off'}`;
}
