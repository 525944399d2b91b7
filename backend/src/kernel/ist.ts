import { dateFormats, type Language } from './language';

/**
 * Days and minutes in Thane. India has had one offset without daylight saving since 1945, so plain arithmetic is exact,
 * and no result here depends on the time zone of the server.
 */
const IST_OFFSET_MINUTES = 330;
const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;

const SHORT_DAY = dateFormats({
  timeZone: 'UTC',
  weekday: 'short',
  day: 'numeric',
  month: 'short',
});

/** The calendar day in India at an instant, as yyyy-MM-dd. */
export function istDate(instant: Date): string {
  return new Date(instant.getTime() + IST_OFFSET_MINUTES * MINUTE_MS).toISOString().slice(0, 10);
}

/** The instant at which a minute of an Indian day begins. */
export function istInstant(date: string, minuteOfDay: number): Date {
  const midnightUtc = Date.parse(`${date}T00:00:00Z`);
  return new Date(midnightUtc + (minuteOfDay - IST_OFFSET_MINUTES) * MINUTE_MS);
}

/** The calendar day that is a number of days later. */
export function addDays(date: string, days: number): string {
  return new Date(Date.parse(`${date}T00:00:00Z`) + days * DAY_MS).toISOString().slice(0, 10);
}

/** Whether a text is a valid calendar day as yyyy-MM-dd (2023-02-30 is not). */
export function isCalendarDate(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false;
  const time = Date.parse(`${text}T00:00:00Z`);
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(text);
}

/** Formats a day (yyyy-MM-dd) in a language: 'Sat, 21 Nov', 'शनि, 21 नव॰'. */
export function dayIn(language: Language, date: string): string {
  return SHORT_DAY[language].format(new Date(`${date}T00:00:00Z`));
}

/** A minute of the day as written in files and the audit log: 07:00. */
export function clockTime(minuteOfDay: number): string {
  const [hours, minutes] = [Math.floor(minuteOfDay / 60), minuteOfDay % 60];
  return [hours, minutes].map((part) => String(part).padStart(2, '0')).join(':');
}

/** A minute of the day as shown to customers: '7 am', '12:30 pm'. */
export function spokenTime(minuteOfDay: number): string {
  const [hours, minutes] = [Math.floor(minuteOfDay / 60) % 24, minuteOfDay % 60];
  const hour = hours % 12 || 12;
  const time = minutes === 0 ? String(hour) : `${hour}:${String(minutes).padStart(2, '0')}`;
  return `${time} ${hours < 12 ? 'am' : 'pm'}`;
}
