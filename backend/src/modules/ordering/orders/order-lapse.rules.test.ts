import fc from 'fast-check';
import { PaymentStatus } from '../../../kernel/payment-status.enum';
import { lapsedIfPlacedBy, payUntil, waitedLongEnough } from './order-lapse.rules';

const placedAt = new Date('2026-11-21T18:29:59.999Z');
const minutesLater = (minutes: number) => new Date(placedAt.getTime() + minutes * 60_000);

describe('payUntil', () => {
  it('is 15 minutes after the order was placed, while it awaits its payment', () => {
    expect(payUntil({ status: 'pending', placedAt })).toEqual(minutesLater(15));
  });

  it.each(['success', 'packed', 'out for delivery', 'delivered', 'cancelled'] as const)(
    'is nothing for an order that is %s',
    (status) => {
      expect(payUntil({ status, placedAt })).toBeNull();
    },
  );

  it('is not known while the shop looks for a transfer, and an hour after it found none', () => {
    const { FAILED, PENDING } = PaymentStatus;
    const rejected = { status: FAILED, settledAt: minutesLater(40) };
    const waiting = { status: PENDING, settledAt: null };
    const order = { status: 'pending', placedAt } as const;
    expect(payUntil(order, [rejected, waiting])).toBeNull();
    expect(payUntil(order, [rejected])).toEqual(minutesLater(100));
  });
});

describe('lapsedIfPlacedBy', () => {
  it('takes an order from the very instant until which it can be paid', () => {
    const instants = fc.date({ noInvalidDate: true, min: new Date(0), max: new Date(4e12) });
    fc.assert(
      fc.property(instants, instants, (placed, now) => {
        const until = payUntil({ status: 'pending', placedAt: placed });
        expect(placed <= lapsedIfPlacedBy(now)).toBe(until !== null && until <= now);
      }),
    );
  });
});

describe('waitedLongEnough', () => {
  it('keeps an order for an hour where nobody knows about its payment', () => {
    expect(waitedLongEnough(placedAt, minutesLater(15))).toBe(false);
    expect(waitedLongEnough(placedAt, new Date(minutesLater(60).getTime() - 1))).toBe(false);
    expect(waitedLongEnough(placedAt, minutesLater(60))).toBe(true);
  });
});
