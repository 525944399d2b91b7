import { describe, expect, it } from 'vitest';

import { monthName, monthsUntil } from './months.rules';

describe('the months that can be chosen', () => {
  it('are those of India, the newest first', () => {
    const months = monthsUntil(new Date('2026-12-31T18:30:00Z'));
    expect(months.slice(0, 3)).toEqual(['2027-01', '2026-12', '2026-11']);
    expect(months).toHaveLength(25);
    expect(months.at(-1)).toBe('2025-01');
  });

  it('are named in the language of the reader', () => {
    expect(monthName('2026-11')).toBe('November 2026');
  });
});
