import { perLanguage } from '../../shared/lib/per-language';
import type { Weekday } from '../../generated/graphql';
import { weekdays } from './calendar.rules';

const longName = perLanguage(
  (locale) => new Intl.DateTimeFormat(locale, { timeZone: 'UTC', weekday: 'long' }),
);

const MONDAY = Date.UTC(2024, 0, 1);
const DAY_MS = 24 * 60 * 60 * 1000;

/** 'Monday', in the language of the console. */
export const weekdayName = (weekday: Weekday): string =>
  longName().format(new Date(MONDAY + weekdays.indexOf(weekday) * DAY_MS));
