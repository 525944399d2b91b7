import { describe, expect, it } from 'vitest';

import { bulkFieldOf, bulkFormChecks, emptyBulkForm, inputOfBulkForm } from './bulk-form.rules';

const all = { search: null, category: null };

describe('inputOfBulkForm', () => {
  it.each([
    [
      { percent: '2.5', direction: 'down' as const, search: ' tea ', rounding: 'RUPEES' as const },
      {
        ...{ search: 'tea', category: null, kind: 'PRICE_PERCENT', prices: 'SELLING' },
        ...{ rounding: 'RUPEES', basisPoints: -250 },
      },
    ],
    [
      { kind: 'PRICE_AMOUNT' as const, prices: 'BOTH' as const, rupees: '1.15' },
      { ...all, kind: 'PRICE_AMOUNT', prices: 'BOTH', rounding: 'NONE', amountPaise: 115 },
    ],
    [
      { kind: 'BELOW_MRP' as const, percent: '12', direction: 'down' as const },
      { ...all, kind: 'BELOW_MRP', rounding: 'NONE', basisPoints: 1200 },
    ],
    [{ kind: 'NO_SELLING_PRICE' as const }, { ...all, kind: 'NO_SELLING_PRICE' }],
    [
      { kind: 'CATEGORY' as const, category: 'general', newCategory: 'fruits' },
      { search: null, category: 'general', kind: 'CATEGORY', newCategory: 'fruits' },
    ],
    [{ kind: 'VISIBILITY' as const }, { ...all, kind: 'VISIBILITY', isHidden: true }],
    [
      { kind: 'GST' as const, gstBasisPoints: '0' },
      { ...all, kind: 'GST', gstBasisPoints: 0, hsn: null },
    ],
    [
      { kind: 'GST' as const, hsn: ' 1006 ' },
      { ...all, kind: 'GST', gstBasisPoints: null, hsn: '1006' },
    ],
    [
      { kind: 'STOCK_SET' as const, pieces: '0', reason: ' Sold out ' },
      { ...all, kind: 'STOCK_SET', stockQuantity: 0, reason: 'Sold out' },
    ],
    [
      { kind: 'STOCK_CHANGE' as const, pieces: ' 24 ', reason: 'Delivery' },
      { ...all, kind: 'STOCK_CHANGE', stockDelta: 24, stockKind: 'RECEIVED', reason: 'Delivery' },
    ],
    [
      { kind: 'STOCK_CHANGE' as const, stockMove: 'TAKE' as const, pieces: '3', reason: 'Counted' },
      { ...all, kind: 'STOCK_CHANGE', stockDelta: -3, stockKind: 'CORRECTION', reason: 'Counted' },
    ],
    [
      { kind: 'STOCK_CHANGE' as const, stockMove: 'THEFT' as const, pieces: '1', reason: 'Seen' },
      { ...all, kind: 'STOCK_CHANGE', stockDelta: -1, stockKind: 'THEFT', reason: 'Seen' },
    ],
  ])('makes %j what the server takes', (typed, input) => {
    expect(inputOfBulkForm({ ...emptyBulkForm, ...typed })).toEqual(input);
  });
});

describe('bulkFormChecks', () => {
  it.each([
    ['5', 'up', true],
    ['500', 'up', true],
    ['500.01', 'up', false],
    ['99.99', 'down', true],
    ['100', 'down', false],
    ['0', 'up', false],
    ['1.234', 'up', false],
    ['', 'up', false],
  ] as const)('take %s percent %s: %s', (text, direction, isTaken) => {
    expect(bulkFormChecks.percent(text, { ...emptyBulkForm, direction }) === true).toBe(isTaken);
  });

  it('want a GST rate, an HSN code, or both', () => {
    const form = { ...emptyBulkForm, gstBasisPoints: '500' };
    expect(bulkFormChecks.hsn('', form)).toBe(true);
    expect(bulkFormChecks.hsn('12', form)).not.toBe(true);
    expect(bulkFormChecks.hsn('', emptyBulkForm)).not.toBe(true);
    expect(bulkFormChecks.hsn('1006', emptyBulkForm)).toBe(true);
  });

  it.each([
    ['STOCK_SET', '0', true],
    ['STOCK_CHANGE', '0', false],
    ['STOCK_CHANGE', ' 24 ', true],
    ['STOCK_CHANGE', '-2', false],
    ['STOCK_SET', '1.5', false],
    ['STOCK_SET', '', false],
  ] as const)('take for %s %s pieces: %s', (kind, text, isTaken) => {
    expect(bulkFormChecks.pieces(text, { ...emptyBulkForm, kind }) === true).toBe(isTaken);
  });

  it('want a reason for another stock', () => {
    expect(bulkFormChecks.reason('Delivery')).toBe(true);
    expect(bulkFormChecks.reason(' ')).not.toBe(true);
  });

  it('want an amount, and a category', () => {
    expect(bulkFormChecks.rupees('2.50')).toBe(true);
    expect(bulkFormChecks.rupees('0')).not.toBe(true);
    expect(bulkFormChecks.newCategory('')).not.toBe(true);
    expect(bulkFormChecks.newCategory('fruits')).toBe(true);
  });
});

it('knows the fields of the server', () => {
  expect(['basisPoints', 'stockDelta', 'category', 'other'].map(bulkFieldOf)).toEqual([
    ...['percent', 'pieces', 'category', undefined],
  ]);
});
