import { fieldError } from '../../../kernel/shop-error';
import { orderingMessages } from '../ordering.messages';

/** The form of a key that clients choose for one attempt. */
export const IDEMPOTENCY_KEY = /^[\w-]{8,80}$/;

/** Validates a key from a separate argument. Throws VALIDATION. */
export function assertIdempotencyKey(key: unknown): asserts key is string {
  if (typeof key !== 'string' || !IDEMPOTENCY_KEY.test(key))
    throw fieldError('idempotencyKey', orderingMessages.paymentKey());
}
