import { i18n, type I18n } from '@lingui/core';
import { t } from '@lingui/core/macro';

import { language } from './language';
import { perLanguage } from './per-language';

/** Indian time is five and a half hours ahead of UTC, all year. */
const aheadOfUtcMs = 330 * 60 * 1000;
const weekday = perLanguage(
  (locale) =>
    new Intl.DateTimeFormat(locale, { timeZone: 'UTC', weekday: 'short', day: 'numeric' }),
);
/** Creates the day formatter ahead of time: on a slow phone that takes a moment, which should not delay rendering. */
export function prepareDays(): void {
  if (language() !== 'en') weekday();
}

const dayMs = 24 * 60 * 60 * 1000;

/** The calendar day in Thane at an instant, as yyyy-MM-dd. */
export const istDayOf = (instant: Date): string =>
  new Date(instant.getTime() + aheadOfUtcMs).toISOString().slice(0, 'yyyy-MM-dd'.length);

/** 'today', 'tomorrow', or 'Sat 21', for a day as yyyy-MM-dd. */
export function nameDay(day: string, now: Date): string {
  if (day === istDayOf(now)) return t`today`;
  if (day === istDayOf(new Date(now.getTime() + dayMs))) return t`tomorrow`;
  const midnight = new Date(`${day}T00:00:00Z`);
  if (language() === 'en') return inEnglish(midnight);
  // Marathi would put the day first, but in a row of days the weekday distinguishes them.
  const parts = weekday().formatToParts(midnight);
  const partOf = (type: string) => parts.find((part) => part.type === type)?.value ?? '';
  return `${partOf('weekday')} ${partOf('day')}`;
}

/**
 * 'Sat 21', equal to `Intl`'s output (ist-day.test.ts). JavaScript's own text of an instant starts with the day in
 * English ('Sat, 21 Nov 2026'), while the first `Intl` object of a page takes a slow phone a tenth of a second.
 */
const inEnglish = (midnight: Date): string =>
  `${midnight.toUTCString().slice(0, 3)} ${midnight.getUTCDate()}`;

/**
 * '5–7 pm' for minutes 1020 to 1140; '11 am–1 pm' across noon, '9:30–11 am' if it does not start on the hour. In Hindi
 * and Marathi like the server's `windowIn`: 'शाम 5 – 7', 'सुबह 11 – दोपहर 1'.
 */
export function formatWindow(startMinute: number, endMinute: number, texts: I18n = i18n): string {
  const start = formatMinute(startMinute);
  if (language(texts) !== 'en') {
    const [first, last] = [partOfDay(startMinute, texts), partOfDay(endMinute, texts)];
    const until = formatMinute(endMinute);
    return `${first} ${start} – ${first === last ? until : `${last} ${until}`}`;
  }
  const end = `${formatMinute(endMinute)} ${halfOf(endMinute)}`;
  return halfOf(startMinute) === halfOf(endMinute)
    ? `${start}–${end}`
    : `${start} ${halfOf(startMinute)}–${end}`;
}

/** Each language's catalogue contains these words. */
const partOfDay = (minuteOfDay: number, texts: I18n): string =>
  texts._(`hour.${Math.floor(minuteOfDay / 60) % 24}`);

const halfOf = (minuteOfDay: number): string => (minuteOfDay % 1440 < 720 ? 'am' : 'pm');

function formatMinute(minuteOfDay: number): string {
  const hour = String(Math.floor(minuteOfDay / 60) % 12 || 12);
  const minute = minuteOfDay % 60;
  return minute === 0 ? hour : `${hour}:${String(minute).padStart(2, '0')}`;
}
