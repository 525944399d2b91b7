import { i18n } from '@lingui/core';

import { istDayOf } from '../../shared/lib/ist-day';

/** The number of months to choose from: this one, and two years back. */
const MONTH_COUNT = 25;

/** The months to choose from, as yyyy-MM in India, the newest first. */
export function monthsUntil(now: Date): string[] {
  const [year = 0, month = 0] = istDayOf(now).split('-').map(Number);
  return Array.from({ length: MONTH_COUNT }, (_, back) =>
    new Date(Date.UTC(year, month - 1 - back, 1)).toISOString().slice(0, 7),
  );
}

/** A month in the language of the user: 'November 2026'. */
export function monthName(month: string): string {
  return new Intl.DateTimeFormat(i18n.locale, {
    timeZone: 'UTC',
    month: 'long',
    year: 'numeric',
  }).format(new Date(`${month}-01T00:00:00Z`));
}
