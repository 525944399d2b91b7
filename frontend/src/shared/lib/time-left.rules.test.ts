import { describe, expect, it } from 'vitest';

import { timeLeft } from './time-left.rules';

const until = '2026-11-20T10:15:00Z';
const leftAt = (now: string) => timeLeft(until, new Date(now));

describe('the time that is left', () => {
  it('counts the minute that has begun', () => {
    expect(leftAt('2026-11-20T10:00:00Z')).toBe('within 15 minutes');
    expect(leftAt('2026-11-20T10:13:30Z')).toBe('within 2 minutes');
    expect(leftAt('2026-11-20T10:14:30Z')).toBe('within a minute');
  });

  it('is none once it is over', () => {
    expect(leftAt(until)).toBeUndefined();
    expect(leftAt('2026-11-20T11:00:00Z')).toBeUndefined();
  });
});
