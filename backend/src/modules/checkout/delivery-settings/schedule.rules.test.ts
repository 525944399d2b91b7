import fc from 'fast-check';
import { addDays, istInstant } from '../../../kernel/ist';
import {
  DayException,
  DeliverySchedule,
  WindowSettings,
  bookableWindows,
  isBookable,
  isClosed,
  offeredOn,
  slotId,
  specifiedSchedule,
  weekdayOf,
  windowsOn,
} from './schedule.rules';

const anyInstant = fc.date({
  min: new Date('2024-01-01'),
  max: new Date('2040-01-01'),
  noInvalidDate: true,
});
const specified = specifiedSchedule(40);

describe('the specified delivery windows', () => {
  it('are four a day for seven days, from today in India', () => {
    const windows = bookableWindows(specified, new Date('2026-11-20T20:00:00Z')); // 01:30 on the 21st in Thane
    expect(windows).toHaveLength(28);
    expect(windows.map(slotId).slice(0, 5)).toEqual([
      '2026-11-21/420',
      '2026-11-21/540',
      '2026-11-21/1020',
      '2026-11-21/1140',
      '2026-11-22/420',
    ]);
    expect(windows.at(-1)?.date).toBe('2026-11-27');
    expect(new Set(windows.map(({ capacity }) => capacity))).toEqual(new Set([40]));
  });

  it('close on the second, 60 minutes before they start', () => {
    const [, , window] = bookableWindows(specified, new Date('2026-11-20T20:00:00Z'));
    const cutOff = istInstant('2026-11-21', 960);
    expect(window && isClosed(window, new Date(cutOff.getTime() - 1))).toBe(false);
    expect(window && isClosed(window, cutOff)).toBe(true);
  });

  it('once closed stay closed, and the last day is always open', () => {
    fc.assert(
      fc.property(anyInstant, fc.nat(10 ** 9), (now, laterMs) => {
        const later = new Date(now.getTime() + laterMs);
        const windows = bookableWindows(specified, now);
        for (const window of windows)
          if (isClosed(window, now)) expect(isClosed(window, later)).toBe(true);
        expect(windows.slice(-4).some((window) => isClosed(window, now))).toBe(false);
      }),
    );
  });
});

/** A Tuesday. */
const date = '2026-11-24';
const evening: WindowSettings = {
  startMinute: 1140,
  endMinute: 1260,
  capacity: 5,
  cutOffMinutes: 30,
  isActive: true,
};
const on = (exception: Partial<DayException>): DeliverySchedule => ({
  ...specified,
  days: [{ date, version: 2, isClosed: false, reason: null, windows: [], ...exception }],
});
const startsOf = (schedule: DeliverySchedule, day = date) =>
  offeredOn(schedule, day).map(({ startMinute }) => startMinute);

describe('the windows of a day', () => {
  it('are those of its weekday', () => {
    const tuesdays = specified.weekdays.map((day, at) =>
      at === 1 ? { version: 2, windows: [evening] } : day,
    );
    const schedule = { ...specified, weekdays: tuesdays };
    expect(offeredOn(schedule, date)).toEqual([
      { date, startMinute: 1140, endMinute: 1260, capacity: 5, cutOffMinutes: 30 },
    ]);
    expect(startsOf(schedule, '2026-11-25')).toHaveLength(4);
    expect(startsOf(schedule, '2026-12-01')).toEqual([1140]);
  });

  it('are none where it is closed, whatever else is set', () => {
    expect(windowsOn(on({ isClosed: true, windows: [evening] }), date)).toEqual([]);
    expect(startsOf(on({ isClosed: true }), '2026-11-25')).toHaveLength(4);
  });

  it('are changed, taken away and added by its exception', () => {
    const extra = { ...evening, startMinute: 720, endMinute: 780 };
    const without = { ...evening, startMinute: 420, isActive: false };
    const schedule = on({ windows: [evening, extra, without] });
    expect(startsOf(schedule)).toEqual([540, 720, 1020, 1140]);
    expect(offeredOn(schedule, date).at(-1)).toMatchObject({ capacity: 5, cutOffMinutes: 30 });
    expect(windowsOn(schedule, date)[0]).toMatchObject({ startMinute: 420, isActive: false });
  });

  it('can be booked as they are until their cut-off', () => {
    const schedule = on({ windows: [evening] });
    const slot = { date, startMinute: 1140, endMinute: 1260 };
    const cutOff = istInstant(date, 1110);
    expect(isBookable(schedule, slot, new Date(cutOff.getTime() - 1))).toBe(true);
    expect(isBookable(schedule, slot, cutOff)).toBe(false);
    expect(isBookable(schedule, { ...slot, endMinute: 1200 }, new Date(0))).toBe(false);
    expect(isBookable(on({ isClosed: true }), slot, new Date(0))).toBe(false);
  });

  it('always have starts of their own, in order, from the exception where it has one', () => {
    const window = fc.record({
      startMinute: fc.integer({ min: 0, max: 1439 }),
      endMinute: fc.constant(1440),
      capacity: fc.integer({ min: 1, max: 9 }),
      cutOffMinutes: fc.integer({ min: 0, max: 2880 }),
      isActive: fc.boolean(),
    });
    const windows = fc.uniqueArray(window, { selector: (each) => each.startMinute });
    fc.assert(
      fc.property(windows, windows, fc.nat(3000), (weekly, special, offset) => {
        const day = addDays(date, offset);
        const schedule = {
          weekdays: specified.weekdays.map((_, at) => ({
            version: 1,
            windows: at === weekdayOf(day) ? weekly : [],
          })),
          days: [{ date: day, version: 1, isClosed: false, reason: null, windows: special }],
        };
        const starts = windowsOn(schedule, day).map(({ startMinute }) => startMinute);
        const expected = new Set([...weekly, ...special].map(({ startMinute }) => startMinute));
        expect(starts).toEqual([...expected].sort((a, b) => a - b));
        for (const each of special) expect(windowsOn(schedule, day)).toContainEqual(each);
      }),
    );
  });

  it('have the weekday of the calendar', () => {
    expect(['2026-11-23', date, '2026-11-29', '2028-02-29'].map(weekdayOf)).toEqual([0, 1, 6, 1]);
  });
});
