import { describe, expect, it } from 'vitest';

import { eventText, stepsAhead } from './timeline.rules';

describe('what happened to an order', () => {
  it('begins with placing it', () => {
    const placed = { fromStatus: null, toStatus: 'PENDING', paymentStatus: 'PENDING' } as const;
    expect(eventText(placed)).toBe('Order placed');
  });

  it('is where it moved to', () => {
    const packed = { fromStatus: 'SUCCESS', toStatus: 'PACKED', paymentStatus: 'SUCCESS' } as const;
    expect(eventText(packed)).toBe('Packed');
  });

  it('is about the money where the order did not move', () => {
    const stayed = { fromStatus: 'DELIVERED', toStatus: 'DELIVERED' } as const;
    expect(eventText({ ...stayed, paymentStatus: 'SUCCESS' })).toBe('Payment received');
    expect(eventText({ ...stayed, paymentStatus: 'REFUNDED' })).toBe('Money paid back');
    const collected = { ...stayed, paymentStatus: 'SUCCESS' } as const;
    const text = eventText(collected, { paymentStatus: 'PENDING' }, 'Cash collected');
    expect(text).toBe('Payment received');
  });

  it('is what was noted where neither the order nor the money moved', () => {
    const paid = { paymentStatus: 'SUCCESS' } as const;
    const credited = { ...paid, fromStatus: 'DELIVERED', toStatus: 'DELIVERED' } as const;
    const note = 'Credit note GRO-CN/2026-27/000001: ₹133';
    expect(eventText(credited, paid, note)).toBe(note);
  });
});

describe('what is still to come', () => {
  it('leads to the door', () => {
    expect(stepsAhead('SUCCESS')).toEqual(['Packed', 'Out for delivery', 'Delivered']);
    expect(stepsAhead('OUT_FOR_DELIVERY')).toEqual(['Delivered']);
    expect(stepsAhead('DELIVERED')).toEqual([]);
  });

  it('is nothing once it was called off', () => {
    expect(stepsAhead('CANCELLED')).toEqual([]);
  });
});
