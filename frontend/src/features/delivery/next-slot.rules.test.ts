import { describe, expect, it } from 'vitest';

import { describeNextSlot } from './next-slot.rules';

const slot = (
  date: string,
  startMinute: number,
  closedReason: 'CLOSED' | 'FULL' | null = null,
) => ({
  id: `${date}/${startMinute}`,
  date,
  startMinute,
  endMinute: startMinute + 120,
  remaining: 40,
  closedReason,
});

/** 18:45 UTC is a quarter past midnight in Thane, so the day there is the 21st. */
const now = new Date('2026-11-20T18:45:00Z');

describe('the next slot', () => {
  it('is the first open one', () => {
    const slots = [
      slot('2026-11-21', 420, 'CLOSED'),
      slot('2026-11-21', 540, 'FULL'),
      slot('2026-11-21', 1020),
      slot('2026-11-21', 1140),
    ];
    expect(describeNextSlot(slots, now)).toBe('Next slot today 17–19');
  });

  it('names tomorrow and later days', () => {
    expect(describeNextSlot([slot('2026-11-22', 420)], now)).toBe('Next slot tomorrow 07–09');
    expect(describeNextSlot([slot('2026-11-23', 570)], now)).toBe('Next slot Mon 23 09:30–11:30');
  });

  it('says when none is left', () => {
    expect(describeNextSlot([slot('2026-11-21', 420, 'FULL')], now)).toBe('All slots are taken');
  });
});
