import { perLanguage } from '../../shared/lib/per-language';
import type { Weekday } from '../../generated/graphql';
import { weekdays } from './calendar.rules';

const longName = perLanguage(
  (locale) => new Intl.DateTimeFormat(locale, { timeZone: 'UTC', weekday: 'long' }),
);
const shortDay = perLanguage(
  (locale) =>
    new Intl.DateTimeFormat(locale, {
      timeZone: 'UTC',
      weekday: 'short',
      day: 'numeric',
      month: 'short',
    }),
);

const MONDAY = Date.UTC(2024, 0, 1);
const DAY_MS = 24 * 60 * 60 * 1000;

/** 'Monday', in the language that is shown. */
export const weekdayName = (weekday: Weekday): string =>
  longName().format(new Date(MONDAY + weekdays.indexOf(weekday) * DAY_MS));

/** 'Sat, 28 Nov' for a day of the calendar (yyyy-MM-dd). */
export const shortDayName = (date: string): string =>
  shortDay().format(new Date(`${date}T00:00:00Z`));
