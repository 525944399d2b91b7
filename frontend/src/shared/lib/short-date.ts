import { perLanguage } from './per-language';

// Spelled out: what 'short' means differs between versions of browsers.
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
  // A day has no zone; reading and writing it in the same one keeps it that day.
  return shortDate().format(new Date(`${day}T00:00:00Z`));
}
