import { describe, expect, it } from 'vitest';

import { changesOf } from './audit-change.rules';

const json = (value: unknown) => JSON.stringify(value);

describe('what an entry changed', () => {
  it('names the parts of what was listed', () => {
    const lines = [
      { orderLineId: 7, quantity: 1 },
      { orderLineId: 8, quantity: 2 },
    ];
    expect(changesOf(null, json({ lines }))).toMatchObject([
      { after: 'Order line id 7 · Pieces 1, Order line id 8 · Pieces 2' },
    ]);
  });

  it('is a price from and to', () => {
    expect(changesOf(json({ mrpPaise: 2000 }), json({ mrpPaise: 2200 }))).toEqual([
      { label: 'MRP', before: '₹20.00', after: '₹22.00' },
    ]);
  });

  it('names the kind of a stock change, and leaves other kinds as they are stored', () => {
    expect(changesOf(null, json({ kind: 'undone' }))).toEqual([
      { label: 'Kind', after: 'Bill undone' },
    ]);
    expect(changesOf(null, json({ kind: 'percent' }))).toMatchObject([{ after: 'percent' }]);
  });

  it('is a rate in percent', () => {
    expect(changesOf(json({ gstBasisPoints: null }), json({ gstBasisPoints: 1_200 }))).toEqual([
      { label: 'GST rate', before: 'nothing', after: '12 %' },
    ]);
  });

  it('leaves out what stayed, and says what is new or gone', () => {
    expect(
      changesOf(
        json({ status: 'pending', stockQuantity: 20, unit: 'kg' }),
        json({ status: 'pending', stockQuantity: 18, orderId: 301 }),
      ),
    ).toEqual([
      { label: 'Stock', before: '20', after: '18' },
      { label: 'Unit', before: 'kg' },
      { label: 'Order', after: '301' },
    ]);
  });

  it('reads records that were made or are gone', () => {
    expect(changesOf(null, json({ name: 'Papaya', validUntil: null }))).toEqual([
      { label: 'Name', after: 'Papaya' },
      { label: 'Valid until', after: 'nothing' },
    ]);
    expect(changesOf(json({ role: 'support' }), null)).toEqual([
      { label: 'Role', before: 'Support' },
    ]);
  });

  it('writes instants, lists and yes and no for people', () => {
    expect(
      changesOf(
        null,
        json({
          validUntil: '2026-11-20T18:45:00.000Z',
          changed: ['email', 'phone'],
          isDefault: false,
          nested: { a: 1 },
          empty: [],
        }),
      ).map(({ after }) => after),
    ).toEqual(['21 Nov 2026, 12:15 am', 'E-mail, Phone', 'no', 'A 1', 'nothing']);
  });

  it('names roles and permissions, and leaves unknown ones as they are', () => {
    const before = json({ role: 'picker', permissions: ['move-orders', 'fly'] });
    expect(changesOf(before, json({ role: 'juggler', permissions: [] }))).toEqual([
      { label: 'Role', before: 'Picker', after: 'juggler' },
      { label: 'Permissions', before: 'Move orders on, fly', after: 'nothing' },
    ]);
  });

  it.each([null, 'no json', '[1]', '"text"', 'null'])('is nothing for %j', (text) => {
    expect(changesOf(text, null)).toEqual([]);
  });

  it('has names that no object has by itself', () => {
    expect(changesOf(null, json({ constructor: 1 }))).toEqual([
      { label: 'Constructor', isEnglish: true, after: '1' },
    ]);
  });
});
