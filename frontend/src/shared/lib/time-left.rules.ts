import { plural } from '@lingui/core/macro';

/** 'within 12 minutes', rounded up to whole minutes; undefined once the time is over. */
export function timeLeft(until: string, now: Date): string | undefined {
  const minutes = Math.ceil((new Date(until).getTime() - now.getTime()) / 60_000);
  if (minutes <= 0) return undefined;
  return plural(minutes, { one: 'within a minute', other: 'within # minutes' });
}
