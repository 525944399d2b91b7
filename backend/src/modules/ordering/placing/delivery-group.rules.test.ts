import fc from 'fast-check';
import { istInstant } from '../../../kernel/ist';
import {
  GroupedOrder,
  JOIN_WITHIN_MS,
  MAX_GROUP_ORDERS,
  joinableGroup,
} from './delivery-group.rules';
import { OrderStatus } from '../../../kernel/order.enums';
import { PaymentStatus } from '../../../kernel/payment-status.enum';
import { BillStepKind } from '../../checkout/index.rules';

const now = new Date('2026-11-20T05:00:00Z');
const home = {
  recipientName: 'Meera Kulkarni',
  phone: '9876543210',
  line1: '4 Lake Road',
  line2: null,
  landmark: null,
  pinCode: '400601',
};
const slot = { date: '2026-11-20', startMinute: 1020, endMinute: 1140 };
const order = (changes: Partial<GroupedOrder> = {}): GroupedOrder => ({
  id: 7,
  status: OrderStatus.SUCCESS,
  deliveryGroupId: 7,
  deliveryAddress: { ...home },
  slotDate: slot.date,
  slotStartMinute: slot.startMinute,
  slotEndMinute: slot.endMinute,
  placedAt: new Date(now.getTime() - 1000),
  paymentStatus: PaymentStatus.SUCCESS,
  billSteps: [],
  ...changes,
});

const always = () => true;

describe('joinableGroup', () => {
  it('is what was ordered a moment ago for the same address', () => {
    expect(joinableGroup([order(), order({ id: 8 })], { ...home }, always, now)).toEqual({
      id: 7,
      slot,
    });
    const nowhere = order({ deliveryAddress: null });
    expect(joinableGroup([nowhere], null, always, now)).toEqual({ id: 7, slot });
  });

  it('is the newest of several', () => {
    const newer = order({ id: 9, deliveryGroupId: 9 });
    expect(joinableGroup([newer, order(), order({ id: 8 })], home, always, now)?.id).toBe(9);
  });

  it('stays one whose first order was cancelled, as long as another one is not', () => {
    const first = order({ status: OrderStatus.CANCELLED });
    expect(joinableGroup([first, order({ id: 8 })], home, always, now)?.id).toBe(7);
    expect(joinableGroup([first], home, always, now)).toBeUndefined();
  });

  it('is joined as long as somebody pays its fee', () => {
    const { CANCELLED } = OrderStatus;
    const billSteps = [
      { kind: BillStepKind.DELIVERY_FEE, label: 'Delivery', amountPaise: 3000, reason: null },
    ];
    const withFee = (changes: Partial<GroupedOrder>) => [
      order({ billSteps, ...changes }),
      order({ id: 8 }),
    ];
    const joined = (orders: GroupedOrder[]) => joinableGroup(orders, home, always, now)?.id;
    expect(joined(withFee({}))).toBe(7);
    expect(joined(withFee({ status: CANCELLED }))).toBe(7);
    const lost = withFee({ status: CANCELLED, paymentStatus: PaymentStatus.PENDING });
    expect(joined(lost)).toBeUndefined();
    expect(joined([...lost, order({ id: 9, billSteps })])).toBe(7);
  });

  it.each<[string, GroupedOrder[]]>([
    ['an order of its own', [order({ deliveryGroupId: null })]],
    ['another address', [order({ deliveryAddress: { ...home, line1: '5 Lake Road' } })]],
    ['no address', [order({ deliveryAddress: null })]],
    ['packed goods', [order(), order({ id: 8, status: OrderStatus.PACKED })]],
    ['a part in another slot', [order(), order({ id: 8, slotDate: '2026-11-21' })]],
    ['a first order of long ago', [order({ id: 8 })]],
    [
      'a cart that is full',
      Array.from({ length: MAX_GROUP_ORDERS }, (_, i) => order({ id: 7 + i })),
    ],
  ])('is none with %s', (_, recent) => {
    expect(joinableGroup(recent, home, always, now)).toBeUndefined();
  });

  it('ends a while after its first order, and with its slot', () => {
    const isOpen = (at: Date) => () => at < istInstant(slot.date, 960);
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 3 * JOIN_WITHIN_MS }), (laterMs) => {
        const placedAt = new Date(istInstant(slot.date, 960).getTime() - JOIN_WITHIN_MS / 2);
        const later = new Date(placedAt.getTime() + laterMs);
        const found = joinableGroup([order({ placedAt })], home, isOpen(later), later);
        expect(found !== undefined).toBe(laterMs < JOIN_WITHIN_MS / 2);
      }),
    );
    const early = order({ placedAt: new Date('2026-11-20T00:00:00Z') });
    const atEnd = new Date(early.placedAt.getTime() + JOIN_WITHIN_MS);
    expect(joinableGroup([early], home, always, new Date(atEnd.getTime() - 1))?.id).toBe(7);
    expect(joinableGroup([early], home, always, atEnd)).toBeUndefined();
  });
});
