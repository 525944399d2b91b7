import { OrderStatus } from '../../../kernel/order.enums';
import { Lateness, latenessOf } from './lateness.rules';

const slot = { slotDate: '2026-11-20', slotEndMinute: 9 * 60 };
const { DUE_SOON, LATE, ON_TIME } = Lateness;

describe('latenessOf', () => {
  it.each([
    ['2026-11-20T02:59:59.999Z', ON_TIME],
    ['2026-11-20T03:00:00Z', DUE_SOON],
    ['2026-11-20T03:29:59.999Z', DUE_SOON],
    ['2026-11-20T03:30:00Z', LATE],
    ['2026-11-21T00:00:00Z', LATE],
  ])('at %s is %s until 09:00 in India', (now, lateness) => {
    for (const status of [OrderStatus.SUCCESS, OrderStatus.PACKED, OrderStatus.OUT_FOR_DELIVERY])
      expect(latenessOf({ ...slot, status }, new Date(now))).toBe(lateness);
  });

  it.each([
    OrderStatus.PENDING,
    OrderStatus.DELIVERED,
    OrderStatus.DELIVERY_FAILED,
    OrderStatus.RETURNED,
    OrderStatus.CANCELLED,
  ])('is nothing for an order that is %s', (status) => {
    expect(latenessOf({ ...slot, status }, new Date('2027-01-01T00:00:00Z'))).toBe(ON_TIME);
  });
});
