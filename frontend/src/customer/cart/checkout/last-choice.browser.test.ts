import { beforeEach, describe, expect, it } from 'vitest';

import { firstChoice } from '../../../features/checkout/checkout-choice';
import { keepChoice, lastChoice, lastPaymentOf } from './last-choice';

beforeEach(() => localStorage.clear());

describe('the choice to begin with', () => {
  it('is that of the last order', () => {
    keepChoice({
      ...firstChoice,
      paymentMethod: 'CASH_ON_DELIVERY',
      substitution: 'NO_SUBSTITUTE',
      addressId: '41',
      slotId: '2026-11-21/1020',
      couponCode: 'SAVE5',
      useGiftCredit: true,
    });
    expect(lastChoice()).toEqual({
      paymentMethod: 'CASH_ON_DELIVERY',
      substitution: 'NO_SUBSTITUTE',
      addressId: '41',
      useGiftCredit: false,
    });
  });

  it.each(['', 'no json', 'null', '5', '{"paymentMethod":"GOLD","substitution":7,"addressId":3}'])(
    'is the first one where %j is kept',
    (text) => {
      localStorage.setItem('grocessay.checkout', text);
      expect(lastChoice()).toEqual(firstChoice);
    },
  );
});

describe('the payment of the last order of an account', () => {
  const paidBy = (paymentMethod: 'CARD' | 'CASH_ON_DELIVERY', ...utrs: (string | null)[]) =>
    lastPaymentOf({
      id: '301',
      paymentMethod,
      payments: utrs.map((utr, index) => ({ id: String(index), utr })),
    });

  it('is cash, or what the last payment was by', () => {
    expect(paidBy('CASH_ON_DELIVERY')).toEqual({ paymentMethod: 'CASH_ON_DELIVERY' });
    expect(paidBy('CARD', '123456789012', null)).toEqual({ paymentMethod: 'CARD' });
    expect(paidBy('CARD', null, '123456789012')).toEqual({ paymentMethod: 'UPI' });
  });

  it('says nothing where there is no order, or none was paid', () => {
    expect(lastPaymentOf(undefined)).toEqual({});
    expect(paidBy('CARD')).toEqual({});
  });
});
