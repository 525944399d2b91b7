import { expect, it } from 'vitest';

import { formatShortDate } from './short-date';

it('writes a day in the short form of India', () => {
  expect(formatShortDate('2026-11-20')).toBe('20/11/26');
  expect(formatShortDate('2026-01-02')).toBe('02/01/26');
});
