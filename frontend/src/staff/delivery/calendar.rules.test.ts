import { describe, expect, it } from 'vitest';

import {
  aCalendarDay,
  aCalendarWindow,
  aClosedDay,
  aWindow,
  deliverySettings,
} from '../../test/delivery-records';
import {
  bookedOn,
  closing,
  daysBetween,
  firstShown,
  lastShown,
  overbookedOf,
  overbookings,
  restoring,
  windowsOn,
  withWindows,
} from './calendar.rules';

// 24 November 2026 is a Tuesday.
const today = '2026-11-24';

describe('the days that are shown', () => {
  it('begin today, or on the Monday of a later week', () => {
    expect(firstShown(null, today)).toBe(today);
    expect(firstShown('2026-12-10', today)).toBe('2026-12-07');
    expect(firstShown('2026-11-27', today)).toBe(today);
    expect(firstShown('2025-01-01', today)).toBe(today);
    expect(firstShown('2026-99-99', today)).toBe(today);
    expect(firstShown('soon', today)).toBe(today);
  });

  it('end on the Sunday of the fifth week', () => {
    expect(lastShown(today)).toBe('2026-12-27');
    expect(lastShown('2026-11-23')).toBe('2026-12-27');
  });
});

describe('daysBetween', () => {
  it('has both ends, across months', () => {
    expect(daysBetween('2026-11-29', '2026-12-01')).toEqual([
      '2026-11-29',
      '2026-11-30',
      '2026-12-01',
    ]);
  });

  it('has none where the end comes first or a field is empty, and one too many where there are too many', () => {
    expect(daysBetween('2026-12-01', '2026-11-30')).toEqual([]);
    expect(daysBetween('', '2026-11-30')).toEqual([]);
    expect(daysBetween('2026-01-01', '2026-12-31')).toHaveLength(63);
  });
});

describe('windowsOn', () => {
  it('has those of the weekday, changed and with extra ones, in the order of time', () => {
    const settings = deliverySettings({
      days: [
        {
          date: today,
          isClosed: false,
          reason: null,
          windows: [
            aWindow({ startMinute: 600, endMinute: 720 }),
            aWindow({ startMinute: 1020, endMinute: 1140, isActive: false }),
          ],
        },
      ],
    });
    expect(windowsOn(settings, today)).toMatchObject([
      { startMinute: 420, isActive: true },
      { startMinute: 600, isActive: true },
      { startMinute: 1020, isActive: false },
    ]);
    expect(windowsOn(settings, today, [])).toMatchObject([
      { startMinute: 600 },
      { startMinute: 1020 },
    ]);
  });
});

describe('closing', () => {
  it('keeps the windows of its own, for when the day is open again', () => {
    const settings = deliverySettings({ days: [{ ...aClosedDay(today), isClosed: false }] });
    expect(
      closing(settings, [today, '2026-11-25', '2026-11-26'], { isClosed: true, reason: 'Diwali' }),
    ).toEqual([
      {
        dates: [today],
        isClosed: true,
        reason: 'Diwali',
        windows: [
          { startMinute: 600, endMinute: 720, capacity: 5, cutOffMinutes: 60, isActive: true },
        ],
      },
      { dates: ['2026-11-25', '2026-11-26'], isClosed: true, reason: 'Diwali', windows: [] },
    ]);
  });

  it('is taken back to what each day was', () => {
    const settings = deliverySettings({ days: [aClosedDay(today, 'Holi')] });
    expect(restoring(settings, [today, '2026-11-25'])).toMatchObject([
      { dates: [today], isClosed: true, reason: 'Holi', windows: [{ startMinute: 600 }] },
      { dates: ['2026-11-25'], isClosed: false, reason: null, windows: [] },
    ]);
  });
});

describe('withWindows', () => {
  const settings = deliverySettings();

  it('says only what differs from the weekday', () => {
    const wanted = [aWindow({ capacity: 12 }), aWindow({ startMinute: 600, endMinute: 720 })];
    expect(withWindows(settings, today, wanted, 'Fair')).toMatchObject({
      dates: [today],
      isClosed: false,
      reason: 'Fair',
      windows: [
        { startMinute: 420, capacity: 12, isActive: true },
        { startMinute: 600, isActive: true },
        { startMinute: 1020, isActive: false },
      ],
    });
  });

  it('says nothing where nothing differs', () => {
    expect(withWindows(settings, today, windowsOn(settings, today), null).windows).toEqual([]);
  });
});

describe('overbooked windows', () => {
  const days = [
    aCalendarDay(today, {
      windows: [
        aCalendarWindow({ bookedCount: 12 }),
        aCalendarWindow({ startMinute: 1020, bookedCount: 3 }),
        aCalendarWindow({ startMinute: 600, bookedCount: 0 }),
      ],
    }),
  ];

  it('are those that get smaller than what is booked, are taken away or no longer offered', () => {
    const at = (capacity: number, isActive = true) =>
      overbookings(days, () => [
        aWindow({ capacity, isActive }),
        aWindow({ startMinute: 1020, capacity: 3 }),
      ]);
    expect(at(12)).toEqual([]);
    expect(at(11)).toEqual([{ date: today, startMinute: 420, bookedCount: 12 }]);
    expect(at(40, false)).toHaveLength(1);
    expect(overbookings(days, () => [])).toHaveLength(2);
  });

  it('are told as the server says', () => {
    expect(overbookedOf(days)).toEqual([]);
    const over = aCalendarDay(today, {
      windows: [aCalendarWindow({ bookedCount: 5, capacity: 4, isOverbooked: true })],
    });
    expect(overbookedOf([over])).toEqual([{ date: today, startMinute: 420, bookedCount: 5 }]);
  });

  it('and all others count together as booked', () => expect(bookedOn(days)).toBe(15));
});
