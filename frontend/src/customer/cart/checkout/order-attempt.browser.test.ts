import { beforeEach, describe, expect, it } from 'vitest';

import { endOrderAttempt, orderAttemptKey } from './order-attempt';

const contents = {
  paymentMethod: 'CARD',
  deliverySlotId: '2026-11-21/1020',
  addressId: '41',
  couponCode: 'WELCOME15',
  useGiftCredit: false,
  substitution: 'CALL_ME',
  items: [{ id: '1501', quantity: 2 }],
};

describe('the key of placing a cart', () => {
  beforeEach(() => sessionStorage.clear());

  it('stays the same until the server has answered', () => {
    const key = orderAttemptKey(contents);

    expect(key).toMatch(/^[0-9a-f]{32}$/);
    expect(orderAttemptKey({ ...contents })).toBe(key);

    endOrderAttempt();
    expect(orderAttemptKey(contents)).not.toBe(key);
  });

  it('is another one for anything else that is ordered', () => {
    const keys = [
      contents,
      { ...contents, items: [{ id: '1501', quantity: 3 }] },
      { ...contents, deliverySlotId: '2026-11-21/1140' },
      { ...contents, paymentMethod: 'CASH_ON_DELIVERY' },
      { ...contents, addressId: '42' },
      { ...contents, addressId: undefined },
      { ...contents, couponCode: 'FRESH25' },
      { ...contents, couponCode: undefined },
      { ...contents, useGiftCredit: true },
    ].map(orderAttemptKey);

    expect(new Set(keys).size).toBe(9);
  });

  it('survives a storage that was tampered with', () => {
    sessionStorage.setItem('grocessay.order-attempt', '{nonsense');
    expect(orderAttemptKey(contents)).toMatch(/^[0-9a-f]{32}$/);
  });
});
