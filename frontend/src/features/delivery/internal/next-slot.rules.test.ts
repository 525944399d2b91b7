import { describe, expect, it } from 'vitest';

import { describeNextSlot } from './next-slot.rules';

const slot = (date: string, startMinute: number) => ({
  id: `${date}/${startMinute}`,
  date,
  startMinute,
  endMinute: startMinute + 120,
});

/** 18:45 UTC is a quarter past midnight in Thane, so the day there is the 21st. */
const now = new Date('2026-11-20T18:45:00Z');

describe('the next slot', () => {
  it('has its day and its hours', () => {
    expect(describeNextSlot(slot('2026-11-21', 1020), now)).toBe('Next slot today 5–7 pm');
  });

  it('names tomorrow and later days', () => {
    expect(describeNextSlot(slot('2026-11-22', 420), now)).toBe('Next slot tomorrow 7–9 am');
    expect(describeNextSlot(slot('2026-11-23', 570), now)).toBe('Next slot Mon 23 9:30–11:30 am');
  });

  it('says when none is left', () => {
    expect(describeNextSlot(null, now)).toBe('All slots are taken');
  });
});
