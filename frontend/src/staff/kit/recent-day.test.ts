import { expect, it } from 'vitest';

import { formatRecentDay } from './recent-day';

it('a recent day has its year only where that is another one in India', () => {
  const at = '2026-11-20T18:45:00Z';
  expect(formatRecentDay(at, new Date('2026-12-31T18:29:00Z'))).toBe('21 Nov');
  expect(formatRecentDay(at, new Date('2026-12-31T18:30:00Z'))).toBe('21 Nov 2026');
});
