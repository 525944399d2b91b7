/** Codes that end an attempt: the next try is a new attempt. */
const definite: readonly string[] = ['PAYMENT_DECLINED', 'IDEMPOTENCY_KEY_REUSED'];

/** Codes after which it is unknown whether the bank has charged. */
const unknown: readonly string[] = ['PAYMENT_PENDING', 'UNREACHABLE', 'UNAVAILABLE', 'INTERNAL'];

/** Codes that concern the order, not the card: the shown order is out of date. */
const ofOrder: readonly string[] = ['ORDER_NOT_PAYABLE', 'PRICE_CHANGED'];

/** Whether a failed payment is final, so that the next one needs a new key. */
export const endsAttempt = (code: string): boolean => definite.includes(code);

/** Whether a failed payment may have succeeded nevertheless. */
export const isUnknown = (code: string): boolean => unknown.includes(code);

/** Whether to reload the order after a refused payment. */
export const isOfOrder = (code: string): boolean => ofOrder.includes(code);
