import { AttemptLimiter, isLetThrough } from '../../../platform/limits/attempt-limiter';
import { Limit } from '../../../platform/limits/limit';

const HOUR = 60 * 60;

/**
 * Three mails with a link an hour, of which one is kept for the second half hour. A link works for half an hour: so
 * who asks has one that works or gets a new one, however often others ask for the same address.
 */
const RESETS_IN_HALF_AN_HOUR: Limit = { name: 'reset-half-hour', points: 1, perSeconds: HOUR / 2 };
const FURTHER_RESETS: Limit = { name: 'reset-hour', points: 1, perSeconds: HOUR };

/** Links to confirm the own address. */
export const CONFIRMATIONS: Limit = { name: 'confirm-email', points: 3, perSeconds: HOUR };

/** Mails to addresses that may be anybody's. */
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
 * Counts a mail that resets a password.
 * @returns whether it may be sent
 */
export async function maySendReset(limiter: AttemptLimiter, key: string): Promise<boolean> {
  return (
    (await isLetThrough(() => limiter.consume(RESETS_IN_HALF_AN_HOUR, key))) ||
    (await isLetThrough(() => limiter.consume(FURTHER_RESETS, key)))
  );
}
