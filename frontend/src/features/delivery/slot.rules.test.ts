import { describe, expect, it } from 'vitest';

import { groupByDay, isOpen, slotNote, withoutSpentToday } from './slot.rules';

const slot = { date: '2026-11-21', remaining: 40 };

describe('delivery slots as shown', () => {
  it('groups by day in the order they came', () => {
    const next = { ...slot, date: '2026-11-22' };
    expect(groupByDay([slot, slot, next]).map((day) => [day.date, day.slots.length])).toEqual([
      ['2026-11-21', 2],
      ['2026-11-22', 1],
    ]);
  });

  it('says why a slot is not to be had, or how much room it has', () => {
    expect(slotNote({ ...slot, closedReason: 'CLOSED' })).toBe('closed');
    expect(slotNote({ ...slot, closedReason: 'FULL' })).toBe('full');
    expect(slotNote({ remaining: 0 })).toBe('full');
    expect(slotNote({ remaining: 3 })).toBe('only 3 left');
    expect(slotNote(slot)).toBe('available');
  });

  it('leaves today out where nothing of it is open, unless there is no other day', () => {
    const today = { date: '2026-11-21', slots: [{ remaining: 0 }] };
    const next = { date: '2026-11-22', slots: [{ remaining: 0 }] };
    expect(withoutSpentToday([today, next], today.date)).toEqual([next]);
    expect(withoutSpentToday([today], today.date)).toEqual([today]);
    const open = { date: '2026-11-21', slots: [{ remaining: 1 }] };
    expect(withoutSpentToday([open, next], open.date)).toEqual([open, next]);
  });

  it('offers only what is open', () => {
    expect(isOpen({ ...slot, closedReason: 'CLOSED' })).toBe(false);
    expect(isOpen({ remaining: 0, closedReason: null })).toBe(false);
    expect(isOpen({ ...slot, closedReason: null })).toBe(true);
  });
});
