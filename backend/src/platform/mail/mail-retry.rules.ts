import type { MailKind } from './mail-kind';

const MINUTE_MS = 60_000;
const LONGEST_PAUSE_MINUTES = 6 * 60;
const DAY_MINUTES = 24 * 60;

/** How long a mail is worth sending. Nobody waits for the link of a forgotten password on the next day. */
const WORTH_MINUTES: Partial<Record<MailKind, number>> = {
  'password-reset': 60,
  'change-email': DAY_MINUTES,
  'order-out-for-delivery': DAY_MINUTES,
};
const OTHERS_WORTH_MINUTES = 3 * DAY_MINUTES;

/** What is known of a mail that could not be sent. */
export interface FailedMail {
  kind: MailKind;
  createdAt: Date;
  /** How often it was tried, from 1. */
  attempts: number;
}

/**
 * When a mail is tried again: after 1 minute, 2, 4 and so on, at most after 6 hours.
 * @returns nothing where it is given up
 */
export function nextTry({ kind, createdAt, attempts }: FailedMail, now: Date): Date | undefined {
  const pauseMinutes = Math.min(2 ** (attempts - 1), LONGEST_PAUSE_MINUTES);
  const nextTryAt = new Date(now.getTime() + pauseMinutes * MINUTE_MS);
  const worthMs = (WORTH_MINUTES[kind] ?? OTHERS_WORTH_MINUTES) * MINUTE_MS;
  return nextTryAt.getTime() - createdAt.getTime() > worthMs ? undefined : nextTryAt;
}

/** What may be kept of a failure: codes only, since a mail server likes to repeat whom the mail was for. */
export function failureCodes(error: unknown): string {
  const { code, responseCode } = (error ?? {}) as { code?: unknown; responseCode?: unknown };
  const known = [code, responseCode].filter((part) => /^[A-Z0-9_]{2,40}$/.test(String(part)));
  return known.length > 0 ? known.join(' ') : 'unknown';
}
