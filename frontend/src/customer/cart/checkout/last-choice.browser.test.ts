import { beforeEach, describe, expect, it } from 'vitest';

import { firstChoice } from '../../../features/checkout/checkout-choice';
import { keepChoice, lastChoice } from './last-choice';

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
