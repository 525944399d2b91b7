import { describe, expect, it } from 'vitest';

import {
  endOfIstDay,
  formatCalendarDay,
  formatDayOf,
  formatInstant,
  formatTime,
  instantOfMinute,
  istMinute,
  startOfIstDay,
} from './ist-time';

describe('an instant as the clocks of Thane show it', () => {
  const lateInTheEvening = '2026-11-20T18:45:00Z';

  it('has the day and the time of India', () => {
    expect(formatInstant(lateInTheEvening)).toBe('21 Nov 2026, 12:15 am');
    expect(formatTime(lateInTheEvening)).toBe('12:15 am');
    expect(formatDayOf(lateInTheEvening)).toBe('21 Nov 2026');
  });
});

it('a day of the calendar is that day everywhere', () => {
  expect(formatCalendarDay('1991-05-14')).toBe('14 May 1991');
});

it('a minute of a form is one in India, and back', () => {
  expect(istMinute('2026-11-20T18:45:59.000Z')).toBe('2026-11-21T00:15');
  expect(instantOfMinute('2026-11-21T00:15')).toBe('2026-11-20T18:45:00.000Z');
});

describe('a day of a form', () => {
  it('begins and ends at midnight in India', () => {
    expect(startOfIstDay('2026-11-21')).toBe('2026-11-20T18:30:00.000Z');
    expect(endOfIstDay('2026-11-21')).toBe('2026-11-21T18:29:59.000Z');
  });

  it('is none where the field is empty', () => {
    expect(startOfIstDay('')).toBeNull();
    expect(endOfIstDay('')).toBeNull();
  });
});
