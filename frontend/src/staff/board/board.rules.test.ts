import { describe, expect, it } from 'vitest';

import { aBoardOrder } from '../../test/board-records';
import {
  canMove,
  fits,
  groupBySlot,
  noteArrivals,
  selectedOf,
  toggleAll,
  totalsOf,
  type BoardFilter,
} from './board.rules';

const all: BoardFilter = { late: false, text: '' };

describe('fits', () => {
  const order = aBoardOrder({ id: '301', lateness: 'LATE' });

  it.each(['', '301', '#301', 'asha', 'PATIL asha', '98200', 'gokhale', '400602 naupada'])(
    'finds %j in number, name, phone and address',
    (text) => expect(fits(order, { ...all, text })).toBe(true),
  );

  it('needs all words, the status, and lateness where it is asked for', () => {
    expect(fits(order, { ...all, text: 'asha kulkarni' })).toBe(false);
    expect(fits(order, { ...all, status: 'PACKED' })).toBe(false);
    expect(fits(order, { ...all, late: true })).toBe(true);
    expect(fits(aBoardOrder({ lateness: 'DUE_SOON' }), { ...all, late: true })).toBe(false);
  });

  it('finds a customer without an address', () => {
    expect(fits(aBoardOrder({ deliveryAddress: null }), { ...all, text: 'asha' })).toBe(true);
  });
});

describe('groupBySlot', () => {
  const slot = { capacity: 40, bookedCount: 2, isOffered: true };
  const slots = [
    { ...slot, startMinute: 420, endMinute: 540 },
    { ...slot, startMinute: 1020, endMinute: 1140 },
  ];

  it('has the orders of each slot in the order of the work, then of their placing', () => {
    const orders = [
      aBoardOrder({ id: '9', status: 'PACKED' }),
      aBoardOrder({ id: '10' }),
      aBoardOrder({ id: '8' }),
    ];
    const [morning, evening] = groupBySlot(slots, orders, { ...all, status: 'SUCCESS' });
    expect(morning?.orders).toEqual([]);
    expect(evening?.orders.map(({ order }) => order.id)).toEqual(['8', '10', '9']);
    expect(evening?.shown.map(({ order }) => order.id)).toEqual(['8', '10']);
  });
});

describe('totalsOf', () => {
  it('counts and sums by status, without those that no order has', () => {
    const orders = [aBoardOrder(), aBoardOrder(), aBoardOrder({ status: 'DELIVERED' })];
    expect(totalsOf(orders)).toEqual([
      { status: 'SUCCESS', count: 2, toPayPaise: 12_920 },
      { status: 'DELIVERED', count: 1, toPayPaise: 6_460 },
    ]);
  });
});

describe('canMove', () => {
  it('takes what the server allows, and never what needs a new slot or calls an order off', () => {
    expect(canMove(aBoardOrder(), 'PACKED')).toBe(true);
    expect(canMove(aBoardOrder(), 'CANCELLED')).toBe(false);
    expect(canMove(aBoardOrder(), 'DELIVERED')).toBe(false);
    const failed = aBoardOrder({ status: 'DELIVERY_FAILED', nextStatuses: ['PACKED', 'RETURNED'] });
    expect(canMove(failed, 'PACKED')).toBe(false);
  });
});

describe('a selection', () => {
  const one = aBoardOrder({ id: '1' });
  const two = aBoardOrder({ id: '2' });

  it('takes all orders in, and out where all of them are in it', () => {
    const some = toggleAll(new Map(), [one]);
    const both = toggleAll(some, [one, two]);
    expect([...both.keys()]).toEqual(['1', '2']);
    expect(toggleAll(both, [one, two]).size).toBe(0);
  });

  it('tells orders that somebody has moved since from those that are as they were', () => {
    const selection = toggleAll(new Map(), [one, two]);
    const now = [one, aBoardOrder({ id: '2', status: 'PACKED' })];
    const { selected, movedMeanwhile } = selectedOf(now, selection);
    expect(selected).toEqual([one]);
    expect(movedMeanwhile.map(({ order }) => order.id)).toEqual(['2']);
  });
});

describe('noteArrivals', () => {
  const old = aBoardOrder({ id: '1' });
  const unpaid = aBoardOrder({ id: '2', status: 'PENDING' });
  const atFirst = noteArrivals(undefined, [old, unpaid]);

  it('calls nothing new at the first look', () => expect(atFirst.fresh).toEqual([]));

  it('calls an order new when it is placed, and until it is packed', () => {
    const paid = noteArrivals(atFirst, [old, aBoardOrder({ id: '2' }), aBoardOrder({ id: '3' })]);
    expect(paid.fresh).toEqual(['2', '3']);
    const packed = [old, aBoardOrder({ id: '2', status: 'PACKED' }), aBoardOrder({ id: '3' })];
    expect(noteArrivals(paid, packed).fresh).toEqual(['3']);
  });

  it('keeps the same list while nothing arrives', () => {
    const orders = [old, aBoardOrder({ id: '3' })];
    const { fresh } = noteArrivals(atFirst, orders);
    expect(noteArrivals(noteArrivals(atFirst, orders), orders).fresh).toEqual(fresh);
  });
});
