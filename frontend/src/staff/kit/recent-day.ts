import { formatDayOf, istMinute } from '../../shared/lib/ist-time';
import { perLanguage } from '../../shared/lib/per-language';

const dayOfYear = perLanguage(
  (locale) =>
    new Intl.DateTimeFormat(locale, { timeZone: 'Asia/Kolkata', day: 'numeric', month: 'short' }),
);

/** The day of an instant in Thane: '20 Nov', or '20 Nov 2025' in another year than `now`. */
export function formatRecentDay(instant: string, now: Date): string {
  const isThisYear = istMinute(instant).slice(0, 4) === istMinute(now.toISOString()).slice(0, 4);
  return isThisYear ? dayOfYear().format(new Date(instant)) : formatDayOf(instant);
}
