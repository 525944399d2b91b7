import { describe, expect, it } from 'vitest';

import { aWindow } from '../../test/delivery-records';
import { describePart, namePart, readConflict } from './conflict.rules';

const stored = (...parts: object[]) => ({ version: 9, parts });

describe('readConflict', () => {
  it('has what is stored beside what was to be, part by part', () => {
    const conflict = readConflict({
      current: stored(
        { date: '2026-11-24', isClosed: true, reason: 'Holi', windows: [] },
        { date: '2026-11-25', isClosed: true, reason: 'Diwali', windows: [] },
      ),
      submitted: {
        dates: ['2026-11-24', '2026-11-25'],
        isClosed: true,
        reason: 'Diwali',
        windows: [],
      },
    });
    expect(conflict?.version).toBe(9);
    // The other day already has the submitted values.
    expect(conflict?.clashes).toHaveLength(1);
    expect(conflict?.clashes[0]?.stored).toMatchObject({ date: '2026-11-24', reason: 'Holi' });
    expect(conflict?.clashes[0]?.mine).toMatchObject({ date: '2026-11-24', reason: 'Diwali' });
  });

  it.each([
    ['a window', { windows: [aWindow({ cutOffMinutes: 30 })] }],
    ['a weekday without windows', { windows: [] }],
  ])('sees that %s differs', (_, submitted) => {
    const current = stored({ weekday: 'MONDAY', windows: [aWindow()] });
    expect(readConflict({ current, submitted })?.clashes).toHaveLength(1);
  });

  it('sees that terms differ which have no effect yet', () => {
    const terms = { feePaise: 0, freeFromPaise: 50_000, minimumOrderPaise: 0 };
    const current = stored(terms);
    expect(readConflict({ current, submitted: { freeFromPaise: 60_000 } })?.clashes).toHaveLength(
      1,
    );
    expect(readConflict({ current, submitted: { freeFromPaise: 50_000 } })?.clashes).toEqual([]);
  });

  it('sees that the fee of returned orders is kept or not', () => {
    const terms = { feePaise: 0, freeFromPaise: null, minimumOrderPaise: 0 };
    const current = stored({ ...terms, keepsReturnFee: false });
    const clashes = readConflict({ current, submitted: { keepsReturnFee: true } })?.clashes;
    expect(describePart(clashes?.[0]?.mine)).toContain('Kept when an order is returned');
    const same = readConflict({ current, submitted: { keepsReturnFee: false } })?.clashes;
    expect(same).toEqual([]);
  });

  it('sees that an area differs, in its own terms too', () => {
    const area = { name: 'Thane', pinCodes: ['400601'], terms: null };
    const terms = { feePaise: 1_000, freeFromPaise: null, minimumOrderPaise: 0 };
    const clashesOf = (submitted: object) =>
      readConflict({ current: stored(area), submitted })?.clashes;
    expect(clashesOf({ terms })).toHaveLength(1);
    expect(clashesOf({ pinCodes: ['400602'] })).toHaveLength(1);
    expect(clashesOf({ terms: null })).toEqual([]);
  });

  it('always asks before something is removed that somebody has changed', () => {
    const current = stored({ name: 'Thane', pinCodes: ['400601'], terms: null });
    const clashes = readConflict({ current, submitted: {} })?.clashes;
    expect(clashes).toEqual([{ stored: current.parts[0], mine: undefined }]);
    expect(describePart(clashes?.[0]?.mine)).toEqual(['Removed']);
  });

  it('is none without details', () => {
    expect(readConflict(undefined)).toBeUndefined();
    expect(readConflict({ current: { id: '1' } })).toBeUndefined();
  });
});

describe('a part in words', () => {
  it('is a day', () => {
    const day = { date: '2026-11-24', isClosed: true, reason: 'Holi', windows: [] };
    expect(namePart(day)).toBe('24 Nov 2026');
    expect(describePart(day)).toEqual(['Closed', 'Holi']);
    expect(describePart({ ...day, isClosed: false, reason: null })).toEqual(['As its weekday']);
  });

  it('is a weekday', () => {
    const weekday = { weekday: 'TUESDAY' as const, windows: [aWindow()] };
    expect(namePart(weekday)).toBe('Tuesday');
    expect(describePart(weekday)).toEqual(['7–9 am: 40 orders, until 60 min before']);
    expect(describePart({ ...weekday, windows: [] })).toEqual(['No delivery']);
  });

  it('is an area or the terms', () => {
    const terms = { feePaise: 2_500, freeFromPaise: 50_000, minimumOrderPaise: 10_000 };
    const words = ['Delivery costs ₹25', 'Free from ₹500', 'Minimum order ₹100'];
    expect(namePart(terms)).toBe('Fees and minimum order');
    expect(describePart(terms)).toEqual(words);
    const area = { name: 'Thane', pinCodes: ['400601', '400602'], terms };
    expect(namePart(area)).toBe('Thane');
    expect(describePart(area)).toEqual(['Thane', '400601-400602', ...words]);
    expect(describePart({ ...area, terms: null }).at(-1)).toBe('The general fees');
  });
});
