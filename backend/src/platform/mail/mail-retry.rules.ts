import type { MailKind } from './mail-kind';

const MINUTE_MS = 60_000;
const LONGEST_PAUSE_MINUTES = 6 * 60;
const DAY_MINUTES = 24 * 60;

/** How long an email is worth sending: nobody waits until the next day for a password reset link. */
const WORTH_MINUTES: Partial<Record<MailKind, number>> = {
  'password-reset': 60,
  'change-email': DAY_MINUTES,
  'order-out-for-delivery': DAY_MINUTES,
};
const OTHERS_WORTH_MINUTES = 3 * DAY_MINUTES;

/** An email that could not be sent. */
export interface FailedMail {
  kind: MailKind;
  createdAt: Date;
  /** Attempts so far, at least 1. */
  attempts: number;
}

/**
 * When to retry an email: after 1 minute, 2, 4 and so on, at most after 6 hours.
 * @returns undefined where it is given up
 */
export function nextTry({ kind, createdAt, attempts }: FailedMail, now: Date): Date | undefined {
  const pauseMinutes = Math.min(2 ** (attempts - 1), LONGEST_PAUSE_MINUTES);
  const nextTryAt = new Date(now.getTime() + pauseMinutes * MINUTE_MS);
  const worthMs = (WORTH_MINUTES[kind] ?? OTHERS_WORTH_MINUTES) * MINUTE_MS;
  return nextTryAt.getTime() - createdAt.getTime() > worthMs ? undefined : nextTryAt;
}

/** The error codes of a failure, without its message: mail servers repeat the recipient there. */
export function failureCodes(error: unknown): string {
  const { code, responseCode } = (error ?? {}) as { code?: unknown; responseCode?: unknown };
  const known = [code, responseCode].filter((part) => /^[A-Z0-9_]{2,40}$/.test(String(part)));
  return known.length > 0 ? known.join(' ') : 'unknown';
}
