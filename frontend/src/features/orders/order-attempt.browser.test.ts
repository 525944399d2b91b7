import { beforeEach, describe, expect, it } from 'vitest';

import { endOrderAttempt, orderAttemptKey } from './order-attempt';

const basket = {
  paymentMethod: 'CARD',
  deliverySlotId: '2026-11-21/1020',
  addressId: '41',
  couponCode: 'WELCOME15',
  useGiftCredit: false,
  substitution: 'CALL_ME',
  items: [{ id: '1501', quantity: 2 }],
};

describe('the key of placing a basket', () => {
  beforeEach(() => sessionStorage.clear());

  it('stays the same until the server has answered', () => {
    const key = orderAttemptKey(basket);

    expect(key).toMatch(/^[0-9a-f]{32}$/);
    expect(orderAttemptKey({ ...basket })).toBe(key);

    endOrderAttempt();
    expect(orderAttemptKey(basket)).not.toBe(key);
  });

  it('is another one for anything else that is ordered', () => {
    const keys = [
      basket,
      { ...basket, items: [{ id: '1501', quantity: 3 }] },
      { ...basket, deliverySlotId: '2026-11-21/1140' },
      { ...basket, paymentMethod: 'CASH_ON_DELIVERY' },
      { ...basket, addressId: '42' },
      { ...basket, addressId: undefined },
      { ...basket, couponCode: 'FRESH25' },
      { ...basket, couponCode: undefined },
      { ...basket, useGiftCredit: true },
    ].map(orderAttemptKey);

    expect(new Set(keys).size).toBe(9);
  });

  it('survives a storage that was tampered with', () => {
    sessionStorage.setItem('grocessay.order-attempt', '{nonsense');
    expect(orderAttemptKey(basket)).toMatch(/^[0-9a-f]{32}$/);
  });
});
