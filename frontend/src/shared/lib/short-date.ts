import { perLanguage } from './per-language';

// Explicit options: browser versions differ in the meaning of 'short'.
const shortDate = perLanguage(
  (locale) =>
    new Intl.DateTimeFormat(locale, {
      day: '2-digit',
      month: '2-digit',
      year: '2-digit',
      timeZone: 'UTC',
    }),
);

/** A calendar day (yyyy-MM-dd) in the short form of India: '20/11/26'. */
export function formatShortDate(day: string): string {
  // A day has no time zone; parsing and formatting in the same zone keeps the day.
  return shortDate().format(new Date(`${day}T00:00:00Z`));
}
