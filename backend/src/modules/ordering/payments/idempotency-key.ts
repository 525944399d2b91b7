import { fieldError } from '../../../kernel/shop-error';

/** What clients may choose as the key of one attempt. */
export const IDEMPOTENCY_KEY = /^[\w-]{8,80}$/;
export const IDEMPOTENCY_KEY_MESSAGE = 'idempotencyKey should be 8 to 80 letters, digits, - or _';

/** Checks a key that came as an argument of its own. Throws VALIDATION. */
export function assertIdempotencyKey(key: unknown): asserts key is string {
  if (typeof key !== 'string' || !IDEMPOTENCY_KEY.test(key))
    throw fieldError('idempotencyKey', IDEMPOTENCY_KEY_MESSAGE);
}
