import { describe, expect, it } from 'vitest';

import { eventText, isNoteOnly, stepsAhead } from './timeline.rules';

describe('what happened to an order', () => {
  it('begins with placing it', () => {
    const placed = { fromStatus: null, toStatus: 'PENDING', paymentStatus: 'PENDING' } as const;
    expect(eventText(placed)).toBe('Order placed');
  });

  it('is where it moved to', () => {
    const packed = { fromStatus: 'SUCCESS', toStatus: 'PACKED', paymentStatus: 'SUCCESS' } as const;
    expect(eventText(packed)).toBe('Packed');
  });

  it('is paid only where the payment was waited for', () => {
    const confirmed = { toStatus: 'SUCCESS', paymentStatus: 'SUCCESS' } as const;
    expect(eventText({ ...confirmed, fromStatus: 'PENDING' })).toBe('Paid and confirmed');
    const takenBack = { toStatus: 'SUCCESS', paymentStatus: 'PENDING' } as const;
    for (const fromStatus of ['PACKED', 'PICKING'] as const)
      expect(eventText({ ...takenBack, fromStatus })).toBe('Waits to be packed');
  });

  it('is about the money where the order did not move', () => {
    const stayed = { fromStatus: 'DELIVERED', toStatus: 'DELIVERED' } as const;
    expect(eventText({ ...stayed, paymentStatus: 'SUCCESS' })).toBe('Payment received');
    expect(eventText({ ...stayed, paymentStatus: 'REFUNDED' })).toBe('Money paid back');
  });
});

describe('a note', () => {
  const delivered = {
    fromStatus: 'OUT_FOR_DELIVERY',
    toStatus: 'DELIVERED',
    paymentStatus: 'SUCCESS',
  } as const;
  const noted = { ...delivered, fromStatus: 'DELIVERED' } as const;

  it('is all there is where neither the order nor its payment changed', () => {
    expect(isNoteOnly(noted, delivered)).toBe(true);
    expect(isNoteOnly(delivered, noted)).toBe(false);
    expect(isNoteOnly(noted, { ...delivered, paymentStatus: 'PENDING' })).toBe(false);
  });

  it('is a change of the order while it is packed', () => {
    const picking = { ...noted, fromStatus: 'PICKING', toStatus: 'PICKING' } as const;
    expect(isNoteOnly(picking, picking)).toBe(false);
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
