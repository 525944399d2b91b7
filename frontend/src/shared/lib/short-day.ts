import { perLanguage } from './per-language';

const shortDay = perLanguage(
  (locale) =>
    new Intl.DateTimeFormat(locale, {
      timeZone: 'UTC',
      weekday: 'short',
      day: 'numeric',
      month: 'short',
    }),
);

/** 'Sat, 28 Nov' for a calendar day (yyyy-MM-dd), like the server's `dayIn`. */
export const shortDayName = (date: string): string =>
  shortDay().format(new Date(`${date}T00:00:00Z`));
