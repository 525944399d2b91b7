import { beforeEach, describe, expect, it } from 'vitest';

import { endPaymentAttempt, paymentAttemptKey } from './payment-attempt';

describe('the key of paying an order', () => {
  beforeEach(() => sessionStorage.clear());

  it('stays the same until the attempt ends, one for each order', () => {
    const key = paymentAttemptKey('301');

    expect(paymentAttemptKey('301')).toBe(key);
    expect(paymentAttemptKey('302')).not.toBe(key);

    endPaymentAttempt('301');
    expect(paymentAttemptKey('301')).not.toBe(key);
  });
});
