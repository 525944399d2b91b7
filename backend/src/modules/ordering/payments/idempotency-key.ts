import { fieldError } from '../../../kernel/shop-error';
import { orderingMessages } from '../ordering.messages';

/** What clients may choose as the key of one attempt. */
export const IDEMPOTENCY_KEY = /^[\w-]{8,80}$/;

/** Checks a key that came as an argument of its own. Throws VALIDATION. */
export function assertIdempotencyKey(key: unknown): asserts key is string {
  if (typeof key !== 'string' || !IDEMPOTENCY_KEY.test(key))
    throw fieldError('idempotencyKey', orderingMessages.paymentKey());
}
