import fc from 'fast-check';
import { istInstant } from '../../../kernel/ist';
import { bookableWindows, isClosed, slotId } from './slot.rules';

const anyInstant = fc.date({
  min: new Date('2024-01-01'),
  max: new Date('2040-01-01'),
  noInvalidDate: true,
});

describe('delivery windows', () => {
  it('are four a day for seven days, from today in India', () => {
    const windows = bookableWindows(new Date('2026-11-20T20:00:00Z')); // 01:30 on the 21st in Thane
    expect(windows).toHaveLength(28);
    expect(windows.map(slotId).slice(0, 5)).toEqual([
      '2026-11-21/420',
      '2026-11-21/540',
      '2026-11-21/1020',
      '2026-11-21/1140',
      '2026-11-22/420',
    ]);
    expect(windows.at(-1)?.date).toBe('2026-11-27');
  });

  it('close on the second, 60 minutes before they start', () => {
    const window = { date: '2026-11-21', startMinute: 1020, endMinute: 1140 };
    const cutOff = istInstant('2026-11-21', 960);
    expect(isClosed(window, new Date(cutOff.getTime() - 1))).toBe(false);
    expect(isClosed(window, cutOff)).toBe(true);
  });

  it('once closed stay closed, and the last day is always open', () => {
    fc.assert(
      fc.property(anyInstant, fc.nat(10 ** 9), (now, laterMs) => {
        const later = new Date(now.getTime() + laterMs);
        const windows = bookableWindows(now);
        for (const window of windows)
          if (isClosed(window, now)) expect(isClosed(window, later)).toBe(true);
        expect(windows.slice(-4).some((window) => isClosed(window, now))).toBe(false);
      }),
    );
  });
});
