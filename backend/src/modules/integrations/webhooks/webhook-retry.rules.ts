const SECOND_MS = 1000;
const FIRST_PAUSE_SECONDS = 5;
const GROWTH = 4;
const LONGEST_PAUSE_SECONDS = 6 * 60 * 60;
/** A receiver that was unavailable gets what it missed soon after it is back. */
const LONGEST_PROBE_PAUSE_SECONDS = 5 * 60;

const DAY_MS = 24 * 60 * 60 * SECOND_MS;
/** How long a delivery is retried. */
const WORTH_MS = 3 * DAY_MS;
/**
 * After this time without a successful delivery a webhook is turned off, while what it missed is still worth sending.
 */
export const FAILING_MS = 2 * DAY_MS;

/** A delivery that failed. */
export interface FailedDelivery {
  createdAt: Date;
  /** Attempts so far, at least 1. */
  attempts: number;
}

/**
 * When to retry a delivery: after 5 seconds, 20, 80 and so on, at most after 6 hours.
 * @returns undefined if it is given up
 */
export function nextAttempt({ createdAt, attempts }: FailedDelivery, now: Date): Date | undefined {
  const next = after(now, attempts, LONGEST_PAUSE_SECONDS);
  return next.getTime() - createdAt.getTime() > WORTH_MS ? undefined : next;
}

/** When to retry a webhook after this many failures in a row: at most after 5 minutes. */
export function nextProbe(failures: number, now: Date): Date {
  return after(now, failures, LONGEST_PROBE_PAUSE_SECONDS);
}

function after(now: Date, times: number, longestSeconds: number): Date {
  const seconds = Math.min(FIRST_PAUSE_SECONDS * GROWTH ** (times - 1), longestSeconds);
  return new Date(now.getTime() + seconds * SECOND_MS);
}
