import type { I18n } from '@lingui/core';

import { perLanguage } from './per-language';

// Explicit options: browser versions differ in the meaning of 'medium'.
const moment = perLanguage(
  (locale) =>
    new Intl.DateTimeFormat(locale, {
      timeZone: 'Asia/Kolkata',
      day: 'numeric',
      month: 'short',
      year: 'numeric',
      hour: 'numeric',
      minute: '2-digit',
      hour12: true,
    }),
);
const timeOfDay = perLanguage(
  (locale) =>
    new Intl.DateTimeFormat(locale, {
      timeZone: 'Asia/Kolkata',
      hour: 'numeric',
      minute: '2-digit',
      hour12: true,
    }),
);
const calendarDay = perLanguage(
  (locale) =>
    new Intl.DateTimeFormat(locale, {
      timeZone: 'Asia/Kolkata',
      day: 'numeric',
      month: 'short',
      year: 'numeric',
    }),
);

/** '20 Nov 2026, 2:05 pm': an instant in Indian time. */
export const formatInstant = (instant: string): string => moment().format(new Date(instant));

/** '2:05 pm': the time of an instant in Thane. */
export const formatTime = (instant: string): string => timeOfDay().format(new Date(instant));

/** '20 Nov 2026': the day of an instant in Thane, in the current language or that of the given texts. */
export const formatDayOf = (instant: string, texts?: I18n): string =>
  calendarDay(texts).format(new Date(instant));

/** '14 May 1991': a calendar day (yyyy-MM-dd), in the current language or that of the given texts. */
export const formatCalendarDay = (day: string, texts?: I18n): string =>
  formatDayOf(`${day}T00:00:00+05:30`, texts);

const dayPattern = /^\d{4}-\d{2}-\d{2}$/;

/** The first instant of a day (yyyy-MM-dd) in Thane; null for an empty field. */
export const startOfIstDay = (day: string): string | null =>
  dayPattern.test(day) ? new Date(`${day}T00:00:00+05:30`).toISOString() : null;

/** The last second of a day (yyyy-MM-dd) in Thane; null for an empty field. */
export const endOfIstDay = (day: string): string | null =>
  dayPattern.test(day) ? new Date(`${day}T23:59:59+05:30`).toISOString() : null;

const istOffsetMs = 330 * 60_000;

/** The minute of an instant in India, in the format of a datetime-local field: 2026-12-01T09:00. */
export const istMinute = (instant: string): string =>
  new Date(Date.parse(instant) + istOffsetMs).toISOString().slice(0, 16);

/** The instant at which a minute in India starts. */
export const instantOfMinute = (minute: string): string =>
  new Date(Date.parse(`${minute}Z`) - istOffsetMs).toISOString();
