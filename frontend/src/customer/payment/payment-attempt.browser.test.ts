import { beforeEach, describe, expect, it } from 'vitest';

import { endPaymentAttempt, paymentAttemptKey } from './payment-attempt';

describe('the key of paying an order', () => {
  beforeEach(() => sessionStorage.clear());

  it('stays the same until the attempt ends, one for each order', () => {
    const key = paymentAttemptKey('301', 25_000);

    expect(paymentAttemptKey('301', 25_000)).toBe(key);
    expect(paymentAttemptKey('302', 25_000)).not.toBe(key);

    endPaymentAttempt('301');
    expect(paymentAttemptKey('301', 25_000)).not.toBe(key);
  });

  it('is another one for another sum, and none is needed for a card that is only checked', () => {
    const key = paymentAttemptKey('301', 25_000);
    expect(paymentAttemptKey('301', 27_500)).not.toBe(key);

    const check = paymentAttemptKey(undefined, undefined);
    expect(paymentAttemptKey(undefined, undefined)).toBe(check);
  });
});
