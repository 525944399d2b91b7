/** Answers that end an attempt: the next one is another one. */
const definite: readonly string[] = ['PAYMENT_DECLINED', 'IDEMPOTENCY_KEY_REUSED'];

/** Answers after which nobody knows yet whether the bank has charged. */
const unknown: readonly string[] = ['PAYMENT_PENDING', 'UNREACHABLE', 'UNAVAILABLE', 'INTERNAL'];

/** Answers that the order gives, not the card: it is no longer what was shown. */
const ofOrder: readonly string[] = ['ORDER_NOT_PAYABLE', 'PRICE_CHANGED'];

/** Whether a failed payment is over for good, so that the next one needs a key of its own. */
export const endsAttempt = (code: string): boolean => definite.includes(code);

/** Whether a failed payment may have gone through all the same. */
export const isUnknown = (code: string): boolean => unknown.includes(code);

/** Whether the order is to be loaded again after a payment was refused. */
export const isOfOrder = (code: string): boolean => ofOrder.includes(code);
