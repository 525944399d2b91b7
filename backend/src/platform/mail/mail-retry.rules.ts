const MINUTE_MS = 60_000;
const LONGEST_PAUSE_MINUTES = 6 * 60;

/** How many minutes an email is worth sending by default: three days. */
const USUALLY_WORTH_MINUTES = 3 * 24 * 60;

/** An email that could not be sent. */
export interface FailedMail {
  createdAt: Date;
  /** Attempts so far, at least 1. */
  attempts: number;
}

/**
 * When to retry an email: after 1 minute, 2, 4 and so on, at most after 6 hours.
 * @returns undefined to give up
 */
export function nextTry(
  { createdAt, attempts }: FailedMail,
  now: Date,
  worthMinutes = USUALLY_WORTH_MINUTES,
): Date | undefined {
  const pauseMinutes = Math.min(2 ** (attempts - 1), LONGEST_PAUSE_MINUTES);
  const nextTryAt = new Date(now.getTime() + pauseMinutes * MINUTE_MS);
  return nextTryAt.getTime() - createdAt.getTime() > worthMinutes * MINUTE_MS
    ? undefined
    : nextTryAt;
}

/** The error codes of a failure, without its message, in which mail servers repeat the recipient. */
export function failureCodes(error: unknown): string {
  const { code, responseCode } = (error ?? {}) as { code?: unknown; responseCode?: unknown };
  const known = [code, responseCode].filter((part) => /^[A-Z0-9_]{2,40}$/.test(String(part)));
  return known.length > 0 ? known.join(' ') : 'unknown';
}
