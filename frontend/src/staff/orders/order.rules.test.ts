import { describe, expect, it } from 'vitest';

import { awaitsCash, readStatus, refundablePaise } from './order.rules';

describe('the status in the address', () => {
  it.each([
    ['status=PACKED', 'PACKED'],
    ['status=nonsense', undefined],
    ['', undefined],
  ])('reads %j as %s', (search, status) => {
    expect(readStatus(new URLSearchParams(search))).toBe(status);
  });
});

describe('cash', () => {
  const order = {
    status: 'OUT_FOR_DELIVERY',
    paymentStatus: 'PENDING',
    paymentMethod: 'CASH_ON_DELIVERY',
  } as const;

  it('is awaited until it is collected', () => {
    expect(awaitsCash(order)).toBe(true);
    expect(awaitsCash({ ...order, paymentStatus: 'SUCCESS' })).toBe(false);
  });

  it('is not awaited from cards and cancelled orders', () => {
    expect(awaitsCash({ ...order, paymentMethod: 'CARD' })).toBe(false);
    expect(awaitsCash({ ...order, status: 'CANCELLED' })).toBe(false);
  });
});

describe('what can be paid back', () => {
  const paid = { amountPaise: 6460, status: 'SUCCESS' } as const;

  it('is what was captured and is not on its way back', () => {
    expect(refundablePaise([paid], [])).toBe(6460);
    expect(refundablePaise([paid], [{ amountPaise: 1000, status: 'PENDING' }])).toBe(5460);
    expect(refundablePaise([paid], [{ amountPaise: 1000, status: 'FAILED' }])).toBe(6460);
    expect(
      refundablePaise(
        [{ ...paid, status: 'REFUNDED' }],
        [{ amountPaise: 6460, status: 'SUCCESS' }],
      ),
    ).toBe(0);
  });

  it('is nothing where no money came', () => {
    expect(refundablePaise([{ ...paid, status: 'FAILED' }], [])).toBe(0);
  });
});
