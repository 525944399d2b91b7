import { AttemptLimiter, isLetThrough } from '../../../platform/limits/attempt-limiter';
import { Limit } from '../../../platform/limits/limit';

const HOUR = 60 * 60;

/**
 * Three emails with a link per hour, one of which is reserved for the second half hour. Since a link is valid for half
 * an hour, whoever asks has a valid one or gets a new one, however often others ask for the same address.
 */
const RESETS_IN_HALF_AN_HOUR: Limit = { name: 'reset-half-hour', points: 1, perSeconds: HOUR / 2 };
const FURTHER_RESETS: Limit = { name: 'reset-hour', points: 1, perSeconds: HOUR };

/** Links to confirm the caller's own address. */
export const CONFIRMATIONS: Limit = { name: 'confirm-email', points: 3, perSeconds: HOUR };

/** Emails to addresses that may belong to anybody. */
export const EMAIL_CHANGES: Limit = {
  name: 'change-email',
  points: 5,
  perSeconds: HOUR,
  field: 'newEmail',
};

/** Changes of the phone; each may be a message that costs money. */
export const PHONE_CHANGES: Limit = {
  name: 'change-phone',
  points: 5,
  perSeconds: HOUR,
  field: 'newPhone',
};

/**
 * Counts an email that resets a password.
 * @returns whether it may be sent
 */
export async function maySendReset(limiter: AttemptLimiter, key: string): Promise<boolean> {
  return (
    (await isLetThrough(() => limiter.consume(RESETS_IN_HALF_AN_HOUR, key))) ||
    (await isLetThrough(() => limiter.consume(FURTHER_RESETS, key)))
  );
}
