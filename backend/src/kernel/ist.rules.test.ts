import fc from 'fast-check';
import { addDays, isCalendarDate, istDate, istInstant } from './ist';

describe('Indian days', () => {
  it('begin at 18:30 UTC of the day before', () => {
    expect(istDate(new Date('2026-11-20T18:29:59.999Z'))).toBe('2026-11-20');
    expect(istDate(new Date('2026-11-20T18:30:00.000Z'))).toBe('2026-11-21');
    expect(istInstant('2026-11-21', 0).toISOString()).toBe('2026-11-20T18:30:00.000Z');
    expect(istInstant('2026-11-21', 17 * 60).toISOString()).toBe('2026-11-21T11:30:00.000Z');
  });

  it('come back from the instant of any of their minutes', () => {
    fc.assert(
      fc.property(
        fc.date({ min: new Date('2000-01-01'), max: new Date('2100-01-01'), noInvalidDate: true }),
        fc.nat(1439),
        (instant, minute) => {
          const day = istDate(instant);
          expect(istDate(istInstant(day, minute))).toBe(day);
          expect(addDays(addDays(day, 5), -5)).toBe(day);
        },
      ),
    );
  });

  it('know the calendar', () => {
    expect(isCalendarDate('2024-02-29')).toBe(true);
    expect(isCalendarDate('2023-02-29')).toBe(false);
    expect(isCalendarDate('2023-2-9')).toBe(false);
    expect(isCalendarDate('2023-13-01')).toBe(false);
  });
});
